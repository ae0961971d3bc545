import type { Reader, Viewer } from '@longtable/kit';
import { expect, test } from 'vitest';
import { farmland } from '../index.ts';
import { stage, unit } from '../testing/stage.ts';

const seenBy = (viewer: Viewer, more: Partial<Reader> = {}): Reader => ({
  viewer,
  language: 'en',
  names: ['Ada', 'Bo'],
  ...more,
});

const STATE = stage({
  D2: unit('Goat Farmer 1000/1000', { up: false }),
  D6: unit('Pig Farmer 1200/800', { team: 1, up: false, blocks: true }),
  E6: unit('Threshing Maid 1300/1000', { team: 1 }),
});

const LIST_RULE = '─ Face up, numbers ×100 ────────────';
const DOWN_RULE = '─ Face down ────────────────────────';

test('shows each player their own side, the units that they know below the board, and their hand', () => {
  const { board } = farmland.presentation.view(STATE, seenBy(0));
  expect(board.slice(0, 16)).toEqual([
    'y Bo         █████████████ 8000 life',
    ' hand 4           deck 36',
    '> x Ada      █████████████ 8000 life',
    '7 .    .    .    Y    .    .    .',
    '6 .    .    .    y?#  y13  .    .',
    '5 .    .    .    .    .    .    .',
    '4 .    .    .    .    .    .    .',
    '3 .    .    .    .    .    .    .',
    '2 .    .    .    x10* .    .    .',
    '1 .    .    .    X*   .    .    .',
    '  A    B    C    D    E    F    G',
    LIST_RULE,
    'yE6 13/10 Threshing Maid',
    DOWN_RULE,
    'xD2 10/10 Goat Farmer',
    '─ Hand 5, deck 35 ──────────────────',
  ]);
  expect(board[16]).toMatch(/^ 1 \d+\/\d+ +[A-Z]/);
  expect(board.slice(-2)).toEqual(['', '* can move, # blocks, ? face down']);
});

test('turns the board for the second team and translates it', () => {
  const { board } = farmland.presentation.view(STATE, seenBy(1, { language: 'de' }));
  expect(board.slice(0, 5)).toEqual([
    '> x Ada      ████████████ 8000 Leben',
    ' Hand 5           Deck 35',
    'y Bo         ████████████ 8000 Leben',
    '1 .    .    .    X*   .    .    .',
    '2 .    .    .    x?*  .    .    .',
  ]);
  expect(board.slice(8, 16)).toEqual([
    '6 .    .    y13  y12# .    .    .',
    '7 .    .    .    Y    .    .    .',
    '  G    F    E    D    C    B    A',
    '─ Aufgedeckt, Zahlen ×100 ──────────',
    'yE6 13/10 Dreschmagd',
    '─ Verdeckt ─────────────────────────',
    'yD6 12/8 Schweinebauer',
    '─ Hand 4, Deck 36 ──────────────────',
  ]);
  expect(board.slice(-2)).toEqual(['', '* bereit, # blockiert, ? verdeckt']);
});

test('hides hands and face-down units from spectators until the end, when no piece is marked as able to move', () => {
  const { board, sentences } = farmland.presentation.view(STATE, seenBy('spectator'));
  expect(board.slice(13, 16)).toEqual([LIST_RULE, 'yE6 13/10 Threshing Maid', '']);
  expect(board.join()).not.toMatch(/Goat|Pig/);
  expect(sentences).toContain('D6: Bo’s face-down unit, blocking.');
  const over = farmland.presentation.view(STATE, seenBy('spectator', { open: true })).board;
  expect(over[4]).toBe('6 .    .    .    y12# y13  .    .');
  expect(over[8]).toBe('2 .    .    .    x10  .    .    .');
  const live = farmland.presentation.view(STATE, seenBy('spectator', { open: true, live: true })).board;
  expect(live[8]).toBe('2 .    .    .    x10* .    .    .');
  expect(over).toContain('─ Ada: hand 5, deck 35 ─────────────');
  const pages = farmland.presentation.pages?.(STATE, seenBy('spectator', { open: true })) ?? [];
  expect(pages.map(({ title }) => title)).toEqual([
    'Legend',
    'Ada’s units',
    'Bo’s units',
    'Ada’s discards',
    'Bo’s discards',
    'Stats',
  ]);
});

test('marks the acting piece and the possible targets, and explains the marks', () => {
  const board = (partial: string) => farmland.presentation.view(STATE, seenBy(0), partial).board.slice(6, 10);
  expect(board('D2 ')).toEqual([
    '4 .    .    .    .    .    .    .',
    '3 .    .    .    +    .    .    .',
    '2 .    .    +    x10< +    .    .',
    '1 .    .    .    X*   .    .    .',
  ]);
  expect(farmland.presentation.view(STATE, seenBy(0), 'D2 ').board.at(-1)).toBe('< acting, + target');
  expect(board('')).toEqual(board('D2 '));
  expect(farmland.presentation.view(STATE, seenBy(1), '').board).toEqual(
    farmland.presentation.view(STATE, seenBy(1)).board,
  );
  const over = { ...seenBy(0), open: true as const };
  expect(farmland.presentation.view(STATE, over, '').board).toEqual(farmland.presentation.view(STATE, over).board);
  expect(board('place 1 ')).toEqual([
    '4 .    .    .    .    .    .    .',
    '3 .    .    .    .    .    .    .',
    '2 .    .    +    x10+ +    .    .',
    '1 .    .    +    X*   +    .    .',
  ]);
});
