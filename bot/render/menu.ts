import { type Choice, type Language, labelled, type Reader, read, say } from '@longtable/kit';
import { SIGNS } from '@longtable/kit/picture';
import { type APIButtonComponentWithCustomId, ButtonStyle, ComponentType } from 'discord.js';
import { type ChoiceTarget, makeId, makeValue } from '../custom-ids/ids.ts';
import { MAX_OPTIONS, MAX_ROW_BUTTONS } from '../discord-limits.ts';
import { iconOn } from './emojis.ts';
import {
  type ChoiceText,
  isShort,
  MAX_BUTTONS,
  withDetailedListed,
  withFewerLists,
  withoutSingleLists,
  withWideListed,
} from './menu-lists.ts';
import { type Card, heightOf, type Row } from './message.ts';
import { button, inRows, row } from './page.ts';
import { plainLine } from './text.ts';
import { texts } from './words/texts.ts';

/** Input of a menu: the choices after a partial line, and the open page. */
export interface Menu {
  readonly offer: ChoiceTarget;
  /** Start of all lines in custom ids, such as the turn that they are planned for. The other fields are without it. */
  readonly head?: string | undefined;
  readonly partial: string;
  /** The previous partial. Undefined in the first menu. */
  readonly before?: string | undefined;
  readonly choices: readonly Choice[];
  readonly page: number;
  readonly placeholder: string;
  /** Names of lists with all choices of a kind, by kind. */
  readonly kindLists?: Readonly<Record<string, string>> | undefined;
  /** Returns the icon of a line. */
  readonly iconOf?: ((line: string) => string | undefined) | undefined;
  /** The line that the player is asked to play. It is never moved into a list. */
  readonly wanted?: string | undefined;
  /** Height in pixels beside title, story and board on the smallest phone. Buttons move into lists to fit it. */
  readonly room: number;
  /** Height beside the board alone (default: any). Lists of a few choices are joined to fit it. */
  readonly limit?: number | undefined;
}

/** A drawn menu. `end` contains details that fit neither buttons nor cards. */
export interface DrawnMenu {
  readonly end: readonly string[];
  /** Those details of costly choices, which are never dropped. */
  readonly warnings?: readonly string[];
  readonly cards?: readonly Card[];
  readonly rows: Row[];
}

export const NO_MENU: DrawnMenu = { end: [], rows: [] };

type MenuTexts = Omit<Menu, 'choices' | 'iconOf'> & {
  /** Whether the menu is the page of a list. */
  readonly isList?: boolean;
  readonly language: Language;
  readonly choices: readonly ChoiceText[];
};

/** Draws choices as positioned buttons, cards, select menus and buttons, in the game's order. */
export function drawMenu({ iconOf, ...asked }: Menu, reader: Reader): DrawnMenu {
  if (asked.choices.length === 0) return NO_MENU;
  const menu = {
    ...asked,
    language: reader.language,
    choices: asked.choices.map((choice) => textsOf(asWanted(choice, asked.wanted), reader, iconOf?.(choice.line))),
  };
  const { room, limit = Number.POSITIVE_INFINITY } = asked;
  const variants = [...withWideListed({ ...menu, choices: withDetailedListed(menu) })];
  const arranged = lowest(menu, variants, room);
  const best =
    heightOf(arranged.drawn) > limit ? lowest(menu, withFewerLists(menu, arranged.choices, variants), limit) : arranged;
  const list = best.choices.find(({ opens }) => opens?.page === asked.page)?.opens;
  return list ? drawList(menu, list.name, list.choices) : withFewerNotes(best.drawn, room);
}

/** Draws the choices of one list as a page: as buttons and cards, or as a select menu if there is no room. */
function drawList(menu: MenuTexts, placeholder: string, few: readonly ChoiceText[]): DrawnMenu {
  const choices = few.map((each) => ({ ...each, under: '' }));
  const list = { ...menu, placeholder, choices, page: 0, isList: true };
  const variants = [withDetailedListed(list), few];
  return lowest(list, variants, menu.room).drawn;
}

/** Returns a choice as a lesson shows it: the wanted one and those that lead to it are highlighted buttons. */
function asWanted(choice: Choice, wanted: string | undefined): Choice {
  if (wanted === undefined) return choice;
  const { under, ...button } = choice;
  if (choice.line === wanted) return { ...button, emphasis: 'usual' };
  const leads = !choice.final && wanted.startsWith(choice.line);
  return { ...choice, emphasis: leads ? 'usual' : 'aside' };
}

