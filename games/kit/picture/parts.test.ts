import { expect, test } from 'vitest';
import { iconPath } from './icons.ts';
import { box, type Item } from './items.ts';
import { die, pips, playingCard, SUITS, token } from './parts.ts';

const kinds = (items: readonly Item[]) => items.map(({ kind }) => kind);
const wordsIn = (items: readonly Item[]) => items.flatMap((item) => (item.kind === 'text' ? [item.text] : []));

test.each([0, 1, 2, 3, 4, 5, 6])('draws %i pips inside the die, each at its own place', (value) => {
  const drawn = pips(50, 50, 40, value);
  expect(new Set(drawn.map((item) => JSON.stringify(item))).size).toBe(value);
  for (const item of drawn) expect(item).toMatchObject({ kind: 'piece', shape: 'circle' });
  expect(JSON.stringify(drawn)).not.toMatch(/"[xy]":(?:2\d|7\d)\b/);
});

test('draws pips for 1 to 6, a number for others, and a question mark for a hidden die', () => {
  expect(kinds(die(0, 0, 40, 3))).toEqual(['rect', 'piece', 'piece', 'piece']);
  expect([wordsIn(die(0, 0, 40, 20)), wordsIn(die(0, 0, 40, undefined))]).toEqual([['20'], ['?']]);
});

test('draws the rank and suit of a card, and neither on its back', () => {
  const bounds = box(0, 0, 60, 90);
  expect(wordsIn(playingCard(bounds, { rank: '10', suit: 'clubs' }))).toEqual(['10']);
  expect(wordsIn(playingCard(bounds))).toEqual([]);
  for (const suit of SUITS) expect(iconPath(suit)).toBeDefined();
});

test('draws tokens of different sides in different shapes, with their words', () => {
  const [one, two] = [token(0, 0, 20, 0, 7), token(0, 0, 20, 1)];
  expect([wordsIn(one), wordsIn(two)]).toEqual([['7'], []]);
  expect(one[0]).not.toMatchObject({ shape: two[0]?.kind === 'piece' ? two[0].shape : '' });
});
