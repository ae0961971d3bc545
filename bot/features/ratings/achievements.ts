import type { AnyGame, Text } from '@longtable/kit';
import type { Context } from '../../host/context.ts';
import { dayOf } from '../../host/duration.ts';
import type { LoadedTable, TableFeature } from '../../host/feature.ts';
import { optional } from '../../host/table/outside-games.ts';
import { hasOwnContent } from '../../host/table/rating.ts';
import { levelAt, playersAt, resultOf } from '../../host/table/table.ts';
import type { Bot } from '../../interactions/bot.ts';
import { homeIdOf, type Reply } from '../../interactions/reply.ts';
import { shortDay } from '../../render/duration.ts';
import { menu, phrase } from '../../render/page.ts';
import { texts as common } from '../../render/words/texts.ts';
import { playedBy, readPlayerStats } from './player-stats.ts';
import { achievementsId, type PlayerStats, type Score } from './record.ts';
import { texts } from './words/texts.ts';

interface CareerFacts {
  readonly loaded: LoadedTable;
  readonly isWon: boolean;
  readonly stats: PlayerStats;
}

interface CareerAchievement {
  readonly id: string;
  readonly name: Text;
  readonly about: Text;
  isEarned(career: CareerFacts): boolean;
}

declare module '../../host/feature.ts' {
  interface TableFeature {
    /** Achievements over several games. `earned` decides about them. */
    readonly careerAchievements?: readonly Omit<CareerAchievement, 'isEarned'>[];
    /** Returns the ids of the feature's achievements that a finished game has earned a player. */
    earned?(context: Context, loaded: LoadedTable, person: string): Promise<readonly string[]>;
    /** Returns texts about a user's results in games, by game. */
    scoreTexts?(context: Context, person: string): Promise<Readonly<Record<string, Text>>>;
  }
}

export const CAREER: readonly CareerAchievement[] = [
  {
    id: 'first-game',
    ...texts.career.firstGame,
    isEarned: ({ stats }) => sum(stats, 'played') >= 1,
  },
  {
    id: 'ten-wins',
    ...texts.career.tenWins,
    isEarned: ({ stats }) => sum(stats, 'won') >= 10,
  },
  {
    id: 'hundred-games',
    ...texts.career.hundredGames,
    isEarned: ({ stats }) => sum(stats, 'played') >= 100,
  },
  {
    id: 'grand-tour',
    ...texts.career.grandTour,
    isEarned: ({ stats }) => Object.keys(stats.games).length >= 5,
  },
  {
    id: 'beat-player',
    ...texts.career.beatPlayer,
    isEarned: ({ loaded, isWon }) => isWon && playersAt(loaded.table).length > 1,
  },
  {
    id: 'beat-master',
    ...texts.career.beatMaster,
    isEarned: ({ loaded, isWon }) => isWon && hasStrongest(loaded),
  },
];

function sum({ games }: PlayerStats, what: keyof Pick<Score, 'played' | 'won'>): number {
  return Object.values(games).reduce((total, score) => total + score[what], 0);
}

function hasStrongest({ table, game }: LoadedTable): boolean {
  const strongest = game.computers?.levels.at(-1)?.id;
  return strongest !== undefined && table.seats.some((occupant) => levelAt(occupant) === strongest);
}

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

interface AchievementGroup {
  readonly title: Text;
  readonly achievements: readonly AchievementInfo[];
}

function groupsOf({ context, features }: Bot): readonly AchievementGroup[] {
  const games = [...context.games.values()].map((game) => ({ title: game.title, achievements: achievementsOf(game) }));
  return [{ title: texts.achievements.allGames, achievements: careerAchievements(features) }, ...games].filter(
    ({ achievements }) => achievements.length > 0,
  );
}

/** Returns the stats of a user. Empty unless they are the requesting user's own or the user has finished a game in this server or DM. */
export async function visibleStatsOf(reply: Reply, person: string): Promise<PlayerStats> {
  const stats = await readPlayerStats(reply.bot.context, person);
  const isKnown = person === reply.user.id || stats.scopes[homeIdOf(reply)] !== undefined;
  return isKnown ? stats : { games: {}, scopes: {} };
}

export function achievementCount(bot: Bot, { earned = {} }: PlayerStats): Text {
  const all = groupsOf(bot).flatMap(({ achievements }) => achievements);
  return texts.achievements.count({ earned: all.filter(({ key }) => earned[key]).length, all: all.length });
}

/** Shows one group of a user's achievements: the earned ones with their date, and the requirements of the others. */
export async function showAchievements(reply: Reply, person: string, page: number): Promise<void> {
  const { earned = {} } = await visibleStatsOf(reply, person);
  const groups = groupsOf(reply.bot);
  const group = groups[page] ?? groups[0];
  if (!group) return reply.say(common.replies.menuOutdated);
  const options = groups.map((each, index) => ({
    label: phrase`${each.title} (${countIn(each, earned)})`,
    value: String(index),
    default: index === page,
  }));
  await reply.show({
    title: phrase`<@${person}> · **${group.title}** · ${countIn(group, earned)}`,
    end: group.achievements.map((achievement) => lineOf(achievement, earned[achievement.key])),
    rows: [menu(achievementsId.make({ person, page }), undefined, options)],
  });
}

function countIn({ achievements }: AchievementGroup, earned: NonNullable<PlayerStats['earned']>): string {
  return `${achievements.filter(({ key }) => earned[key]).length}/${achievements.length}`;
}

function lineOf({ name, about }: AchievementInfo, day: string | undefined): Text {
  return day ? phrase`✓ **${name}** · ${about} · ${shortDay(day, { year: 'numeric' })}` : phrase`-# ${name} · ${about}`;
}
