import { lookUp } from '../bot/face/answers/pages.ts';
import type { Command } from '../bot/face/desk/command.ts';
import { atTableHere } from '../bot/face/desk/table-here.ts';
import { described, EVERYWHERE } from '../bot/face/drawing/described.ts';

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
