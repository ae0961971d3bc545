import { readdir } from 'node:fs/promises';
import { openTerminal, type TextGame } from './io.ts';

const NOT_GAMES = new Set(['main.ts', 'io.ts', 'typed.ts']);

const names = (await readdir(import.meta.dirname))
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !NOT_GAMES.has(file))
  .map((file) => file.slice(0, -3))
  .sort();
const [name, ...args] = process.argv.slice(2);
if (name === undefined || !names.includes(name)) {
  console.error(`Which game? One of: ${names.join(', ')}`);
  process.exit(2);
}
const { play }: { play: TextGame } = await import(`./${name}.ts`);
const terminal = openTerminal();
process.exitCode = await play(args, terminal);
terminal.close();
