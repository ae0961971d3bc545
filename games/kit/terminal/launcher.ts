import { existsSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { BUILT_IN_PACKAGES, isFilePath, loadBuiltIn, loadGames, namesIn } from '../load.ts';
import type { Terminal, TextGame } from './index.ts';
import { plain } from './plain.ts';

const isInstalled = extname(import.meta.url) === '.js';

/** The command that starts the terminal: the package's bin, or the npm script in a checkout. */
const COMMAND = isInstalled ? 'npx longtable terminal' : 'npm run --silent terminal --';

/** Plays a game in this terminal, or prints the usage. Returns the exit code. */
export async function run([name = '', ...args]: readonly string[]): Promise<number> {
  // A reader such as `head` may close the pipe early.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit();
  });
  // npm runs scripts in the project's folder; file names are relative to the user's.
  process.chdir(process.env.INIT_CWD ?? process.cwd());
  if (isHelp(name)) {
    console.log(Object.values(await manuals()).join('\n'));
    return 0;
  }
  const own = ownNames();
  if (!own.includes(name) && !isFilePath(name)) {
    const { games } = await loadGames(await loadBuiltIn(), namesIn(process.env.GAMES), process.cwd());
    const names = new Set([...own, ...games.map(({ id }) => id)]);
    if (!names.has(name)) {
      console.error(
        `Which game? One of: ${[...names].sort().join(', ')}\nTo see how to start each one: ${COMMAND} --help`,
      );
      return 2;
    }
  }
  const [entry, words] = own.includes(name) ? [name, args] : [PLAIN, [name, ...args]];
  const game = await load(entry);
  const manual = game.takesNoArguments ? undefined : manualOf(entry, game);
  if (manual && args.some(isHelp)) {
    console.log(manual);
    return 0;
  }
  const terminal = openTerminal();
  const code = await game.play(words, terminal);
  terminal.close();
  if (manual && words.length === 0) console.error(`\n${manual}`);
  return code;
}

const isHelp = (word: string) => word === '--help' || word === '-h';

/** Name of the text interface for any game. */
const PLAIN = 'plain';

const packageOf = (name: string) => BUILT_IN_PACKAGES.find((each) => basename(each) === name) ?? '';
const addressOf = (name: string) => import.meta.resolve(`${packageOf(name)}/terminal`);

/** Returns the names of the built-in games with their own text interface, and `plain`. Loads none of them. */
function ownNames(): string[] {
  const games = BUILT_IN_PACKAGES.map((each) => basename(each));
  return [...games.filter((name) => existsSync(fileURLToPath(addressOf(name)))), PLAIN];
}

async function load(name: string): Promise<TextGame> {
  return name === PLAIN ? plain : (await import(addressOf(name))).textGame;
}

function manualOf(name: string, game: TextGame): string {
  return game.manual(COMMAND, isInstalled ? `node_modules/${packageOf(name)}/dist` : `games/${name}`);
}

/** Returns the usage of each text interface. */
export async function manuals(): Promise<Record<string, string>> {
  const pages = ownNames().map(async (name) => [name, manualOf(name, await load(name))] as const);
  return Object.fromEntries(await Promise.all(pages));
}

/** Opens the process's standard input and output. */
export function openTerminal(): Terminal & { close(): void } {
  const input = createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY });
  const lines = input[Symbol.asyncIterator]();
  return {
    read: async () => {
      const { value, done } = await lines.next();
      return done ? undefined : value;
    },
    write: (text) => process.stdout.write(text),
    hasColours: process.stdout.isTTY && process.stdout.hasColors(),
    close: () => input.close(),
  };
}
