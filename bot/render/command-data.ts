import { type AnyGame, say, type Text } from '@longtable/kit';
import {
  type APIApplicationCommandStringOption,
  ApplicationCommandOptionType,
  ApplicationIntegrationType,
  InteractionContextType,
} from 'discord.js';

/** A description of a command or option in Discord's form, in every language; a label, so without a full stop. */
export function localizedDescription(text: Text): { description: string; description_localizations: { de: string } } {
  const [en, de] = [say(text, 'en').replace(/\.$/, ''), say(text, 'de').replace(/\.$/, '')];
  return { description: en, description_localizations: { de } };
}

/** The name of a choice in Discord's form, in every language. */
export function localizedName(text: Text): { name: string; name_localizations: { de: string } } {
  return { name: say(text, 'en'), name_localizations: { de: say(text, 'de') } };
}

/** The option `game`, which must be one of these. */
export function gameOption(
  games: readonly AnyGame[],
  about: Text = { en: 'Game', de: 'Spiel' },
): APIApplicationCommandStringOption {
  return {
    type: ApplicationCommandOptionType.String,
    name: 'game',
    ...localizedDescription(about),
    required: true,
    choices: games.map(({ id, title }) => ({ value: id, ...localizedName(title) })),
  };
}

/** Most commands work wherever people talk: on servers, in DMs with the bot, and in chats of people who have added it to their apps. */
export const EVERYWHERE = {
  integration_types: [ApplicationIntegrationType.GuildInstall, ApplicationIntegrationType.UserInstall],
  contexts: [InteractionContextType.Guild, InteractionContextType.BotDM, InteractionContextType.PrivateChannel],
};

/** Some are about the server that the bot is a member of. */
export const ON_SERVERS = {
  integration_types: [ApplicationIntegrationType.GuildInstall],
  contexts: [InteractionContextType.Guild],
};
