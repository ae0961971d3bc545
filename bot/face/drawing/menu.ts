import {
  type APIActionRowComponent,
  type APIButtonComponentWithCustomId,
  type APIButtonComponentWithURL,
  type APIComponentInMessageActionRow,
  type APISectionComponent,
  ButtonStyle,
  ComponentType,
} from 'discord.js';
import type { Choice } from '../../../games/kit/game.ts';
import { type Reader, read } from '../../../games/kit/reader.ts';
import { type Language, say } from '../../../games/kit/text.ts';
import { makeId, makeValue, type Offer } from '../ids/ids.ts';
import { plainLine } from './escape.ts';
import { WORDS } from './words.ts';

export type Row = APIActionRowComponent<APIComponentInMessageActionRow>;
/** What a choice brings, with its button beside it. */
export type Card = APISectionComponent;

const ROW = 5;
const MOST_BUTTONS = 15;
/** As many stay in sight with the board on a phone, each with so many characters in two lines. */
const MOST_CARDS = 4;
const CARD_MAX = 45;
const PAGE = 25;
/** So many lines of buttons stay in sight with the board on a phone, of so many characters each; the edges of a button take the room of some. */
const MOST_LINES = 5;
const LINE = 42;
const EDGES = 5;
/** A button that has a line to itself, or nearly. */
const WIDE = 20;

/** What a menu is drawn from: the choices after a partial, and which page of them is open. */
export interface Menu {
  readonly offer: Offer;
  readonly partial: string;
  /** The partial that was open before; the first menu has none before it. */
  readonly before?: string | undefined;
  readonly choices: readonly Choice[];
  readonly page: number;
  readonly placeholder: string;
}

/** A drawn menu: cards and rows, and what is to be read about buttons that have no room beside them (a select menu says it inside). */
export interface DrawnMenu {
  readonly cards?: readonly Card[];
  readonly rows: Row[];
  readonly notes: readonly string[];
}

/**
 * Draws choices: a picture where the game asks for one, cards for a few of which something is to be read, a select menu
 * for each list of choices and for many, and buttons for the rest.
 */
export function drawMenu(menu: Menu, reader: Reader): DrawnMenu {
  if (menu.choices.length === 0) return { rows: [], notes: [] };
  const choices = inLists(menu, reader);
  const listed = choices.filter(({ under }) => under);
  const alone = choices.filter(({ under }) => !under);
  const pictured = alone.filter(({ at }) => at);
  const others = alone.filter(({ at }) => !at);
  if (alone.length === others.length && listed.length === 0 && others.length > MOST_BUTTONS)
    return { rows: selectRows(menu, reader), notes: [] };
  const cards = others.filter((choice) => choice.detail && isShort(choice, reader));
  const rest = others.filter((choice) => !cards.includes(choice));
  const lists = Map.groupBy(listed, ({ under }) => read(under ?? '', reader));
  const selects = [...lists].map(([placeholder, few], index) =>
    selectRow({ ...menu, choices: few, page: index, placeholder }, reader),
  );
  const rows = [...pictureRows(menu, pictured, reader), ...selects, ...buttonRows({ ...menu, choices: rest }, reader)];
  return {
    cards: cards.map((choice) => cardOf(menu, choice, reader)),
    rows: withTail(rows, backButtons(menu, reader.language)),
    notes: [...pictured, ...rest].flatMap((choice) => noteOn(choice, reader)),
  };
}

/** The choices, with those in a list that would take too much room by themselves. */
function inLists(menu: Menu, reader: Reader): readonly Choice[] {
  return withWideListed({ ...menu, choices: withNotedListed(menu, reader) }, reader);
}

