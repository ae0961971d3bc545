import { duel } from '@longtable/duel';
import { farmland } from '@longtable/farmland';
import type { AnyGame } from '@longtable/kit';
import { runa } from '@longtable/runa';
import { spy } from '@longtable/spy';
import { expect, test } from 'vitest';
import { meet, ratingsOf, winsBySeat } from './campaigns/strength.ts';

// A sample of the campaign in docs/reports/strength.md. Seeds make the games reproducible.
test.each<[string, AnyGame, string, string, number, number, number]>([
  ['Farmland', farmland, 'master', 'beginner', 2, 0, 2],
  ['Duel between its levels', duel, 'skilled', 'casual', 40, 0, 22],
  ['Spy', spy, 'master', 'advanced', 4, 100, 3],
])('ranks the computer levels by strength: %s', (_, game, level, other, games, firstSeed, least) => {
  expect(meet(game, level, other, { games, firstSeed }).won).toBeGreaterThanOrEqual(least);
});

test('wins more runs of Runa with the master than with the rule-based level', () => {
  expect(meet(runa, 'master', 'beginner', { games: 2, firstSeed: 3 })).toMatchObject({ won: 1, lost: 0 });
});

test('balances the first move in Duel with the fair start', () => {
  const [first = 0] = winsBySeat(duel, 'advanced', { games: 40 });
  const [evenly = 0] = winsBySeat(duel, 'advanced', { games: 40, start: 'fair' });
  expect(first).toBeGreaterThan(26);
  expect(Math.abs(evenly - 20)).toBeLessThanOrEqual(6);
});

test('maps odds of ten to one to 400 rating points', () => {
  const results = [
    { level: 'b', other: 'a', won: 100_000, lost: 10_000 },
    { level: 'c', other: 'b', won: 100_000, lost: 10_000 },
  ];
  expect([...ratingsOf(['a', 'b', 'c'], results).values()]).toEqual([1000, 1400, 1800]);
});
