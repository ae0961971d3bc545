import { randomGame } from '@longtable/duel/testing/invariants';
import { describe, expect, test } from 'vitest';
import { campaign as dungeon } from './dungeon.ts';
import { campaign as farmland } from './farmland.ts';
import { computers, levels, random } from './spy.ts';

test.each(['rivals', 'thornwood', 'windrush', 'clockwork', 'nightfen'] as const)(
  'keeps the rules in random games of Duel (%s)',
  (decks) => {
    for (let seed = 0; seed < 12; seed++) expect(randomGame({ decks }, seed)).toBeGreaterThan(10);
  },
);

test('reaches no illegal state in random runs of Dungeon', { timeout: 60_000 }, () => {
  expect(dungeon(20, 100_000)).toMatchObject({ runs: 20 });
});

test('finishes random games of Farmland without an impossible state', () => {
  const { games, byLifePoints, byEmptyDeck } = farmland(30, 1_000_000);
  expect(byLifePoints + byEmptyDeck).toBe(games);
  expect(Math.min(byLifePoints, byEmptyDeck)).toBeGreaterThan(0);
});

describe('Spy', { timeout: 120_000 }, () => {
  test('finishes random matches without an impossible state', () => {
    expect(random(3).matches).toBe(3);
  });

  test('finishes matches between computers without an impossible state', () => {
    expect(computers(9).matches).toBe(9);
  });

  test('orders the levels by strength and answers fast', () => {
    expect(levels(10, 'casual', 'beginner').wins).toBeGreaterThanOrEqual(7);
    const { wins, longest } = levels(10, 'advanced', 'casual');
    expect(wins).toBeGreaterThanOrEqual(7);
    expect(longest).toBeLessThan(300);
  });
});
