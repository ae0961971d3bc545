import type { Advice, AnyGame, Choice, Level, Seat } from './game.ts';
import { JavaRandom } from './random.ts';
import { walk } from './walk.ts';

/** A hint for a seat: the game's own, or the move of its middle level. */
export function adviceOf({ computers }: AnyGame, state: unknown, seat: Seat): Advice | undefined {
  if (computers?.hint) return computers.hint(state, seat);
  const level = computers?.levels[Math.floor(computers.levels.length / 2)];
  return level && { line: computers.line(state, seat, level.id) };
}

/**
 * The level whose move a level plays in a position: its own, or that of one of the two it mixes. The choice follows from what
 * the seat knows, so the same position always gets the same move; only a mix has to look at that.
 */
export function levelToAsk(levels: readonly Level[], id: string, known: () => unknown): string {
  const mix = levels.find((level) => level.id === id)?.mix;
  if (!mix) return id;
  return shareOf(JSON.stringify(known())) < mix.share ? mix.of : mix.else;
}

/** A number from 0 to 1 that any other text changes unforeseeably: FNV-1a, and MurmurHash's last step to spread it. */
function shareOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/** How to play a position out: how often at most, and what makes the games differ. */
export interface Playouts {
  readonly most: number;
  readonly seed: number;
}

/** One move in so many is a random one, so that no two games are the same. */
const SLIPS = 12;

/** Longer than any game. */
const LINES_MAX = 3000;
/** After so many lines no further game begins: long games are played out less often. */
const LINES_ENOUGH = 1000;

/**
 * What each seat can expect from a state, from 0 to 1: the share of games it wins when computers play on, or, in a solo game, how
 * much of the run they finish. Where the game can guess what `seat` doesn’t know, every game is played with another guess.
 */
export function outlookOf(game: AnyGame, state: unknown, seat: Seat, { most, seed }: Playouts): number[] {
  const worlds = game.turn(state).length > 0 ? game.worlds?.(state, seat) : undefined;
  const random = JavaRandom.seeded(seed);
  const ends: number[][] = [];
  for (let lines = 0; ends.length < most && lines < LINES_ENOUGH; ) {
    const played = playOut(game, worlds?.[ends.length % worlds.length] ?? state, random);
    ends.push(sharesOf(game, played.state));
    lines += played.lines;
  }
  return (ends[0] ?? []).map((_, at) => ends.reduce((sum, shares) => sum + (shares[at] ?? 0), 0) / ends.length);
}

/** Plays a game to its end with its quick level, which slips now and then. */
function playOut(game: AnyGame, from: unknown, random: JavaRandom): { state: unknown; lines: number } {
  const { computers } = game;
  const level = computers?.quick ?? computers?.levels[0]?.id ?? '';
  let state = from;
  for (let lines = 0; lines < LINES_MAX; lines++) {
    const [seat] = game.turn(state);
    const usual = seat === undefined ? undefined : computers?.line(state, seat, level);
    if (seat === undefined || usual === undefined) return { state, lines };
    const isSlip = random.below(SLIPS) === 0;
    const slip = isSlip ? walk(game, state, seat, (all) => all[random.below(all.length)] as Choice) : undefined;
    // What is typed as an example may be refused.
    const slipped = slip === undefined ? undefined : game.play(state, seat, slip);
    const outcome = slipped && !slipped.refused ? slipped : game.play(state, seat, usual);
    if (outcome.refused) return { state, lines };
    state = outcome.state;
  }
  return { state, lines: LINES_MAX };
}

/** What each seat has in the end: a win shared with those who win too, or the part of a run that is done. */
function sharesOf(game: AnyGame, state: unknown): number[] {
  if (game.solo) return [Math.min(1, (game.solo.score(state).points[0] ?? 0) / game.solo.whole(state))];
  const { winners = [] } = game.result(state) ?? {};
  const seats = Array.from({ length: game.seats.max }, (_, seat) => seat);
  if (winners.length === 0) return seats.map(() => 1 / seats.length);
  return seats.map((seat) => (winners.includes(seat) ? 1 / winners.length : 0));
}
