import { glob } from 'node:fs/promises';
import { dirname, extname } from 'node:path';
import { shelf } from '../shelf/index.ts';
import { isFile } from '../shelf/outside.ts';
import { openTerminal, type TextGame } from './io.ts';
import { CALL, MANUAL } from './manual.ts';

/** TypeScript in a checkout, JavaScript in the package. */
const ENDING = extname(import.meta.url);

/** Plays a game in this terminal, or says how to; gives the exit code. */
export async function run([name = '', ...args]: readonly string[]): Promise<number> {
  // A reader such as head may leave early: then there is nobody to print for.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit();
  });
  // npm runs scripts in the project's folder; file names are relative to where the user is.
  process.chdir(process.env.INIT_CWD ?? process.cwd());
  const entries = await Array.fromAsync(glob(`*/index${ENDING}`, { cwd: import.meta.dirname }));
  const own = entries.map((entry) => dirname(entry));
  const names = [...new Set([...own, ...shelf.map(({ id }) => id)])].sort();
  if (isHelp(name)) {
    console.log(Object.values(MANUAL).join('\n'));
    return 0;
  }
  if (!names.includes(name) && !isFile(name)) {
    console.error(`Which game? One of: ${names.join(', ')}\nTo see how to start each one: ${CALL} --help`);
    return 2;
  }
  /** Runa's document has any argument refused, a plea for help among them. */
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

/** Starts a text interface. */
async function start(entry: string, words: readonly string[]): Promise<number> {
  const { play }: { play: TextGame } = await import(`./${entry}/index${ENDING}`);
  const terminal = openTerminal();
  const code = await play(words, terminal);
  terminal.close();
  return code;
}

if (import.meta.main) process.exitCode = await run(process.argv.slice(2));
