import type { AnyGame, Seat } from '../game.ts';
import { RNG } from '../rng.ts';
import { walkToLine } from '../walk.ts';

/** Settings of the playouts of a position. */
export interface Playouts {
  /** Number of players. */
  readonly seats: number;
  /** Maximum number of playouts. */
  readonly max: number;
  /** Seed of draws and guesses. They do not depend on the first line, so that lines can be compared. */
  readonly seed: number;
  /** First line of `seat`, to compare several lines. */
  readonly line?: string | undefined;
}

/** On average, one move of this many is random, so that playouts differ. */
const RANDOM_MOVE_EVERY = 12;

const SEED_LIMIT = 2 ** 31;

/** Maximum number of lines of a playout. No game is longer. */
const MAX_LINES = 3000;
/** Number of lines after which no further playout starts, so that long games get fewer playouts. */
const LINE_BUDGET = 1000;

/**
 * Returns each seat's expected result from 0 to 1: the share of playouts it wins, or the mean value in a solo game.
 * Each playout uses another seed and another guess of what `seat` cannot see.
 */
export function expectedResultsOf(game: AnyGame, state: unknown, seat: Seat, playouts: Playouts): number[] {
  const { seats, max, seed, line } = playouts;
  const worlds = game.turn(state).length > 0 ? game.worlds?.(state, seat, (seed + 1) * max) : undefined;
  const ends: number[][] = [];
  for (let lines = 0; ends.length < max && lines < LINE_BUDGET; ) {
    const at = seed * max + ends.length;
    const random = RNG.seeded(at);
    const guess = worlds?.[at % worlds.length] ?? state;
    const world = game.computers?.reseed?.(guess, random.below(SEED_LIMIT)) ?? guess;
    const played = playOut(game, stateAfter(game, world, seat, line), random);
    ends.push(resultShares(game, played.state, seats));
    lines += played.lines;
  }
  return (ends[0] ?? []).map((_, at) => ends.reduce((sum, shares) => sum + (shares[at] ?? 0), 0) / ends.length);
}

/** Returns the state after a line, or the same state if there is no line or it is refused. */
function stateAfter(game: AnyGame, state: unknown, seat: Seat, line: string | undefined): unknown {
  const outcome = line === undefined ? undefined : game.play(state, seat, line);
  return outcome && !outcome.refused ? outcome.state : state;
}

/** Plays a game with its quick level and occasional random moves. Returns the last state and the number of lines. */
function playOut(game: AnyGame, from: unknown, random: RNG): { state: unknown; lines: number } {
  const { computers } = game;
  const level = computers?.quick ?? computers?.levels[0]?.id ?? '';
  let state = from;
  for (let lines = 0; lines < MAX_LINES; lines++) {
    const [seat] = game.turn(state);
    const usual = seat === undefined ? undefined : computers?.line(state, seat, level, random);
    if (seat === undefined || usual === undefined) return { state, lines };
    const isSlip = random.below(RANDOM_MOVE_EVERY) === 0;
    const slip = isSlip ? walkToLine(game, state, seat, (all) => random.pick(all)) : undefined;
    // The example of a typed input can be refused.
    const slipped = slip === undefined ? undefined : game.play(state, seat, slip);
    const outcome = slipped && !slipped.refused ? slipped : game.play(state, seat, usual);
    if (outcome.refused) return { state, lines };
    state = outcome.state;
  }
  return { state, lines: MAX_LINES };
}

/**
 * Returns each seat's share of the result. The winners share 1 equally; if there are none, all seats share it. For a
 * solo game, returns the value of the run.
 */
function resultShares(game: AnyGame, state: unknown, seats: number): number[] {
  if (game.solo) return [game.solo.value(state)];
  const { winners = [] } = game.result(state) ?? {};
  const shareOf = (seat: Seat) => (winners.includes(seat) ? 1 / winners.length : 0);
  return Array.from({ length: seats }, (_, seat) => (winners.length === 0 ? 1 / seats : shareOf(seat)));
}
