import type { SeatDesign } from '../../../games/kit/design/design.ts';
import type { Latecomer, Sitter } from '../../../storage/records/table.ts';
import { changeTable } from '../commit/commit.ts';
import type { Context } from '../context.ts';
import { refusal } from '../refusal.ts';
import { findTable } from '../table/find.ts';
import { objectionToDesign, withoutDesign } from '../table/seat-designs.ts';
import { seatsOf, type TableResult } from '../table/table.ts';
import { joinTable } from './join.ts';

/** Brings something to one's seat at a table that waits, or nothing any more; whoever has no seat yet sits down with it. */
export async function bring(
  context: Context,
  id: string,
  { id: person, name }: Latecomer,
  design: SeatDesign | undefined,
): Promise<TableResult> {
  const found = await findTable(context, id);
  if ('refused' in found) return found;
  if (seatsOf(found.table, person).length === 0) return joinTable(context, id, person, name, design);
  return changeTable(context, id, ({ table }) => {
    if (table.status !== 'open') return refusal(table.status === 'over' ? 'over' : 'begun');
    const objection = objectionToDesign(table, design);
    if (objection) return objection;
    const seats = table.seats.map(
      (sitter): Sitter =>
        sitter.kind === 'person' && sitter.id === person
          ? ({ ...withoutDesign(sitter), ...(design && { brings: design }) } as Sitter)
          : sitter,
    );
    return { table: { ...table, seats, moved: context.now() } };
  });
}
