import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { FEATURES } from '../bot/features/index.ts';
import {
  ALL_GAMES,
  checkTypes,
  copyWithout,
  featureNames,
  featureOf,
  importsOf,
  playOn,
  sourcesIn,
  withDependents,
} from './campaigns/without.ts';
import { temporaryFolder } from './test-bot.ts';

const ROOT = resolve(import.meta.dirname, '..');
const sources = ['bot', 'commands', 'storage'].flatMap((folder) => sourcesIn(folder));
/** The entry of a feature for the bot, and that for pages in a browser. */
const isEntry = (file: string) => /^bot\/features\/[^/]+\/(index|page)\.ts$/.test(file);
/** Files that assemble the program. */
const LISTS = ['bot/features/index.ts'];

/** Returns the keys of the texts in a tree of texts. A text has its languages as keys. */
function keysOf(texts: object): string[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'object' && !('en' in value) ? keysOf(value) : [key],
  );
}

test('imports no feature in the core', () => {
  const core = sources.filter((file) => featureOf(file) === undefined && !file.startsWith('commands/'));
  const wrong = core
    .filter((file) => !LISTS.includes(file))
    .flatMap((file) => importsOf(file).flatMap((to) => (featureOf(to) !== undefined ? [`${file} -> ${to}`] : [])));
  expect(wrong).toEqual([]);
});

test('imports another feature only through its index.ts', () => {
  const wrong = sources.flatMap((file) => {
    const own = featureOf(file);
    if (own === undefined) return [];
    const others = importsOf(file).filter((to) => ![undefined, own].includes(featureOf(to)) && !isEntry(to));
    return others.map((to) => `${file} -> ${to}`);
  });
  expect(wrong).toEqual([]);
});

test('has no sentence in the core that only one feature uses', async () => {
  const code = sources.filter((file) => !/\/words\/(en|de|fr|es)(\/|\.ts$)/.test(file));
  // A command belongs to the features that it imports.
  const ownersOf = (file: string) => (file.startsWith('commands/') ? importsOf(file) : [file]).map(featureOf);
  const users = code.map((file) => ({ owners: ownersOf(file), text: readFileSync(join(ROOT, file), 'utf8') }));
  const isUsedByOne = (key: string) => {
    const used = users.filter(({ text }) => new RegExp(`\\b${key}\\b`).test(text));
    return featureNames.some((name) => used.every(({ owners }) => owners.includes(name)));
  };
  const wrong: string[] = [];
  for (const folder of ['host', 'render', 'interactions', 'boards', 'screens'])
    wrong.push(...keysOf((await import(`../bot/${folder}/words/texts.ts`)).texts).filter(isUsedByOne));
  expect(wrong).toEqual([]);
});

test('lists every feature, in the code and in docs/architecture.md', () => {
  expect(FEATURES.map(({ id }) => id).toSorted()).toEqual(featureNames.toSorted());
  const page = readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8');
  const listed = [...page.matchAll(/^- .*: (.*`)/gm)].flatMap(([, line = '']) => line.match(/[a-z-]+/g) ?? []);
  expect(listed.toSorted()).toEqual(featureNames.toSorted());
});

describe('plays after features are deleted', () => {
  // `node tests/campaigns/without.ts` deletes each feature in turn.
  test.each([
    ['tournaments', withDependents(['tournaments']), ['duel']],
    ['all of them', featureNames, ALL_GAMES],
  ])('%s', async (_, names, games) => {
    const folder = temporaryFolder();
    copyWithout(folder.path, names);
    await checkTypes(folder.path);
    for (const game of games) await playOn(folder.path, game);
    expect(existsSync(join(folder.path, 'bot/main.ts'))).toBe(true);
    folder.remove();
  });
});
