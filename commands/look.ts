import { lookUp } from '../bot/features/play/lookup.ts';
import type { Command } from '../bot/interactions/command.ts';
import { atTableHere } from '../bot/interactions/table-here.ts';
import { described, EVERYWHERE } from '../bot/render/command-data.ts';

export const command: Command = {
  data: () => ({
    name: 'look',
    ...described({
      en: 'Look something up at the table that stands here, such as its decks',
      de: 'Etwas am Tisch hier nachschlagen, zum Beispiel seine Decks',
    }),
    ...EVERYWHERE,
  }),

  execute: atTableHere((bot, interaction, { table }) => lookUp(bot, interaction, table.id, 0)),
};
