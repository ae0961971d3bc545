import { showInbox } from '../bot/features/inbox/index.ts';
import { type Command, withName } from '../bot/interactions/command.ts';
import { texts } from './words/texts.ts';

export const command: Command = {
  ...withName('tables', texts.about.tables),
  access: 'anyone',
  execute: ({ reply }) => showInbox(reply, 0),
};
