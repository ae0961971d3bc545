import type { Tally } from '../../../storage/records/standing.ts';
import type { Context } from '../context.ts';
import { readOrQuarantine } from '../read.ts';
import type { LoadedTable } from '../table/table.ts';

const NO_TABLES: Tally = { tables: 0, moves: 0, shortest: Number.MAX_SAFE_INTEGER, longest: 0, time: 0, counts: [] };

/** What the finished tables of a game in a server or DM add up to, if there are any. */
export async function readTally(context: Context, home: string, game: string): Promise<Tally | undefined> {
  return readOrQuarantine(context, context.tallies, tallyId(home, game));
}

/** The id of the statistics of a game in a server or DM. */
export function tallyId(home: string, game: string): string {
  return `${home}/${game}`;
}

/** Statistics with one more finished table. */
export function withTable(tally: Tally = NO_TABLES, { table, game }: LoadedTable): Tally {
  const counted = game.tally?.(table.state) ?? [];
  return {
    tables: tally.tables + 1,
    moves: tally.moves + table.version,
    shortest: Math.min(tally.shortest, table.version),
    longest: Math.max(tally.longest, table.version),
    time: tally.time + Math.max(0, table.moved - table.begun),
    counts: counted.map(({ value }, index) => (tally.counts[index] ?? 0) + value),
  };
}
