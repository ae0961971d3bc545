import { type AnyGame, describeOptions, type Level, type Seed } from '@longtable/kit';
import { dailyBoardKind } from '../../../storage/records/daily.ts';
import type { SeatOccupant } from '../../../storage/records/table.ts';
import type { Features } from '../../../storage/records/table-features.ts';
import type { Context, SideEffect } from '../context.ts';
import { dayOf, mondayOf, weekOf } from '../day.ts';
import { keyedHash } from '../secret.ts';
import { homeOf, isExercise, type LoadedTable, personsAt } from '../table/table.ts';
import { compareScores } from '../table/terms.ts';
import { bestOf, boardId, dailyScore, readDays, withTry } from './daily.ts';

/** The seed of a day: the same for everybody, and nobody's guess before, because it follows from a secret of this installation. */
export function seedOf(context: Context, game: string, day: string): Promise<string> {
  return keyedHash(context, 'daily', `${game} ${day}`);
}

/** What a table is made from, and the features that it has therefore. */
export interface Deal {
  readonly options: unknown;
  readonly seed: Seed;
  readonly features?: Features;
}

/** What a table is made from: a person's options and a seed, fresh unless they want one again, or what this day has for everybody. */
export async function dealFor(
  context: Context,
  {
    game,
    options,
    daily,
    seed: wanted,
  }: { game: AnyGame; options: unknown; daily?: boolean | undefined; seed?: Seed | undefined },
): Promise<Deal> {
  if (!daily || !game.daily) return { options, seed: wanted ?? context.newSeed() };
  const day = dayOf(context.now());
  const seed = await seedOf(context, game.id, day);
  const choice = Number.parseInt(seed.slice(0, 8), 16) >>> 1;
  return { options: game.daily.options(choice, seed), seed, features: { daily: { day } } };
}

/** Who plays against everybody on a day: from Monday to Sunday the computer gets stronger. */
export function opponentOn(day: string, { seats, computers }: AnyGame): Level | undefined {
  const levels = seats.min > 1 ? (computers?.levels ?? []) : [];
  const weekday = (new Date(day).getUTCDay() + 6) % 7;
  return levels[Math.round((weekday / 6) * (levels.length - 1))];
}

/** A person who plays the game of a day and the computers they play it against. */
export function sittersOn(day: string, game: AnyGame, [player]: readonly SeatOccupant[]): readonly SeatOccupant[] {
  const level = opponentOn(day, game)?.id;
  const others = level === undefined ? [] : Array(game.seats.min - 1).fill({ kind: 'computer', level });
  return player ? [player, ...others] : [];
}

/** What the runs of a week are called where those of a day are called by their game. */
export function weekly({ id }: AnyGame): string {
  return `${id}/week`;
}

/** Whether a game has rules of the week. */
export function hasWeeks(game: AnyGame): boolean {
  return weekOption(game) !== undefined;
}

/** Whether a run is played by the rules of the week in which it began, and by nothing else that others don’t have. */
export function isWeekly({ table, game }: LoadedTable): boolean {
  const option = weekOption(game);
  if (option === undefined || table.terms.unrated || table.features.daily !== undefined || isExercise(table))
    return false;
  const { [option]: week, ...others } = table.options as Readonly<Record<string, unknown>>;
  return week === weekOf(table.times.startedAt) && game.solo?.isComparable(others) === true;
}

function weekOption({ options }: AnyGame): string | undefined {
  return describeOptions(options).find(({ kind }) => kind === 'week')?.name;
}

/** When a run of the week ends: it comes onto the board here in place of a worse one of the same player. */
export const weeklyRanking: SideEffect = (context, before, { table, game }) => {
  const [person] = personsAt(table);
  const isEnd = table.status === 'over' && before?.status !== 'over';
  if (person === undefined || !isEnd || !isWeekly({ table, game })) return undefined;
  const home = homeOf(table.location);
  const board = boardId(home, weekly(game));
  return {
    locks: [`daily-board:${board}`],
    collect: async () => {
      const week = mondayOf(table.times.startedAt);
      const score = dailyScore({ table, game });
      const own = (await bestOf(context, home, weekly(game), week)).find((one) => one.person === person);
      if (!score || (own && compareScores(own.score, score) >= 0)) return {};
      const days = (await readDays(context, board)).map(({ day, tables }) => ({
        day,
        tables: tables.filter((id) => id !== own?.table),
      }));
      return { writes: [context.storage.store(dailyBoardKind).put(board, withTry(days, week, table.id))] };
    },
  };
};
