import { type AnyGame, describeOptions, type Level } from '@longtable/kit';
import type { SeatOccupant } from '../../../storage/records/table.ts';
import type { Context, SideEffect } from '../../host/context.ts';
import { dayOf, weekOf } from '../../host/duration.ts';
import type { LoadedTable, Opening, Request } from '../../host/feature.ts';
import { keyedHash } from '../../host/records.ts';
import { homeOf, personsAt } from '../../host/table/table.ts';
import { compareScores } from '../../host/table/terms.ts';
import { puzzleOfDay, puzzleRefusal } from '../puzzles/index.ts';
import { attemptsByScore, boardId, dailyScore, isRanked, readBoardDays, withAttempt } from './daily.ts';
import { dailyBoardKind, mondayOf } from './record.ts';

/** Returns the seed of a day's daily. It is derived from a secret of this installation, so that users cannot predict it. */
export function dailySeedOf(context: Context, game: string, day: string): Promise<string> {
  return keyedHash(context, 'daily', `${game} ${day}`);
}

/**
 * Returns what is added to a request for today's daily or puzzle of the day, or to repeat the daily of another day.
 * Undefined if the request is for neither.
 */
export async function dailyOpening(context: Context, request: Request): Promise<Opening | undefined> {
  const { game, features = {}, seed: wanted, occupants } = request;
  const { daily, practiceOf, puzzle } = features;
  const day = dayOf(context.now());
  if (puzzle !== undefined) {
    if (!daily) return undefined;
    if ((await puzzleOfDay(context, day))?.puzzle.id !== puzzle) throw puzzleRefusal('puzzleGone');
    return { terms: { hidden: true }, features: { daily: { day } } };
  }
  if (practiceOf !== undefined && wanted !== undefined)
    return {
      occupants: occupantsOn(practiceOf, game, occupants),
      terms: { hidden: true, practice: true },
      features: { daily: { day: practiceOf, practice: true } },
    };
  if (!daily || !game.daily) return undefined;
  const seed = await dailySeedOf(context, game.id, day);
  const choice = Number.parseInt(seed.slice(0, 8), 16) >>> 1;
  return {
    options: game.daily.options(choice, seed),
    seed,
    occupants: occupantsOn(day, game, occupants),
    terms: { hidden: true },
    features: { daily: { day } },
  };
}

/** Returns the computer level of a day's daily. It rises from Monday to Sunday. Undefined if the game can be played alone or has no computers. */
export function opponentOn(day: string, { seats, computers }: AnyGame): Level | undefined {
  const levels = seats.min > 1 ? (computers?.levels ?? []) : [];
  const weekday = (new Date(day).getUTCDay() + 6) % 7;
  return levels[Math.round((weekday / 6) * (levels.length - 1))];
}

/** Returns the player of a daily and their computer opponents. */
export function occupantsOn(day: string, game: AnyGame, [player]: readonly SeatOccupant[]): readonly SeatOccupant[] {
  const level = opponentOn(day, game)?.id;
  const others = level === undefined ? [] : Array(game.seats.min - 1).fill({ kind: 'computer', level });
  return player ? [player, ...others] : [];
}

/** Returns the leaderboard id of a game's weekly runs. */
export function weeklyId({ id }: AnyGame): string {
  return `${id}/week`;
}

export function hasWeeks(game: AnyGame): boolean {
  return weekOption(game) !== undefined;
}

/**
 * Whether a run counts for the weekly leaderboard. It must be rated, no hidden game or exercise, use the rules of the week in which it started, and have
 * otherwise comparable options.
 */
export function isWeekly({ table, game }: LoadedTable): boolean {
  const option = weekOption(game);
  if (option === undefined || table.terms.unrated || table.terms.hidden || table.terms.exercise) return false;
  const { [option]: week, ...others } = table.options as Readonly<Record<string, unknown>>;
  return week === weekOf(table.times.startedAt) && game.solo?.isComparable(others) === true;
}

function weekOption({ options }: AnyGame): string | undefined {
  return describeOptions(options).find(({ kind }) => kind === 'week')?.name;
}

/** Adds a weekly run that was played to its end to the leaderboard, replacing a worse one of the same player. */
export const weeklyRanking: SideEffect = (context, before, after) => {
  const { table, game } = after;
  const [person] = personsAt(table);
  const isEnd = isRanked(after) && before?.status !== 'over';
  if (person === undefined || !isEnd || !isWeekly(after)) return undefined;
  const home = homeOf(table.location);
  const board = boardId(home, weeklyId(game));
  return {
    locks: [`daily-board:${board}`],
    collect: async () => {
      const week = mondayOf(table.times.startedAt);
      const score = dailyScore(after);
      const own = (await attemptsByScore(context, home, weeklyId(game), week)).find((one) => one.person === person);
      if (!score || (own && compareScores(own.score, score) >= 0)) return {};
      const days = (await readBoardDays(context, board)).map(({ day, tables }) => ({
        day,
        tables: tables.filter((id) => id !== own?.table),
      }));
      return { writes: [context.storage.store(dailyBoardKind).put(board, withAttempt(days, week, table.id))] };
    },
  };
};
