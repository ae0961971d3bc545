import type { Context } from '../context.ts';
import { commit } from '../idempotency.ts';
import { refusal } from '../refusal.ts';
import { findTable } from '../table/find.ts';
import { seatsOf, type TableResult } from '../table/table.ts';

/** How many hints there are: the first says what moves first, the second where to. */
export const HINTS = 2;

/** Takes the hints up to this one; a press that comes twice takes no more. */
export async function takeHint(context: Context, id: string, person: string, hints: number): Promise<TableResult> {
  return context.storage.exclusive(`table:${id}`, async (lock) => {
    const found = await findTable(context, id, lock);
    if ('refused' in found) return found;
    const { puzzle, daily, status } = found.table;
    if (seatsOf(found.table, person).length === 0) return refusal('notYourTable');
    if (status === 'over') return refusal('over');
    if (daily !== undefined) return refusal('dailyAlone');
    if (!puzzle) return refusal('puzzleGone');
    const taken = Math.max(puzzle.hints ?? 1, Math.min(hints, HINTS));
    const table = { ...found.table, puzzle: { ...puzzle, hints: taken } };
    if (taken !== puzzle.hints) await commit(context, { guards: [lock], writes: [context.tables.put(id, table)] });
    return { ...found, table };
  });
}
