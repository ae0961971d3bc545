import type { AnyGame, SeatResults } from '../game.ts';
import { describeOptions } from '../options.ts';

/**
 * Returns the share of games that the first seat wins between players of this rating, interpolated between the game's results. 0.5 if there are none.
 */
export function firstSeatShare(game: AnyGame, options: unknown, rating: number): number {
  const rows = resultsWith(game, options).toSorted((a, b) => a.rating - b.rating);
  const above = rows.find((row) => row.rating >= rating) ?? rows.at(-1);
  const below = rows.findLast((row) => row.rating <= rating) ?? rows[0];
  if (!above || !below) return 1 / 2;
  const span = above.rating - below.rating;
  const part = span === 0 ? 0 : (rating - below.rating) / span;
  const share = ({ won, games }: SeatResults) => won / games;
  return share(below) + part * (share(above) - share(below));
}

/** Returns the rating points that compensate for the first seat's share of wins. */
export function firstSeatPoints(game: AnyGame, options: unknown, rating: number): number {
  const share = firstSeatShare(game, options, rating);
  return 400 * Math.log10(share / (1 - share));
}

/** Returns the results of the game with these options. Only options that occur in the results are compared. */
function resultsWith(game: AnyGame, options: unknown): readonly SeatResults[] {
  const rows = game.firstSeat ?? [];
  const names = new Set(rows.flatMap((row) => Object.keys(row.options ?? {})));
  const starts = describeOptions(game.options).filter(({ name }) => names.has(name));
  const given = options as Readonly<Record<string, unknown>>;
  return rows.filter((row) =>
    starts.every(({ name, default: usual }) => (given[name] ?? usual) === (row.options?.[name] ?? usual)),
  );
}
