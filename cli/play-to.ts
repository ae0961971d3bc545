import { type AnyGame, RNG } from '@longtable/kit';

export interface PositionSpec {
  readonly options?: unknown;
  readonly seed: number;
  /** Number of seats; the default is the maximum. */
  readonly seats?: number | undefined;
  /** Lines to play, each by the first seat that can act. A number means that many lines of the weakest computer. */
  readonly lines: readonly (string | number)[];
}

/** Plays to a position and returns its state. Throws if a line or the setup is rejected. */
export function playTo(game: AnyGame, { options = {}, seed, seats = game.seats.max, lines }: PositionSpec): unknown {
  const begun = game.setup(game.options.parse(options), seed, seats);
  if (begun.refused) throw new Error(`${game.id} was not set up.`);
  let { state } = begun;
  const rng = RNG.seeded(seed);
  const level = game.computers?.levels[0]?.id ?? '';
  const all = lines.flatMap((one) => (typeof one === 'number' ? Array<undefined>(one).fill(undefined) : [one]));
  for (const line of all) {
    const [seat] = game.turn(state);
    if (seat === undefined) break;
    const outcome = game.play(state, seat, line ?? game.computers?.line(state, seat, level, rng) ?? '');
    if (outcome.refused) throw new Error(`${game.id}: "${line}" was refused: ${outcome.refused.code}`);
    state = outcome.state;
  }
  return state;
}

/** Parses typed lines. An integer means that many lines of the computer. */
export function parseLines(words: readonly string[]): (string | number)[] {
  return words.map((word) => (/^\d+$/.test(word) ? Number(word) : word));
}
