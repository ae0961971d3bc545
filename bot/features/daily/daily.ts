import { type AnyGame, describeOptions, type Level, type Score } from '@longtable/kit';
import { compareScores } from '@longtable/kit/result';
import { keyedHash, pseudonymOf, readOrQuarantine } from '../../../storage/record-access.ts';
import type { SeatOccupant, Table } from '../../../storage/records/table.ts';
import type { Context, SideEffect } from '../../host/context.ts';
import { DAY_MS, dayOf, weekOf } from '../../host/duration.ts';
import type { LoadedTable, Opening, Request } from '../../host/feature.ts';
import { ignoreRefusal } from '../../host/refusal.ts';
import { findTable } from '../../host/table/find.ts';
import { optional } from '../../host/table/outside-games.ts';
import { homeOf, personsAt } from '../../host/table/table.ts';
import { unlessFailed } from '../pictures/index.ts';
import { puzzleOfDay, puzzleRefusal } from '../puzzles/index.ts';
import {
  type Days,
  dailyAttemptsKind,
  dailyBoardKind,
  dailyTraceKind,
  dayBefore,
  endOfDay,
  mondayOf,
  PUZZLE_OF_THE_DAY,
  type Tries,
} from './record.ts';
import { refusal, texts } from './words/texts.ts';

/** Number of days or weeks on a leaderboard: the current one, and the previous one for users who look after midnight. */
const DAYS_KEPT = 2;
/** Time for which a trace is kept. Longer than a daily. */
const TRACE_MS = 2 * DAY_MS;

/** A game's daily, or the puzzle of the day with its game. */
export interface Daily {
  readonly id: string;
  readonly game: AnyGame;
}

/** Returns the dailies of a day, including the puzzle, without games that a server withholds. */
export async function dailiesOn(
  context: Context,
  day: string,
  disabledGames: readonly string[] = [],
): Promise<Daily[]> {
  const puzzle = await puzzleOfDay(context, day);
  const games = [...context.games.values()].filter(({ daily }) => daily).map((game) => ({ id: game.id, game }));
  const all = puzzle ? [...games, { id: PUZZLE_OF_THE_DAY, game: puzzle.game }] : games;
  return all.filter(({ game }) => !disabledGames.includes(game.id));
}

/** Returns the id of the daily at a table. */
export function dailyAt({ game, features }: Pick<Table, 'game' | 'features'>): string {
  return features.puzzle ? PUZZLE_OF_THE_DAY : game;
}

/** Returns the score of an attempt. For a puzzle, it is 1 if solved and otherwise 0. Undefined if the game has no daily or fails. */
export function dailyScore(loaded: LoadedTable): Score | undefined {
  return unlessFailed(() => countedScore(loaded), undefined);
}

function countedScore({ table, game }: LoadedTable): Score | undefined {
  if (!table.features.puzzle) return game.daily?.score(table.state);
  const how = table.ending?.by === 'exercise' ? table.ending.how : 'open';
  return { points: [how === 'solved' ? 1 : 0], words: texts.score[how] };
}

/** Whether an attempt is ranked. Puzzles must be solved, and games must be played to their end. */
export function isRanked({ table: { ending, features } }: LoadedTable): boolean {
  return features.puzzle ? ending?.by === 'exercise' && ending.how === 'solved' : ending?.by === 'game';
}

/** Returns a user's latest attempts by daily. */
export async function readAttempts(context: Context, person: string): Promise<Tries> {
  return (await readOrQuarantine(context, dailyAttemptsKind, person)) ?? {};
}

/** Replaces a user's attempts by a trace in one transaction, so that no attempt starts in between. */
export async function forgetAttempts(context: Context, person: string): Promise<void> {
  await context.storage.transact(`daily:${person}`, async ({ write }) => {
    const attempts = Object.entries(await readAttempts(context, person));
    const tried = {
      ...(await tracedDays(context, person)),
      ...Object.fromEntries(attempts.map(([game, { day }]) => [game, day])),
    };
    write(context.storage.store(dailyAttemptsKind).drop(person));
    if (Object.keys(tried).length === 0) return;
    const trace = { tried, until: context.now() + TRACE_MS };
    write(context.storage.store(dailyTraceKind).put(await pseudonymOf(context, person), trace));
  });
}

