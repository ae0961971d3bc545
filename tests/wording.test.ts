import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@longtable/kit';
import { describe, expect, test } from 'vitest';
import { FEATURES } from '../bot/features/index.ts';
import { withLocalNames } from '../bot/gateway/register.ts';
import { loadCommands } from '../bot/interactions/command.ts';
import { LOCALES } from '../bot/render/text.ts';
import { builtInGames } from '../games/index.ts';
import {
  type Found,
  identifiersOf,
  ROOT,
  readPages,
  readSources,
  type TextLanguage,
  translationsOf,
  withoutCode,
} from './wording/texts.ts';

const commands = [...(await loadCommands(new URL('../commands/', import.meta.url))).values()].flatMap((command) => {
  const data = command.data(builtInGames, { settings: { PROGRAM_PORT: 0 }, features: FEATURES });
  return data ? [withLocalNames(data, LANGUAGES) as Described] : [];
});
const sources = readSources();
const translated = sources.map(translationsOf);
const texts = translated.flatMap((each) => each.texts);
const pages = readPages();
const english = texts.filter(({ language }) => language === 'en');
const german = texts.filter(({ language }) => language === 'de');

const at = ({ file, line, text }: Found) => `${file}:${line} ${text.replaceAll(/\s+/g, ' ').slice(0, 200)}`;

/** Returns the locations of a pattern. */
const locationsOf = (found: readonly Found[], pattern: RegExp) =>
  found.filter(({ text }) => pattern.test(withoutCode(text))).map(at);

function rows(name: string): string[][] {
  const [, ...lines] = readFileSync(join(ROOT, 'tests/wording', name), 'utf8')
    .trimEnd()
    .split('\n');
  return lines.map((line) => line.split('\t'));
}

describe('retired', () => {
  test.each(rows('terms.tsv'))('in %s: %s (use: %s)', (language = '', pattern = '', use = '') => {
    const read = language === 'en' ? english : german;
    // Documentation is written without contractions.
    const documented = language === 'en' && use !== 'a contraction' ? pages.flatMap(linesOf) : [];
    // Patterns with capitals are case-sensitive.
    const flags = /\p{Lu}/u.test(pattern) ? '' : 'i';
    expect(locationsOf([...read, ...documented], new RegExp(pattern, flags))).toEqual([]);
  });

  test('names are not used as identifiers', () => {
    const retired = new Map(rows('identifiers.tsv').map(([word = '', ...rest]) => [word, rest]));
    const still = sources.flatMap((source) =>
      [...identifiersOf(source)].flatMap((name) => {
        const [use = '', scope = ''] = retired.get(name) ?? [];
        return retired.has(name) && new RegExp(scope).test(source.file) ? `${source.file}: ${name} (use: ${use})` : [];
      }),
    );
    expect(still).toEqual([]);
  });

  test('names are not used as file names', () => {
    const retired = rows('files.tsv');
    const still = sources.flatMap(({ file }) =>
      retired.flatMap(([word = '', use = '', scope = '']) => {
        const isNamed = file.split('/').some((part) => part.replace(/\.ts$/, '') === word);
        return isNamed && new RegExp(scope).test(file) ? `${file} (use: ${use})` : [];
      }),
    );
    expect(still).toEqual([]);
  });
});

