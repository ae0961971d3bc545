import { ApplicationCommandOptionType } from 'discord.js';
import { watch, watchable } from '../bot/features/tables/watch.ts';
import { refusal } from '../bot/host/refusal.ts';
import { findTableAt } from '../bot/host/table/find.ts';
import type { Command } from '../bot/interactions/command.ts';
import { tableOn } from '../bot/interactions/table-on.ts';
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

  menus: {
    message: {
      label: { en: 'Watch', de: 'Zusehen' },
      async execute(reply, bot) {
        const table = tableOn(reply.interaction.targetMessage);
        if (table === undefined) return reply.refuse(refusal('notABoard'));
        await watch(bot, reply, table, 'spectator');
      },
    },
  },

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
