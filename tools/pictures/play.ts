import { seeded } from '../../games/kit/chance.ts';
import type { AnyGame } from '../../games/kit/game.ts';
import { shelf } from '../../shelf/index.ts';

/** A position to show: what the game was set up with, its seed, and what was played. */
export interface Played {
  readonly game: string;
  readonly options?: object;
  readonly seed: number;
  /** Lines of whoever is in turn; a number is so many lines of the weakest computer. */
  readonly lines: readonly (string | number)[];
}

/** Plays to a position. */
export function playTo({ game: id, options = {}, seed, lines }: Played): { game: AnyGame; state: unknown } {
  const game = shelf.find((one) => one.id === id);
  if (!game) throw new Error(`There is no game "${id}".`);
  const begun = game.setup(game.options.parse(options), seed, game.seats.max);
  if (begun.refused) throw new Error(`${id} was not set up.`);
  let { state } = begun;
  const chance = seeded(seed);
  const level = game.computers?.levels[0]?.id ?? '';
  const all = lines.flatMap((one) => (typeof one === 'number' ? Array<undefined>(one).fill(undefined) : [one]));
  for (const line of all) {
    const [seat] = game.turn(state);
    if (seat === undefined) break;
    const outcome = game.play(state, seat, line ?? game.computers?.line(state, seat, level, chance) ?? '');
    if (outcome.refused) throw new Error(`${id}: "${line}" was refused: ${outcome.refused.code}`);
    state = outcome.state;
  }
  return { game, state };
}
