import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '..');

/** Folders that are npm packages. The rest of the repository is the package `longtable`. */
const PACKAGES = [
  ...['kit', 'duel', 'dungeon', 'farmland', 'runa', 'spy'].map((game) => `games/${game}`),
  ...['playground', 'spy-server'],
];

/** Folders that each folder may import. npm packages and Node's modules are listed only where they are restricted. */
const ALLOWED: Record<string, readonly string[]> = {
  games: ['games'],
  storage: ['storage', 'games/kit'],
  bot: ['bot', 'storage', 'games/kit'],
  commands: ['commands', 'bot', 'storage', 'games/kit'],
  playground: ['playground'],
  'spy-server': ['spy-server', 'games'],
};

/** Layers of each folder from the lowest. A subfolder imports itself and lower layers, not others of its layer. */
const LAYERS: Record<string, readonly (readonly string[])[]> = {
  bot: [
    ['discord-limits'],
    ['settings'],
    ['log'],
    ['host'],
    ['custom-ids'],
    ['render'],
    ['messages'],
    ['boards'],
    ['interactions'],
    ['screens'],
    ['gateway'],
    ['longtable'],
    ['features'],
    ['main'],
    ['cli'],
  ],
  'bot/host': [
    ['words', 'duration', 'interval'],
    ['limits', 'refusal', 'outbox'],
    ['feature'],
    ['context'],
    ['table'],
    ['commit', 'idempotency', 'settings'],
    ['actions', 'open-context'],
    ['delivery', 'scheduler'],
  ],
  'spy-server': [
    ['words'],
    ['wire', 'cli'],
    ['match'],
    ['replay'],
    ['server', 'player', 'table'],
    ['ai'],
    ['person'],
    ['main'],
    ['testing'],
  ],
  playground: [
    ['clock', 'protocol'],
    ['limits', 'page'],
    ['world'],
    ['messages', 'gateway'],
    ['interactions', 'faults'],
    ['rest', 'preload'],
    ['activities'],
    ['people'],
    ['web', 'users'],
    ['bots'],
    ['index'],
    ['main', 'testing'],
  ],
  'playground/page': [
    ['tab'],
    ['drawing'],
    ['markdown', 'composer', 'settings', 'activity', 'bridge'],
    ['components', 'frame', 'members'],
    ['message'],
    ['channel'],
    ['main', 'testing'],
  ],
  storage: [
    ['backend', 'lru', 'keyed-queue'],
    ['backends', 'locks'],
    ['store'],
    ['index'],
    ['records'],
    ['record-access'],
    ['testing'],
  ],
};

/** Modules that assemble the program. They may import any folder. */
const COMPOSITION = ['bot/main.ts', 'bot/features/operator/commands.ts', 'games/services.ts'];

/** Module of types only, outside of the layers. */
const TYPES_MODULE = 'playground/discord.ts';

/** Modules that read data files of levels, icons and puzzles. */
const DATA_READERS = new Map([
  ['games/kit/picture/icons.ts', 'node:fs'],
  ['games/kit/puzzle.ts', 'node:fs'],
  ['games/dungeon/rules/level.ts', 'node:fs'],
]);

/** Modules for hosts, which no game imports. */
const LOADERS = ['games/kit/admission.ts', 'games/kit/load.ts', 'games/services.ts'];

/** Folder of the text interface for any game, which starts in a process of its own. */
const TERMINAL = 'games/kit/terminal';

/** Folder with one file per command. */
const COMMANDS = 'commands';

/** Maximum number of source files in a folder. */
const MAX_FILES = 20;

interface Import {
  readonly from: string;
  readonly to: string;
}

const files = Object.keys(ALLOWED).flatMap(sources);
const imports: readonly Import[] = files.flatMap((file) => importsOf(file));

function sources(folder: string): string[] {
  return allFiles(folder).filter((file) => !/\.test\.tsx?$/.test(file));
}

function allFiles(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/(^|\/)(node_modules|dist)\//.test(file))
    .map((file) => join(folder, file));
}

/** Returns the text of a file without its doc comments, whose examples have imports too. */
function textOf(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8').replace(/^ \* .*$/gm, '');
}

function importsOf(file: string, text = textOf(file)): Import[] {
  const found = text.matchAll(/\bfrom '([^']+)';$|^import '([^']+)';$|\bimport\('([^']+)'\)/gm);
  return [...found].map((match) => {
    const target = (match[1] ?? match[2] ?? match[3]) as string;
    const to = target.startsWith('.') ? relative(ROOT, resolve(ROOT, dirname(file), target)) : fileOf(target);
    return { from: file, to };
  });
}

