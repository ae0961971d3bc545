import type { Seat } from '@longtable/kit';
import { CorruptRecordError, type Write } from '../../../storage/index.ts';
import { type Move, PIECE, type Table } from '../../../storage/records/table.ts';
import type { Context } from '../context.ts';

/** Adds a move to a table's log: the table with the move, and the piece to write once it is full. */
export function appendMove(context: Context, table: Table, move: Move): { table: Table; writes: Write[] } {
  const tail = [...table.tail, move];
  const version = table.version + 1;
  const turns = table.turns.map((count, seat) => (seat === move.seat ? count + 1 : count));
  const longer = { ...table, version, turns, moved: move.at };
  if (tail.length < PIECE) return { table: { ...longer, tail }, writes: [] };
  const piece = context.pieces.put(`${table.id}.${version / PIECE - 1}`, tail);
  return { table: { ...longer, tail: [] }, writes: [piece] };
}

/** Shortens a table's log to these moves: the table without the others, and the pieces to drop. No turn's number comes again. */
export function truncateLog(context: Context, table: Table, kept: readonly Move[]): { table: Table; writes: Write[] } {
  const [full, were] = [Math.floor(kept.length / PIECE), Math.floor(table.version / PIECE)];
  const turns = table.turns.map((count) => count + 1);
  const dropped = Array.from({ length: were - full }, (_, index) => context.pieces.drop(`${table.id}.${full + index}`));
  return { table: { ...table, version: kept.length, turns, tail: kept.slice(full * PIECE) }, writes: dropped };
}

/** Takes a seat's move out of the log of a table, with all that others played since: their turns keep their numbers. */
export function removeMove(
  context: Context,
  table: Table,
  kept: readonly Move[],
  { seat, from }: { readonly seat: Seat; readonly from: number },
): { table: Table; writes: Write[] } {
  const { table: shorter, writes } = truncateLog(context, table, kept);
  const turns = table.turns.map((count, other) => (other === seat ? count + 1 : count));
  const full = Math.floor(kept.length / PIECE);
  const changed = Array.from({ length: full }, (_, number) => number).filter((number) => (number + 1) * PIECE > from);
  const rewritten = changed.map((number) =>
    context.pieces.put(`${table.id}.${number}`, kept.slice(number * PIECE, (number + 1) * PIECE)),
  );
  return { table: { ...shorter, turns }, writes: [...writes, ...rewritten] };
}

/** What drops the log of a table that goes, the snapshot of where it led, and what was found out about it. */
export function dropLog(context: Context, table: Table): Write[] {
  return [...truncateLog(context, table, []).writes, context.snapshots.drop(table.id), context.analyses.drop(table.id)];
}

/** The whole log of a table if all of it can be read; a piece that is damaged or gone leaves nothing. */
export async function readOrQuarantineLog(context: Context, table: Table): Promise<Move[] | undefined> {
  try {
    const log = await readLog(context, table);
    return log.length === table.version ? log : undefined;
  } catch (error) {
    if (!(error instanceof CorruptRecordError)) throw error;
    context.log.error({ table: table.id, why: error.message }, 'A piece of a log cannot be read');
    return undefined;
  }
}

/** The whole log of a table, in the order of play. */
export async function readLog(context: Context, table: Table): Promise<Move[]> {
  const full = Math.floor(table.version / PIECE);
  const pieces = await Promise.all(
    Array.from({ length: full }, (_, number) => context.pieces.get(`${table.id}.${number}`)),
  );
  return [...pieces.flatMap((piece) => piece ?? []), ...table.tail];
}
