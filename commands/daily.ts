import { showDailies } from '../bot/features/daily/index.ts';
import { type Command, withName } from '../bot/interactions/command.ts';
import { texts } from './words/texts.ts';

export const command: Command = {
  ...withName('daily', texts.about.daily),
  access: 'anyone',
  execute: ({ reply }) => showDailies(reply),
};
