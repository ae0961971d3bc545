import type { Context } from '../context.ts';
import { commit } from '../idempotency.ts';
import { refusal } from '../refusal.ts';
import { findTable } from '../table/find.ts';
import { seatsOf, type TableResult } from '../table/table.ts';

/** Takes so many hints at a puzzle; a press that comes twice takes no more. */
export async function takeHints(context: Context, id: string, person: string, hints: 0 | 1 | 2): Promise<TableResult> {
  return context.storage.exclusive(`table:${id}`, async (lock) => {
    const found = await findTable(context, id, lock);
    if ('refused' in found) return found;
    const { puzzle, daily, status } = found.table;
    if (seatsOf(found.table, person).length === 0) return refusal('notYourTable');
    if (status === 'over') return refusal('over');
    if (daily !== undefined) return refusal('dailyAlone');
    if (!puzzle) return refusal('puzzleGone');
    if (hints <= (puzzle.hints ?? 0)) return found;
    const table = { ...found.table, puzzle: { ...puzzle, hints } };
    await commit(context, { guards: [lock], writes: [context.tables.put(id, table)] });
    return { ...found, table };
  });
}