describe('every text', () => {
  test('exists in both languages', () => {
    expect(translated.flatMap(({ incomplete }) => incomplete.map(at))).toEqual([]);
  });

  test('has curly quotes and apostrophes', () => {
    expect(locationsOf([...texts, ...pages.flatMap(linesOf)], QUOTES)).toEqual([]);
  });

  test('has no space before % in English, and one in German', () => {
    expect(locationsOf([...english, ...pages.flatMap(linesOf)], /[\d…]\s%/)).toEqual([]);
    expect(locationsOf(german, /[\d…]%/)).toEqual([]);
  });

  test('uses French and Spanish punctuation', () => {
    const [french, spanish] = (['fr', 'es'] as const).map((language) =>
      texts.filter((each) => each.language === language),
    );
    expect(locationsOf(french ?? [], /(?<![\u00a0!?])[!?;%]|(?<!\u00a0):(?=\s|$)|«(?!\u00a0)|(?<!\u00a0)»|'/)).toEqual(
      [],
    );
    expect(locationsOf(spanish ?? [], /^[^¿]*(?<!«)\?(?!:)|^[^¡]*!|(?<!\u00a0)%|'/)).toEqual([]);
  });

  test('is in American English', () => {
    expect(locationsOf([...english, ...pages.flatMap(linesOf)], BRITISH)).toEqual([]);
  });

  test('has no double spaces', () => {
    // Pictures separate columns with spaces.
    const sentences = texts.filter(({ file }) => !file.includes('/drawing/picture'));
    expect(locationsOf(sentences, /\S {2,}\S/)).toEqual([]);
  });

  test('names commands of its own language that exist', () => {
    const wrong = texts.flatMap((found) =>
      commandsIn(found.text)
        .filter((words) => !isCommand(words, found.language))
        .map((words) => `${words.join(' ')}: ${at(found)}`),
    );
    expect(wrong).toEqual([]);
  });
});

test('has labels in sentence case', () => {
  const labels = english.filter(
    ({ file, text, isWhole }) => isWhole && /^(bot|commands|playground)\//.test(file) && !/[.!?] |[.!?:]$/.test(text),
  );
  const wrong = labels.filter(({ text }) => {
    const [, ...others] = withoutCode(text)
      .replaceAll(/[“"][^”"]*[”"]/g, '')
      .split(/[\s/]+/);
    return (
      others.length < 6 && others.some((word) => /^[A-Z][a-z]/.test(word) && !PROPER.has(word.replace(/\W+$/, '')))
    );
  });
  expect(wrong.map(at)).toEqual([]);
});

describe('descriptions of commands', () => {
  const described = commands.flatMap(descriptions);

  test('start with a capital and have no full stop', () => {
    const isRight = (text: string) => /^[\p{Lu}\p{N}]/u.test(text) && !/(?<!\.\.)[.!]$/.test(text);
    expect(described.filter(({ en, de }) => !isRight(en) || !isRight(de))).toEqual([]);
  });
});

/** Straight quotes, except as single characters between spaces. */
const QUOTES = /(?<! )['"]|['"](?! )/;

/** British spellings. */
const BRITISH =
  /defence|cancell(?:ed|ing)|analys(?:e[ds]?|ing)\b|(?:organ|recogn|real|vapor|local|capital)is(?:e|ing)|colour(?!_)|favour|behaviour|neighbour|armour|licence|travell|levelling|grey\b|any more(?![ -]\p{L}+s?\b)|misspelt/iu;

/** Words that are capitalised within a label. */
const PROPER = new Set([
  ...['Longtable', 'Discord', 'Swiss', 'Europe', 'Berlin', 'Deutsch', 'English', 'No', 'Time', 'Spy'],
  // Discord's names of permissions.
  ...['Channel', 'Channels', 'Messages', 'Threads', 'Public', 'Files', 'Events'],
]);

interface Described {
  readonly name: string;
  readonly name_localizations?: Readonly<Record<string, string>>;
  readonly description?: string;
  readonly description_localizations?: Readonly<Record<string, string>>;
  readonly options?: readonly Described[];
}

function descriptions(command: Described): { name: string; en: string; de: string }[] {
  const { name, description = '', description_localizations: { de = '' } = {}, options = [] } = command;
  const below = options.flatMap(descriptions).map((each) => ({ ...each, name: `${name} ${each.name}` }));
  return [{ name, en: description, de }, ...below];
}

/** Returns the lines of a page with their locations. */
function linesOf({ file, text }: Found): Found[] {
  return text.split('\n').map((line, index) => ({ file, line: index + 1, text: line }));
}

/** Returns the commands in a text as words. Outside of code, only the name is read. */
function commandsIn(text: string): string[][] {
  return [...text.matchAll(/(?<![\w/<.:}])\/(\p{Ll}[\p{Ll}-]*)((?: \p{Ll}[\p{Ll}\d-]*:?)*)/gu)].map((match) => {
    const [, name = '', rest = ''] = match;
    const isCode = text.slice(0, match.index).split('`').length % 2 === 0;
    return isCode && rest !== '' ? [name, ...rest.trim().split(' ')] : [name];
  });
}

/** Whether the command, subcommand and options exist. */
function isCommand([name = '', ...words]: string[], language: TextLanguage): boolean {
  const [locale] = LOCALES[language];
  const named = (each: Described) => each.name_localizations?.[locale ?? ''] ?? each.name;
  let found = commands.find((each) => named(each) === name);
  for (const word of words) found = found?.options?.find((each) => named(each) === word.replace(/:$/, ''));
  return found !== undefined;
}
