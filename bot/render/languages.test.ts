import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { describeOptions, LANGUAGES, say, type Text } from '@longtable/kit';
import { guess } from '@longtable/kit/testing/games/guess';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { expect, test } from 'vitest';
import { builtInGames } from '../../games/index.ts';
import { FEATURES } from '../features/index.ts';
import { withLocalNames } from '../gateway/register.ts';
import { loadCommands } from '../interactions/command.ts';
import { LOCALES } from './text.ts';

/** Texts of a command, an option or a choice. */
interface Part {
  readonly name: string;
  readonly name_localizations?: Readonly<Record<string, string>>;
  readonly description?: string;
  readonly description_localizations?: Readonly<Record<string, string>>;
  readonly options?: readonly Part[];
  readonly choices?: readonly Part[];
}

const games = [...builtInGames, noughts, guess];
const loaded = await loadCommands(new URL('../../commands/', import.meta.url));
const commands = [...loaded.values()].flatMap((command) => {
  const data = command.data(games, { settings: { PROGRAM_PORT: 0 }, features: FEATURES });
  return data ? [withLocalNames(data, LANGUAGES) as Part] : [];
});
const ROOT = resolve(import.meta.dirname, '../..');
const words: Record<string, Record<string, Text>> = {};
for (const file of globSync('bot/**/words/texts.ts', { cwd: ROOT }))
  words[file] = constantsIn((await import(`${ROOT}/${file}`)).texts);

/** Returns the texts without parameters, by their path. */
function constantsIn(section: object, path = ''): Record<string, Text> {
  const entries = Object.entries(section).flatMap(([key, value]) => {
    if (typeof value !== 'object') return [];
    return 'en' in value ? [[`${path}${key}`, value]] : Object.entries(constantsIn(value, `${path}${key}.`));
  });
  return Object.fromEntries(entries);
}

const NAME = /^[-_'\p{L}\p{N}]{1,32}$/u;

function parts(part: Part, path = part.name): { path: string; part: Part }[] {
  const inside = [...(part.options ?? []), ...(part.choices ?? [])];
  return [{ path, part }, ...inside.flatMap((one) => parts(one, `${path} ${one.name}`))];
}

/** Locales of the languages that users can choose, without British English. */
const OTHER_LOCALES = LANGUAGES.filter((language) => language !== 'en' && language !== 'en-US').flatMap(
  (language) => LOCALES[language],
);

test.each(OTHER_LOCALES)('describes every command and option in %s', (locale) => {
  const all = commands.flatMap((command) => parts(command));
  const lacking = all.filter(({ part }) => part.description && !part.description_localizations?.[locale]);
  // The games for tests are only in English and German, and “Table” is the same in French.
  const missing = lacking.filter(({ path, part }) => !/ (?:noughts|guess)/.test(path) && part.description !== 'Table');
  expect(missing.map(({ path }) => path)).toEqual([]);
});

test.each(['de', 'fr', 'es-ES', 'es-419'])('names every command and option of the built-in games in %s', (locale) => {
  const named = commands.flatMap((command) => parts(command)).filter(({ part }) => part.description !== undefined);
  const lacking = named.filter(({ path, part }) => !part.name_localizations?.[locale] && !/^play \S+$/.test(path));
  expect(lacking.map(({ path }) => path).filter((path) => !/ (?:noughts|guess)/.test(path))).toEqual([]);
});

test('keeps descriptions and names within Discord’s limits in every language', () => {
  for (const { path, part } of commands.flatMap((command) => parts(command))) {
    for (const text of [part.description ?? '', ...Object.values(part.description_localizations ?? {})]) {
      expect(text.length, `${path}: ${text}`).toBeLessThanOrEqual(100);
    }
    for (const name of [part.name, ...Object.values(part.name_localizations ?? {})]) {
      if (part.description === undefined) expect(name.length, path).toBeLessThanOrEqual(100);
      else expect(name.toLowerCase(), path).toSatisfy((text) => text === name && NAME.test(name));
    }
  }
});

test.each(['de', 'fr', 'es-ES'])('gives commands and options unique names in %s', (locale) => {
  const families = [commands, ...commands.flatMap((command) => parts(command)).map(({ part }) => part.options ?? [])];
  for (const family of families) {
    const names = family.map((one) => one.name_localizations?.[locale] ?? one.name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  }
});

test.each(Object.entries(words))('translates every text of %s', (_, texts) => {
  for (const [key, text] of Object.entries(texts)) {
    for (const language of LANGUAGES) expect(say(text, language).trim(), `${key} in ${language}`).not.toBe('');
  }
});

test.each(games.map((game) => [game.id, game] as const))('translates all texts of %s', (_, game) => {
  const options = describeOptions(game.options);
  const labels = options.flatMap((option) => (option.kind === 'choice' ? option.values.map(({ label }) => label) : []));
  const texts: Text[] = [
    game.summary,
    ...game.rules.map(({ text }) => text),
    ...options.map(({ about }) => about),
    ...labels,
  ];
  for (const text of texts) {
    for (const language of LANGUAGES) expect(say(text, language).trim()).not.toBe('');
  }
  for (const text of [game.summary, ...game.rules.map(({ text }) => text)])
    expect(say(text, 'de')).not.toBe(say(text, 'en'));
});
