import { showHint } from '../bot/features/hints/index.ts';
import { type Command, withName } from '../bot/interactions/command.ts';
import { texts } from './words/texts.ts';

export const command: Command = {
  ...withName('hint', texts.about.hint),
  access: 'player',
  execute: ({ reply, target: loaded }) => showHint(reply, loaded),
};