/** Those of which much is to be read are in a list of their own if the rest finds room beside it. */
function withNotedListed({ choices, placeholder }: Menu, reader: Reader): readonly Choice[] {
  const isNoted = ({ detail, at, under }: Choice) => detail && !at && !under;
  const noted = choices.filter(isNoted);
  const isMuch = noted.length > MOST_CARDS || (noted.length > 1 && !noted.every((choice) => isShort(choice, reader)));
  if (!isMuch || noted.length > PAGE || choices.length - noted.length > MOST_BUTTONS) return choices;
  return choices.map((choice) => (isNoted(choice) ? { ...choice, under: placeholder } : choice));
}

/** Of buttons that would push the board off a phone's screen, the last ones with much on them are in a list. */
function withWideListed({ choices, placeholder }: Menu, reader: Reader): readonly Choice[] {
  const labelOf = ({ label }: Choice) => read(label, reader);
  let alone = choices.filter(({ detail, at, under }) => !detail && !at && !under);
  if (alone.length > MOST_BUTTONS || linesOf(alone.map(labelOf)) <= MOST_LINES) return choices;
  const wide = alone.filter((choice) => labelOf(choice).length > WIDE);
  const listed: Choice[] = [];
  while (wide.length > 0 && linesOf(alone.map(labelOf)) >= MOST_LINES) {
    const last = wide.pop() as Choice;
    listed.push(last);
    alone = alone.filter((choice) => choice !== last);
  }
  return choices.map((choice) => (listed.includes(choice) ? { ...choice, under: placeholder } : choice));
}

/** How many lines buttons take on a phone, where as many stand side by side as have room. */
function linesOf(labels: readonly string[]): number {
  let [lines, room] = [0, 0];
  for (const { length } of labels) {
    room -= length + EDGES;
    if (room >= 0) continue;
    lines++;
    room = LINE - length - EDGES;
  }
  return lines;
}

function isShort({ detail }: Choice, reader: Reader): boolean {
  return detail === undefined || read(detail, reader).length <= CARD_MAX;
}

function cardOf(menu: Menu, choice: Choice, reader: Reader): Card {
  const content = `-# ${plainLine(read(choice.detail ?? '', reader))}`;
  return {
    type: ComponentType.Section,
    components: [{ type: ComponentType.TextDisplay, content }],
    accessory: choiceButton(menu, choice, reader),
  };
}

/** Buttons beside the last ones if they fit there and those are no picture, else in rows of their own. */
export function withTail(rows: Row[], tail: readonly APIButtonComponentWithCustomId[]): Row[] {
  const last = rows.at(-1);
  const isPicture = last?.components.some((part) => part.disabled);
  const isRoomy = last?.components[0]?.type === ComponentType.Button && last.components.length + tail.length <= ROW;
  return last && isRoomy && !isPicture
    ? [...rows.slice(0, -1), row([...last.components, ...tail])]
    : [...rows, ...inRows(tail)];
}

/** What a button cannot carry: its detail, after the name unless it says the name itself. */
function noteOn({ label, detail }: Choice, reader: Reader): string[] {
  if (!detail) return [];
  const [name = ''] = read(label, reader).split(' · ');
  const words = read(detail, reader);
  return [words.startsWith(name) ? words : `${name}: ${words}`];
}

function actOf(choice: Choice): 'play' | 'step' | 'type' {
  if (choice.input) return 'type';
  return choice.final ? 'play' : 'step';
}

function choiceButton({ offer }: Menu, choice: Choice, reader: Reader): APIButtonComponentWithCustomId {
  const act = actOf(choice);
  return button(
    makeId({ kind: 'choice', ...offer, act, page: 0, line: choice.line }),
    read(choice.label, reader),
    choice.tone ? TONES[choice.tone] : act === 'play' ? ButtonStyle.Primary : ButtonStyle.Secondary,
  );
}

const TONES = { usual: ButtonStyle.Primary, aside: ButtonStyle.Secondary, costly: ButtonStyle.Danger } as const;

function buttonRows(menu: Menu, reader: Reader): Row[] {
  return inRows(menu.choices.map((choice) => choiceButton(menu, choice, reader)));
}

