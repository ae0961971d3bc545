import { expect, test } from 'vitest';
import { duel } from '../games/duel/index.ts';
import { farmland } from '../games/farmland/index.ts';
import type { AnyGame } from '../games/kit/game.ts';
import { runa } from '../games/runa/index.ts';
import { spy } from '../games/spy/index.ts';
import { meet } from './campaigns/strength.ts';

// A sample of the campaign whose full size and numbers are in docs/strength.md; the same seeds always give the same games.
test.each<[string, AnyGame, string, string, number, number]>([
  ['Farmland', farmland, 'clever', 'standard', 4, 4],
  ['Duel', duel, 'thinker', 'greedy', 40, 22],
  ['Duel at its best', duel, 'master', 'thinker', 6, 4],
  ['Spy', spy, 'smart', 'normal', 8, 5],
  ['Spy at its best', spy, 'master', 'smart', 12, 7],
])('%s: the stronger wins', { timeout: 120_000 }, (_, game, level, other, games, least) => {
  expect(meet(game, level, other, games).won).toBeGreaterThanOrEqual(least);
});

test('Runa: the master wins at least twice as often as the rule', { timeout: 120_000 }, () => {
  const { won, lost } = meet(runa, 'master', 'beginner', 8);
  expect(won).toBeGreaterThanOrEqual(Math.max(2, 2 * lost));
});
