import { type Language, type Seat, say } from '@longtable/kit';
import type { Context } from '../../host/context.ts';
import type { LoadedTable } from '../../host/feature.ts';
import { Refusal } from '../../host/refusal.ts';
import { findTable } from '../../host/table/find.ts';
import { readerAt } from '../../host/table/names.ts';
import { seatsOf } from '../../host/table/table.ts';
import { notableFor, texts as notes, takeNotes } from '../notes/index.ts';
import { planView } from '../plans/index.ts';
import type { TouchMessage } from './client-messages.ts';
import type { ActButton, Options } from './messages.ts';
import { linesOf } from './page/selection.ts';
import { choiceTree, plain } from './view.ts';

/** Maximum number of choices from which a plan goes on. Each menu of theirs is made in all positions that the player can expect. */
const MAX_PLANNED = 120;

/** Returns a player's notes or plan, as buttons. */
export function optionsOf(
  loaded: LoadedTable,
  person: string,
  of: Extract<TouchMessage, { type: 'options' }>['of'],
  language: Language,
): Options {
  const [seat] = seatsOf(loaded.table, person);
  if (seat === undefined) throw new Refusal('notYourTable');
  return of === 'notes' ? notesOf(loaded, seat, language) : planOptions(loaded, person, language);
}

function notesOf(loaded: LoadedTable, seat: Seat, language: Language): Options {
  const notable = notableFor(loaded, seat, language);
  if (!notable) throw new Refusal('over');
  const { notes: taken = [] } = readerAt(loaded, seat, language);
  return {
    type: 'options',
    of: 'notes',
    title: say(notes.notes, language),
    lines: [say(notes.aboutNotes, language)].map(plain),
    groups: notable.things.map(({ id, name }) => ({
      title: name,
      buttons: notable.labels.map((label): ActButton => {
        const isOn = taken.some(({ about, mark }) => about === id && mark === label.id);
        return { act: `note|${label.id}|${id}`, label: say(label.name, language), ...(isOn && { isOn: true }) };
      }),
    })),
  };
}

/** Sets a player's mark on a thing, or removes it if it is set. */
export async function toggleNote(
  context: Context,
  id: string,
  person: string,
  mark: string,
  about: string,
): Promise<LoadedTable> {
  const loaded = await findTable(context, id);
  const [seat] = seatsOf(loaded.table, person);
  if (seat === undefined) throw new Refusal('notYourTable');
  const { notes = [] } = readerAt(loaded, seat, 'en');
  const marked = new Set(notes.filter((note) => note.mark === mark).map((note) => note.about));
  if (!marked.delete(about)) marked.add(about);
  return takeNotes(context, id, person, mark, [...marked]);
}

function planOptions(loaded: LoadedTable, person: string, language: Language): Options {
  const { seat, mark, isEmpty, continuation, lines, question, onlyIf, removeLast, clear } = planView(
    loaded,
    person,
    language,
  );
  const [title = '', ...steps] = lines.map(plain);
  const onward = continuation && {
    verb: continuation.chooser === seat ? 'planned' : 'if',
    tree: choiceTree(
      continuation.at,
      continuation.chooser,
      readerAt(loaded, seat, language),
      continuation.choices,
      MAX_PLANNED,
    ),
  };
  const moves = linesOf(onward?.tree ?? [], undefined).filter(({ input }) => !input);
  const conditions = continuation?.conditions ?? [];
  return {
    type: 'options',
    of: 'plan',
    title,
    lines: steps,
    groups: [
      ...(conditions.length > 0
        ? [
            {
              title: onlyIf,
              buttons: conditions.map(({ storyText }) => {
                const text = say(storyText, language);
                return { act: `if|${mark}|${text}`, label: plain(text) };
              }),
            },
          ]
        : []),
      {
        title: plain(question),
        buttons: moves.map(({ line, label }) => ({ act: `${onward?.verb}|${mark}|${line}`, label: plain(label) })),
      },
      ...(isEmpty
        ? []
        : [
            {
              title: '',
              buttons: [
                { act: `unplan|${mark}`, label: removeLast },
                { act: 'clear', label: clear, isCostly: true as const },
              ],
            },
          ]),
    ],
  };
}
