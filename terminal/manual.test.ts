import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { MANUAL } from './manual.ts';

const ROOT = resolve(import.meta.dirname, '..');
const EXAMPLE = /^ {2}npm run --silent terminal -- (.+)$/gm;

function start(args: readonly string[], input = ''): { status: number | null; stdout: string; stderr: string } {
  const options = { cwd: ROOT, input, encoding: 'utf8', env: { ...process.env, INIT_CWD: ROOT } } as const;
  return spawnSync(process.execPath, ['terminal/main.ts', ...args], options);
}

const examples = Object.values(MANUAL).flatMap((page) =>
  [...page.matchAll(EXAMPLE)].map(([, words]) => words as string),
);

test.each(examples)('%s starts as the manual says', (words) => {
  const { status, stdout, stderr } = start(words.split(' '));
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).not.toMatch(/error|usage/i);
  expect(stdout.length).toBeGreaterThan(20);
});

test.each(Object.keys(MANUAL).filter((game) => game !== 'runa'))('%s --help says how to start', (game) => {
  expect(start([game, '--help'])).toMatchObject({ status: 0, stdout: `${MANUAL[game]}\n` });
});

test('Runa’s Strive refuses every argument, as its document has it', () => {
  expect(start(['runa', '--help'])).toMatchObject({ status: 0, stdout: 'Error, the game takes no arguments\n' });
});

test('a reader that leaves early ends the program quietly', async () => {
  const child = spawn(process.execPath, ['terminal/main.ts', 'plain', 'duel', '--seed', '1'], { cwd: ROOT });
  let stderr = '';
  child.stderr.on('data', (data) => {
    stderr += data;
  });
  child.stdin.on('error', () => {});
  child.stdout.once('data', () => {
    child.stdout.destroy();
    child.stdin.end('?\n'.repeat(50));
  });
  const [code] = await once(child, 'close');
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
});

test('without a known game it says what there is', () => {
  expect(start([])).toMatchObject({ status: 2, stderr: expect.stringContaining('Which game? One of: duel, dungeon') });
  for (const game of ['farmland', 'duel', 'dungeon']) expect(start([game]).stderr).toContain(MANUAL[game]);
});
