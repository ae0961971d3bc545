import type { Context } from '../context.ts';
import { transactOnce } from '../idempotency.ts';
import { refusal } from '../refusal.ts';
import { findTable } from '../table/find.ts';
import { notableFor } from '../table/names.ts';
import { tableWrites } from '../table/stored.ts';
import { seatsOf, type TableResult } from '../table/table.ts';

/** Puts a mark on these things and removes it from all others, for one player. Each thing has at most one mark. */
export async function takeNotes(
  context: Context,
  id: string,
  person: string,
  mark: string,
  things: readonly string[],
): Promise<TableResult> {
  return context.storage.exclusive(`table:${id}`, async (lock) => {
    const found = await findTable(context, id, lock);
    if ('refused' in found) return found;
    const [seat] = seatsOf(found.table, person);
    if (seat === undefined) return refusal('notYourTable');
    const notable = notableFor(found, seat, 'en');
    if (!notable) return refusal('over');
    const isKnown = notable.labels.some(({ id }) => id === mark);
    const about = isKnown ? notable.things.filter(({ id }) => things.includes(id)).map(({ id }) => id) : [];
    const kept = (found.table.features.notes ?? []).filter(
      (note) => note.seat !== seat || (note.mark !== mark && !about.includes(note.about)),
    );
    const notes = [...kept, ...about.map((one) => ({ seat, about: one, mark }))];
    const table = { ...found.table, features: { ...found.table.features, notes } };
    await transactOnce(context, { guards: [lock], writes: tableWrites(context, found.table, table) });
    return { ...found, table };
  });
}
