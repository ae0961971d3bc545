import { showProgram } from '../bot/features/programs/index.ts';
import { type Command, withName } from '../bot/interactions/command.ts';
import { texts } from './words/texts.ts';

export const command: Command = {
  ...withName('program', texts.about.program, (_, { settings }) => settings.PROGRAM_PORT !== undefined),
  access: 'visitor',
  execute: ({ reply, target }) => showProgram(reply, target),
};
