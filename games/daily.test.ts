import type { AnyGame } from '@longtable/kit';
import { describe, expect, test } from 'vitest';
import { builtInGames } from './index.ts';

const begun = (game: AnyGame, choice: number): { seats: number; state: unknown } => {
  const seats = game.seats.min;
  const outcome = game.setup(game.options.parse(game.daily?.options(choice, choice)), choice, seats);
  if (outcome.refused) throw new Error(outcome.refused.code);
  return { seats, state: outcome.state };
};

describe.each(builtInGames)('the daily of $id', (game) => {
  test('has a score from the start, in both languages', () => {
    const { points, words } = game.daily!.score(begun(game, 7).state);
    expect(points.length).toBeGreaterThan(0);
    expect(words).toMatchObject({ en: expect.stringMatching(/./), de: expect.stringMatching(/./) });
  });
});
