import type { Statistic } from '@longtable/kit';
import type { Table } from '../../../storage/records/table.ts';
import type { Context } from '../../host/context.ts';
import { readOrQuarantine } from '../../host/records.ts';
import { type Tally, tallyKind } from './record.ts';

const NO_TABLES: Tally = { tables: 0, moves: 0, shortest: Number.MAX_SAFE_INTEGER, longest: 0, time: 0, counts: [] };

/** Returns the statistics of a game's finished tables in a server or DM, or undefined if there are none. */
export async function readTally(context: Context, home: string, game: string): Promise<Tally | undefined> {
  return readOrQuarantine(context, tallyKind, tallyId(home, game));
}

/** Returns the record id of a game's statistics in a server or DM. */
export function tallyId(home: string, game: string): string {
  return `${home}/${game}`;
}

export function withTable(tally: Tally = NO_TABLES, table: Table, counted: readonly Statistic[]): Tally {
  return {
    tables: tally.tables + 1,
    moves: tally.moves + table.log.moveCount,
    shortest: Math.min(tally.shortest, table.log.moveCount),
    longest: Math.max(tally.longest, table.log.moveCount),
    time: tally.time + Math.max(0, table.times.movedAt - table.times.startedAt),
    counts: counted.map(({ value }, index) => (tally.counts[index] ?? 0) + value),
  };
}
