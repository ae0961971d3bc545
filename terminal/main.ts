import { glob } from 'node:fs/promises';
import { dirname } from 'node:path';
import { openTerminal, type TextGame } from './io.ts';

// npm runs scripts in the project's folder; files are named from where the person stands.
process.chdir(process.env.INIT_CWD ?? process.cwd());

const entries = await Array.fromAsync(glob('*/index.ts', { cwd: import.meta.dirname }));
const games = entries.map((entry) => dirname(entry));
const [name, ...args] = process.argv.slice(2);
if (name === undefined || !games.includes(name)) {
  console.error(`Which game? One of: ${games.sort().join(', ')}`);
  process.exit(2);
}
const { play }: { play: TextGame } = await import(`./${name}/index.ts`);
const terminal = openTerminal();
process.exitCode = await play(args, terminal);
terminal.close();
