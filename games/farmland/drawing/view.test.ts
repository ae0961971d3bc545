import { expect, test } from 'vitest';
import type { Viewer } from '../../kit/game.ts';
import { farmland } from '../index.ts';
import { stage, unit } from '../testing/stage.ts';

const seenBy = (viewer: Viewer) => ({ viewer, language: 'en' as const, names: ['Ada', 'Bo'] });

const STATE = stage({
  D2: unit('Old Sow 500/300', { up: false }),
  D6: unit('Tall Goat 700/700', { team: 1, up: false, blocks: true }),
  E6: unit('Rich Egg-laying Wool-Milk-Pig Hen 900/700', { team: 1 }),
});

test('the first team sees its own side below, its units and its hand', () => {
  const { board } = farmland.face.view(STATE, seenBy(0));
  expect(board.slice(0, 4)).toEqual([
    '  Player                  Enemy',
    '  8000/8000 LP     8000/8000 LP',
    '  DC: 35/40           DC: 36/40',
    '  BC: 1/5               BC: 2/5',
  ]);
  expect(board[11]).toBe('    A   B   C   D   E   F   G');
  expect(board.slice(12, 17)).toEqual([
    'D2 x 500/300   (Old Sow)',
    'D6 y (???)',
    'E6 y 900/700   Rich Egg-laying Wool-M…',
    'Hand:',
    expect.stringMatching(/^\[1\] \d+\/\d+ +[A-Z].*$/),
  ]);
  expect(board).toHaveLength(21);
});

test('the second team sees the board turned', () => {
  const { board } = farmland.face.view(STATE, seenBy(1));
  expect(board[11]).toBe('    G   F   E   D   C   B   A');
  expect(board.slice(9, 11)).toEqual(['6 |   |   | y | yb|   |   |   |', '7 |   |   |   | Y |   |   |   |']);
  expect(board.slice(12, 14)).toEqual(['D2 x (???)', 'D6 y 700/700   (Tall Goat)']);
});

test('spectators see no hand and nothing that lies face down', () => {
  const { board, sentences } = farmland.face.view(STATE, seenBy('spectator'));
  expect(board.slice(12)).toEqual(['D2 x (???)', 'D6 y (???)', 'E6 y 900/700   Rich Egg-laying Wool-M…']);
  expect(sentences).toContainEqual({
    en: 'D6: ??? of Enemy, face down, blocks.',
    de: 'D6: ??? von Enemy, verdeckt, blockiert.',
  });
});

test('names from uploads cannot break out of the code block', () => {
  const { board } = farmland.face.view(stage({ D2: unit('```\u202e🐷 Sow 1/1') }), seenBy('spectator'));
  expect(board[12]).toBe('D2 x 1/1       ????? Sow');
});

test('colours are put into the plain lines, a colour for each team', () => {
  for (const viewer of [0, 1, 'spectator'] as const) {
    const { board, coloured } = farmland.face.view(STATE, seenBy(viewer));
    // biome-ignore lint/suspicious/noControlCharactersInRegex: colours begin with one
    expect(coloured?.map((line) => line.replace(/\u001b\[[\d;]+m/g, ''))).toEqual(board);
  }
  const coloured = farmland.face.view(STATE, seenBy(0)).coloured ?? [];
  expect(coloured[0]).toBe('  \u001b[36mPlayer\u001b[0m                  \u001b[33mEnemy\u001b[0m');
  expect(coloured[10]).toContain('\u001b[1;36m*X\u001b[0m');
  expect(coloured[5]).toContain('\u001b[33myb\u001b[0m');
  expect(coloured[13]).toBe('\u001b[33mD6 y (???)\u001b[0m');
});
