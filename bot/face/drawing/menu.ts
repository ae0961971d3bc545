import {
  type APIActionRowComponent,
  type APIButtonComponentWithCustomId,
  type APIButtonComponentWithURL,
  type APIComponentInMessageActionRow,
  ButtonStyle,
  ComponentType,
} from 'discord.js';
import type { Choice } from '../../../games/kit/game.ts';
import { type Reader, read } from '../../../games/kit/reader.ts';
import { type Language, say } from '../../../games/kit/text.ts';
import { makeId, makeValue, type Offer } from '../ids/ids.ts';
import { WORDS } from './words.ts';

export type Row = APIActionRowComponent<APIComponentInMessageActionRow>;

const ROW = 5;
const MOST_BUTTONS = 15;
/** Buttons cannot carry details; a few can be read beside them. */
const MOST_NOTES = 6;
const PAGE = 25;

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

/** A drawn menu: its rows, and what is to be read beside its buttons (a select menu says it inside). */
export interface DrawnMenu {
  readonly rows: Row[];
  readonly notes: readonly string[];
}

/** Draws choices: a picture where the game asks for one, buttons for a few, else a select menu with pages. */
export function drawMenu(menu: Menu, reader: Reader): DrawnMenu {
  const { choices } = menu;
  const { language } = reader;
  if (choices.length === 0) return { rows: [], notes: [] };
  if (choices.some(({ under }) => under)) return listedMenu(menu, reader);
  const notes = choices.flatMap((choice) => noteOn(choice, reader));
  if (choices.some((choice) => choice.at))
    return { rows: [...pictureRows(menu, reader), ...wayBack(menu, language)], notes };
  if (choices.length > MOST_BUTTONS || notes.length > MOST_NOTES) return { rows: selectRows(menu, reader), notes: [] };
  return { rows: [...buttonRows(menu, reader), ...wayBack(menu, language)], notes };
}

/** Buttons in their places, a select menu for each list of choices, and the other buttons below. */
function listedMenu(menu: Menu, reader: Reader): DrawnMenu {
  const { choices } = menu;
  const alone = choices.filter(({ under }) => !under);
  const pictured = alone.filter(({ at }) => at);
  const lists = Map.groupBy(choices, ({ under }) => (under ? read(under, reader) : ''));
  lists.delete('');
  const selects = [...lists].map(([placeholder, listed], index) =>
    selectRow({ ...menu, choices: listed, page: index, placeholder }, reader),
  );
  const below = buttonRows({ ...menu, choices: alone.filter(({ at }) => !at) }, reader);
  const picture = pictured.length > 0 ? pictureRows({ ...menu, choices: pictured }, reader) : [];
  return {
    rows: withButtons([...picture, ...selects, ...below], backButtons(menu, reader.language)),
    notes: alone.flatMap((choice) => noteOn(choice, reader)),
  };
}

/** Rows with more buttons in the lowest one that has room for them. */
function withButtons(rows: readonly Row[], buttons: readonly APIButtonComponentWithCustomId[]): Row[] {
  if (buttons.length === 0) return [...rows];
  const at = rows.findLastIndex(
    ({ components }) => components[0]?.type === ComponentType.Button && components.length + buttons.length <= ROW,
  );
  const found = rows[at];
  if (!found) return [...rows, row([...buttons])];
  return rows.with(at, row([...found.components, ...buttons]));
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

/** Buttons where the game puts them; gaps before them are filled so that columns stay in line, the rest follows below. */
function pictureRows(menu: Menu, reader: Reader): Row[] {
  const placed = menu.choices.filter((choice) => choice.at);
  const rows = [...new Set(placed.map((choice) => choice.at?.row ?? 0))].sort();
  const picture = rows.map((r) => {
    const inRow = placed.filter(({ at }) => at?.row === r);
    const columns = Math.max(...inRow.map(({ at }) => at?.column ?? 0)) + 1;
    return row(
      Array.from({ length: columns }, (_, c) => {
        const choice = inRow.find(({ at }) => at?.column === c);
        return choice ? choiceButton(menu, choice, reader) : gap(r, c);
      }),
    );
  });
  const rest = menu.choices.filter((choice) => !choice.at);
  return [...picture, ...buttonRows({ ...menu, choices: rest }, reader)];
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
    value: makeValue({ act: actOf(choice), line: choice.line }),
    ...(choice.detail && { description: read(choice.detail, reader) }),
  }));
  const id = makeId({ kind: 'menu', ...offer, page, line: partial });
  return row([{ type: ComponentType.StringSelect, custom_id: id, placeholder, options }]);
}

function wayBack(menu: Menu, language: Language): Row[] {
  const buttons = backButtons(menu, language);
  return buttons.length > 0 ? [row(buttons)] : [];
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
