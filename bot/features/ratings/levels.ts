import type { AnyGame, Level } from '@longtable/kit';
import type { Context } from '../../host/context.ts';
import type { LevelChoice } from '../../host/feature.ts';
import { SUITABLE } from '../../host/table/table.ts';
import { readPlayerStats } from './player-stats.ts';
import { texts } from './words/texts.ts';

/** Returns the choice of a level near the user's rating, if the levels of a game have ratings. */
export function nearChoice({ computers }: AnyGame): LevelChoice[] {
  const levels = computers?.levels ?? [];
  const isOnScale = levels.length > 1 && levels.some(({ rating }) => rating !== undefined);
  return isOnScale ? [{ value: SUITABLE, label: texts.levels.near, about: texts.levels.nearAbout }] : [];
}

/** Returns the level nearest to a user's rating. Undefined if the user has none. */
export async function levelNearUser(context: Context, game: AnyGame, person: string): Promise<Level | undefined> {
  const { rating } = (await readPlayerStats(context, person)).games[game.id] ?? {};
  return rating && levelNear(game.computers?.levels ?? [], rating.rating);
}

/** Returns the level with the nearest rating: the weaker of two at the same distance, or the first if none has a rating. */
export function levelNear(levels: readonly Level[], strength: number): Level | undefined {
  const distance = ({ rating }: Level) => Math.abs((rating ?? Number.POSITIVE_INFINITY) - strength);
  return levels.toSorted((one, other) => distance(one) - distance(other) || 0)[0];
}
