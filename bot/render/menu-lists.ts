import type { Choice } from '@longtable/kit';
import { MAX_OPTIONS } from '../discord-limits.ts';

/** Maximum number of choices shown as buttons instead of a select menu. */
export const MAX_BUTTONS = 15;
/** Maximum number of cards that fit a phone with the board. */
const MAX_CARDS = 4;
/** Maximum number of characters of a detail that fits a card. */
const MAX_CARD_TEXT = 45;
/** Label length above which a button takes most of a line. */
const WIDE = 20;
/** Label length with which a button fills a line. */
const WIDEST = 32;

/** Texts of a choice in the reader's language. Missing texts are empty strings. */
export interface ChoiceText {
  readonly choice: Choice;
  readonly label: string;
  readonly detail: string;
  readonly under: string;
  readonly icon: string | undefined;
  /** The list that the choice, a button, opens as a page. */
  readonly opens?: { readonly page: number; readonly name: string; readonly choices: readonly ChoiceText[] };
}

interface MenuChoices {
  readonly partial: string;
  readonly choices: readonly ChoiceText[];
  readonly placeholder: string;
  /** Names of lists with all choices of a kind, by kind. */
  readonly kindLists?: Readonly<Record<string, string>> | undefined;
  readonly wanted?: string | undefined;
}

/** Turns lists with one choice into buttons, named after the list if there is room and the label lacks it. Multi-selects stay lists. */
export function withoutSingleLists(
  { placeholder }: MenuChoices,
  choices: readonly ChoiceText[],
): readonly ChoiceText[] {
  const lists = Map.groupBy(choices, ({ under }) => under);
  return choices.map((each) => {
    const { choice, label, under } = each;
    if (!under || choice.several || lists.get(under)?.length !== 1) return each;
    const whole = label.startsWith(nameOf(under)) ? label : `${nameOf(under)}: ${label}`;
    return { ...each, under: '', label: under === placeholder || whole.length > WIDEST ? label : whole };
  });
}

/** Moves choices with details into a list if there are too many for cards or the details are too long. */
export function withDetailedListed({ choices, placeholder }: MenuChoices): readonly ChoiceText[] {
  const hasDetail = ({ choice, detail, under }: ChoiceText) => detail && !choice.at && !under;
  const detailed = choices.filter(hasDetail);
  const isMuch = detailed.length > MAX_CARDS || (detailed.length > 1 && !detailed.every(isShort));
  if (!isMuch || detailed.length > MAX_OPTIONS || choices.length - detailed.length > MAX_BUTTONS) return choices;
  return choices.map((each) => (hasDetail(each) ? { ...each, under: placeholder } : each));
}

/**
 * Yields the choices unchanged, then repeatedly with more wide buttons moved into a list, the last kind first. Buttons
 * of a kind that has a list of its own move one by one, the last first. Buttons of other kinds move together. Costly
 * and fixed buttons stay.
 */
export function* withWideListed({
  choices,
  placeholder,
  kindLists = {},
  wanted,
  partial,
}: MenuChoices): Generator<readonly ChoiceText[]> {
  yield choices;
  const isFree = ({ choice, detail, under }: ChoiceText) =>
    !detail && !choice.at && !under && choice.line !== wanted && choice.emphasis !== 'costly' && !choice.isFixed;
  const kindOfEach = (each: ChoiceText) => kindOf(each, partial);
  /** Returns the list of only this kind. */
  const listOf = (kind: string) => {
    const list = choices.find((each) => each.under && !each.choice.several && kindOfEach(each) === kind)?.under;
    return choices.every((each) => each.under !== list || kindOfEach(each) === kind) ? list : undefined;
  };
  const namedList = (kind: string) => (Object.hasOwn(kindLists, kind) ? kindLists[kind] : listOf(kind));
  const wide = choices.filter((each) => isFree(each) && (each.label.length > WIDE || namedList(kindOfEach(each))));
  let listed = choices;
  for (const kind of new Set(wide.toReversed().map(kindOfEach))) {
    const free = choices.filter((each) => isFree(each) && kindOfEach(each) === kind).map(({ choice }) => choice);
    const [own, all] = [listOf(kind), namedList(kind)];
    const isOwn = ({ under }: ChoiceText) => own !== undefined && under === own;
    const isFull =
      free.length + listed.filter(({ under }) => under && (under === own || under === all)).length > MAX_OPTIONS;
    const isStepwise = own !== undefined && !isFull;
    for (const count of isStepwise ? free.map((_, at) => at + 1) : [free.length]) {
      const moved = new Set(free.slice(-count));
      const under = (isFull ? undefined : count === free.length ? all : own) ?? placeholder;
      listed = listed.map((each) => (moved.has(each.choice) || (!isFull && isOwn(each)) ? { ...each, under } : each));
      yield listed;
    }
  }
}