/** Buttons where the game puts them; gaps before them are filled so that columns stay in line. */
function pictureRows(menu: Menu, placed: readonly Choice[], reader: Reader): Row[] {
  const rows = [...new Set(placed.map((choice) => choice.at?.row ?? 0))].sort();
  return rows.map((r) => {
    const inRow = placed.filter(({ at }) => at?.row === r);
    const columns = Math.max(...inRow.map(({ at }) => at?.column ?? 0)) + 1;
    return row(
      Array.from({ length: columns }, (_, c) => {
        const choice = inRow.find(({ at }) => at?.column === c);
        return choice ? choiceButton(menu, choice, reader) : gap(r, c);
      }),
    );
  });
}

function selectRows(menu: Menu, reader: Reader): Row[] {
  const { language } = reader;
  const { offer, partial, choices } = menu;
  const last = Math.ceil(choices.length / PAGE) - 1;
  const page = Math.min(menu.page, last);
  const placeholder = last > 0 ? `${menu.placeholder} (${page + 1}/${last + 1})` : menu.placeholder;
  const shown = choices.slice(page * PAGE, (page + 1) * PAGE);
  const select = selectRow({ ...menu, choices: shown, page, placeholder }, reader);
  const turnTo = (to: number, label: string) =>
    button(makeId({ kind: 'choice', ...offer, act: 'page', page: to, line: partial }), label, ButtonStyle.Secondary);
  const turns = [
    ...(page > 0 ? [turnTo(page - 1, say(WORDS.previous, language))] : []),
    ...(page < last ? [turnTo(page + 1, say(WORDS.next, language))] : []),
  ];
  const ways = [...turns, ...backButtons(menu, language)];
  return ways.length > 0 ? [select, row(ways)] : [select];
}

/** One select menu with all of its choices. */
function selectRow({ offer, partial, choices, page, placeholder }: Menu, reader: Reader): Row {
  const options = choices.map((choice) => ({
    label: read(choice.label, reader),
    value: makeValue({ act: choice.several ? 'play' : actOf(choice), line: choice.line }),
    ...(choice.detail && { description: read(choice.detail, reader) }),
  }));
  const id = makeId({ kind: 'menu', ...offer, page, line: partial });
  const { several } = choices[0] ?? {};
  const limits = several && { min_values: several.least, max_values: Math.min(several.most, options.length) };
  return row([{ type: ComponentType.StringSelect, custom_id: id, placeholder, options, ...limits }]);
}

function backButtons({ offer, partial, before = '' }: Menu, language: Language): APIButtonComponentWithCustomId[] {
  if (partial === '') return [];
  const id = makeId({ kind: 'choice', ...offer, act: 'step', page: 0, line: before });
  return [button(id, say(WORDS.back, language), ButtonStyle.Secondary)];
}

function gap(r: number, c: number): APIButtonComponentWithCustomId {
  return { ...button(`gap|${r}${c}`, '\u2800', ButtonStyle.Secondary), disabled: true };
}

/** A button of ours. */
export function button(
  customId: string,
  label: string,
  style: APIButtonComponentWithCustomId['style'],
): APIButtonComponentWithCustomId {
  return { type: ComponentType.Button, custom_id: customId, label, style };
}

/** A button that leads somewhere else. */
export function linkButton(url: string, label: string): APIButtonComponentWithURL {
  return { type: ComponentType.Button, style: ButtonStyle.Link, url, label };
}

/** Buttons in as few rows as they need. */
export function inRows(buttons: readonly APIButtonComponentWithCustomId[]): Row[] {
  return Array.from({ length: Math.ceil(buttons.length / ROW) }, (_, index) =>
    row(buttons.slice(index * ROW, (index + 1) * ROW)),
  );
}

/** A row of components. */
export function row(components: APIComponentInMessageActionRow[]): Row {
  return { type: ComponentType.ActionRow, components };
}
