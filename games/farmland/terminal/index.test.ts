import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { playTyped } from '@longtable/kit/testing/typed';
import { afterAll, expect, test } from 'vitest';
import { textGame } from './index.ts';

const folder = await mkdtemp(join(tmpdir(), 'farmland-'));
await writeFile(join(folder, 'units'), 'Meek;Lamb;1;1\n');
await writeFile(join(folder, 'deck'), '40\n');
afterAll(() => rm(folder, { recursive: true }));

const ARGS = ['seed=1', `units=${folder}/units`, `deck=${folder}/deck`, 'verbosity=compact'];

test('ends the game when the player’s deck is empty, and reads no further input', async () => {
  const { output } = await playTyped(textGame, ARGS, [...Array(36).fill('yield 1'), 'hand', 'state']);
  expect(output.split('\n').slice(-4)).toEqual([
    "It is Player's turn!",
    'Player has no cards left in the deck!',
    'Enemy wins!',
    '',
  ]);
  expect(output.match(/^It is Enemy's turn!$/gm)).toHaveLength(36);
});

test('ends the program silently at the end of the input', async () => {
  const { output } = await playTyped(textGame, ARGS, ['yield 5']);
  expect(output).toMatch(/It is Player's turn!\n$/);
});

test('prints the state before the first yield, when the other team has not drawn yet', async () => {
  const { output } = await playTyped(textGame, ARGS, ['state']);
  expect(output.split('\n').slice(3, 7)).toEqual([
    '  Player                  Enemy',
    '  8000/8000 LP     8000/8000 LP',
    '  DC: 35/40           DC: 36/40',
    '  BC: 0/5               BC: 0/5',
  ]);
});
