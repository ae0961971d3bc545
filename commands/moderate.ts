import { showTableModeration } from '../bot/features/moderation/index.ts';
import type { Command } from '../bot/interactions/command.ts';
import { texts } from './words/texts.ts';

/** Has no slash command, only an entry in the menu of a table's message. */
export const command: Command = {
  data: () => undefined,
  menus: {
    message: {
      label: texts.menus.moderate,
      access: 'managed',
      execute: ({ reply, target }) => showTableModeration(reply, target),
    },
  },
  access: 'managed',
  execute: ({ reply, target }) => showTableModeration(reply, target),
};
