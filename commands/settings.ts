import { ApplicationCommandOptionType, PermissionFlagsBits } from 'discord.js';
import { subcommandsOf } from '../bot/features/settings/subcommands.ts';
import type { Command } from '../bot/interactions/command.ts';
import { localizedDescription, ON_SERVERS } from '../bot/render/command-data.ts';
import { texts } from './words/texts.ts';

export const command: Command = {
  data: (games, { features }) => ({
    name: 'settings',
    ...localizedDescription(texts.about.settings),
    ...ON_SERVERS,
    default_member_permissions: String(PermissionFlagsBits.ManageGuild),
    options: subcommandsOf(features).map(({ name, about, options }) => ({
      type: ApplicationCommandOptionType.Subcommand,
      name,
      ...localizedDescription(about),
      options: options?.(games) ?? [],
    })),
  }),

  offers: () => true,
  access: 'manager',
  async execute({ reply, target: guild }) {
    const chosen = reply.interaction.options.getSubcommand();
    await subcommandsOf(reply.bot.features)
      .find(({ name }) => name === chosen)
      ?.execute(reply, guild);
  },
};
