import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { describeOptions, LANGUAGES, say, type Text } from '@longtable/kit';
import { guess } from '@longtable/kit/testing/games/guess';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { expect, test } from 'vitest';
import { builtInGames } from '../../games/index.ts';
import { withGermanNames } from '../gateway/german-names.ts';
import { loadCommands } from '../interactions/command.ts';

/** Texts of a command, an option or a choice. */
interface Part {
  readonly name: string;
  readonly name_localizations?: { readonly de?: string };
  readonly description?: string;
  readonly description_localizations?: { readonly de?: string };
  readonly options?: readonly Part[];
  readonly choices?: readonly Part[];
}

const games = [...builtInGames, noughts, guess];
const loaded = await loadCommands(new URL('../../commands/', import.meta.url));
const commands = [...loaded.values()].flatMap((command) => {
  const data = command.data(games, { programs: true });
  return data ? [withGermanNames(data) as Part] : [];
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

test.each(commands.map((command) => [command.name, command] as const))(
  'describes /%s in German, including all options and choices',
  (_, command) => {
    const lacking = parts(command).filter(({ part }) =>
      part.description === undefined ? !part.name_localizations?.de : !part.description_localizations?.de,
    );
    expect(lacking.map(({ path }) => path)).toEqual([]);
  },
);

test('keeps descriptions and names within Discord’s limits in both languages', () => {
  for (const { path, part } of commands.flatMap((command) => parts(command))) {
    for (const text of [part.description, part.description_localizations?.de].filter((one) => one !== undefined)) {
      expect(text.length, `${path}: ${text}`).toBeLessThanOrEqual(100);
    }
    const names = [part.name, part.name_localizations?.de].filter((one) => one !== undefined);
    for (const name of names) {
      if (part.description === undefined) expect(name.length, path).toBeLessThanOrEqual(100);
      else expect(name.toLowerCase(), path).toSatisfy((text) => text === name && NAME.test(name));
    }
  }
});

test('gives commands and options unique German names', () => {
  const germanNames = (siblings: readonly Part[]) => siblings.map((one) => one.name_localizations?.de ?? one.name);
  const families = [commands, ...commands.flatMap((command) => parts(command)).map(({ part }) => part.options ?? [])];
  for (const family of families) expect(new Set(germanNames(family)).size).toBe(family.length);
});

test.each(Object.entries(words))('translates every text of %s', (_, texts) => {
  for (const [key, text] of Object.entries(texts)) {
    for (const language of LANGUAGES) expect(say(text, language).trim(), `${key} in ${language}`).not.toBe('');
  }
});

test('uses German command names in German texts', () => {
  const known = commands.map(({ name, name_localizations }) => name_localizations?.de ?? name);
  const sentences = Object.values(words).flatMap((texts) => Object.values(texts).map((text) => say(text, 'de')));
  const called = sentences.flatMap((sentence) => [...sentence.matchAll(/`\/([^`\s]+)/g)].map(([, name]) => name));
  expect(called.length).toBeGreaterThan(20);
  expect(called.filter((name) => !known.includes(name ?? ''))).toEqual([]);
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
