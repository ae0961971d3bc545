import { ApplicationCommandOptionType } from 'discord.js';
import { showTableModeration, subcommands } from '../bot/features/moderation/index.ts';
import { MODERATION_PERMISSION } from '../bot/interactions/access.ts';
import { type Command, watchableTables } from '../bot/interactions/command.ts';
import { localizedDescription, ON_SERVERS } from '../bot/render/command-data.ts';
import { texts } from './words/texts.ts';

export const command: Command = {
  data: (games) => ({
    name: 'moderate',
    ...localizedDescription(texts.about.moderate),
    ...ON_SERVERS,
    default_member_permissions: MODERATION_PERMISSION,
    options: subcommands.map(({ name, about, options }) => ({
      type: ApplicationCommandOptionType.Subcommand,
      name,
      ...localizedDescription(about),
      options: options?.(games) ?? [],
    })),
  }),

  menus: {
    message: {
      label: texts.menus.moderate,
      access: 'moderated',
      execute: ({ reply, target }) => showTableModeration(reply, target),
    },
  },

  access: 'moderator',
  async execute({ reply, target: guild }) {
    const chosen = reply.interaction.options.getSubcommand();
    await subcommands.find(({ name }) => name === chosen)?.execute(reply, guild);
  },

  async autocomplete(interaction, bot) {
    await interaction.respond(await watchableTables(bot, interaction, interaction.options.getFocused()));
  },
};
