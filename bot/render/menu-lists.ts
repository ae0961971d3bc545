import type { Choice } from '@longtable/kit';
import { MAX_OPTIONS } from '../discord-limits.ts';

/** More choices than this are a select menu. */
export const MAX_BUTTONS = 15;
/** As many stay in sight with the board on a phone, each with so many characters in two lines. */
const MAX_CARDS = 4;
const MAX_CARD_TEXT = 45;
/** A button that has a line to itself, or nearly, and one that fills it. */
const WIDE = 20;
const WIDEST = 32;

/** A choice in its reader's words, which are put together once however often they are looked at; '' where there are none. */
export interface ChoiceText {
  readonly choice: Choice;
  readonly label: string;
  readonly detail: string;
  readonly under: string;
  readonly icon: string | undefined;
}

/** What decides which choices stand in a list. */
interface MenuChoices {
  readonly partial: string;
  readonly choices: readonly ChoiceText[];
  readonly placeholder: string;
  readonly wanted?: string | undefined;
}

/** A list of one is a button that says what the list is of if there is room for that; where several are taken at once it stays a list. */
export function withoutSingleLists(
  { placeholder }: MenuChoices,
  choices: readonly ChoiceText[],
): readonly ChoiceText[] {
  const lists = Map.groupBy(choices, ({ under }) => under);
  return choices.map((each) => {
    const { choice, label, under } = each;
    if (!under || choice.several || lists.get(under)?.length !== 1) return each;
    const whole = `${under.replace(/\s*…$/, '')}: ${label}`;
    return { ...each, under: '', label: under === placeholder || whole.length > WIDEST ? label : whole };
  });
}

/** Those of which much is to be read are in a list of their own if the rest finds room beside it. */
export function withDetailedListed({ choices, placeholder }: MenuChoices): readonly ChoiceText[] {
  const isNoted = ({ choice, detail, under }: ChoiceText) => detail && !choice.at && !under;
  const noted = choices.filter(isNoted);
  const isMuch = noted.length > MAX_CARDS || (noted.length > 1 && !noted.every(isShort));
  if (!isMuch || noted.length > MAX_OPTIONS || choices.length - noted.length > MAX_BUTTONS) return choices;
  return choices.map((each) => (isNoted(each) ? { ...each, under: placeholder } : each));
}

/** The choices, then with one kind of wide buttons after the other in a list, the last first: in that of their kind, else in one of their own. */
export function* withWideListed({
  choices,
  placeholder,
  wanted,
  partial,
}: MenuChoices): Generator<readonly ChoiceText[]> {
  yield choices;
  const isFree = ({ choice, detail, under }: ChoiceText) => !detail && !choice.at && !under && choice.line !== wanted;
  const listOf = (kind: string) =>
    choices.find((each) => each.under && !each.choice.several && kindOf(each, partial) === kind)?.under;
  const wide = choices.filter((each) => isFree(each) && (each.label.length > WIDE || listOf(kindOf(each, partial))));
  let listed = choices;
  for (const kind of new Set(wide.toReversed().map((each) => kindOf(each, partial)))) {
    const isMoved = (each: ChoiceText) => isFree(each) && kindOf(each, partial) === kind;
    const own = listOf(kind);
    const isFull = listed.filter((each) => isMoved(each) || each.under === own).length > MAX_OPTIONS;
    const under = own === undefined || isFull ? placeholder : own;
    listed = listed.map((each) => (isMoved(each) ? { ...each, under } : each));
    yield listed;
  }
}

/** Choices of a kind stand together: those that go on with the open line, else those whose lines begin with the same word. */
function kindOf({ choice: { line } }: ChoiceText, partial: string): string {
  return partial !== '' && line.startsWith(partial) ? partial : (line.split(' ', 1)[0] as string);
}

/** Whether what a choice brings has room beside its button. */
export function isShort({ detail }: ChoiceText): boolean {
  return detail.length <= MAX_CARD_TEXT;
}