/** Returns the days of the attempts by daily of a user who has deleted their data. */
async function tracedDays(context: Context, person: string): Promise<Readonly<Record<string, string>>> {
  return (await readOrQuarantine(context, dailyTraceKind, await pseudonymOf(context, person)))?.tried ?? {};
}

/** Deletes the leaderboards of a server. */
export async function dropLeaderboards(context: Context, guild: string): Promise<void> {
  const boards = context.storage.store(dailyBoardKind);
  const ids = (await Array.fromAsync(boards.ids())).filter((id) => id.startsWith(boardId(guild, '')));
  await context.storage.transact({ writes: ids.map((id) => boards.drop(id)) });
}

/** Registers a daily table as the player's only attempt of the day and adds it to the leaderboard. Refuses a second attempt. */
export const dailyAttempt: SideEffect = (context, _, { table }) => {
  const { id, location } = table;
  const { daily } = table.features;
  const [person] = personsAt(table);
  if (!daily || daily.practice || person === undefined) return undefined;
  const { day } = daily;
  const game = dailyAt(table);
  const board = boardId(homeOf(location), game);
  return {
    locks: [`daily:${person}`, `daily-board:${board}`],
    collect: async () => {
      const tries = await readAttempts(context, person);
      const isTried = tries[game]?.day === day || (await tracedDays(context, person))[game] === day;
      if (isTried) throw refusal('triedToday');
      const attempt = { day, table: id, streak: streakOn(day, tries[game]) };
      return {
        writes: [
          context.storage.store(dailyAttemptsKind).put(person, { ...tries, [game]: attempt }),
          context.storage.store(dailyBoardKind).put(board, withAttempt(await readBoardDays(context, board), day, id)),
        ],
      };
    },
  };
};

/** Returns the number of consecutive days including this one. */
function streakOn(day: string, last: Tries[string] | undefined): number {
  return last?.day === dayBefore(day) ? (last.streak ?? 1) + 1 : 1;
}

/** Stores the current rank and the streak when an attempt ends, and the best attempt of the day. */
export const dailyRanking: SideEffect = (context, _, after) => {
  const { table } = after;
  const { id } = table;
  const { daily } = table.features;
  const [person] = personsAt(table);
  if (!daily || daily.practice || person === undefined) return undefined;
  const which = dailyAt(table);
  const home = homeOf(table.location);
  const board = boardId(home, which);
  return {
    locks: [`daily-board:${board}`],
    collect: async () => {
      const score = optional(context, id, () => countedScore(after), undefined);
      const others = (await attemptsByScore(context, home, which, daily.day)).filter((each) => each.table !== id);
      const better = others.filter((each) => score && compareScores(each.score, score) >= 0).length;
      const streak = (await readAttempts(context, person))[which]?.streak ?? 1;
      const rank = { place: better + 1, of: others.length + 1, streak };
      const days = await readBoardDays(context, board);
      const withBest = days.map((each) => (each.day === daily.day ? { ...each, best: id } : each));
      const isBest = better === 0 && score !== undefined && isRanked(after);
      return {
        writes: isBest ? [context.storage.store(dailyBoardKind).put(board, withBest)] : [],
        amend: (rankedAttempts) => ({
          ...rankedAttempts,
          features: { ...rankedAttempts.features, daily: { ...daily, rank } },
        }),
      };
    },
  };
};

/** Whether a table would spoil today's daily for a user who has not finished their own attempt. */
export async function wouldSpoil(context: Context, person: string, table: Table): Promise<boolean> {
  const day = table.features.daily?.day;
  if (day === undefined || context.now() >= endOfDay(day) || personsAt(table).includes(person)) return false;
  return (await attemptTableOf(context, person, dailyAt(table), day))?.table.status !== 'over';
}

