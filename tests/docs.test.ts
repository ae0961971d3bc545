import { existsSync, readdirSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { FEATURES } from '../bot/features/index.ts';
import { loadCommands } from '../bot/interactions/command.ts';
import { readSettings } from '../bot/settings.ts';
import { builtInGames } from '../games/index.ts';
import { RECORD_KINDS } from '../storage/records/index.ts';

const ROOT = resolve(import.meta.dirname, '..');
const read = (path: string) => readFile(join(ROOT, path), 'utf8');
const docs = (await readdir(join(ROOT, 'docs'), { recursive: true }))
  .filter((name) => name.endsWith('.md'))
  .map((name) => `docs/${name}`);
/** Pages in English, which cite the English names of commands. */
const PAGES = [
  'README.md',
  'CHANGELOG.md',
  'playground/README.md',
  'tests/bench/README.md',
  'tools/puzzles/README.md',
  ...docs.filter((page) => !/handbook\.[a-z]+\.md$/.test(page)),
];

/** Returns the code spans and the lines of code blocks. */
const codeIn = (text: string) => [
  ...[...text.matchAll(/```[a-z]*\n([\s\S]*?)```/g)].flatMap(([, block = '']) => block.split('\n')),
  ...[...text.matchAll(/^ {4}(.+)$/gm)].map(([, line = '']) => line),
  ...[...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code),
];

const commands = [...(await loadCommands(new URL('../commands/', import.meta.url))).values()].flatMap(
  (command) => command.data(builtInGames, { settings: { PROGRAM_PORT: 0 }, features: FEATURES }) ?? [],
);
const settings = Object.keys(
  readSettings({
    ...{ METRICS_PORT: '1', RETENTION_DAYS: '1', DISCORD_API_URL: 'http://a', LOG_FILE: 'a' },
    ...{ ACTIVITY_PORT: '1', PROGRAM_PORT: '1', PROGRAM_URL: 'ws://a', SUPPORT_URL: 'https://a' },
  }),
);

test('lists every command and game in the handbook', async () => {
  const handbook = await read('docs/handbook.md');
  const named = new Set(codeIn(handbook).flatMap((code) => /^\/([a-z-]+)/.exec(code)?.[1] ?? []));
  expect(commands.map(({ name }) => name).filter((name) => !named.has(name))).toEqual([]);
  for (const { id, title } of builtInGames) expect(handbook).toContain(`${title} (\`/play ${id}\`)`);
});

test.each(['de', 'fr', 'es'] as const)('cites only commands that exist in the handbook in %s', async (language) => {
  const { [language]: names } = await import(`../bot/gateway/words/${language}.ts`);
  const cited = codeIn(await read(`docs/handbook.${language}.md`)).flatMap(
    (code) => /^\/([^ ]+)/.exec(code)?.[1] ?? [],
  );
  expect(cited.length).toBeGreaterThan(15);
  expect(cited.filter((name) => !Object.values(names).includes(name))).toEqual([]);
});

test('lists every setting in the operators’ guide and .env.example', async () => {
  const guide = codeIn(await read('docs/operators.md'));
  expect(settings.filter((name) => !guide.includes(name))).toEqual([]);
  const example = [...(await read('.env.example')).matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);
  expect(settings.filter((name) => !example.includes(name))).toEqual([]);
});

test('lists every kind of record in the privacy policy', async () => {
  const listed = codeIn(await read('docs/privacy.md')).filter((code) => /^[a-z-]+$/.test(code));
  const own = FEATURES.flatMap(({ records = [], tableRecords = {} }) => [...records, ...Object.values(tableRecords)]);
  const kinds = [...RECORD_KINDS, ...own];
  expect(listed.toSorted()).toEqual(kinds.map(({ name }) => name).toSorted());
});

describe.each(PAGES)('%s', (page) => {
  test('has at most 400 lines', async () => {
    const lines = (await read(page)).split('\n').length - 1;
    if (page !== 'CHANGELOG.md') expect(lines).toBeLessThanOrEqual(400);
  });

  test('names commands that exist, with subcommands and options that they have', async () => {
    const wrong = codeIn(await read(page))
      .filter((code) => /^\/[a-z-]+( |$)/.test(code) && !ADDRESSES.includes(code))
      .filter((code) => !isKnown(code.slice(1).split(/[ :]+/)));
    expect(wrong).toEqual([]);
  });

  test('names settings, scripts and files that exist', async () => {
    const text = await read(page);
    const scripts = Object.keys(JSON.parse(await read('package.json')).scripts);
    const code = codeIn(text);
    const ran = code.flatMap((line) =>
      [...line.matchAll(/npm run (?:--silent )?([a-z-]+)/g)].map(([, name = '']) => name),
    );
    expect(ran.filter((name) => !scripts.includes(name))).toEqual([]);
    const set = code.flatMap((line) => [...line.matchAll(/\b([A-Z]+(?:_[A-Z]+)*)=/g)].map(([, name = '']) => name));
    expect(set.filter((name) => !settings.includes(name) && !OUTSIDE.includes(name))).toEqual([]);
    const links = [...text.replace(/`[^`\n]*`|^ {4}.*$/gm, '').matchAll(/\]\(([^)#]+)(?:#[^)]*)?\)/g)].map(
      ([, to = '']) => to,
    );
    const paths = code.flatMap((line) => line.match(/(?<![\w/.])[a-z-]+\/[\w./-]*\w/g) ?? []);
    const missing = [
      ...links.filter((to) => !/^https?:/.test(to) && !existsSync(join(ROOT, dirname(page), to))),
      ...paths.filter((path) => isOurs(path) && !exists(path)),
    ];
    expect(missing).toEqual([]);
  });
});

/** Source files whose code the guide quotes. */
const QUOTED = ['docs/examples/last-stone', 'docs/examples/gold-rush', 'games/kit/testing/games/noughts-editor.ts'];

test('quotes current code in the guide', async () => {
  const files = QUOTED.flatMap((path) =>
    path.endsWith('.ts') ? [path] : readdirSync(join(ROOT, path)).map((name) => `${path}/${name}`),
  );
  const code = (await Promise.all(files.map(read))).join('\n');
  const shown = [...(await read('docs/guide.md')).matchAll(/```ts\n([\s\S]*?)```/g)].map(([, block = '']) => block);
  expect(shown.length).toBeGreaterThan(15);
  expect(shown.filter((block) => !code.includes(block))).toEqual([]);
});

/** Paths of the metrics port. */
const ADDRESSES = ['/metrics', '/health'];

/** Variables of other programs. */
const OUTSIDE = [
  'DISCORD_OPENAPI',
  'LONGTABLE_WALKS',
  'NODE_ENV',
  'LONGTABLE_VERSION',
  'PLAYGROUND_ANSWER_MS',
  'PLAYGROUND_SHARDS',
  'PLAYGROUND_PAUSE_MS',
  'PLAYGROUND_WAIT_MS',
];

/** Whether a command exists and, if the first word after it is a name, has that subcommand or option. */
function isKnown([name, ...words]: string[]): boolean {
  const command = commands.find((one) => one.name === name);
  if (!command) return false;
  const options = (command.options ?? []) as readonly { name: string; options?: readonly { name: string }[] }[];
  const [first] = words;
  return first === undefined || !/^[a-z]/.test(first) || options.some((option) => option.name === first);
}

const TOP = new Set(await readdir(ROOT));
const MADE = ['data', 'node_modules', 'dist', 'reference', 'coverage'];

function isOurs(path: string): boolean {
  const [top = ''] = path.split('/');
  return TOP.has(top) && !MADE.includes(top);
}

/** Whether a path exists, or belongs to the example of new-game. */
function exists(path: string): boolean {
  return existsSync(join(ROOT, path)) || path.startsWith('games/chess960') || basename(path) === '';
}
