import { type Choice, type Language, read, type Seat, say } from '@longtable/kit';
import type { Context } from '../../host/context.ts';
import type { LoadedTable } from '../../host/feature.ts';
import { Refusal } from '../../host/refusal.ts';
import { findTable } from '../../host/table/find.ts';
import { readerAt } from '../../host/table/names.ts';
import { seatsOf } from '../../host/table/table.ts';
import { texts as common } from '../../render/words/texts.ts';
import { resignQuestion } from '../../screens/table-actions.ts';
import { notableFor, texts as notes, takeNotes } from '../notes/index.ts';
import { planView } from '../plans/index.ts';
import type { ActButton, Options } from './messages.ts';
import { plain } from './view.ts';

/** Returns a player's notes, their plan, or the question before they resign, with its buttons. */
export function optionsOf(loaded: LoadedTable, person: string, of: Options['of'], language: Language): Options {
  const [seat] = seatsOf(loaded.table, person);
  if (seat === undefined) throw new Refusal('notYourTable');
  if (of === 'notes') return notesOf(loaded, seat, language);
  return of === 'giveUp' ? resigningOf(loaded, seat, language) : planOptions(loaded, person, of, language);
}

function resigningOf(loaded: LoadedTable, seat: Seat, language: Language): Options {
  const title = say(common.buttons.resign, language);
  const lines = [plain(say(resignQuestion(loaded, seat, language), language))];
  const buttons: readonly ActButton[] = [{ act: 'resign', label: title, isCostly: true }];
  return { type: 'options', of: 'giveUp', title, lines, groups: [{ title: '', buttons }] };
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

/** Returns a plan, with the menu of what can follow a partial line. */
function planOptions(loaded: LoadedTable, person: string, of: Options['of'], language: Language): Options {
  const [, partial = ''] = of.split('|');
  const view = planView(loaded, person, language, { partial, page: 0 });
  const { seat, mark, isEmpty, continuation, lines, question, onlyIf, removeLast, clear } = view;
  const [title = '', ...steps] = lines.map(plain);
  const reader = readerAt(loaded, seat, language);
  const verb = continuation?.chooser === seat ? 'planned' : 'if';
  const choicesAfter = (line: string) => continuation?.choices(line) ?? [];
  const opened = stepsTo(partial, choicesAfter).map(({ label }) => plain(read(label, reader)));
  const conditions = partial === '' ? (continuation?.conditions ?? []) : [];
  const changes: readonly ActButton[] = [
    { act: `unplan|${mark}`, label: removeLast },
    { act: 'clear', label: clear, isCostly: true },
  ];
  const back = { act: 'plan', label: say(common.buttons.back, language) };
  const groups = [
    {
      title: conditions.length > 0 ? onlyIf : '',
      buttons: conditions.map(({ storyText }) => {
        const text = say(storyText, language);
        return { act: `if|${mark}|${text}`, label: plain(text) };
      }),
    },
    {
      title: opened.join(' ') || plain(question),
      buttons: choicesAfter(partial)
        .filter(({ input }) => !input)
        .map(({ line, label, final }) => ({
          act: final ? `${verb}|${mark}|${line}` : `plan|${line}`,
          label: plain(read(label, reader)),
        })),
    },
    { title: '', buttons: partial !== '' ? [back] : isEmpty ? [] : changes },
  ];
  return {
    type: 'options',
    of,
    title,
    lines: steps,
    groups: groups.filter(({ title, buttons }) => title !== '' || buttons.length > 0),
  };
}

/** Returns the choices that lead to a partial line. */
function stepsTo(partial: string, choicesAfter: (line: string) => readonly Choice[]): readonly Choice[] {
  const steps: Choice[] = [];
  for (let line = ''; line !== partial; line = steps.at(-1)!.line) {
    const before = choicesAfter(line).filter((choice) => !choice.final && partial.startsWith(choice.line));
    const [step] = before.toSorted((a, b) => b.line.length - a.line.length);
    if (!step || step.line.length <= line.length) return steps;
    steps.push(step);
  }
  return steps;
}
