import type { Table } from '../../../storage/records/table.ts';
import type { Context } from '../../host/context.ts';
import { DAY_MS } from '../../host/duration.ts';
import { isRated } from '../../host/table/rating.ts';
import { readTableOrQuarantine } from '../../host/table/record.ts';
import { personsAt } from '../../host/table/table.ts';
import { readNewest, serverHistoryListId } from '../history/index.ts';

const WEEK_MS = 7 * DAY_MS;

export const PATTERNS = ['often', 'unplayed', 'inTurns'] as const;

/** Minimum numbers per week from which a pair of players is listed for fair-play review. */
const THRESHOLDS = {
  /** Games between the same two players. */
  often: 7,
  /** Games that ended early, after at most `MAX_UNPLAYED_MOVES` moves. */
  unplayed: 3,
  /** Consecutive games in which the players take turns resigning. */
  inTurns: 5,
} as const satisfies Record<(typeof PATTERNS)[number], number>;

/** Maximum number of moves of a game that counts as unplayed. */
const MAX_UNPLAYED_MOVES = 4;

/** A suspicious pattern in the games of two players, and the games that show it, oldest first. */
export interface Pattern {
  readonly kind: (typeof PATTERNS)[number];
  readonly game: string;
  readonly players: readonly string[];
  readonly games: readonly Table[];
}

/** Returns the patterns in finished games of two players. `games` must be sorted by time, oldest first. */
export function patternsIn(games: readonly Table[]): Pattern[] {
  const playersOf = (table: Table) => personsAt(table).sort();
  const pairs = Map.groupBy(games, (table) => [table.game, ...playersOf(table)].join(' '));
  return [...pairs.values()].flatMap((met) => {
    const { game } = met[0] as Table;
    const players = playersOf(met[0] as Table);
    const tables = { often: met, unplayed: met.filter(isUnplayed), inTurns: longestInTurns(met) };
    const kinds = PATTERNS.filter((kind) => tables[kind].length >= THRESHOLDS[kind]);
    return kinds.map((kind) => ({ kind, game, players, games: tables[kind] }));
  });
}

function isUnplayed({ ending, log: { moveCount: version } }: Table): boolean {
  return ending?.by !== 'game' && version <= MAX_UNPLAYED_MOVES;
}

/** Returns the longest run of games that were resigned by alternating players. */
function longestInTurns(met: readonly Table[]): readonly Table[] {
  let longest: readonly Table[] = [];
  let run: readonly Table[] = [];
  let before: string | undefined;
  for (const table of met) {
    const { ending, seats } = table;
    const resigning = ending?.by === 'resigning' ? seats[ending.seat] : undefined;
    const who = resigning?.kind === 'person' ? resigning.id : undefined;
    run = who === undefined ? [] : who === before ? [table] : [...run, table];
    if (run.length > longest.length) longest = run;
    before = who;
  }
  return longest;
}

/** Maximum number of games to read. */
const MAX_GAMES = 1000;
const BATCH_SIZE = 100;

/** Returns the patterns in the rated games of a server that ended within the last week. */
export async function patternsAt(context: Context, guild: string): Promise<Pattern[]> {
  const games: Table[] = [];
  const isRecent = ({ times }: Table) => context.now() - times.movedAt < WEEK_MS;
  for (let skip = 0; skip < MAX_GAMES; skip += BATCH_SIZE) {
    const ids = await readNewest(context, serverHistoryListId(guild), BATCH_SIZE, skip);
    const tables = await Promise.all(ids.map((id) => readTableOrQuarantine(context, id)));
    const readable = tables.filter((table) => table !== undefined);
    games.push(...readable.filter(isRecent));
    if (ids.length < BATCH_SIZE || !readable.every(isRecent)) break;
  }
  return patternsIn(games.filter((table) => isRated(table) && table.seats.length === 2).reverse());
}
