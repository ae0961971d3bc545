import { changeTable } from '../commit/commit.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { notableFor } from '../table/names.ts';
import { type LoadedTable, seatsOf } from '../table/table.ts';

/** Puts a player's mark on these things and removes it from all others. Each thing has at most one mark of a player. */
export async function takeNotes(
  context: Context,
  id: string,
  person: string,
  mark: string,
  things: readonly string[],
): Promise<LoadedTable> {
  return changeTable(context, id, (found) => {
    const [seat] = seatsOf(found.table, person);
    if (seat === undefined) throw new Refusal('notYourTable');
    const notable = notableFor(found, seat, 'en');
    if (!notable) throw new Refusal('over');
    const isKnown = notable.labels.some(({ id }) => id === mark);
    const about = isKnown ? notable.things.filter(({ id }) => things.includes(id)).map(({ id }) => id) : [];
    const { moveCount } = found.table.log;
    const kept = (found.table.features.notes ?? []).flatMap((note) => {
      const isReplaced =
        note.seat === seat && note.until === undefined && (note.mark === mark || about.includes(note.about));
      if (!isReplaced) return [note];
      return note.from < moveCount ? [{ ...note, until: moveCount }] : [];
    });
    const notes = [...kept, ...about.map((one) => ({ seat, about: one, mark, from: moveCount }))];
    return { table: { ...found.table, features: { ...found.table.features, notes } }, isPrivate: true };
  });
}
