import type { Advice, AnyGame, Scramble, Seat } from '../game.ts';
import type { Result } from '../result.ts';
import { RNG } from '../rng.ts';
import { walkToLine } from '../walk.ts';
import { texts } from '../words/texts.ts';

/** Number of simulated games per decision, and maximum number of moves of each. */
const SIMULATIONS = 160;
const MAX_MOVES = 200;
/** Maximum number of candidate lines, found in at most `MAX_WALKS` random walks over the choices. */
const MAX_LINES = 24;
const MAX_WALKS = 3 * MAX_LINES;

const RANDOM = 'random';
const SIMULATOR = 'simulator';

/**
 * Returns two levels that work for any game: `random` plays random moves, `simulator` tries each line in random
 * playouts. A game with secrets or an RNG must pass the `scramble` of its tests. The result of `scramble` may depend
 * only on what the seat knows, so it must sort hidden values before it shuffles them.
 */
export function genericComputers(
  game: () => AnyGame,
  scramble: Scramble = (state) => state,
): NonNullable<AnyGame['computers']> {
  const search = (state: unknown, seat: Seat, rng: RNG) => bestLine(game(), scramble, state, seat, rng);
  return {
    levels: [
      {
        id: RANDOM,
        ...texts.generic.random,
      },
      {
        id: SIMULATOR,
        ...texts.generic.simulator,
      },
    ],
    line: (state, seat, level, rng) =>
      level === RANDOM ? randomLine(game(), state, seat, rng) : search(state, seat, rng).line,
    hint(state, seat, rng): Advice {
      const { line, share } = search(state, seat, rng);
      const percent = Math.round(100 * share);
      return {
        line,
        why: texts.generic.hint({ percent }),
      };
    },
  };
}

interface Candidate {
  readonly line: string;
  /** Sum of results and number of simulated games. */
  sum: number;
  games: number;
}

/**
 * Returns the line with the best mean result, and that mean as `share`. Simulates all lines, then repeatedly the better
 * half.
 */
function bestLine(
  game: AnyGame,
  scramble: Scramble,
  state: unknown,
  seat: Seat,
  rng: RNG,
): { readonly line: string; readonly share: number } {
  const seed = rng.below(2 ** 31);
  let left: Candidate[] = linesOf(game, state, seat, RNG.seeded(seed)).map((line) => ({ line, sum: 0, games: 0 }));
  const rounds = Math.max(1, Math.ceil(Math.log2(left.length)));
  do {
    const each = Math.max(1, Math.floor(SIMULATIONS / rounds / left.length));
    for (const tried of left) {
      for (let more = 0; more < each; more++) {
        // Every line is tried with the same seeds, so that their results are comparable.
        const random = RNG.seeded(seed + tried.games + 1);
        const world = scramble(structuredClone(state) as never, seat, random);
        tried.sum += simulate(game, world, seat, tried.line, random);
        tried.games++;
      }
    }
    left = left.sort((one, other) => meanOf(other) - meanOf(one)).slice(0, Math.ceil(left.length / 2));
  } while (left.length > 1);
  const [best] = left;
  return { line: best?.line ?? '', share: best ? meanOf(best) : 0 };
}

function meanOf({ sum, games }: Candidate): number {
  return sum / games;
}

/** Returns at most `MAX_LINES` offered lines of a seat, found by random walks over the choices. */
function linesOf(game: AnyGame, state: unknown, seat: Seat, random: RNG): string[] {
  const lines = new Set<string>();
  for (let walks = 0; walks < MAX_WALKS && lines.size < MAX_LINES; walks++)
    lines.add(randomLine(game, state, seat, random));
  return [...lines];
}

function randomLine(game: AnyGame, state: unknown, seat: Seat, random: RNG): string {
  return walkToLine(game, state, seat, (choices) => random.pick(choices)) ?? '';
}

/** Returns the result of a line for a seat after a random playout. A playout without an end counts as a tie. */
function simulate(game: AnyGame, world: unknown, seat: Seat, line: string, random: RNG): number {
  let outcome = game.play(world, seat, line);
  for (let moves = 0; moves < MAX_MOVES && !outcome.refused; moves++) {
    const { state } = outcome;
    const turn = game.turn(state);
    if (turn.length === 0) return resultValue(game.result(state) ?? { winners: [] }, seat);
    const mover = random.pick(turn);
    outcome = game.play(state, mover, randomLine(game, state, mover, random));
  }
  return resultValue({ winners: [] }, seat);
}

/**
 * Returns the share of opponents that finished behind a seat. A tie counts half. Without `places`, returns 1 for a
 * winner, 0 for other seats, and 0.5 if there is no winner.
 */
function resultValue({ winners, places = [] }: Result, seat: Seat): number {
  const place = places.findIndex((level) => level.includes(seat));
  if (place < 0) return winners.length === 0 ? 0.5 : winners.includes(seat) ? 1 : 0;
  const behind = places.slice(place + 1).flat().length;
  const level = (places[place]?.length ?? 1) - 1;
  return (behind + level / 2) / Math.max(1, places.flat().length - 1);
}
