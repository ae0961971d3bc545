import type { AnyGame, Seat } from '../game.ts';
import { RNG } from '../rng.ts';
import { walkToLine } from '../walk.ts';

/** How to play a position out. */
export interface Playouts {
  /** How many play. */
  readonly seats: number;
  /** How often at most. */
  readonly max: number;
  /** With the same seed, draws and guesses are the same whatever line comes first. */
  readonly seed: number;
  /** The line that `seat` plays first, if it is one of several that are compared. */
  readonly line?: string | undefined;
}

/** One move in so many is a random one, so that no two games are the same. */
const RANDOM_MOVE_EVERY = 12;

/** Seeds of games are below this. */
const SEED_LIMIT = 2 ** 31;

/** Longer than any game. */
const MAX_LINES = 3000;
/** After so many lines no further game begins: long games are played out less often. */
const LINE_BUDGET = 1000;

/**
 * What each seat can expect from a state, from 0 to 1: the share of games it wins when computers play on, or, in a solo game, what
 * their runs are worth. Every game is played with another seed, and with another guess of what `seat` doesn’t know, as far as the
 * game has these.
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

/** A state after a line, if there is one; what a guess refuses changes nothing. */
function stateAfter(game: AnyGame, state: unknown, seat: Seat, line: string | undefined): unknown {
  const outcome = line === undefined ? undefined : game.play(state, seat, line);
  return outcome && !outcome.refused ? outcome.state : state;
}

/** Plays a game to its end with its quick level, which slips now and then. */
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
    // What is typed as an example may be refused.
    const slipped = slip === undefined ? undefined : game.play(state, seat, slip);
    const outcome = slipped && !slipped.refused ? slipped : game.play(state, seat, usual);
    if (outcome.refused) return { state, lines };
    state = outcome.state;
  }
  return { state, lines: MAX_LINES };
}

/** What each seat has in the end: a win shared with those who win too, or what the run is worth. */
function resultShares(game: AnyGame, state: unknown, seats: number): number[] {
  if (game.solo) return [game.solo.value(state)];
  const { winners = [] } = game.result(state) ?? {};
  const shareOf = (seat: Seat) => (winners.includes(seat) ? 1 / winners.length : 0);
  return Array.from({ length: seats }, (_, seat) => (winners.length === 0 ? 1 / seats : shareOf(seat)));
}
