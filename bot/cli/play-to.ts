import { type AnyGame, type Choice, type Refusal, RNG, type Seat, say, walkToLine } from '@longtable/kit';

export interface PositionSpec {
  readonly options?: unknown;
  readonly seed: number;
  /** Number of seats; the default is the minimum, with which lessons and puzzles are played. */
  readonly seats?: number | undefined;
  /** Lines to play, each by the first seat that can act. A number means that many lines of the weakest computer. */
  readonly lines: readonly (string | number)[];
}

/** Maximum number of lines of a whole game. */
const MAX_LINES = 5000;

/** Plays to a position and returns its state. Throws if a line or the setup is rejected. */
export function playTo(game: AnyGame, spec: PositionSpec): unknown {
  return statesTo(game, spec).at(-1);
}

/** Plays a game between computers, and returns the states from the first to the last. */
export function playWhole(game: AnyGame, spec: Omit<PositionSpec, 'lines'>): unknown[] {
  return statesTo(game, { ...spec, lines: [MAX_LINES] });
}

function statesTo(game: AnyGame, { options = {}, seed, seats = game.seats.min, lines }: PositionSpec): unknown[] {
  const begun = game.setup(game.options.parse(options), seed, seats);
  if (begun.refused) throw new Error(`${game.id} was not set up. ${reasonOf(begun.refused)}`);
  let { state } = begun;
  const states = [state];
  const rng = RNG.seeded(seed);
  for (const line of lines.flatMap((one) =>
    typeof one === 'number' ? Array<undefined>(one).fill(undefined) : [one],
  )) {
    const [seat] = game.turn(state);
    if (seat === undefined) break;
    const played = line ?? computerLine(game, state, seat, rng);
    const outcome = game.play(state, seat, played);
    if (outcome.refused) throw new Error(`"${played}" by seat ${seat} was refused. ${reasonOf(outcome.refused)}`);
    state = outcome.state;
    states.push(state);
  }
  return states;
}

function reasonOf({ code, sentence }: Refusal): string {
  return `${say(sentence, 'en')} (${code})`;
}

/** Returns a line of the weakest computer, or a random one if the game has no computers. */
function computerLine(game: AnyGame, state: unknown, seat: Seat, rng: RNG): string {
  const level = game.computers?.levels[0]?.id ?? '';
  return (
    game.computers?.line(state, seat, level, rng) ??
    walkToLine(game, state, seat, (all) => all[rng.below(all.length)] as Choice) ??
    ''
  );
}

/** Parses typed lines. An integer means that many lines of the computer. */
export function parseLines(words: readonly string[]): (string | number)[] {
  return words.map((word) => (/^\d+$/.test(word) ? Number(word) : word));
}