/** Returns the lists of the choices by name, in their order. Multi-selects are not among them. */
function listsOf(choices: readonly ChoiceText[]): [string, ChoiceText[]][] {
  const lists = [...Map.groupBy(choices, ({ under }) => under)];
  return lists.filter(([under, few]) => under && !few.some(({ choice }) => choice.several));
}

/** Replaces each list by a button that opens it, in the order of `kindLists`, except for choices that need no list. */
function withListsAsButtons(
  { partial, kindLists = {} }: MenuChoices,
  all: readonly ChoiceText[],
  isDirect: (all: readonly ChoiceText[], each: ChoiceText) => boolean,
): readonly ChoiceText[] {
  const choices = all.map((each) => (isDirect(all, each) ? { ...each, under: '' } : each));
  const order = Object.values(kindLists);
  const rank = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);
  const lists = listsOf(choices);
  const ranked = lists.toSorted(([one], [other]) => rank(one) - rank(other));
  return choices.flatMap((each) => {
    const at = lists.findIndex(([, few]) => few.includes(each));
    const [name = '', few = []] = ranked[at] ?? [];
    if (at < 0) return [each];
    if (lists[at]?.[1][0] !== each) return [];
    const label = `${nameOf(name)} ›`;
    const choice = { line: partial, label, final: false, emphasis: emphasisOf(few) } as Choice;
    return [{ choice, label, detail: '', under: '', icon: undefined, opens: { page: at + 1, name, choices: few } }];
  });
}

function isAloneAndShort(choices: readonly ChoiceText[], { under, label }: ChoiceText): boolean {
  return under !== '' && label.length <= WIDE && choices.filter((other) => other.under === under).length === 1;
}

/** Returns the emphasis that all choices have, or undefined. */
function emphasisOf(few: readonly ChoiceText[]): Choice['emphasis'] {
  const [emphasis, ...others] = new Set(few.map(({ choice }) => choice.emphasis));
  return others.length === 0 ? emphasis : undefined;
}

/** Yields the choices unchanged, then each of `variants` with a button for each list, if there are several lists. */
export function* withFewerLists(
  menu: MenuChoices,
  choices: readonly ChoiceText[],
  variants: readonly (readonly ChoiceText[])[],
): Generator<readonly ChoiceText[]> {
  yield choices;
  if (listsOf(choices).length < 2) return;
  for (const variant of variants) yield withListsAsButtons(menu, variant, isAloneAndShort);
  yield withListsAsButtons(menu, variants.at(-1) ?? choices, () => false);
}

/** Returns the name of a list without its dots. */
function nameOf(list: string): string {
  return list.replace(/\s*…$/, '');
}

/** Returns the kind of a choice: the open line that it continues, or the first word of its line. */
function kindOf({ choice: { line } }: ChoiceText, partial: string): string {
  return partial !== '' && line.startsWith(partial) ? partial : (line.split(' ', 1)[0] as string);
}

/** Whether the detail of a choice fits a card. */
export function isShort({ detail }: ChoiceText): boolean {
  return detail.length <= MAX_CARD_TEXT;
}
