import { farmland } from '@longtable/farmland';
import { PRESET_NAMES } from '@longtable/farmland/presets';
import type { State } from '@longtable/farmland/state';
import { RNG, type Seat } from '@longtable/kit';
import { randomLine } from '@longtable/kit/testing/random-play';
import { scriptArguments } from '../script.ts';

const MAX_LINES = 5000;

/** Numbers of games, of lines, and of games by result. */
export interface Tally {
  games: number;
  lines: number;
  byLifePoints: number;
  byEmptyDeck: number;
}

/** Plays random games of Crown of Farmland. Throws at the first impossible state. */
export function campaign(games: number, firstSeed = 0): Tally {
  const tally: Tally = { games: 0, lines: 0, byLifePoints: 0, byEmptyDeck: 0 };
  for (let seed = firstSeed; seed < firstSeed + games; seed++) {
    const { state, lines } = playOut(seed);
    tally.games++;
    tally.lines += lines;
    if (state.teams.some((team) => team.lp === 0)) tally.byLifePoints++;
    else tally.byEmptyDeck++;
  }
  return tally;
}

function playOut(seed: number): { state: State; lines: number } {
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
    if (seat === undefined) return { state, lines };
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

if (import.meta.main) {
  const [games, firstSeed] = scriptArguments(20_000, 0);
  const began = performance.now();
  const tally = campaign(games, firstSeed);
  console.log(JSON.stringify({ ...tally, seconds: Math.round((performance.now() - began) / 1000) }));
}
