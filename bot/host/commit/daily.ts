import { createHmac, randomBytes } from 'node:crypto';
import type { Seed } from '../../../games/kit/chance.ts';
import type { AnyGame, Score } from '../../../games/kit/game.ts';
import { AlreadyHandledError } from '../../../storage/index.ts';
import type { Days, Tries } from '../../../storage/records/daily.ts';
import type { Table } from '../../../storage/records/table.ts';
import type { Context } from '../context.ts';
import { dayBefore, dayOf, endOfDay } from '../day.ts';
import { readOrQuarantine } from '../read.ts';
import { refusal } from '../refusal.ts';
import { findTable } from '../table/find.ts';
import { compareScores } from '../table/score.ts';
import { type LoadedTable, personsAt } from '../table/table.ts';
import { homeOf } from './history.ts';
import { NO_SIDE_EFFECTS, type SideEffects } from './side-effects.ts';

const DAILY_SECRET = 'daily';
/** Today's board, and yesterday's for those who look after midnight. */
const DAYS_KEPT = 2;

/** The seed of a day: the same for everybody, and nobody's guess before, because it follows from a secret of the house. */
export async function seedOf(context: Context, game: string, day: string): Promise<string> {
  return createHmac('sha256', await secretOf(context))
    .update(`${game} ${day}`)
    .digest('hex');
}

/** The secret of the house, drawn once; whoever comes second takes the first one's. */
async function secretOf(context: Context): Promise<string> {
  const kept = await context.secrets.get(DAILY_SECRET);
  if (kept !== undefined) return kept;
  try {
    const drawn = randomBytes(32).toString('hex');
    await context.storage.commit(context.secrets.add(DAILY_SECRET, drawn));
    return drawn;
  } catch (error) {
    if (error instanceof AlreadyHandledError) return secretOf(context);
    throw error;
  }
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
): Promise<{ options: unknown; seed: Seed; daily?: string }> {
  if (!daily || !game.daily) return { options, seed: wanted ?? context.newSeed() };
  const day = dayOf(context.now());
  const seed = await seedOf(context, game.id, day);
  const choice = Number.parseInt(seed.slice(0, 8), 16) >>> 1;
  return { options: game.daily.options(choice, seed), seed, daily: day };
}

/** What follows when a day's game is begun: it is this person's one try, wherever they are, and comes onto the board here. */
export function dailyAttempt(
  context: Context,
  before: Table | undefined,
  { id, game, daily, seats, place }: Table,
): SideEffects {
  const [sitter] = seats;
  if (before || daily === undefined || sitter?.kind !== 'person') return NO_SIDE_EFFECTS;
  const person = sitter.id;
  const board = boardId(homeOf(place), game);
  return {
    exclusive: [`daily:${person}`, `daily-board:${board}`],
    writes: async () => {
      const tries = await readOrQuarantine(context, context.dailyTries, person);
      if (tries?.[game]?.day === daily) return refusal('triedToday');
      return [
        context.dailyTries.put(person, {
          ...tries,
          [game]: { day: daily, table: id, streak: streakOn(daily, tries?.[game]) },
        }),
        context.dailyBoards.put(board, withTry(await readDays(context, board), daily, id)),
      ];
    },
  };
}

/** How many days in a row, this one counted. */
function streakOn(day: string, last: Tries[string] | undefined): number {
  return last?.day === dayBefore(day) ? (last.streak ?? 1) + 1 : 1;
}

/** What follows when a try ends: the place it has as the day stands, and how many days in a row it makes. */
export function dailyRanking(
  context: Context,
  before: Table | undefined,
  { table, game }: LoadedTable,
  rank: (ranked: Table) => void,
): SideEffects {
  const { daily, id } = table;
  const [person] = personsAt(table);
  if (daily === undefined || person === undefined || table.status !== 'over' || before?.status === 'over')
    return NO_SIDE_EFFECTS;
  return {
    exclusive: [],
    writes: async () => {
      const score = game.solo?.score(table.state);
      const others = (await bestOf(context, homeOf(table.place), game.id, daily)).filter((one) => one.table !== id);
      const better = others.filter((one) => score && compareScores(one.score, score) >= 0).length;
      const streak = (await readOrQuarantine(context, context.dailyTries, person))?.[game.id]?.streak ?? 1;
      rank({ ...table, rank: { place: better + 1, of: others.length + 1, streak } });
      return [];
    },
  };
}

/** Whether a look at a table would spoil the day for somebody: the day is not over, and they have not had their own try. */
export async function spoils(context: Context, person: string, table: Table): Promise<boolean> {
  const { daily, game } = table;
  if (daily === undefined || context.now() >= endOfDay(daily) || personsAt(table).includes(person)) return false;
  return (await tryOf(context, person, game, daily))?.table.status !== 'over';
}

function withTry(days: Days, day: string, table: string): Days {
  const others = days.filter((one) => one.day !== day);
  const tables = days.find((one) => one.day === day)?.tables ?? [];
  const sorted = [{ day, tables: [...tables, table] }, ...others].sort((a, b) => b.day.localeCompare(a.day));
  return sorted.slice(0, DAYS_KEPT);
}

/** The table of a person's try at a day's game. */
export async function tryOf(
  context: Context,
  person: string,
  game: string,
  day: string,
): Promise<LoadedTable | undefined> {
  const tried = (await readOrQuarantine(context, context.dailyTries, person))?.[game];
  const found = tried?.day === day ? await findTable(context, tried.table) : undefined;
  return found && 'table' in found ? found : undefined;
}

/** A try and how good it is. Whoever asked to be forgotten is nobody's. */
export interface Ranked {
  readonly table: string;
  readonly person: string | undefined;
  readonly score: Score;
}

/** All tries at a day's game in a server or DM as they stand, the best first; of equals the earlier. */
export async function bestOf(context: Context, home: string, game: string, day: string): Promise<Ranked[]> {
  const tables = (await readDays(context, boardId(home, game))).find((one) => one.day === day)?.tables ?? [];
  const found = await Promise.all(tables.map((table) => findTable(context, table)));
  return found.flatMap(ranked).sort((one, other) => compareScores(other.score, one.score));
}

function ranked(found: Awaited<ReturnType<typeof findTable>>): Ranked[] {
  if ('refused' in found) return [];
  const { table, game } = found;
  const score = game.solo?.score(table.state);
  return score ? [{ table: table.id, person: personsAt(table)[0], score }] : [];
}

async function readDays(context: Context, board: string): Promise<Days> {
  return (await readOrQuarantine(context, context.dailyBoards, board)) ?? [];
}

function boardId(home: string, game: string): string {
  return `${home}/${game}`;
}
