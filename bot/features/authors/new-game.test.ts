import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { commandLine } from '../../../storage/backends/sqlite-reader.ts';
import { temporaryFolder } from '../../../tests/test-bot.ts';
import { run, writeGame } from './new-game.ts';

const scratch = temporaryFolder();
afterAll(scratch.remove);

test('writes only code in a checkout', async () => {
  const folder = join(scratch.path, 'ballots');
  await writeGame({ name: 'ballots', secrets: true, seats: { min: 2, max: 4 } }, folder, true);
  const files = await readdir(folder);
  expect(files.sort()).toEqual(['index.test.ts', 'index.ts', 'presentation.ts', 'rules.ts', 'words.ts']);
  const text = (await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))).join('');
  expect(text).toContain("from '@longtable/kit/testing'");
  expect(text).toContain('export const ballots: Game');
  expect(text).toContain("title: 'Ballots'");
  expect(text).toContain('seats: { min: 2, max: 4 }');
  expect(text).not.toMatch(/gold-?rush|gold rush/i);
});

test.each([
  [['Bad Name'], 'lower-case letters'],
  [['chess960', '--players', '9'], '--players 9 isn’t possible. A table has 2 to 8 players: 4 means two to four'],
  [['chess960', '--players', '5-3'], '--players 5-3 isn’t possible'],
  [['duel'], 'already exists'],
  [['chess960', '--title', 'A "B"'], 'A title has 1 to 80 characters'],
])('rejects %j with a message', async (args, sentence) => {
  const output: unknown[] = [];
  const { error } = console;
  console.error = (words) => void output.push(words);
  const code = await run(args);
  console.error = error;
  expect({ code, output: output.join() }).toEqual({ code: 2, output: expect.stringContaining(sentence) });
});

test('leaves the lesson and the puzzles for two out of a game for three to five', async () => {
  const folder = join(scratch.path, 'crowd');
  await writeGame({ name: 'crowd', secrets: false, seats: { min: 3, max: 5 } }, folder, true);
  expect((await readdir(folder)).sort()).toEqual(['index.test.ts', 'index.ts']);
  const text = await readFile(join(folder, 'index.ts'), 'utf8');
  expect(text).toContain('seats: { min: 3, max: 5 }');
  expect(text).not.toMatch(/lesson|puzzles/);
});

test.each(['start', 'position', 'backup'])('prints the usage of %s with --help', async (name) => {
  const { stdout } = await promisify(execFile)(process.execPath, [
    join(import.meta.dirname, '../../cli/main.ts'),
    name,
    '--help',
  ]);
  expect(stdout).toContain(commandLine(name));
});

test('names a command that does not exist', async () => {
  const main = join(import.meta.dirname, '../../cli/main.ts');
  const failed = promisify(execFile)(process.execPath, [main, 'frob']);
  await expect(failed).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/^There is no command frob\./m),
  });
});

test('prints its version and Node’s', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [
    join(import.meta.dirname, '../../cli/main.ts'),
    'version',
  ]);
  expect(stdout).toMatch(/^Longtable \d+\.\d+\.\d+, Node 2\d\.\d+\.\d+\n$/);
});
