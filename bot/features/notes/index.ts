import { inEachLanguage, type Language, type NoteTargets, type Seat } from '@longtable/kit';
import { z } from 'zod';
import { besideTable } from '../../../storage/records/table.ts';
import { seatNumber } from '../../../storage/records/table-parts.ts';
import { idFormat, key, optionalKey } from '../../custom-ids/fields.ts';
import { changeTable } from '../../host/commit/commit.ts';
import type { Context } from '../../host/context.ts';
import type { ButtonSpec, LoadedTable } from '../../host/feature.ts';
import { Refusal } from '../../host/refusal.ts';
import { readerAt } from '../../host/table/names.ts';
import { seatsOf } from '../../host/table/table.ts';
import { button } from '../../interactions/button.ts';
import type { Feature } from '../../interactions/feature.ts';
import { showPage } from '../../interactions/panel.ts';
import type { Reply } from '../../interactions/reply.ts';
import { menu, phrase, plain, type Rows } from '../../render/page.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';
import { es } from './words/es.ts';
import { fr } from './words/fr.ts';

export const texts = inEachLanguage({ en, de, fr, es });

/** Without a mark, opens the player's notes. With one, the mark is set on the selected options. */
const notesId = idFormat`notes|${key('table')}|${optionalKey('mark')}`;

/** Returns the things that a seat can annotate now, or undefined if there are none. */
export function notableFor(loaded: LoadedTable, seat: Seat, language: Language): NoteTargets | undefined {
  const { table, game } = loaded;
  if (table.status !== 'playing') return undefined;
  const pages = game.presentation.pages?.(table.state, readerAt(loaded, seat, language)) ?? [];
  const notable = pages.map((page) => page.noteTargets).find(Boolean);
  return notable?.things.length ? notable : undefined;
}

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
    const notes = [...kept, ...about.map((each) => ({ seat, about: each, mark, from: moveCount }))];
    return { table: { ...found.table, features: { ...found.table.features, notes } }, isPrivate: true };
  });
}

async function showNotes(reply: Reply, loaded: LoadedTable, seat: Seat): Promise<void> {
  const notable = notableFor(loaded, seat, reply.language);
  if (!notable) throw new Refusal('over');
  const title = phrase`**${texts.notes}**`;
  await showPage(reply, loaded, { title, end: [texts.aboutNotes], rows: markMenus(loaded, seat, notable, reply) });
}

/** Returns a menu for each mark, in which the items with that mark are selected. */
function markMenus(loaded: LoadedTable, seat: Seat, { things, labels }: NoteTargets, { language }: Reply): Rows {
  const { notes = [] } = readerAt(loaded, seat, language);
  return labels.map(({ id: mark, name }) => {
    const options = things.map(({ id, name: label }) => {
      const isMarked = notes.some((note) => note.about === id && note.mark === mark);
      return { label, value: id, default: isMarked };
    });
    const limits = { min_values: 0, max_values: options.length };
    return menu(notesId.make({ table: loaded.table.id, mark }), phrase`${name}…`, options, limits);
  });
}

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
