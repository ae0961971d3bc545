import { type AnyGame, say, type Text } from '@longtable/kit';
import {
  type APIApplicationCommandStringOption,
  ApplicationCommandOptionType,
  ApplicationIntegrationType,
  InteractionContextType,
} from 'discord.js';
import { texts } from './words/texts.ts';

/** Returns a description in all languages, without a full stop. */
export function localizedDescription(text: Text): { description: string; description_localizations: { de: string } } {
  const [en, de] = [say(text, 'en').replace(/\.$/, ''), say(text, 'de').replace(/\.$/, '')];
  return { description: en, description_localizations: { de } };
}

export function localizedName(text: Text): { name: string; name_localizations: { de: string } } {
  return { name: say(text, 'en'), name_localizations: { de: say(text, 'de') } };
}

export function gameOption(
  games: readonly AnyGame[],
  about: Text = texts.commands.game,
): APIApplicationCommandStringOption {
  return {
    type: ApplicationCommandOptionType.String,
    name: 'game',
    ...localizedDescription(about),
    required: true,
    choices: games.map(({ id, title }) => ({ value: id, ...localizedName(title) })),
  };
}

/** Allows a command on servers, in DMs with the bot and in other chats of users who installed it. */
export const EVERYWHERE = {
  integration_types: [ApplicationIntegrationType.GuildInstall, ApplicationIntegrationType.UserInstall],
  contexts: [InteractionContextType.Guild, InteractionContextType.BotDM, InteractionContextType.PrivateChannel],
};

/** Allows a command only on servers with the bot. */
export const ON_SERVERS = {
  integration_types: [ApplicationIntegrationType.GuildInstall],
  contexts: [InteractionContextType.Guild],
};
