import type { Choice } from '../../games/kit/game.ts';
import { BUTTON_MAX, OPTIONS_MAX } from '../discord-limits.ts';

/** More choices than this are a select menu. */
export const MOST_BUTTONS = 15;
/** As many stay in sight with the board on a phone, each with so many characters in two lines. */
const MOST_CARDS = 4;
const CARD_MAX = 45;
/** So many lines of buttons stay in sight with the board on a phone, of so many characters each; the edges and the icon of a button take the room of some. */
const MOST_LINES = 5;
const LINE = 42;
const EDGES = 5;
const ICON = 3;
/** A button that has a line to itself, or nearly. */
const WIDE = 20;

/** A choice in its reader's words, which are put together once however often they are looked at; '' where there are none. */
export interface Worded {
  readonly choice: Choice;
  readonly label: string;
  readonly detail: string;
  readonly under: string;
  readonly icon: string | undefined;
}

/** What decides which choices stand in a list. */
interface MenuChoices {
  readonly partial: string;
  readonly choices: readonly Worded[];
  readonly placeholder: string;
  readonly wanted?: string | undefined;
}

/** The choices, with those in a list that would take too much room by themselves, and none alone in a list. */
export function inLists(menu: MenuChoices): readonly Worded[] {
  return withoutLonely(menu, withWideListed({ ...menu, choices: withNotedListed(menu) }));
}

/** A list of one is a button that says what the list is of; where several are taken at once it stays a list. */
function withoutLonely({ placeholder }: MenuChoices, choices: readonly Worded[]): readonly Worded[] {
  const lists = Map.groupBy(choices, ({ under }) => under);
  return choices.map((each) => {
    const { choice, label, under } = each;
    if (!under || choice.several || lists.get(under)?.length !== 1) return each;
    const whole = under === placeholder ? label : `${under.replace(/\s*…$/, '')}: ${label}`;
    return { ...each, under: '', label: whole.slice(0, BUTTON_MAX) };
  });
}

/** Those of which much is to be read are in a list of their own if the rest finds room beside it. */
function withNotedListed({ choices, placeholder }: MenuChoices): readonly Worded[] {
  const isNoted = ({ choice, detail, under }: Worded) => detail && !choice.at && !under;
  const noted = choices.filter(isNoted);
  const isMuch = noted.length > MOST_CARDS || (noted.length > 1 && !noted.every(isShort));
  if (!isMuch || noted.length > OPTIONS_MAX || choices.length - noted.length > MOST_BUTTONS) return choices;
  return choices.map((each) => (isNoted(each) ? { ...each, under: placeholder } : each));
}

/** Of buttons that would push the board off a phone's screen, the last ones with much on them are in a list, with all of their kind. */
function withWideListed({ choices, placeholder, wanted, partial }: MenuChoices): readonly Worded[] {
  let single = choices.filter(({ choice, detail, under }) => !detail && !choice.at && !under);
  if (single.length > MOST_BUTTONS || linesOf(single) <= MOST_LINES) return choices;
  const isFree = ({ choice }: Worded) => choice.line !== wanted;
  const listed: Worded[] = [];
  let wide = single.filter((each) => each.label.length > WIDE && isFree(each));
  while (wide.length > 0 && linesOf(single) >= MOST_LINES) {
    const kind = kindOf(wide.at(-1) as Worded, partial);
    const isOfKind = (each: Worded) => isFree(each) && kindOf(each, partial) === kind;
    listed.push(...single.filter(isOfKind));
    single = single.filter((each) => !isOfKind(each));
    wide = wide.filter((each) => !isOfKind(each));
  }
  return choices.map((each) => (listed.includes(each) ? { ...each, under: placeholder } : each));
}

/** Choices of a kind stand together: those that go on with the open line, else those whose lines begin with the same word. */
function kindOf({ choice: { line } }: Worded, partial: string): string {
  return partial !== '' && line.startsWith(partial) ? partial : (line.split(' ', 1)[0] as string);
}

/** How many lines buttons take on a phone, where as many stand side by side as have room. */
function linesOf(choices: readonly Worded[]): number {
  let [lines, room] = [0, 0];
  for (const { label, icon } of choices) {
    const wide = label.length + EDGES + (icon === undefined ? 0 : ICON);
    room -= wide;
    if (room >= 0) continue;
    lines++;
    room = LINE - wide;
  }
  return lines;
}

/** Whether what a choice brings has room beside its button. */
export function isShort({ detail }: Worded): boolean {
  return detail.length <= CARD_MAX;
}
