import { isDeepStrictEqual } from 'node:util';
import type { Context } from '../../bot/host/context.ts';
import { findTable } from '../../bot/host/table/find.ts';
import { readLog } from '../../bot/host/table/log.ts';
import { hasBegun, type LoadedTable } from '../../bot/host/table/table.ts';
import type { Move } from '../../storage/records/table.ts';

/** A table as it is stored, with its whole log. */
export interface StoredTable extends LoadedTable {
  readonly log: readonly Move[];
}

/** Reads a table and its log, and throws unless playing the log again leads to the stored state. */
export async function readLedger(context: Context, id: string): Promise<StoredTable> {
  const found = await findTable(context, id);
  if ('refused' in found) throw new Error(`Table ${id} cannot be read: ${found.refused.code}`);
  const { table, game } = found;
  const log = await readLog(context, table);
  if (!hasBegun(table)) return { ...found, log };
  if (log.length !== table.version) throw new Error(`Table ${id} has ${log.length} of ${table.version} moves.`);
  let { state } = sound(game.setup(table.options, table.seed, table.seats.length), 'the set-up');
  for (const { seat, line } of log) state = sound(game.play(state, seat, line), `"${line}"`).state;
  if (!isDeepStrictEqual(state, table.state)) throw new Error(`The log of table ${id} leads to another state.`);
  return { ...found, log };

  function sound<O extends { readonly refused?: unknown }>(outcome: O, what: string): Exclude<O, { refused: object }> {
    if (outcome.refused) throw new Error(`Replaying table ${id}, ${what} is refused.`);
    return outcome as Exclude<O, { refused: object }>;
  }
}
