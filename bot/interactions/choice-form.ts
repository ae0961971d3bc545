import {
  type Choice,
  type Input,
  type Language,
  makeSelection,
  parseSelection,
  type Reader,
  read,
  type Seat,
} from '@longtable/kit';
import { ComponentType, type ModalMessageModalSubmitInteraction } from 'discord.js';
import { type Id, makeId } from '../custom-ids/ids.ts';
import { MAX_HINT, MAX_OPTION_LABEL, MAX_OPTIONS } from '../discord-limits.ts';
import type { LoadedTable } from '../host/feature.ts';
import { readerAt } from '../host/table/names.ts';
import { choicesFor } from '../host/table/terms.ts';
import { type FormField, textField } from '../render/page.ts';
import { texts as common } from '../render/words/texts.ts';
import type { Suggestion } from './command.ts';
import type { Reply } from './reply.ts';
import type { OnMessage } from './responder.ts';

const TEXT = 'text';
const listId = (index: number) => `list${index}`;

/** Opens the form of a choice: a text field or lists, with the current selection. */
export async function askForText(reply: Reply<OnMessage>, choice: Id<'choice'>, loaded: LoadedTable): Promise<void> {
  const offered = choiceAt(loaded, choice);
  if (!offered?.input || !('showModal' in reply.interaction)) return reply.say(common.replies.menuOutdated);
  const reader = readerAt(loaded, choice.seat, reply.language);
  const before = parseSelection(choice.line.slice(offered.line.length));
  await reply.form({
    title: read(offered.label, reader),
    custom_id: makeId({ ...choice, line: offered.line }),
    fields: offered.input.lists ? listFields(offered.input.lists, before, reader) : [inputField(offered.input)],
  });
}

/** Returns the submitted value in the notation of a line. */
export function formValueOf({ fields }: ModalMessageModalSubmitInteraction): string {
  if (fields.fields.has(TEXT)) return fields.getTextInputValue(TEXT).trim();
  const taken: string[][] = [];
  for (let index = 0; fields.fields.has(listId(index)); index++)
    taken.push([...fields.getStringSelectValues(listId(index))]);
  return makeSelection(taken);
}

/** Returns the choice that opened a form. Undefined if the game no longer offers it. The line may already contain a selection. */
function choiceAt({ table, game }: LoadedTable, { seat, line }: Id<'choice'>): Choice | undefined {
  return parents(line)
    .flatMap((partial) => game.choices(table.state, seat, partial))
    .find(({ input, line: begun }) => input && (begun === line || (input.lists && line.startsWith(begun))));
}

function inputField({ label, hint, example }: Input): FormField {
  return textField(TEXT, label, { description: hint, placeholder: example.slice(0, MAX_HINT) });
}

function listFields(
  lists: NonNullable<Input['lists']>,
  before: readonly (readonly string[])[] | undefined,
  reader: Reader,
): FormField[] {
  return lists.map(({ label, hint, options }, index) => ({
    label: read(label, reader),
    description: hint && read(hint, reader),
    component: {
      type: ComponentType.StringSelect,
      custom_id: listId(index),
      min_values: 0,
      max_values: options.length,
      required: false,
      options: options.map((option) => ({
        label: read(option.label, reader),
        value: option.text,
        default: before ? (before[index]?.includes(option.text) ?? false) : (option.selected ?? false),
        ...(option.detail && { description: read(option.detail, reader) }),
      })),
    },
  }));
}

function parents(line: string): string[] {
  return Array.from({ length: line.length + 1 }, (_, length) => line.slice(0, length));
}

/** Returns the choices that continue a typed line, for autocompletion. */
export function suggestLines(
  loaded: LoadedTable,
  seat: Seat,
  typed: string,
  language: Language,
  choicesAfter = (partial: string) => choicesFor(loaded, seat, partial),
): Suggestion[] {
  const reader = readerAt(loaded, seat, language);
  const wanted = typed.toLowerCase();
  const fits = (choice: Choice) =>
    choice.line.toLowerCase().startsWith(wanted) || read(choice.label, reader).toLowerCase().includes(wanted);
  let choices = choicesAfter('');
  for (;;) {
    const step = choices.find(
      (choice) => !choice.final && !choice.input && wanted.startsWith(choice.line.toLowerCase()),
    );
    const further = step ? choicesAfter(step.line) : [];
    if (further.length === 0) break;
    choices = further;
  }
  return choices
    .filter(fits)
    .slice(0, MAX_OPTIONS)
    .map((choice) => ({
      name: `${choice.line}${choice.final ? '' : '…'} · ${read(choice.label, reader)}`.slice(0, MAX_OPTION_LABEL),
      value: choice.line,
    }));
}