interface Arranged {
  readonly choices: readonly ChoiceText[];
  readonly drawn: DrawnMenu;
}

/** Returns the first variant that fits a height, or the lowest one. */
function lowest(menu: MenuTexts, variants: Iterable<readonly ChoiceText[]>, room: number): Arranged {
  let best: Arranged | undefined;
  for (const choices of variants) {
    const drawn = arrange(menu, choices);
    if (!best || heightOf(drawn) < heightOf(best.drawn)) best = { choices, drawn };
    if (heightOf(best.drawn) <= room) break;
  }
  return best ?? { choices: menu.choices, drawn: NO_MENU };
}

/** Drops the last details except warnings until the menu fits or none is left. */
function withFewerNotes(drawn: DrawnMenu, room: number): DrawnMenu {
  const last = drawn.end.findLastIndex((note) => !drawn.warnings?.includes(note));
  if (last < 0 || heightOf(drawn) <= room) return drawn;
  return withFewerNotes({ ...drawn, end: drawn.end.toSpliced(last, 1) }, room);
}

function arrange(menu: MenuTexts, all: readonly ChoiceText[]): DrawnMenu {
  const choices = withoutSingleLists(menu, all);
  const listed = choices.filter(({ under }) => under);
  const single = choices.filter(({ under }) => !under);
  const pictured = single.filter(({ choice }) => choice.at);
  const others = single.filter(({ choice }) => !choice.at);
  if (single.length === others.length && listed.length === 0 && others.length > MAX_BUTTONS)
    return { end: [], rows: selectRows({ ...menu, choices }) };
  const cards = others.filter((each) => each.detail && isShort(each));
  const rest = others.filter((each) => !cards.includes(each));
  const lists = Map.groupBy(listed, ({ under }) => under);
  const selects = [...lists].map(([placeholder, few], index) =>
    selectRow({ ...menu, choices: few, page: index, placeholder }),
  );
  const firstList = choices.findIndex(({ choice }) => choice.under);
  const isBefore = (each: ChoiceText) => choices.indexOf(each) < firstList;
  const rows = [
    ...pictureRows(menu, pictured),
    ...buttonRows({ ...menu, choices: rest.filter(isBefore) }),
    ...selects,
    ...buttonRows({ ...menu, choices: rest.filter((each) => !isBefore(each)) }),
  ];
  return {
    end: [...pictured, ...rest].flatMap((each) => noteOn(each, menu.language)),
    warnings: [...pictured, ...rest]
      .filter(({ choice }) => choice.emphasis === 'costly')
      .flatMap((each) => noteOn(each, menu.language)),
    cards: cards.map((each) => cardOf(menu, each)),
    rows: withTail(rows, backButtons(menu)),
  };
}

function textsOf(choice: Choice, reader: Reader, icon: string | undefined): ChoiceText {
  const { label, detail = '', under = '' } = choice;
  return { choice, label: read(label, reader), detail: read(detail, reader), under: read(under, reader), icon };
}

function cardOf(menu: MenuTexts, worded: ChoiceText): Card {
  const content = `-# ${plainLine(worded.detail)}`;
  return {
    type: ComponentType.Section,
    components: [{ type: ComponentType.TextDisplay, content }],
    accessory: choiceButton(menu, worded),
  };
}

/** Adds buttons to the last row if it is a row of buttons with room and without gaps, else in new rows. */
export function withTail(rows: readonly Row[], tail: readonly APIButtonComponentWithCustomId[]): Row[] {
  const last = rows.at(-1);
  const isPicture = last?.components.some((part) => part.disabled);
  const isRoomy =
    last?.components[0]?.type === ComponentType.Button && last.components.length + tail.length <= MAX_ROW_BUTTONS;
  return last && isRoomy && !isPicture
    ? [...rows.slice(0, -1), row([...last.components, ...tail])]
    : [...rows, ...inRows(tail)];
}

/** Returns the detail of a button as a line that starts with the button's name. Empty without a detail. */
function noteOn({ label, detail }: ChoiceText, language: Language): string[] {
  if (!detail) return [];
  const [name = ''] = label.split(/ · |\s?: /u);
  return [`-# ${plainLine(detail.startsWith(name) ? detail : say(labelled(name, detail), language))}`];
}

