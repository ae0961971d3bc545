import { expect, test } from 'vitest';
import { duel } from '../games/duel/index.ts';
import { farmland } from '../games/farmland/index.ts';
import type { AnyGame } from '../games/kit/game.ts';
import { runa } from '../games/runa/index.ts';
import { spy } from '../games/spy/index.ts';
import { meet } from './campaigns/strength.ts';

// A sample of the campaign whose full size and numbers are in docs/strength.md; the same seeds always give the same games.
test.each<[string, AnyGame, string, string, number, number, number]>([
  ['Farmland', farmland, 'clever', 'standard', 2, 0, 2],
  ['Duel', duel, 'thinker', 'greedy', 20, 0, 11],
  ['Duel at its best', duel, 'master', 'thinker', 2, 1, 2],
  ['Spy', spy, 'smart', 'normal', 4, 0, 3],
  ['Spy at its best', spy, 'master', 'smart', 4, 0, 3],
])('%s: the stronger wins', { timeout: 120_000 }, (_, game, level, other, games, firstSeed, least) => {
  expect(meet(game, level, other, { games, firstSeed }).won).toBeGreaterThanOrEqual(least);
});

test('Runa: the master wins where the rule does not', { timeout: 120_000 }, () => {
  expect(meet(runa, 'master', 'beginner', { games: 2, firstSeed: 3 })).toMatchObject({ won: 1, lost: 0 });
});
