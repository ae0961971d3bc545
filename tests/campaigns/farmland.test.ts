import { expect, test } from 'vitest';
import { campaign } from './farmland.ts';

test('random games run to their end without a state that cannot be', () => {
  const { games, byLifePoints, byEmptyDeck } = campaign(30, 1_000_000);
  expect(byLifePoints + byEmptyDeck).toBe(games);
  expect(Math.min(byLifePoints, byEmptyDeck)).toBeGreaterThan(0);
});