function actOf(choice: Choice): 'play' | 'step' | 'type' {
  if (choice.input) return 'type';
  return choice.final ? 'play' : 'step';
}

function choiceButton(
  { offer, head = '' }: MenuTexts,
  { choice, label, icon, opens }: ChoiceText,
): APIButtonComponentWithCustomId {
  const act = opens ? 'page' : actOf(choice);
  return button(
    makeId({ kind: 'choice', ...offer, act, page: opens?.page ?? 0, line: head + choice.line }),
    label,
    choice.emphasis ? STYLES[choice.emphasis] : act === 'play' ? ButtonStyle.Primary : ButtonStyle.Secondary,
    icon,
  );
}

const STYLES = { usual: ButtonStyle.Primary, aside: ButtonStyle.Secondary, costly: ButtonStyle.Danger } as const;

function buttonRows(menu: MenuTexts): Row[] {
  return inRows(menu.choices.map((each) => choiceButton(menu, each)));
}

/** Draws positioned buttons. Disabled buttons fill the gaps, so that columns align. */
function pictureRows(menu: MenuTexts, placed: readonly ChoiceText[]): Row[] {
  const rows = [...new Set(placed.map(({ choice }) => choice.at?.row ?? 0))].sort();
  return rows.map((r) => {
    const inRow = placed.filter(({ choice }) => choice.at?.row === r);
    const columns = Math.max(...inRow.map(({ choice }) => choice.at?.column ?? 0)) + 1;
    return row(
      Array.from({ length: columns }, (_, c) => {
        const there = inRow.find(({ choice }) => choice.at?.column === c);
        return there ? choiceButton(menu, there) : gap(r, c);
      }),
    );
  });
}

function selectRows(menu: MenuTexts): Row[] {
  const { offer, head = '', partial, choices, language } = menu;
  const last = Math.ceil(choices.length / MAX_OPTIONS) - 1;
  const page = Math.min(menu.page, last);
  const placeholder = last > 0 ? `${menu.placeholder} (${page + 1}/${last + 1})` : menu.placeholder;
  const shown = choices.slice(page * MAX_OPTIONS, (page + 1) * MAX_OPTIONS);
  const select = selectRow({ ...menu, choices: shown, page, placeholder });
  const turnTo = (to: number, label: string) =>
    button(
      makeId({ kind: 'choice', ...offer, act: 'page', page: to, line: head + partial }),
      label,
      ButtonStyle.Secondary,
    );
  const turns = [
    ...(page > 0 ? [turnTo(page - 1, say(texts.buttons.previous, language))] : []),
    ...(page < last ? [turnTo(page + 1, say(texts.buttons.next, language))] : []),
  ];
  const ways = [...turns, ...backButtons(menu)];
  return ways.length > 0 ? [select, row(ways)] : [select];
}

function selectRow({ offer, head = '', partial, choices, page, placeholder }: MenuTexts): Row {
  const options = choices.map(({ choice, label, detail, icon }) => ({
    label,
    value: makeValue({ act: choice.several ? 'play' : actOf(choice), line: head + choice.line }),
    ...(detail && { description: detail }),
    ...iconOn(icon),
  }));
  const id = makeId({ kind: 'menu', ...offer, page, line: head + partial });
  const { several } = choices[0]?.choice ?? {};
  const limits = several && { min_values: several.min, max_values: Math.min(several.max, options.length) };
  return row([{ type: ComponentType.StringSelect, custom_id: id, placeholder, options, ...limits }]);
}

function backButtons({
  offer,
  head = '',
  partial,
  before = '',
  language,
  isList,
}: MenuTexts): APIButtonComponentWithCustomId[] {
  if (head + partial === '' && !isList) return [];
  const previousLine = partial === '' ? '' : head + before;
  const step = isList
    ? ({ act: 'page', line: head + partial } as const)
    : ({ act: 'step', line: previousLine } as const);
  const id = makeId({ kind: 'choice', ...offer, ...step, page: 0 });
  return [button(id, say(texts.buttons.back, language), ButtonStyle.Secondary, SIGNS.back)];
}

function gap(r: number, c: number): APIButtonComponentWithCustomId {
  return { ...button(`gap|${r}${c}`, '\u2800', ButtonStyle.Secondary), disabled: true };
}
