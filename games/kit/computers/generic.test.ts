import { expect, test } from 'vitest';
import type { AnyGame } from '../game.ts';
import { RNG } from '../rng.ts';
import { genericAuction } from '../testing/games/auction.ts';
import { noughts } from '../testing/games/noughts.ts';
import { genericComputers } from './generic.ts';

const game: AnyGame = { ...noughts, computers: genericComputers(() => noughts) };

/** Plays a game between two levels and returns the winner. */
function winnerOf(levels: readonly string[], seed: number): number | undefined {
  const begun = game.setup({}, seed, 2);
  if (begun.refused) throw new Error('noughts was not set up');
  let { state } = begun;
  const rng = RNG.seeded(seed);
  for (let [seat] = game.turn(state); seat !== undefined; [seat] = game.turn(state)) {
    const outcome = game.play(state, seat, game.computers!.line(state, seat, levels[seat] ?? '', rng));
    if (outcome.refused) throw new Error(outcome.refused.code);
    state = outcome.state;
  }
  return game.result(state)?.winners[0];
}

test('the simulator rarely loses to random play in either seat', () => {
  const winners = Array.from({ length: 24 }, (_, seed) => {
    const own = seed % 2;
    const winner = winnerOf(own === 0 ? ['simulator', 'random'] : ['random', 'simulator'], seed);
    return winner === undefined ? 'draw' : winner === own ? 'won' : 'lost';
  });
  expect(winners.filter((how) => how === 'won').length).toBeGreaterThan(18);
  expect(winners.filter((how) => how === 'lost').length).toBeLessThan(3);
});

test('returns the same line for the same seed, and other lines for other seeds', () => {
  const begun = genericAuction.setup({}, 1, 3);
  if (begun.refused) throw new Error('the auction was not set up');
  const line = (level: string, seed: number) => genericAuction.computers!.line(begun.state, 2, level, RNG.seeded(seed));
  for (const { id } of genericAuction.computers!.levels) expect(line(id, 3)).toBe(line(id, 3));
  expect(new Set(Array.from({ length: 12 }, (_, seed) => line('random', seed))).size).toBeGreaterThan(1);
});

test('a hint states the result of its line in simulated games', () => {
  const begun = genericAuction.setup({}, 1, 3);
  if (begun.refused) throw new Error('the auction was not set up');
  expect(genericAuction.computers!.hint!(begun.state, 0, RNG.seeded(1)).why).toMatchObject({
    en: expect.stringMatching(/^This scored best in simulated games: \d+% of the maximum on average\.$/),
  });
});
