import { type AnyGame, eachLanguage, LANGUAGES, say, type Text, withoutFullStop } from '@longtable/kit';
import {
  type APIApplicationCommandOptionChoice,
  type APIApplicationCommandStringOption,
  ApplicationCommandOptionType,
  ApplicationIntegrationType,
  InteractionContextType,
  type LocalizationMap,
} from 'discord.js';
import { DISPLAYS } from '../../storage/records/person.ts';
import { MAX_OPTIONS } from '../discord-limits.ts';
import { LOCALES } from './text.ts';
import { texts } from './words/texts.ts';

/** Returns a description in all languages, without a full stop. */
export function localizedDescription(text: Text): { description: string; description_localizations: LocalizationMap } {
  const plain = eachLanguage((language) => withoutFullStop(say(text, language)));
  return { description: plain.en, description_localizations: localizationsOf(plain) };
}

export function localizedName(text: Text): { name: string; name_localizations: LocalizationMap } {
  return { name: say(text, 'en'), name_localizations: localizationsOf(text) };
}

/** Returns a text by Discord's locales, without those whose text is the English one. */
function localizationsOf(text: Text): LocalizationMap {
  const others = LANGUAGES.filter((language) => say(text, language) !== say(text, 'en'));
  return Object.fromEntries(
    others.flatMap((language) => LOCALES[language].map((locale) => [locale, say(text, language)])),
  );
}

/** Returns the option for a game. If there are more games than choices, games are suggested while the user types. */
export function gameOption(
  games: readonly AnyGame[],
  about: Text = texts.commands.game,
  required = true,
): APIApplicationCommandStringOption {
  return {
    type: ApplicationCommandOptionType.String,
    name: 'game',
    ...localizedDescription(about),
    required,
    ...(games.length > MAX_OPTIONS
      ? { autocomplete: true }
      : { choices: games.map(({ id, title }) => ({ value: id, ...localizedName(title) })) }),
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

/** Returns the ways to show boards as choices of an option. */
export function displayChoices(): APIApplicationCommandOptionChoice<string>[] {
  return DISPLAYS.map((value) => ({ value, ...localizedName(texts.displays[value]) }));
}
