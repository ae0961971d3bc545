import { ApplicationCommandOptionType, InteractionContextType, PermissionFlagsBits } from 'discord.js';
import { SUBCOMMANDS } from '../bot/features/settings/subcommands.ts';
import { watchable } from '../bot/features/tables/watch.ts';
import { refusal } from '../bot/host/refusal.ts';
import type { Command } from '../bot/interactions/command.ts';
import { refuse } from '../bot/interactions/reply.ts';
import { described, EVERYWHERE } from '../bot/render/command-data.ts';

export const command: Command = {
  data: (shelf) => ({
    name: 'settings',
    ...described({ en: 'How Longtable behaves in this server', de: 'Wie sich Longtable auf diesem Server verhält' }),
    ...EVERYWHERE,
    contexts: [InteractionContextType.Guild],
    default_member_permissions: String(PermissionFlagsBits.ManageGuild),
    options: SUBCOMMANDS.map(({ name, about, options }) => ({
      type: ApplicationCommandOptionType.Subcommand,
      name,
      ...described(about),
      options: options?.(shelf) ?? [],
    })),
  }),

  async execute(interaction, bot) {
    const { guildId, memberPermissions, options } = interaction;
    if (guildId === null) return refuse(interaction, refusal('serverOnly'));
    if (!memberPermissions?.has(PermissionFlagsBits.ManageGuild)) return refuse(interaction, refusal('notManager'));
    const chosen = options.getSubcommand();
    await SUBCOMMANDS.find(({ name }) => name === chosen)?.execute(interaction, bot, guildId);
  },

  async autocomplete(interaction, bot) {
    await interaction.respond(await watchable(bot, interaction, interaction.options.getFocused()));
  },
};
