import { ApplicationCommandOptionType, PermissionFlagsBits } from 'discord.js';
import { showTableModeration } from '../bot/features/moderation/table.ts';
import { SUBCOMMANDS } from '../bot/features/settings/subcommands.ts';
import type { Command } from '../bot/interactions/command.ts';
import { localizedDescription, ON_SERVERS } from '../bot/render/command-data.ts';
import { watchableTables } from '../bot/screens/tables/watch.ts';
import { texts } from './words/texts.ts';

export const command: Command = {
  data: (games) => ({
    name: 'settings',
    ...localizedDescription(texts.about.settings),
    ...ON_SERVERS,
    default_member_permissions: String(PermissionFlagsBits.ManageGuild),
    options: SUBCOMMANDS.map(({ name, about, options }) => ({
      type: ApplicationCommandOptionType.Subcommand,
      name,
      ...localizedDescription(about),
      options: options?.(games) ?? [],
    })),
  }),

  menus: {
    message: {
      label: texts.menus.moderate,
      access: 'managed',
      execute: ({ reply, at }) => showTableModeration(reply, at),
    },
  },

  offers: () => true,
  access: 'manager',
  async execute({ reply, at: guild }) {
    const chosen = reply.interaction.options.getSubcommand();
    await SUBCOMMANDS.find(({ name }) => name === chosen)?.execute(reply, guild);
  },

  async autocomplete(interaction, bot) {
    await interaction.respond(await watchableTables(bot, interaction, interaction.options.getFocused()));
  },
};
