import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '..');
const FOLDERS = ['bot', 'commands', 'games', 'playground', 'spy-server', 'storage', 'tests'];

/** State of modules, which test files in one process share, with the reason why no test can depend on another's. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  'caches results of a pure function': [
    'bot/features/pictures/canvas/png.ts sheets',
    'bot/features/pictures/canvas/fit.ts fits',
    'bot/features/pictures/canvas/fit.ts widths',
    'bot/features/pictures/canvas/stamp.ts copies',
    'bot/features/pictures/canvas/stamp.ts paths',
    'bot/features/pictures/canvas/stamp.ts stamps',
    'bot/render/duration.ts formatters',
    'games/kit/picture/icons.ts shipped',
    'games/kit/testing/random-play.ts sampleCache',
    'games/spy/computers/gambling.ts winTables',
    'games/spy/rules/match/board.ts shared',
    'playground/web.ts bundles',
  ],
  'belongs to an object, which each test has its own of or which never changes': [
    'bot/features/analysis/analyse.ts running',
    'bot/host/feature.ts byHook',
    'bot/host/table/outside-games.ts modules',
    'bot/features/pictures/serialise.ts sets',
    'bot/features/pictures/cards/covers.ts covers',
    'bot/features/welcome/index.ts films',
    'games/dungeon/drawing/picture-panels.ts wallPaths',
    'games/kit/options.ts remoteOptions',
    'games/kit/picture/parts.ts blockCache',
    'games/spy/drawing/grid.ts letterCache',
    'games/spy/rules/knowledge/knowledge.ts cached',
    'games/spy/rules/match/board.ts latest',
    'games/spy/rules/match/board.ts plans',
    'games/spy/rules/match/routes.ts latest',
  ],
  'is set at the start of each call': [
    'bot/features/pictures/canvas/fit.ts ruler',
    'games/duel/computers/greed.ts bestGroup',
    'games/duel/computers/greed.ts count',
    'games/duel/computers/greed.ts gains',
    'games/duel/computers/greed.ts leastLost',
    'games/duel/computers/greed.ts readyAttackers',
    'games/duel/computers/greed.ts best',
    'games/duel/computers/greed.ts max',
    'games/duel/computers/greed.ts readySlots',
    'games/duel/computers/master.ts best',
    'games/duel/computers/master.ts costs',
    'games/duel/computers/master.ts gains',
    'games/duel/computers/master.ts highest',
    'games/duel/computers/master.ts needs',
    'games/duel/computers/judgement.ts features',
    'tests/fake-clock.ts ada',
    'tests/fake-clock.ts bo',
    'tests/fake-clock.ts now',
    'tests/fake-clock.ts testBot',
  ],
  'loads a font or a connection once for all': [
    'bot/gateway/rest.ts agent',
    'bot/features/pictures/canvas/fonts.ts missing',
  ],
  'is in a thread or a process of its own': [
    'bot/features/outside-games/worker.ts games',
    'tests/command-host.ts count',
    'tests/command-host.ts queue',
  ],
  'makes names unique': [
    'playground/testing/conformance.ts last',
    'playground/testing/rules/answers.ts last',
    'storage/testing/plain-store.ts stores',
    'storage/testing/subject.ts kinds',
  ],
};

/** Returns the module-level variables of a file that are assigned or changed. */
function stateIn(source: string): string[] {
  const variables = [...source.matchAll(/^(?:export )?let (?:(\w+)|\[([\w, ]+)\])/gm)];
  const constants = [...source.matchAll(/^(?:export )?const (\w+)(?:: [^=]+)? = /gm)].map(([, name = '']) => name);
  const collections =
    /^(?:export )?const (\w+)(?:: [^=]+)? = new (?:Map|Set|WeakMap|WeakSet|Lru|Agent)\b[^(]*\((?:\w*)\);$/gm;
  const isChanged = (name: string) =>
    new RegExp(
      `(?<!const |let |[{,(] |[.#\\w])${name}(?:\\.(?:set|add|delete|clear|push|pop|shift|unshift|splice|fill|sort)\\(|(?:\\.\\w+|\\[[^\\]]*\\])* (?:=|\\+=|-=) )`,
      'm',
    ).test(source.replaceAll(/^(?:export )?(?:const|let) .*$/gm, ''));
  return [
    ...variables.flatMap(([, name, names = '']) => (name ? [name] : names.split(', '))),
    ...new Set([...constants.filter(isChanged), ...[...source.matchAll(collections)].map(([, name = '']) => name)]),
  ];
}

test.each([
  ['let count = 0;', ['count']],
  ['export let [first, last] = [0, 0];', ['first', 'last']],
  ['const cache = new Map();\nfunction put() {\n  cache.set(1, 2);\n}', ['cache']],
  ['const list: number[] = [];\nfunction put() {\n  list[0] = 1;\n}', ['list']],
  ['const cache = new WeakMap<object, string>();', ['cache']],
  ['const names = new Map([[1, 2]]);\nfunction get() {\n  return names.get(1) === other.names.set(2);\n}', []],
])('finds the state in %j', (source, names) => {
  expect(stateIn(source)).toEqual(names);
});

test('has no module-level state that could make one test file depend on another', () => {
  const files = globSync(
    FOLDERS.map((folder) => `${folder}/**/*.ts`),
    { cwd: ROOT, exclude: (path) => /node_modules|dist$/.test(path) },
  ).filter((file) => !/\.test\.ts$|^playground\/page\/|^tests\/bench\/|^tests\/campaigns\//.test(file));
  const found = files.flatMap((file) =>
    stateIn(readFileSync(resolve(ROOT, file), 'utf8')).map((name) => `${file} ${name}`),
  );
  expect(found.sort()).toEqual(Object.values(ALLOWED).flat().sort());
});
