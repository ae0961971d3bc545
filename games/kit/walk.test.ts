import { expect, test } from 'vitest';
import type { AnyGame, Choice } from './game.ts';
import { correctSpelling, firstLine, isHelp, isOffered, walkToLine } from './walk.ts';

const choice = (line: string, more: Partial<Choice> = {}): Choice => ({ line, label: line, final: true, ...more });
const typed = { label: 'n', pattern: /[a-z]?\d+/, example: '7' };
const MENU: Readonly<Record<string, readonly Choice[]>> = {
  '': [
    choice('Move ', { final: false }),
    choice('Bid ', { final: false, input: typed }),
    choice('Pass'),
    choice('hint', { help: true }),
  ],
  'Move ': [choice('Move North'), choice('Move South')],
};
const game = {
  choices: (_: unknown, __: number, partial: string) => MENU[partial] ?? [],
  play: (_: unknown, __: number, line: string) =>
    /^(Move (North|South)|Bid [a-z]?\d+|Pass)$/.test(line) ? { state: 0, events: [] } : { refused: {} },
} as unknown as AnyGame;

test.each([
  ['Pass', true],
  ['Pas', false],
  ['Passing', false],
  ['Move North', true],
  ['Move ', false],
  ['Move East', false],
  ['Bid 12', true],
  ['Bid b2', true],
  ['Bid x', false],
  ['Bid 1x', false],
])('offers %j: %s', (line, offered) => expect(isOffered(game, 0, 0, line)).toBe(offered));

test('recognises lines that ask for help', () => {
  expect(['hint', 'Pass', 'Hint'].map((line) => isHelp(game, 0, 0, line))).toEqual([true, false, false]);
});

test('walks to a complete line, with the example of typed input', () => {
  expect(firstLine(game, 0, 0)).toBe('Move North');
  expect(walkToLine(game, 0, 0, (choices) => choices[1] as Choice)).toBe('Bid 7');
  expect(walkToLine(game, 0, 0, (choices) => choices.at(-1) as Choice)).toBe('hint');
  expect(firstLine({ ...game, choices: () => [] } as unknown as AnyGame, 0, 0)).toBeUndefined();
});

test.each([
  ['Pass', 'Pass'],
  ['  pass ', 'Pass'],
  ['MOVE   north', 'Move North'],
  ['movenorth', 'Move North'],
  ['bid12', 'Bid 12'],
  ['bid  12 ', 'Bid 12'],
  ['BID B2', 'Bid b2'],
  ['bid x', 'bid x'],
  [' fly   away ', 'fly away'],
])('corrects %j to %j', (given, line) => expect(correctSpelling(game, 0, 0, given)).toBe(line));
