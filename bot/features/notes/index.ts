import { z } from 'zod';
import { besideTable } from '../../../storage/records/table.ts';
import { seatNumber } from '../../../storage/records/table-parts.ts';
import type { ButtonSpec, LoadedTable } from '../../host/feature.ts';
import { button } from '../../interactions/button.ts';
import type { Feature } from '../../interactions/feature.ts';
import { plain } from '../../render/page.ts';
import { notableFor, notesId, showNotes, takeNotes } from './notes.ts';
import { texts } from './words/texts.ts';

/** A symbol that a player has put on something. Visible only to that player. */
const note = z.strictObject({
  seat: seatNumber,
  about: z.string(),
  mark: z.string(),
  /** Number of moves played when the mark was set. */
  from: z.int().min(0),
  /** Number of moves played when the mark was replaced or removed. Replays show earlier marks too. */
  until: z.int().min(0).optional(),
});

declare module '../../../storage/records/table.ts' {
  interface Features {
    readonly notes?: readonly z.infer<typeof note>[] | undefined;
  }
}

function notesButton(loaded: LoadedTable, seat: number): ButtonSpec[] {
  const id = notesId.make({ table: loaded.table.id, mark: undefined });
  return notableFor(loaded, seat, 'en') ? [plain(id, texts.notes)] : [];
}

export const notes: Feature = {
  id: 'notes',
  tableRecords: { notes: besideTable('notes', z.array(note)) },

  notes: ({ table: { features } }, viewer, move) =>
    features.notes?.filter(
      ({ seat, from, until }) => seat === viewer && from <= move && (until === undefined || move < until),
    ) ?? [],
  panelButtons: { extra: notesButton },
  moreButtons: async (_, loaded, seat) => notesButton(loaded, seat),
  buttons: {
    notes: button(notesId, {
      access: 'player',
      async press({ reply, id: { table, mark }, target: loaded }) {
        const { interaction, user } = reply;
        const isChosen = mark !== undefined && interaction.isStringSelectMenu();
        const noted = isChosen ? await takeNotes(reply.bot.context, table, user.id, mark, interaction.values) : loaded;
        await showNotes(reply, noted, loaded.seat);
      },
    }),
  },
};