/** Returns the file that an import by package name loads. Returns other names unchanged. */
function fileOf(target: string): string {
  const [, name, path] = /^@longtable\/([a-z-]+)(?:\/(.+))?$/.exec(target) ?? [];
  const folder = PACKAGES.find((each) => basename(each) === name);
  if (folder === undefined) return target;
  const { exports } = JSON.parse(textOf(`${folder}/package.json`)) as { exports: Record<string, string> };
  return join(folder, exports[path === undefined ? '.' : `./${path}`] ?? `${path}.ts`);
}

const isInside = (path: string, room: string) => path === room || path.startsWith(`${room}/`);
const isLocal = ({ to }: Import) => Object.keys(ALLOWED).some((room) => isInside(to, room)) || to.startsWith('tests');
/** Whether a file is part of a text interface, which runs in its own process and may use Node's modules. */
const isTextInterface = (path: string) => /^games\/[^/]+\/terminal(\.ts$|\/)/.test(path);
const isTestCode = (file: string) => /(^|\/)testing\//.test(file);

test.each(Object.entries(ALLOWED))('lets %s import only %j', (room, allowed) => {
  const wrong = imports
    .filter((arrow) => isInside(arrow.from, room) && !COMPOSITION.includes(arrow.from) && isLocal(arrow))
    .filter((arrow) => !allowed.some((target) => isInside(arrow.to, target)));
  expect(wrong).toEqual([]);
});

describe.each(Object.entries(LAYERS))('%s', (context, floors) => {
  const floorOf = (path: string) => {
    const name = relative(context, path).split('/')[0] as string;
    return floors.findIndex((rooms) => rooms.includes(name.replace(/\.tsx?$/, '')));
  };
  const roomOf = (path: string) => relative(context, path).split('/')[0];
  const isPart = (file: string) => isInside(file, context) && file !== TYPES_MODULE;
  const inside = imports.filter(({ from, to }) => isPart(from) && isPart(to));

  test('lists every folder in a layer', () => {
    expect(files.filter((file) => isPart(file) && floorOf(file) < 0)).toEqual([]);
    const known = new Set(files.filter(isPart).map((file) => roomOf(file)?.replace(/\.tsx?$/, '')));
    expect(floors.flat().filter((name) => !known.has(name))).toEqual([]);
  });

  test('imports only from lower layers', () => {
    const wrong = inside.filter(({ from, to }) => roomOf(from) !== roomOf(to) && floorOf(from) <= floorOf(to));
    expect(wrong).toEqual([]);
  });
});

/** Layers of a game from the lowest. Files beside the folders, such as the state, may import any layer. */
const GAME_LAYERS = [
  ['rules'],
  ['files'],
  ['words'],
  ['menus'],
  ['drawing'],
  ['computers'],
  ['puzzles'],
  ['terminal'],
  ['testing'],
];

