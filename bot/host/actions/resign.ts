import { changeTable } from '../commit/commit.ts';
import type { Context } from '../context.ts';
import { refusal } from '../refusal.ts';
import { concede } from '../table/departure.ts';
import { ended } from '../table/ending.ts';
import { programsOf, seatsOf, type TableResult } from '../table/table.ts';

/** Gives a game up, for oneself or for one's program. */
export async function resign(context: Context, id: string, person: string): Promise<TableResult> {
  return changeTable(context, id, (loaded) => {
    const { table } = loaded;
    const [seat] = [...seatsOf(table, person), ...programsOf(table, person)];
    if (seat === undefined) return refusal('notYourTable');
    if (table.status === 'over') return refusal('over');
    if (table.status === 'open') return refusal('notStarted');
    if (table.puzzle) return { table: ended(table, { by: 'puzzle', how: 'left' }, context.now(), seat) };
    if (table.lesson) return { table: ended(table, { by: 'lesson' }, context.now(), seat) };
    return concede(context, loaded, { by: 'resigning', seat }, seat);
  });
}
