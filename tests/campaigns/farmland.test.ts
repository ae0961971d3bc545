import { expect, test } from 'vitest';
import { campaign } from './farmland.ts';

test('finishes random games without an impossible state', () => {
  const { games, byLifePoints, byEmptyDeck } = campaign(30, 1_000_000);
  expect(byLifePoints + byEmptyDeck).toBe(games);
  expect(Math.min(byLifePoints, byEmptyDeck)).toBeGreaterThan(0);
});