test('imports only from lower layers within a game', () => {
  // Language modules import only the kit, so every layer may use them.
  const isLanguage = (path: string) => /\/words\/(texts\.ts$|(en|de|fr|es)\b)/.test(path);
  const roomOf = (path: string) => (isLanguage(path) ? [] : (/^games\/([^/]+)\/([^/]+)\//.exec(path)?.slice(1) ?? []));
  const floorOf = (room: string | undefined) => GAME_LAYERS.findIndex((rooms) => rooms.includes(room ?? ''));
  const wrong = imports.filter(({ from, to }) => {
    const [[game, room], [other, below]] = [roomOf(from), roomOf(to)];
    return (
      game !== undefined && game === other && room !== below && below !== undefined && floorOf(room) <= floorOf(below)
    );
  });
  expect(wrong.filter(({ from }) => !from.startsWith('games/kit/'))).toEqual([]);
});

test('has no import cycles', () => {
  // Types are erased, and a dynamic import loads its module later.
  const atStart = files.flatMap((file) =>
    importsOf(file, textOf(file).replace(/^import type [^;]*;$|\bimport\('[^']+'\)/gm, '')),
  );
  const arrows = new Map(files.map((file) => [file, [] as string[]]));
  for (const { from, to } of atStart) if (arrows.has(to)) arrows.get(from)?.push(to);
  expect(cyclesIn(arrows)).toEqual([]);
});

const packageOf = (path: string) => PACKAGES.find((folder) => isInside(path, folder)) ?? 'longtable';

test('imports other packages by name', () => {
  const wrong = Object.keys(ALLOWED)
    .concat('tests', 'tools')
    .flatMap((folder) => allFiles(folder))
    .flatMap((file) =>
      [...textOf(file).matchAll(/\b(?:from|import\() ?'(\.[^']+)'/g)]
        .map(([, target]) => ({ from: file, to: join(dirname(file), target as string) }))
        .filter(({ from, to }) => packageOf(from) !== packageOf(to)),
    );
  expect(wrong).toEqual([]);
});

test.each(PACKAGES)('%s declares what it imports', (folder) => {
  const {
    name,
    dependencies = {},
    devDependencies = {},
  } = JSON.parse(textOf(`${folder}/package.json`)) as {
    name: string;
    dependencies?: object;
    devDependencies?: object;
  };
  const declared = [name, ...Object.keys(dependencies), ...Object.keys(devDependencies)];
  const used = sources(folder)
    .filter((file) => !isTestCode(file) || folder === 'games/kit')
    .flatMap((file) =>
      [...textOf(file).matchAll(/\bfrom '((?:@[a-z-]+\/)?[a-z][a-z.-]*)(?=['/])/g)].map((match) => match[1]),
    );
  expect([...new Set(used)].filter((each) => !declared.includes(each as string))).toEqual([]);
});

test('limits the number of files per folder', () => {
  const sizes = Map.groupBy(files, dirname);
  const full = [...sizes].filter(([folder, { length }]) => length > MAX_FILES && folder !== COMMANDS);
  expect(full.map(([folder, { length }]) => `${folder}: ${length}`)).toEqual([]);
});

test('imports testing folders only from tests', () => {
  expect(imports.filter(({ from, to }) => isTestCode(to) && !isTestCode(from))).toEqual([]);
});

test('lets games import only zod and other games, and their tests vitest and fast-check', () => {
  const outside = imports
    .filter((arrow) => isInside(arrow.from, 'games') && !isLocal(arrow) && arrow.to !== 'zod')
    .filter((arrow) => !(isTestCode(arrow.from) && ['vitest', 'fast-check'].includes(arrow.to)))
    .filter((arrow) => !(isTextInterface(arrow.from) && arrow.to.startsWith('node:')))
    .filter((arrow) => DATA_READERS.get(arrow.from) !== arrow.to && !LOADERS.includes(arrow.from));
  expect(outside).toEqual([]);
});

test('imports text interfaces only from each other and from the command line', () => {
  const wrong = imports
    .filter(({ from, to }) => isTextInterface(to) && !isTextInterface(from))
    .filter(({ from, to }) => !isTestCode(from) && !(isInside(from, 'bot/cli') && isInside(to, TERMINAL)));
  expect(wrong).toEqual([]);
});

test('keeps games independent of each other', () => {
  const gameOf = (path: string) => path.split('/')[1];
  const across = imports
    .filter((arrow) => isInside(arrow.from, 'games') && isInside(arrow.to, 'games') && arrow.from !== 'games/index.ts')
    .filter((arrow) => gameOf(arrow.to) !== 'kit' && gameOf(arrow.to) !== gameOf(arrow.from));
  expect(across).toEqual([]);
});

test('keeps clocks, random numbers and process access out of games', () => {
  const impure = sources('games').filter((file) =>
    /\bMath\.random\b|\bDate\.now\b|\bnew Date\b|\bprocess\.|\bperformance\.now\b/.test(
      readFileSync(join(ROOT, file), 'utf8'),
    ),
  );
  expect(impure.filter((file) => !isTestCode(file) && !isInside(file, TERMINAL))).toEqual([]);
});

test('keeps picture rendering out of the main thread', () => {
  const loaded = new Set<string>();
  const load = (file: string) => {
    if (loaded.has(file)) return;
    loaded.add(file);
    // A dynamic import of the canvas is for commands of authors.
    const text = file.endsWith('.ts')
      ? textOf(file).replace(/^import type [^;]*;$|import\('\.\/canvas\/png\.ts'\)/gm, '')
      : '';
    for (const { to } of importsOf(file, text)) load(to);
  };
  for (const file of ['bot/longtable.ts', 'bot/features/index.ts', ...sources('commands')]) load(file);
  expect(loaded).toContain('discord.js');
  expect(loaded).not.toContain('@napi-rs/canvas');
});

test('keeps Discord out of the host', () => {
  expect(imports.filter(({ from, to }) => isInside(from, 'bot/host') && to === 'discord.js')).toEqual([]);
});

/** Returns the import cycles, each once. */
function cyclesIn(arrows: ReadonlyMap<string, readonly string[]>): string[][] {
  const found: string[][] = [];
  const done = new Set<string>();
  const visit = (file: string, way: readonly string[]) => {
    const at = way.indexOf(file);
    if (at >= 0) found.push([...way.slice(at), file]);
    if (at >= 0 || done.has(file)) return;
    for (const next of arrows.get(file) ?? []) visit(next, [...way, file]);
    done.add(file);
  };
  for (const file of arrows.keys()) visit(file, []);
  return found;
}
