import { LANGUAGES, type Language } from '@longtable/kit';
import type { RESTPostAPIChatInputApplicationCommandsJSONBody } from 'discord.js';
import { LOCALES } from '../render/text.ts';
import { de } from './words/de.ts';
import { es } from './words/es.ts';
import { fr } from './words/fr.ts';

/** Names of commands and options in languages other than British English. */
const NAMES: Readonly<Record<Exclude<Language, 'en'>, Readonly<Record<string, string>>>> = {
  'en-US': { analyse: 'analyze' },
  de,
  fr,
  es,
};

interface NamedOption {
  readonly name: string;
  readonly options?: readonly NamedOption[] | undefined;
}

/** Adds the names of the other languages to a command. Handlers still read the English names. */
export function withLocalNames(
  data: RESTPostAPIChatInputApplicationCommandsJSONBody,
  languages: readonly Language[] = LANGUAGES,
): RESTPostAPIChatInputApplicationCommandsJSONBody {
  return translateNames(data, data.name, languages) as RESTPostAPIChatInputApplicationCommandsJSONBody;
}

function translateNames(named: NamedOption, path: string, languages: readonly Language[]): NamedOption {
  const names = languages.flatMap((language) => {
    const name = language === 'en' ? undefined : nameIn(NAMES[language], path);
    return name === undefined ? [] : LOCALES[language].map((locale) => [locale, name]);
  });
  return {
    ...named,
    ...(names.length > 0 && { name_localizations: Object.fromEntries(names) }),
    ...(named.options && {
      options: named.options.map((option) => translateNames(option, `${path} ${option.name}`, languages)),
    }),
  };
}

/** Returns the name for a path, or for the same path under any subcommand. */
function nameIn(names: Readonly<Record<string, string>>, path: string): string | undefined {
  return names[path] ?? names[path.replace(/^(\S+) \S+ /, '$1 * ')];
}
