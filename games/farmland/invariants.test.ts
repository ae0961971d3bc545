import { RNG, type Seat } from '@longtable/kit';
import { randomLine } from '@longtable/kit/testing/random-play';
import { expect, test } from 'vitest';
import { farmland } from './index.ts';
import { PRESET_NAMES } from './presets.ts';
import type { State } from './state.ts';

const MAX_LINES = 5000;
/** Number of random games, raised with `LONGTABLE_WALKS`. */
const GAMES = Number(process.env.LONGTABLE_WALKS ?? 30);

test('finishes random games without an impossible state', () => {
  const ends = Array.from({ length: GAMES }, (_, game) => playOut(1_000_000 + game));
  expect(new Set(ends)).toEqual(new Set(['life points', 'empty deck']));
});

/** Plays a random game and returns how it ended. Throws at the first impossible state. */
function playOut(seed: number): 'life points' | 'empty deck' {
  const random = RNG.seeded(seed);
  const table = farmland.setup({ deck: random.pick(PRESET_NAMES), against: random.pick(PRESET_NAMES) }, seed, 2);
  if (table.refused) throw new Error(`Game ${seed} cannot start: ${table.refused.code}`);
  // Alternates between two users, a user and a computer, and two computers.
  const people = 2 - (seed % 3);
  let { state } = table;
  const turns = [1, 0];
  for (let lines = 0; lines < MAX_LINES; lines++) {
    const flaw = invariantViolation(state, turns);
    if (flaw) throw new Error(`Game ${seed} after ${lines} lines: ${flaw}`);
    const [seat] = farmland.turn(state);
    if (seat === undefined) return state.teams.some((team) => team.lp === 0) ? 'life points' : 'empty deck';
    const line = seat < people ? randomLine(farmland, state, seat, random) : 'auto';
    const outcome = farmland.play(state, seat, line ?? '');
    if (outcome.refused) throw new Error(`Game ${seed} after ${lines} lines: "${line}" is refused`);
    const passed = outcome.state.turn !== state.turn;
    state = outcome.state;
    if (passed && state.winner === null) turns[state.turn]!++;
  }
  throw new Error(`Game ${seed} does not end.`);
}

/** Returns the first violated invariant of a state after these turns of each team, if any. */
function invariantViolation(state: State, turns: readonly number[]): string | undefined {
  if (state.board.length !== 49) return 'the board has another size';
  for (const seat of [0, 1]) {
    const flaw = teamViolation(state, seat, turns[seat]!);
    if (flaw) return `team ${seat + 1} ${flaw}`;
  }
  const dead = state.teams.filter((team) => team.lp === 0).length;
  if (dead > 1) return 'both teams are without life points';
  if (dead > 0 && state.winner === null) return 'a team without life points plays on';
  return undefined;
}

function teamViolation(state: State, seat: Seat, turns: number): string | undefined {
  const { lp, hand, deck, discarded } = state.teams[seat as 0 | 1];
  const pieces = state.board.filter((piece) => piece?.team === seat);
  const kings = pieces.filter((piece) => piece?.kind === 'king').length;
  const units = pieces.length - kings;
  if (kings !== 1) return `has ${kings} Kings`;
  if (units > 5) return `has ${units} units on the board`;
  if (!Number.isInteger(lp) || lp < 0) return `has ${lp} life points`;
  if (hand.length > 5) return `has ${hand.length} cards in hand`;
  if (deck.length !== 36 - turns) return `has ${deck.length} cards in the deck after ${turns} turns`;
  if (deck.length + hand.length + discarded.length + units > 40) return 'has more than forty units';
  return undefined;
}
