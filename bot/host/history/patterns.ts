import type { Table } from '../../../storage/records/table.ts';
import type { Context } from '../context.ts';
import { DAY_MS } from '../duration.ts';
import { readTableOrQuarantine } from '../table/stored.ts';
import { personsAt } from '../table/table.ts';
import { isRated } from '../table/terms.ts';
import { pastAt, readNewest } from './lists.ts';

const WEEK_MS = 7 * DAY_MS;

/** What two do who may only be after ratings, and in how many games of a week that is enough to look at. */
const LEAST = {
  /** They meet again and again; after fewer games already, ratings change no more. */
  often: 7,
  /** Somebody gives the game away after hardly a move. */
  unplayed: 3,
  /** They resign in turns. */
  inTurns: 5,
} as const;

/** With so few moves a game was hardly played. */
const HARDLY_A_MOVE = 4;

/** A pattern in the games of two people, and how many games show it. */
export interface Pattern {
  readonly kind: keyof typeof LEAST;
  readonly game: string;
  readonly players: readonly string[];
  readonly games: number;
}

/** Finds what looks like farming in finished games of two people, given the oldest first. */
export function patternsIn(games: readonly Table[]): Pattern[] {
  const playersOf = (table: Table) => personsAt(table).sort();
  const pairs = Map.groupBy(games, (table) => [table.game, ...playersOf(table)].join(' '));
  return [...pairs.values()].flatMap((met) => {
    const { game } = met[0] as Table;
    const players = playersOf(met[0] as Table);
    const found = { often: met.length, unplayed: met.filter(isUnplayed).length, inTurns: longestInTurns(met) };
    const kinds = (['often', 'unplayed', 'inTurns'] as const).filter((kind) => found[kind] >= LEAST[kind]);
    return kinds.map((kind) => ({ kind, game, players, games: found[kind] }));
  });
}

function isUnplayed({ ending, log: { moveCount: version } }: Table): boolean {
  return ending?.by !== 'game' && version <= HARDLY_A_MOVE;
}

/** How many games in a row were resigned, each by the one who had not resigned before. */
function longestInTurns(met: readonly Table[]): number {
  let [longest, run] = [0, 0];
  let before: string | undefined;
  for (const { ending, seats } of met) {
    const resigning = ending?.by === 'resigning' ? seats[ending.seat] : undefined;
    const who = resigning?.kind === 'person' ? resigning.id : undefined;
    run = who === undefined ? 0 : who === before ? 1 : run + 1;
    longest = Math.max(longest, run);
    before = who;
  }
  return longest;
}

/** More games are not looked at, in pieces of so many. */
const MOST = 1000;
const AT_ONCE = 100;

/** The patterns in the rated games that ended in a server within a week. */
export async function patternsAt(context: Context, guild: string): Promise<Pattern[]> {
  const games: Table[] = [];
  const isRecent = ({ times }: Table) => context.now() - times.movedAt < WEEK_MS;
  for (let skip = 0; skip < MOST; skip += AT_ONCE) {
    const ids = await readNewest(context, pastAt(guild), AT_ONCE, skip);
    const tables = await Promise.all(ids.map((id) => readTableOrQuarantine(context, id)));
    const found = tables.filter((table) => table !== undefined);
    games.push(...found.filter(isRecent));
    if (ids.length < AT_ONCE || !found.every(isRecent)) break;
  }
  return patternsIn(games.filter((table) => isRated(table) && table.seats.length === 2).reverse());
}
