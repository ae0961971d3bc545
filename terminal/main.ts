import { glob } from 'node:fs/promises';
import { dirname, extname } from 'node:path';
import { shelf } from '../shelf/index.ts';
import { openTerminal, type TextGame } from './io.ts';
import { MANUAL } from './manual.ts';

// A reader such as head may leave early: then there is nobody to print for.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

// npm runs scripts in the project's folder; file names are relative to where the user is.
process.chdir(process.env.INIT_CWD ?? process.cwd());

/** TypeScript in a checkout, JavaScript in the package. */
const ENDING = extname(import.meta.url);

const entries = await Array.fromAsync(glob(`*/index${ENDING}`, { cwd: import.meta.dirname }));
const own = entries.map((entry) => dirname(entry));
const names = [...new Set([...own, ...shelf.map(({ id }) => id)])].sort();
const [name = '', ...args] = process.argv.slice(2);
const manual = MANUAL[name] ?? MANUAL.plain;
/** Runa's document has any argument refused, a plea for help among them. */
const hasManual = name !== 'runa';

if (name === '--help' || name === '-h') {
  console.log(Object.values(MANUAL).join('\n'));
} else if (!names.includes(name)) {
  console.error(
    `Which game? One of: ${names.join(', ')}\nTo see how to start each one: npm run --silent terminal -- --help`,
  );
  process.exitCode = 2;
} else if (hasManual && (args.includes('--help') || args.includes('-h'))) {
  console.log(manual);
} else {
  process.exitCode = await start(name, args);
}

/** Starts a game with its own text interface or the plain one; without arguments it also prints the manual. */
async function start(game: string, given: readonly string[]): Promise<number> {
  const [entry, words] = own.includes(game) ? [game, given] : ['plain', [game, ...given]];
  const { play }: { play: TextGame } = await import(`./${entry}/index${ENDING}`);
  const terminal = openTerminal();
  const code = await play(words, terminal);
  terminal.close();
  if (hasManual && words.length === 0) console.error(`\n${manual}`);
  return code;
}
