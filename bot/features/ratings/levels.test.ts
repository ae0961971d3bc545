import type { AnyGame } from '@longtable/kit';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { expect, test } from 'vitest';
import { open, person, testContext } from '../../../tests/context.ts';
import { addComputer, SUITABLE } from '../computers/index.ts';
import { nearChoice } from './index.ts';
import { playerStatsKind } from './record.ts';

const levels = [
  { id: 'easy', name: 'Easy', about: 'gentle', rating: 1100 },
  { id: 'middle', name: 'Middle', about: 'fair', rating: 1400 },
  { id: 'hard', name: 'Hard', about: 'tough', rating: 1700 },
];
const game = { ...noughts, computers: { levels, line: () => 'a1' } };

test.each([
  [undefined, 'easy'],
  [1680, 'hard'],
])('seats a player with the rating %s against the computer %s', async (rating, level) => {
  const context = await testContext([game]);
  const rated = rating && { rating: { rating, deviation: 100, volatility: 0.06 } };
  const score = { played: 1, won: 1, drawn: 0, lost: 0, ...rated };
  await context.storage.transact({
    writes: [context.storage.store(playerStatsKind).put('ada', { games: { noughts: score }, scopes: {} })],
  });
  const { id } = (await open(context, { game, occupants: [person('ada'), { kind: 'open' }] })).table;
  const { table } = await addComputer(context, id, 'ada', SUITABLE);
  expect(table.seats).toEqual([person('ada'), { kind: 'computer', level }]);
});

test('offers a level near the rating only for games whose levels have ratings', () => {
  const [easy, ...others] = levels.map(({ rating: _, ...level }) => level);
  const withLevels = (given: typeof levels) => ({ ...noughts, computers: { ...game.computers, levels: given } });
  const isOffered = (of: AnyGame) => nearChoice(of).length > 0;
  expect([isOffered(game), isOffered(noughts)]).toEqual([true, false]);
  expect(isOffered(withLevels([easy, ...others] as never))).toBe(false);
  expect(isOffered(withLevels([easy, levels[1]] as never))).toBe(true);
  expect(isOffered(withLevels([levels[1]!]))).toBe(false);
});
