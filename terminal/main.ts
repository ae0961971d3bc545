import { glob } from 'node:fs/promises';
import { dirname, extname } from 'node:path';
import { isFilePath, loadBuiltIn, loadGames, namesIn } from '@longtable/kit/load';
import { openTerminal, type TextGame } from './io.ts';

/** File extension of the modules: `.ts` in a checkout, `.js` in the package. */
const ENDING = extname(import.meta.url);

/** Plays a game in this terminal, or prints the usage. Returns the exit code. */
export async function run([name = '', ...args]: readonly string[]): Promise<number> {
  // A reader such as `head` may close the pipe early.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit();
  });
  // npm runs scripts in the project's folder; file names are relative to the user's.
  process.chdir(process.env.INIT_CWD ?? process.cwd());
  const entries = await Array.fromAsync(glob(`*/index${ENDING}`, { cwd: import.meta.dirname }));
  const own = entries.map((entry) => dirname(entry));
  if (isHelp(name)) {
    console.log(Object.values(MANUAL).join('\n'));
    return 0;
  }
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
  /** Runa's document rejects every argument, including --help. */
  const manual = name === 'runa' ? undefined : (MANUAL[name] ?? MANUAL.plain);
  if (manual && args.some(isHelp)) {
    console.log(manual);
    return 0;
  }
  const [entry, words] = own.includes(name) ? [name, args] : ['plain', [name, ...args]];
  const code = await start(entry, words);
  if (manual && words.length === 0) console.error(`\n${manual}`);
  return code;
}

const isHelp = (word: string) => word === '--help' || word === '-h';

async function start(entry: string, words: readonly string[]): Promise<number> {
  const { play }: { play: TextGame } = await import(`./${entry}/index${ENDING}`);
  const terminal = openTerminal();
  const code = await play(words, terminal);
  terminal.close();
  return code;
}

const isInstalled = extname(import.meta.url) === '.js';

/** The command that starts the terminal: the package's bin, or the npm script in a checkout. */
const COMMAND = isInstalled ? 'npx longtable terminal' : 'npm run --silent terminal --';

const FILES = isInstalled ? 'node_modules/longtable/dist/' : '';

/** The usage of each game at the terminal, with examples that work as written. */
export const MANUAL: Readonly<Record<string, string>> = {
  runa: `Runa’s Strive with its original text interface. It takes no arguments:

  ${COMMAND} runa
`,
  farmland: `Crown of Farmland with its original text interface: you against the computer.

  ${COMMAND} farmland seed=1 units=${FILES}terminal/samples/farmland-units.txt deck=${FILES}terminal/samples/farmland-deck.txt

  seed=N               a whole number; the same seed and commands give the same game
  units=FILE           one unit per line: qualifier;role;attack;defence
  deck=FILE            one number per line: how many of each unit; or deck1=FILE deck2=FILE
  board=FILE           the symbols the board is drawn with
  team1=NAME team2=NAME
  verbosity=all|compact
`,
  duel: `Card Duel with its original text interface: two players at one keyboard.

  ${COMMAND} duel ${FILES}terminal/samples/duel-deck.json

  CONFIG.json          the deck of both players
  --seed N             a whole number; the same seed and commands give the same game
  --order ORDER.json   the order of both piles, instead of a shuffle
`,
  dungeon: `Dungeon with its original text interface: choose a hero, then type one key per line.

  ${COMMAND} dungeon ${FILES}games/dungeon/files/levels

  LEVEL_DIR            a folder with level1.txt, level2.txt, …
  --seed N             a whole number; the same seed and keys give the same run
  --draws N,N,…        every random draw of the run, in order
  --units FILE         further heroes and enemies, one per line
  --colour             the hero in green, enemies in red: on in a terminal, off through a pipe; --no-colour
`,
  plain: `Any game, with its choices numbered. Games without their own text interface also start by their name alone.

  ${COMMAND} plain spy
  ${COMMAND} plain farmland --language de
  ${COMMAND} plain duel --people Ada,Bo

  --seed N             a whole number; the same seed and moves give the same game
  --language en|de
  --computer LEVEL     the computer level for the other seats
  --people NAME,NAME   everyone plays at this keyboard
  --players N          the number of seats; computers take the others
  option=value         an option of /play; for a file, its path
`,
};

if (import.meta.main) process.exitCode = await run(process.argv.slice(2));
