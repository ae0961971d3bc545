import type { AnyGame, Seat } from '../game.ts';
import { RNG } from '../rng.ts';
import { walk } from '../walk.ts';

/** How to play a position out. */
export interface Playouts {
  /** How many play. */
  readonly seats: number;
  /** How often at most. */
  readonly most: number;
  /** With the same seed, draws and guesses are the same whatever line comes first. */
  readonly seed: number;
  /** The line that `seat` plays first, if it is one of several that are compared. */
  readonly line?: string | undefined;
}

/** One move in so many is a random one, so that no two games are the same. */
const SLIPS = 12;

/** Seeds of games are below this. */
const SEEDS = 2 ** 31;

/** Longer than any game. */
const LINES_MAX = 3000;
/** After so many lines no further game begins: long games are played out less often. */
const LINES_ENOUGH = 1000;

/**
 * What each seat can expect from a state, from 0 to 1: the share of games it wins when computers play on, or, in a solo game, what
 * their runs are worth. Every game is played with another seed, and with another guess of what `seat` doesn’t know, as far as the
 * game has these.
 */
export function outlookOf(game: AnyGame, state: unknown, seat: Seat, playouts: Playouts): number[] {
  const { seats, most, seed, line } = playouts;
  const worlds = game.turn(state).length > 0 ? game.worlds?.(state, seat, (seed + 1) * most) : undefined;
  const ends: number[][] = [];
  for (let lines = 0; ends.length < most && lines < LINES_ENOUGH; ) {
    const at = seed * most + ends.length;
    const random = RNG.seeded(at);
    const guess = worlds?.[at % worlds.length] ?? state;
    const world = game.computers?.reseed?.(guess, random.below(SEEDS)) ?? guess;
    const played = playOut(game, after(game, world, seat, line), random);
    ends.push(sharesOf(game, played.state, seats));
    lines += played.lines;
  }
  return (ends[0] ?? []).map((_, at) => ends.reduce((sum, shares) => sum + (shares[at] ?? 0), 0) / ends.length);
}

/** A state after a line, if there is one; what a guess refuses changes nothing. */
function after(game: AnyGame, state: unknown, seat: Seat, line: string | undefined): unknown {
  const outcome = line === undefined ? undefined : game.play(state, seat, line);
  return outcome && !outcome.refused ? outcome.state : state;
}

/** Plays a game to its end with its quick level, which slips now and then. */
function playOut(game: AnyGame, from: unknown, random: RNG): { state: unknown; lines: number } {
  const { computers } = game;
  const level = computers?.quick ?? computers?.levels[0]?.id ?? '';
  let state = from;
  for (let lines = 0; lines < LINES_MAX; lines++) {
    const [seat] = game.turn(state);
    const usual = seat === undefined ? undefined : computers?.line(state, seat, level, random);
    if (seat === undefined || usual === undefined) return { state, lines };
    const isSlip = random.below(SLIPS) === 0;
    const slip = isSlip ? walk(game, state, seat, (all) => random.pick(all)) : undefined;
    // What is typed as an example may be refused.
    const slipped = slip === undefined ? undefined : game.play(state, seat, slip);
    const outcome = slipped && !slipped.refused ? slipped : game.play(state, seat, usual);
    if (outcome.refused) return { state, lines };
    state = outcome.state;
  }
  return { state, lines: LINES_MAX };
}

/** What each seat has in the end: a win shared with those who win too, or what the run is worth. */
function sharesOf(game: AnyGame, state: unknown, seats: number): number[] {
  if (game.solo) return [game.solo.worth(state)];
  const { winners = [] } = game.result(state) ?? {};
  const shareOf = (seat: Seat) => (winners.includes(seat) ? 1 / winners.length : 0);
  return Array.from({ length: seats }, (_, seat) => (winners.length === 0 ? 1 / seats : shareOf(seat)));
}