/** Returns the latest days of a leaderboard with an attempt added. */
function withAttempt(days: Days, day: string, table: string): Days {
  const others = days.filter((each) => each.day !== day);
  const current = days.find((each) => each.day === day) ?? { day, tables: [] };
  const sorted = [{ ...current, tables: [...current.tables, table] }, ...others].sort((a, b) =>
    b.day.localeCompare(a.day),
  );
  return sorted.slice(0, DAYS_KEPT);
}

/**
 * A user's attempt at a daily. `loaded` is undefined before it has started; `streak` counts days. `champion` is the best
 * attempt of the day before.
 */
export interface Attempt extends Daily {
  readonly loaded: LoadedTable | undefined;
  readonly streak: number;
  readonly champion?: RankedAttempt | undefined;
}

export async function attemptsOn(
  context: Context,
  person: string,
  dailies: readonly Daily[],
  day: string,
): Promise<readonly Attempt[]> {
  const tries = await readAttempts(context, person);
  return Promise.all(
    dailies.map(async (daily) => {
      const last = tries[daily.id];
      const current = last?.day === day ? await findTable(context, last.table).catch(ignoreRefusal) : undefined;
      const goesOn = last?.day === day || last?.day === dayBefore(day);
      return {
        ...daily,
        loaded: current,
        streak: last && goesOn ? (last.streak ?? 1) : 0,
      };
    }),
  );
}

export async function attemptTableOf(
  context: Context,
  person: string,
  game: string,
  day: string,
): Promise<LoadedTable | undefined> {
  const tried = (await readAttempts(context, person))[game];
  return tried?.day === day ? findTable(context, tried.table).catch(ignoreRefusal) : undefined;
}

/** A finished attempt with its score. `person` is undefined if the user has deleted their data. */
export interface RankedAttempt {
  readonly table: string;
  readonly person: string | undefined;
  readonly score: Score;
}

/** Returns the ranked attempts at a daily in a server or DM, best first, the earlier of two equal ones first. */
export async function attemptsByScore(
  context: Context,
  home: string,
  game: string,
  day: string,
): Promise<RankedAttempt[]> {
  const tables =
    (await readBoardDays(context, boardId(home, game))).find((boardDay) => boardDay.day === day)?.tables ?? [];
  const loaded = await Promise.all(tables.map((table) => findTable(context, table).catch(ignoreRefusal)));
  return loaded.flatMap(ranked).sort((a, b) => compareScores(b.score, a.score));
}

/** Returns the best attempt at a daily in a server or DM. Undefined if there is none. */
export async function bestAttempt(
  context: Context,
  home: string,
  game: string,
  day: string,
): Promise<RankedAttempt | undefined> {
  const { best } = (await readBoardDays(context, boardId(home, game))).find((each) => each.day === day) ?? {};
  return best === undefined ? undefined : ranked(await findTable(context, best).catch(ignoreRefusal))[0];
}

function ranked(found: LoadedTable | undefined): RankedAttempt[] {
  if (!found || !isRanked(found)) return [];
  const { table } = found;
  const score = dailyScore(found);
  return score ? [{ table: table.id, person: personsAt(table)[0], score }] : [];
}

async function readBoardDays(context: Context, board: string): Promise<Days> {
  return (await readOrQuarantine(context, dailyBoardKind, board)) ?? [];
}

/** Returns the record id of a leaderboard in a server or DM. */
function boardId(home: string, game: string): string {
  return `${home}/${game}`;
}

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
      const own = (await attemptsByScore(context, home, weeklyId(game), week)).find((each) => each.person === person);
      if (!score || (own && compareScores(own.score, score) >= 0)) return {};
      const days = (await readBoardDays(context, board)).map(({ day, tables }) => ({
        day,
        tables: tables.filter((id) => id !== own?.table),
      }));
      return { writes: [context.storage.store(dailyBoardKind).put(board, withAttempt(days, week, table.id))] };
    },
  };
};
