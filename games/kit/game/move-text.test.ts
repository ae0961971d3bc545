import { expect, test } from 'vitest';
import type { AnyGame } from '../game.ts';
import { noughts } from '../testing/games/noughts.ts';
import { choicePath, labelsOf, moveText, pathText } from './move-text.ts';

test('tells a move as its story, or by its labels if its outcome is unknown', () => {
  const begun = noughts.setup({}, 1, 2);
  const state = 'state' in begun ? begun.state : undefined;
  const reader = { viewer: 0, language: 'en', names: ['Ada', 'Bo'] } as const;
  expect(moveText(noughts, state, 0, 'b2', reader)).toBe('You take b2.');
  const rolls: AnyGame = {
    ...noughts,
    play: (...move) => ({ ...noughts.play(...move), undoable: undefined }) as never,
  };
  expect(moveText(rolls, state, 0, 'b2', reader)).toBe('b2');
  expect(moveText(rolls, state, 0, 'b2', { ...reader, open: true })).toBe('You take b2.');
});

test.each([
  [['4', '4 twos'], '4 twos'],
  [['Bid 4…', '4 twos'], 'Bid 4 twos'],
  [['Bid', 'Bid 4 twos'], 'Bid 4 twos'],
  [['4', 'Bid 4 twos'], 'Bid 4 twos'],
  [['D4', 'D4'], 'D4'],
  [['D4 ›', '↑ D5'], 'D4 › ↑ D5'],
  [['Walk 1', '12'], 'Walk 1 › 12'],
  [['Walk', '…', 'North'], 'Walk › North'],
  [['Bid 4 4', '4 4 twos'], 'Bid 4 4 twos'],
  [['Take a card', 'a card back'], 'Take a card back'],
])('joins the labels %j to one path', (labels, path) => {
  expect(choicePath(labels, { viewer: 0, language: 'en', names: ['Ada', 'Bo'] })).toBe(path);
});

const READER = { viewer: 0, language: 'en', names: ['Ada', 'Bo'] } as const;
const MENU: Readonly<Record<string, readonly object[]>> = {
  '': [
    { line: 'go ', label: 'Go…', final: false },
    { line: 'go north', label: 'Go far north', final: true },
    { line: 'say ', label: 'Say', final: false, input: {} },
    { line: 'end', label: 'End turn', final: true },
  ],
  'go ': [
    { line: 'go n', label: 'North', final: true },
    { line: 'go s', label: 'South', final: true },
  ],
};
const menus = {
  ...noughts,
  choices: (_: unknown, seat: number, partial: string) => (seat === 0 ? (MENU[partial] ?? []) : []),
  shortcuts: { choices: () => [{ line: '>go', label: 'Go home', final: true }], lines: () => ({ lines: [] }) },
} as unknown as AnyGame;

test.each([
  ['go s', ['Go…', 'South'], 'Go › South'],
  ['go north', ['Go far north'], 'Go far north'],
  ['say hello', ['Say', 'hello'], 'Say › hello'],
  ['end', ['End turn'], 'End turn'],
  ['ending', undefined, 'ending'],
  ['to end', undefined, 'to end'],
  ['>go', undefined, 'Go home'],
])('finds the labels that lead to %s', (line, labels, path) => {
  expect(labelsOf(menus, {}, 0, line)).toEqual(labels);
  expect(pathText(menus, {}, 0, line, READER)).toBe(path);
});
