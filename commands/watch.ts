import { ApplicationCommandOptionType } from 'discord.js';
import { watch, watchable } from '../bot/features/tables/watch.ts';
import { findTableAt } from '../bot/host/table/find.ts';
import type { Command } from '../bot/interactions/command.ts';
import { described, EVERYWHERE } from '../bot/render/command-data.ts';

const TABLE = 'table';

export const command: Command = {
  data: () => ({
    name: 'watch',
    ...described({ en: 'Watch a game privately', de: 'Bei einem Spiel zusehen (nur für dich sichtbar)' }),
    ...EVERYWHERE,
    options: [
      {
        type: ApplicationCommandOptionType.String,
        name: TABLE,
        ...described({
          en: 'Table (default: the one in this channel)',
          de: 'Tisch (ohne Angabe: der in diesem Kanal)',
        }),
        autocomplete: true,
      },
    ],
  }),

  async execute(reply, bot) {
    const chosen = reply.interaction.options.getString(TABLE);
    if (chosen !== null) return watch(bot, reply, chosen, 'spectator');
    const found = await findTableAt(bot.context, reply.channelId);
    if ('refused' in found) return reply.refuse(found);
    await watch(bot, reply, found.table.id, 'spectator');
  },

  async autocomplete(interaction, bot) {
    await interaction.respond(await watchable(bot, interaction, interaction.options.getFocused()));
  },
};
