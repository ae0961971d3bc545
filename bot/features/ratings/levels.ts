import type { AnyGame, Level } from '@longtable/kit';
import type { Context } from '../../host/context.ts';
import type { LoadedTable } from '../../host/feature.ts';
import { isFinished, resultOf } from '../../host/table/table.ts';
import { readPlayerStats } from './player-stats.ts';

/** The level option that picks a computer close to the player's rating. */
export const NEAR = 'near';

/** Whether the levels of a game have ratings. */
export function isOnScale({ computers }: AnyGame): boolean {
  return computers?.levels.some(({ rating }) => rating !== undefined) ?? false;
}

/**
 * Returns the requested level, or undefined if the game does not have it. `NEAR` selects the level nearest to the player's rating, or the first level
 * if the player has none.
 */
export async function levelFor(
  context: Context,
  game: AnyGame,
  person: string,
  asked: string,
): Promise<Level | undefined> {
  const levels = game.computers?.levels ?? [];
  if (asked !== NEAR) return levels.find(({ id }) => id === asked);
  const { rating } = (await readPlayerStats(context, person)).games[game.id] ?? {};
  return rating ? levelNear(levels, rating.rating) : levels[0];
}

/** Returns the level with the nearest rating: the weaker of two at the same distance, or the first if none has a rating. */
export function levelNear(levels: readonly Level[], strength: number): Level | undefined {
  const distance = ({ rating }: Level) => Math.abs((rating ?? Number.POSITIVE_INFINITY) - strength);
  return levels.toSorted((one, other) => distance(one) - distance(other) || 0)[0];
}

/**
 * Returns the next stronger level if a person has won against a computer in a game for two. Otherwise, or if there is no stronger level, undefined.
 */
export function levelAbove(loaded: LoadedTable): Level | undefined {
  const { table, game } = loaded;
  const [winner, ...others] = (isFinished(table) && resultOf(loaded)?.winners) || [];
  const beaten = table.seats.find((sitter) => sitter.kind === 'computer');
  const isAlone = table.seats.length === 2 && others.length === 0;
  if (!beaten || !isAlone || winner === undefined || table.seats[winner]?.kind !== 'person') return undefined;
  const levels = game.computers?.levels ?? [];
  const place = levels.findIndex(({ id }) => id === beaten.level);
  return place < 0 ? undefined : levels[place + 1];
}
