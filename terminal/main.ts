import { glob } from 'node:fs/promises';
import { dirname, extname } from 'node:path';
import { shelf } from '../shelf/index.ts';
import { openTerminal, type TextGame } from './io.ts';
import { MANUAL } from './manual.ts';

// npm runs scripts in the project's folder; files are named from where the person stands.
process.chdir(process.env.INIT_CWD ?? process.cwd());

/** TypeScript in a checkout, JavaScript in the package. */
const ENDING = extname(import.meta.url);

const entries = await Array.fromAsync(glob(`*/index${ENDING}`, { cwd: import.meta.dirname }));
const own = entries.map((entry) => dirname(entry));
const names = [...new Set([...own, ...shelf.map(({ id }) => id)])].sort();
const [name = '', ...args] = process.argv.slice(2);
const manual = MANUAL[name] ?? MANUAL.plain;

if (name === '--help' || name === '-h') {
  console.log(Object.values(MANUAL).join('\n'));
} else if (!names.includes(name)) {
  console.error(
    `Which game? One of: ${names.join(', ')}\nnpm run --silent terminal -- --help says how each is started.`,
  );
  process.exitCode = 2;
} else if (args.includes('--help') || args.includes('-h')) {
  console.log(manual);
} else {
  process.exitCode = await start(name, args);
}

/** A game with an interface of its own, or any other one plainly; whoever named nothing learns how to start. */
async function start(game: string, given: readonly string[]): Promise<number> {
  const [entry, words] = own.includes(game) ? [game, given] : ['plain', [game, ...given]];
  const { play }: { play: TextGame } = await import(`./${entry}/index${ENDING}`);
  const terminal = openTerminal();
  const code = await play(words, terminal);
  terminal.close();
  const isAtLoss = words.length === 0 && game !== 'runa';
  if (isAtLoss) console.error(`\n${manual}`);
  return code;
}
