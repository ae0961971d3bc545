import { expect, test } from 'vitest';
import { farmland } from './index.ts';
import { position, unit } from './position.ts';

const STATE = position({
  D2: unit('Old Sow 500/300', { up: false }),
  D6: unit('Tall Goat 700/700', { team: 1, up: false, blocks: true }),
  E6: unit('Rich Egg-laying Wool-Milk-Pig Hen 900/700', { team: 1 }),
});

test('the first team sees its own side below, its units and its hand', () => {
  const { board } = farmland.view(STATE, 0);
  expect(board.slice(0, 4)).toEqual([
    '  Player                  Enemy',
    '  8000/8000 LP     8000/8000 LP',
    '  DC: 35/40           DC: 36/40',
    '  BC: 1/5               BC: 2/5',
  ]);
  expect(board[19]).toBe('    A   B   C   D   E   F   G');
  expect(board.slice(20, 25)).toEqual([
    'D2 x down Old Sow (500/300)',
    'D6 y down ???',
    'E6 y up   Rich Egg-laying Wool-Milk-P…',
    'Hand:',
    expect.stringMatching(/^\[1\] .*\(\d+\/\d+\)$/),
  ]);
  expect(board).toHaveLength(29);
});

test('the second team sees the board turned', () => {
  const { board } = farmland.view(STATE, 1);
  expect(board[19]).toBe('    G   F   E   D   C   B   A');
  expect(board[18]).toBe('  +---+---+---+---+---+---+---+');
  expect(board[17]).toBe('7 |   |   |   | Y |   |   |   |');
  expect(board.slice(20, 22)).toEqual(['D2 x down ???', 'D6 y down Tall Goat (700/700)']);
});

test('spectators see no hand and nothing that lies face down', () => {
  const { board, sentences } = farmland.view(STATE, 'spectator');
  expect(board.slice(20)).toEqual(['D2 x down ???', 'D6 y down ???', 'E6 y up   Rich Egg-laying Wool-Milk-P…']);
  expect(sentences).toContainEqual({
    en: 'D6: ??? of Enemy, face down, blocks.',
    de: 'D6: ??? von Enemy, verdeckt, blockiert.',
  });
});

test('names from uploads cannot break out of the code block', () => {
  const { board } = farmland.view(position({ D2: unit('```\u202e🐷 Sow 1/1') }), 'spectator');
  expect(board[20]).toBe('D2 x up   ????? Sow (1/1)');
});
