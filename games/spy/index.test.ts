import { RNG } from '@longtable/kit';
import { gameContract } from '@longtable/kit/testing';
import { randomLine } from '@longtable/kit/testing/random-play';
import { expect, test } from 'vitest';
import { computer } from './computers/index.ts';
import { spy } from './index.ts';
import type { State } from './state.ts';
import { invariantViolation } from './testing/invariants.ts';
import { scramble } from './testing/scramble.ts';

/** Events that depend on hidden dice; tell.test.ts covers their audiences. */
const revealing = [
  ...['opened-doors', 'round', 'turn', 'stepped', 'retired', 'gambled', 'took', 'drank', 'tasted', 'poured', 'spied'],
  ...['caught', 'secret', 'combination', 'unlocked', 'collar-found', 'observed', 'burned', 'used', 'landed', 'moledie'],
  ...['poisoned', 'wired', 'wire-failed', 'overheard', 'ip-changed', 'recruited', 'bribed', 'refused-bribe', 'hurt'],
  ...['exfiltrated', 'healed', 'dried', 'cat', 'guests-left', 'janitor-came', 'removed', 'collar-returned', 'over'],
  ...['offered', 'disclosed', 'statistics', 'unused-keys', 'struck', 'fogged', 'fog-cleared', 'walls-fell'],
];

gameContract(spy, {
  options: [
    { scenario: 'small', 'janitor-round': 4 },
    { scenario: 'large', 'janitor-round': 3 },
    { scenario: 'medium', 'janitor-round': 4 },
    { length: 'quick' },
    { length: 'blitz', scenario: 'rooftop', cast: 'train' },
    { length: 'evening', scenario: 'museum', 'janitor-round': 3 },
    { length: 'blitz', scenario: 'riverboat' },
  ],
  scramble,
  revealing,
  // Names that stay English in German.
  english: [
    ...['Bang and Burn', 'Flaps and Seals', 'Honey Trap', 'Chicken Feed', 'Mirror of Wilderness', 'Pocket Litter'],
    ...['No Time to Spy'],
  ],
  // One match per casino. LONGTABLE_WALKS raises the number.
  walks: 40,
  steps: 400,
  thoughts: 27,
  hints: 12,
  computerGames: 1,
});

const MAX_LINES = 5000;
/** Number of random matches, raised with `LONGTABLE_WALKS`. */
const MATCHES = Number(process.env.LONGTABLE_WALKS ?? 3);
const SCENARIOS = ['small', 'medium', 'large'] as const;

/** Plays a match to its end and returns the winner. Throws at the first rejected line or impossible state. */
function playOut(seed: number, decide: (state: State, seat: number) => string | undefined): number | undefined {
  const table = spy.setup({ scenario: SCENARIOS[seed % 3]! }, seed, 2);
  if (table.refused) throw new Error(`Match ${seed} cannot start: ${table.refused.code}`);
  let { state } = table;
  for (let lines = 0; lines < MAX_LINES; lines++) {
    const flaw = invariantViolation(state);
    if (flaw) throw new Error(`Match ${seed} after ${lines} lines: ${flaw}`);
    const turn = spy.turn(state);
    const seat = turn[lines % turn.length];
    if (seat === undefined) return state.ending?.winner;
    const line = decide(state, seat) ?? '';
    const outcome = spy.play(state, seat, line);
    if (outcome.refused) throw new Error(`Match ${seed} after ${lines} lines: "${line}" is refused`);
    state = outcome.state;
  }
  throw new Error(`Match ${seed} does not end.`);
}

test('finishes random matches without an impossible state', () => {
  for (let seed = 0; seed < MATCHES; seed++) {
    const random = RNG.seeded(seed);
    expect(playOut(seed, (state, seat) => randomLine(spy, state, seat, random))).toBeOneOf([0, 1]);
  }
});

test.each([
  ['casual', 'beginner'],
  ['advanced', 'casual'],
])('%s wins most matches against %s, without an impossible state', (level, other) => {
  const winners = Array.from({ length: 6 }, (_, game) => {
    const own = game % 2;
    return playOut(game >> 1, (state, seat) => computer(state, seat, seat === own ? level : other)) === own;
  });
  expect(winners.filter((isOwn) => isOwn).length).toBeGreaterThanOrEqual(4);
});
