import { type AnyGame, RNG } from '@longtable/kit';

/** What leads to a position: what the game is set up with, and what is played. */
export interface PositionSpec {
  readonly options?: unknown;
  readonly seed: number;
  /** How many play (default: as many as can). */
  readonly seats?: number | undefined;
  /** Lines of the first seat in turn; a number is so many lines of the weakest computer. */
  readonly lines: readonly (string | number)[];
}

/** Plays to a position; throws a sentence if that can't be done. */
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

/** Lines as they are typed: a whole number is so many lines of the computer. */
export function parseLines(words: readonly string[]): (string | number)[] {
  return words.map((word) => (/^\d+$/.test(word) ? Number(word) : word));
}
