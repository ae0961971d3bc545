import { ApplicationCommandOptionType } from 'discord.js';
import { offerColours } from '../bot/features/play/colours.ts';
import { suggest } from '../bot/features/play/suggest.ts';
import { playLine, seatToMove } from '../bot/host/actions/move.ts';
import { findTableAt } from '../bot/host/table/find.ts';
import type { Command } from '../bot/interactions/command.ts';
import { seatFor } from '../bot/interactions/panel.ts';
import { actorOf } from '../bot/interactions/person.ts';
import { refuse, whisper } from '../bot/interactions/reply.ts';
import { atTableHere } from '../bot/interactions/table-here.ts';
import { described, EVERYWHERE } from '../bot/render/command-data.ts';
import { languageOf, WORDS } from '../bot/render/text.ts';

const LINE = 'line';

export const command: Command = {
  data: () => ({
    name: 'move',
    ...described({ en: 'Play a line at the table that stands here', de: 'Eine Zeile am Tisch hier spielen' }),
    ...EVERYWHERE,
    options: [
      {
        type: ApplicationCommandOptionType.String,
        name: LINE,
        ...described({ en: 'Your move, in the words of the game', de: 'Dein Zug, in den Worten des Spiels' }),
        required: true,
        autocomplete: true,
      },
    ],
  }),

  execute: atTableHere(async (bot, interaction, { table }) => {
    const line = interaction.options.getString(LINE, true);
    const played = await playLine(bot.context, table.id, actorOf(interaction), line);
    if ('refused' in played) return refuse(interaction, played);
    await Promise.all([whisper(interaction, WORDS.played), bot.delivery.deliver(played)]);
    const seat = seatFor(played, interaction.user.id);
    if (seat !== undefined) await offerColours(bot, interaction, played, seat);
  }),

  async autocomplete(interaction, bot) {
    const found = await findTableAt(bot.context, interaction.channelId);
    const seat = 'table' in found ? seatToMove(found, { person: interaction.user.id }) : undefined;
    if (!('table' in found) || typeof seat !== 'number') return interaction.respond([]);
    await interaction.respond(suggest(found, seat, interaction.options.getFocused(), languageOf(interaction.locale)));
  },
};
