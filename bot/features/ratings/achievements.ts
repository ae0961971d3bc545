import type { AnyGame, Text } from '@longtable/kit';
import type { Context } from '../../host/context.ts';
import { dayOf } from '../../host/duration.ts';
import type { LoadedTable, TableFeature } from '../../host/feature.ts';
import { optional } from '../../host/table/find.ts';
import { resultOf } from '../../host/table/table.ts';
import { hasOwnContent } from '../../host/table/terms.ts';
import { CAREER } from './career.ts';
import { playedBy } from './player-stats.ts';
import type { PlayerStats } from './record.ts';

export interface AchievementInfo {
  readonly key: string;
  readonly name: Text;
  readonly about: Text;
}

export function achievementsOf({ id, achievements = [] }: AnyGame): readonly AchievementInfo[] {
  return achievements.map(({ id: own, name, about }) => ({ key: `${id}/${own}`, name, about }));
}

/** Returns the achievements over several games: those of this feature, then those of others. */
export function careerAchievements(features: readonly TableFeature[]): readonly AchievementInfo[] {
  const added = features.flatMap((feature) => feature.careerAchievements ?? []);
  return [...CAREER, ...added].map(({ id: key, name, about }) => ({ key, name, about }));
}

/** Returns the achievements that a game has earned a player for the first time. `stats` must already count the game. */
export async function newlyEarned(
  context: Context,
  loaded: LoadedTable,
  person: string,
  stats: PlayerStats,
): Promise<readonly string[]> {
  if (!countsForAchievements(loaded)) return [];
  const { table, game } = loaded;
  const added = await Promise.all(context.features.map((feature) => feature.earned?.(context, loaded, person) ?? []));
  const winners = resultOf(loaded)?.winners ?? [];
  const keys = playedBy(table, person).flatMap((seat) => {
    const isWon = winners.includes(seat);
    const finish = { state: table.state, options: table.options, seat, isWon };
    return [
      ...CAREER.filter(({ isEarned }) => isEarned({ loaded, isWon, stats })).map(({ id }) => id),
      ...added.flat(),
      ...(game.achievements ?? [])
        .filter(({ isEarned }) => optional(context, table.id, () => isEarned(finish), false))
        .map(({ id }) => `${game.id}/${id}`),
    ];
  });
  return [...new Set(keys)].filter((key) => stats.earned?.[key] === undefined);
}

export function withEarned(stats: PlayerStats, keys: readonly string[], now: number): PlayerStats {
  if (keys.length === 0) return stats;
  return { ...stats, earned: { ...stats.earned, ...Object.fromEntries(keys.map((key) => [key, dayOf(now)])) } };
}

/** Whether a game can earn achievements: it was played to its end, is rated, and contains no custom designs or files. */
function countsForAchievements({ table, game }: LoadedTable): boolean {
  return table.ending?.by === 'game' && !table.terms.unrated && !hasOwnContent(game, table.options, table.seats);
}
