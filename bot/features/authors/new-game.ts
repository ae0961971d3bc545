import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

/** An example to copy, with the spellings of its name in files, code and titles. */
interface Template {
  readonly name: string;
  readonly code: string;
  readonly title: string;
}

const OPEN: Template = { name: 'last-stone', code: 'lastStone', title: 'Last Stone' };
const SECRET: Template = { name: 'gold-rush', code: 'goldRush', title: 'Gold Rush' };

interface NewGameOptions {
  readonly name: string;
  readonly secrets: boolean;
  /** Title; the default is the name in words. */
  readonly title?: string | undefined;
  /** Numbers of players of a table; undefined keeps the example's. */
  readonly seats: { readonly min: number; readonly max: number } | undefined;
}

/** Whether this is a checkout, where a new game becomes a built-in one. Elsewhere it becomes a separate package. */
const isCheckout = extname(import.meta.url) === '.ts';
const ROOT = resolve(import.meta.dirname, isCheckout ? '../../..' : '../../../..');
const EXAMPLES = join(ROOT, 'docs/examples');
const GAMES = join(ROOT, 'games');

/** Writes a new game from an example. Returns the exit code. */
export async function run(args: readonly string[]): Promise<number> {
  try {
    const options = parse(args);
    const folder = isCheckout ? join(GAMES, options.name) : resolve(options.name);
    if (existsSync(folder)) throw new Error(`${folder} already exists.`);
    await writeGame(options, folder, isCheckout);
    console.log(isCheckout ? inCheckout(options.name) : asPackage(options.name));
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 2;
  }
}

function parse(args: readonly string[]): NewGameOptions {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { players: { type: 'string' }, title: { type: 'string' }, secrets: { type: 'boolean', default: false } },
  });
  const [name = ''] = positionals;
  if (!/^(?=.{1,32}$)[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name))
    throw new Error('Name the game in lower-case letters, digits and dashes, for example liars-dice.');
  const title = values.title?.replaceAll("'", '’');
  if (title !== undefined && !/^[^\\"`\n]{1,80}$/.test(title))
    throw new Error('A title has 1 to 80 characters, without quotation marks and backslashes.');
  return { name, secrets: values.secrets, seats: parseSeats(values.players), title };
}

/** Parses the numbers of players: `4` for two to four, `3-5` for three to five. Throws if a table can't have them. */
function parseSeats(players: string | undefined): NewGameOptions['seats'] {
  if (players === undefined) return undefined;
  const [, first = 0, last] = (/^([2-8])(?:-([2-8]))?$/.exec(players) ?? []).map(Number);
  const seats = last ? { min: first, max: last } : { min: 2, max: first };
  if (!first || seats.min > seats.max)
    throw new Error(
      `--players ${players} isn’t possible. A table has 2 to 8 players: 4 means two to four, 3-5 three to five.`,
    );
  return seats;
}

/** Writes a game into a new folder: a complete package, or only the code for a built-in game. */
export async function writeGame(
  { name, secrets, seats, title }: NewGameOptions,
  folder: string,
  isBuiltIn: boolean,
): Promise<void> {
  const template = secrets ? SECRET : OPEN;
  const source = join(EXAMPLES, template.name);
  const isSkipped = (file: string) => seats !== undefined && seats.min > 2 && FOR_TWO.test(file);
  const files = (await readdir(source)).filter((file) => (!isBuiltIn || file.endsWith('.ts')) && !isSkipped(file));
  await mkdir(folder);
  for (const file of files) {
    const text = renameTemplate(await readFile(join(source, file), 'utf8'), template, name, title);
    await writeFile(join(folder, file), seats ? withSeats(text, seats) : text);
  }
}

/** Files of the example without secrets that only suit tables of two. */
const FOR_TWO = /^(?:lesson|puzzles)\.ts$/;

/** Sets the numbers of players in a file of an example. Without tables of two, its lesson and puzzles are skipped. */
function withSeats(text: string, { min, max }: NonNullable<NewGameOptions['seats']>): string {
  const sized = text.replace(/seats: \{.*?\}/, `seats: { min: ${min}, max: ${max} }`);
  return min === 2 ? sized : sized.replace(/^(?:import \{ (?:lesson|puzzles) \} .*| {2}(?:lesson|puzzles),)\n/gm, '');
}

function renameTemplate(text: string, template: Template, name: string, title?: string): string {
  const words = name.split('-').map((word) => `${word[0]?.toUpperCase()}${word.slice(1)}`);
  const code = (name.split('-')[0] ?? '') + words.slice(1).join('');
  return text
    .replaceAll(template.name, name)
    .replaceAll(template.code, code)
    .replaceAll(template.title, () => title ?? words.join(' '));
}

function inCheckout(name: string): string {
  return `Created games/${name}: a small game that passes the contract suite. Play it with

  GAMES=./games/${name}/index.ts npm start
  npm run --silent terminal -- games/${name}/index.ts

Then make it yours. To ship it with the bot, give it a package.json and add its name to games/kit/load.ts.`;
}

function asPackage(name: string): string {
  return `Created ${name}: a package with a small game that passes the contract suite. Test it and play it with

  cd ${name} && npm install && npm test
  npx longtable terminal ./index.ts
  GAMES=./index.ts npx longtable start

Then make it yours.`;
}
