import type { View } from '../game/required.ts';
import { column, cut, isYou, labelled, type Reader, widthOf, wrapList } from '../reader.ts';
import { say } from '../text.ts';
import { texts } from '../words/texts.ts';
import { isIn, numberOf, type Region, type Scene, type Thing, thingsIn } from './scene.ts';

/** Widths in columns: of the slots of one player beside those of the other, and of a card's name. */
const [HALF_COLUMNS, NAME_COLUMNS] = [16, 9];
/** Width of the number and the name of a card in hand. */
const HEAD_COLUMNS = NAME_COLUMNS + 4;

/** Renders scenes as a view: `view: viewOf(scene)`. */
export function viewOf<State>(scene: (state: State, reader: Reader) => Scene): (state: State, reader: Reader) => View {
  return (state, reader) => ({
    get board() {
      return boardOf(scene(state, reader), reader);
    },
    get sentences() {
      return sentencesOf(scene(state, reader), reader);
    },
  });
}

/**
 * Returns the lines of a code block: bars, piles, grids and lanes from top to bottom, then the hands and the legend. Titles
 * of tables have the result.
 */
export function boardOf(scene: Scene, reader: Reader): readonly string[] {
  const regions = scene.regions.filter(({ kind }) => kind !== 'note' && kind !== 'hand');
  const hands = scene.regions.filter(({ kind }) => kind === 'hand').toSorted(ownFirst(reader));
  const lines = regions.flatMap((region, at) => {
    if (region.kind === 'bar' || region.kind === 'pile') return barLines(scene, region);
    if (region.kind === 'grid') return [ruleLine(), ...gridLines(scene, region), ruleLine()];
    const isFacing = (other: Region | undefined) => other?.kind === 'lanes' && region.kind === 'lanes';
    const [above, below] = [regions[at - 1], regions[at + 1]];
    if (isFacing(above)) return [];
    return [...lanesOf(scene, isFacing(below) ? [below!, region] : [region]), ruleLine()];
  });
  const blocks = [...hands.map((hand) => handLines(scene, hand, reader)), legend(scene, reader)];
  return [...lines, ...blocks.flatMap((block) => (block.length > 0 ? ['', ...block] : []))];
}

/** Orders regions by owner: the reader's own, then by seat. */
function ownFirst(reader: Reader): (one: Region, other: Region) => number {
  const rank = ({ owner }: Region) => (owner === undefined ? -1 : isYou(reader, owner) ? -0.5 : owner);
  return (one, other) => rank(one) - rank(other);
}

/** Returns the name of a player or a pile with the first number as a bar, and the other numbers. */
function barLines(scene: Scene, { id }: Region): readonly string[] {
  const titleOf = (thing: Thing) => {
    const marks = thing.states.map((state) => scene.signs[state]!.mark).join('');
    return marks === '' ? thing.name : `${marks} ${thing.name}`;
  };
  const titles = scene.things.filter(({ kind }) => kind === 'player').map(titleOf);
  return thingsIn(scene, id).flatMap((thing) => {
    const [first, ...others] = thing.numbers;
    const details = detailLines(others.map(({ words }) => words));
    if (!first) return [thing.note ? headerLine(titleOf(thing), thing.note) : titleOf(thing)];
    const { value, max, words } = first;
    if (max === undefined) return [headerLine(titleOf(thing), words), ...details];
    return [barLine(titleOf(thing), value, max, words, { columns: nameColumns(titles) }), ...details];
  });
}

/** Returns the fields of a map with the marks of their things or ground, and the names of rows and columns. */
function gridLines(scene: Scene, { id, columns = [''], rows = [''], terrain = [] }: Region): readonly string[] {
  const things = thingsIn(scene, id);
  const cells = rows.map((row, down) =>
    columns.map((each, across) => {
      const thing = things.findLast(({ spot }) => spot === each + row);
      return thing ? markOf(thing) : scene.signs[terrain[down]?.[across] ?? '']?.mark || '.';
    }),
  );
  const wide = Math.max(...[...cells.flat(), ...columns].map(widthOf));
  const side = Math.max(...rows.map(widthOf));
  const gap = side + columns.length * (wide + 1) <= BOARD_COLUMNS ? ' ' : '';
  const line = (name: string, parts: readonly string[]) =>
    [...(side > 0 ? [column(name, side)] : []), ...parts.map((part) => column(part, wide))].join(gap).trimEnd();
  const heads = line('', columns);
  return [...rows.map((row, down) => line(row, cells[down]!)), ...(heads === '' ? [] : [heads])];
}

/** Returns the sign of a thing on a map, or the first letter of its name. */
export function markOf({ mark, name }: Thing): string {
  return mark ?? name.slice(0, 1);
}

/** Returns the slots of one player, or of two side by side, without empty rows. */
function lanesOf(scene: Scene, lanes: readonly Region[]): readonly string[] {
  const [{ columns = [], empty = '' } = {} as Region] = lanes;
  const rows = columns.flatMap((slot) => {
    const [left = '', right = ''] = lanes.map(({ id }) => cellOf(scene, id, slot));
    if (left + right === '') return [];
    return [lanes.length === 1 ? ` ${slot} ${left}` : `${column(left, HALF_COLUMNS)}│${slot}│ ${right}`.trimEnd()];
  });
  if (rows.length === 0) return [ruleLine(), empty];
  const names = lanes.map(({ owner }) =>
    scene.things.find((thing) => thing.kind === 'player' && thing.owner === owner),
  );
  return [ownersLine(names.map((player) => player?.name ?? '')), ...rows];
}

/** Returns a rule with the owners of both columns of slots. */
function ownersLine([left = '', right]: readonly string[]): string {
  if (right === undefined) return ruleLine(left);
  const half = (name: string, columns: number) => {
    const words = `─ ${cut(name, columns - 4)} `;
    return words + '─'.repeat(columns - widthOf(words));
  };
  return `${half(left, HALF_COLUMNS)}┬─┬${half(right, BOARD_COLUMNS - HALF_COLUMNS - 3)}`;
}

/** Returns the text of a slot: name, values and marks. */
function cellOf(scene: Scene, region: string, slot: string): string {
  const thing = thingsIn(scene, region).find(({ spot }) => spot === slot);
  if (!thing) return '';
  const marks = marksOf(scene, thing);
  return `${column(thing.name, NAME_COLUMNS)} ${valuesOf(thing)}${marks.length < 3 ? ' ' : ''}${marks}`.trimEnd();
}

/** Returns the numbers of a card without its cost: `3/4`. */
export function valuesOf({ numbers }: Pick<Thing, 'numbers'>): string {
  return numbers
    .filter(({ role }) => role !== 'cost')
    .map(({ value }) => value)
    .join('/');
}

function marksOf({ signs }: Scene, { states }: Thing): string {
  return states.map((state) => signs[state]!.mark).join('');
}

/** Returns the lines of the reader's hand, or only names: of another player's cards, and of cards that are all plain. */
function handLines(scene: Scene, { id, owner, label }: Region, reader: Reader): readonly string[] {
  const cards = thingsIn(scene, id);
  if (cards.length === 0 || owner === undefined) return [];
  if (isYou(reader, owner) && !cards.every(hasOnlyName)) return cards.map((card) => handLine(scene, card));
  const names = cards.map(({ name }) => name);
  return [cut(say(labelled(label, ''), reader.language).trimEnd(), BOARD_COLUMNS), ...wrapList(names, BOARD_COLUMNS)];
}

/** Whether a card, such as a die, has nothing but its name. */
export function hasOnlyName({ spot, numbers, note, states }: Thing): boolean {
  return spot === '' && note === undefined && states.length === 0 && numbers.every(({ role }) => role === 'pips');
}

function handLine(scene: Scene, card: Thing): string {
  const price = numberOf(card, 'cost')?.words ?? '';
  const traits = isInWords(scene, card) ? statesInWords(scene, card) : marksOf(scene, card);
  const words = card.note ?? `${valuesOf(card)} ${traits}`.trim();
  return headerLine(` ${card.spot} ${column(card.name, NAME_COLUMNS)} ${words}`, price);
}

/** Whether the names of a card's states fit its line. Otherwise, the line has their marks. */
function isInWords(scene: Scene, card: Thing): boolean {
  const words = `${valuesOf(card)} ${statesInWords(scene, card)}`;
  return widthOf(words) < BOARD_COLUMNS - HEAD_COLUMNS - widthOf(numberOf(card, 'cost')?.words ?? '');
}

function statesInWords({ signs }: Scene, { states }: Thing): string {
  return Object.entries(signs)
    .filter(([state]) => states.includes(state))
    .map(([, { name, short = name }]) => short)
    .join(', ');
}

/** Returns the meaning of the marks on the board, in the reader's hand, and on the buttons of cards. */
function legend(scene: Scene, reader: Reader): readonly string[] {
  const { regions, things, signs } = scene;
  const shown = things.filter((thing) => {
    const { kind } = regions.find(({ id }) => id === thing.region)!;
    if (kind !== 'hand') return kind !== 'bar';
    return thing.owner === reader.viewer && (isOnButton(scene, thing) || !isInWords(scene, thing));
  });
  const grounds = regions.flatMap(({ terrain = [] }) => terrain.flatMap((row) => [...row]));
  const states = new Set([...shown.flatMap((thing) => thing.states), ...grounds]);
  return legendLines(
    Object.entries(signs)
      .filter(([state, { mark }]) => mark !== '' && states.has(state))
      .map(([, { mark, name, short = name }]) => `${mark} ${short}`),
  );
}

/** Whether a card is offered on a button: its player is in turn and can pay for it. */
function isOnButton(scene: Scene, card: Thing): boolean {
  const player = playerOf(scene, card);
  return player !== undefined && isIn(player, 'turn') && isAffordable(scene, card);
}

/** Whether the owner of a card has the mana that it costs. */
export function isAffordable(scene: Scene, card: Thing): boolean {
  const player = playerOf(scene, card);
  const mana = player && numberOf(player, 'mana')?.value;
  return (numberOf(card, 'cost')?.value ?? 0) <= (mana ?? Number.POSITIVE_INFINITY);
}

/** Returns the player who owns a thing. */
export function playerOf({ things }: Scene, { owner }: Thing): Thing | undefined {
  return things.find((thing) => thing.kind === 'player' && thing.owner === owner);
}

/** Order of regions in sentences. */
const SPOKEN = ['note', 'bar', 'grid', 'lanes', 'hand', 'pile'];

/** Returns the scene in sentences: header, notes, then the things of each player, the reader first. */
export function sentencesOf(scene: Scene, reader: Reader): readonly string[] {
  const { language } = reader;
  const first = typeof reader.viewer === 'number' ? reader.viewer : 0;
  const order = (region: Region) => [region.owner === undefined ? -2 : region.owner === first ? -1 : region.owner];
  const regions = scene.regions.toSorted((one, other) => {
    const [mine = 0, theirs = 0] = [...order(one), ...order(other)];
    return mine - theirs || SPOKEN.indexOf(one.kind) - SPOKEN.indexOf(other.kind);
  });
  const told = regions.flatMap(({ id, kind, label }) => {
    const things = thingsIn(scene, id);
    if (kind === 'note') return [label];
    if (kind === 'bar' || kind === 'pile') return things.map(({ about }) => about);
    const none = kind === 'hand' ? texts.scene.empty : texts.scene.none;
    const separator = language === 'fr' ? '\u00a0; ' : '; ';
    const words = things.map(({ spot, about }) => `${spot} ${about}`.trimStart()).join(separator);
    return [`${say(labelled(label, words || none), language)}.`];
  });
  return [scene.header, ...told];
}

/** Parts of text boards, the same in all games: header, rule, name with bar, details, hand, legend. */

/** Width of a text board, so that it fits a phone. */
export const BOARD_COLUMNS = 36;

const MIN_NAME_COLUMNS = 13;
const MAX_NAME_COLUMNS = 18;
const FIGURE_COLUMNS = 9;

/** Returns a line with one text at the left and one at the right: `Level 8 of 10              Round 497`. */
export function headerLine(left: string, right = ''): string {
  const room = BOARD_COLUMNS - widthOf(right) - (right === '' ? 0 : 1);
  return right === '' ? cut(left, room) : `${column(left, room)} ${right}`;
}

/** Returns a horizontal line over the width of the board, with a title if there is one: `─ Hand 5 ─────`. */
export function ruleLine(title = ''): string {
  const words = title === '' ? '' : `─ ${cut(title, BOARD_COLUMNS - 4)} `;
  return words + '─'.repeat(BOARD_COLUMNS - widthOf(words));
}

/** Returns a bar of this many columns. A value above 0 fills at least one, and only the maximum fills all. */
export function barOf(value: number, maximum: number, columns: number): string {
  const share = maximum > 0 ? Math.max(0, Math.min(1, value / maximum)) : 0;
  const full = share === 1 ? columns : Math.min(columns - 1, Math.ceil(share * columns));
  return '█'.repeat(full) + '░'.repeat(columns - full);
}

/** Returns the width of a column for these names, at most half of the board. Lines of one board share it. */
export function nameColumns(names: readonly string[]): number {
  const widest = Math.max(0, ...names.map(widthOf));
  return Math.min(MAX_NAME_COLUMNS, Math.max(MIN_NAME_COLUMNS, widest + 1));
}

/** Layout and colours of a line with a bar. */
export interface BarStyle {
  /** Width of the name with a space, by default as `nameColumns` returns for the name alone. */
  readonly columns?: number;
  readonly name?: (text: string) => string;
  /** Colours the filled part of the bar and the figure. */
  readonly bar?: (text: string) => string;
}

/**
 * Returns a line with name, bar and figure: `Ada          █████░░░░░░░░░  10 life`. A long figure shortens the bar.
 */
export function barLine(name: string, value: number, maximum: number, figure: string, style: BarStyle = {}): string {
  const { columns = nameColumns([name]), name: paintName = plain, bar: paintBar = plain } = style;
  const figureColumns = Math.max(FIGURE_COLUMNS, widthOf(figure) + 1);
  const bar = barOf(value, maximum, BOARD_COLUMNS - columns - figureColumns);
  const [full = ''] = /^█*/.exec(bar) ?? [];
  const gap = ' '.repeat(figureColumns - widthOf(figure));
  const painted = (full === '' ? '' : paintBar(full)) + bar.slice(full.length);
  return `${paintName(column(name, columns - 1))} ${painted}${gap}${paintBar(figure)}`;
}

const plain = (text: string) => text;

/**
 * Returns indented details on as few lines as possible, in equal columns if they fit:
 * ` mana 2     hand 3     pile 32`.
 */
export function detailLines(details: readonly string[]): string[] {
  const close = joinDetails(details);
  for (let perLine = details.length; perLine > 1; perLine--) {
    const lines = detailColumns(details, perLine).filter((line) => line !== undefined);
    if (lines.length === Math.ceil(details.length / perLine) && lines.length <= close.length) return lines;
  }
  return close;
}

/** Returns lines of details with two spaces between them. */
function joinDetails(details: readonly string[]): string[] {
  const lines: string[] = [];
  for (const detail of details) {
    const longer = lines.length === 0 ? undefined : `${lines.at(-1)}  ${detail}`;
    if (longer !== undefined && widthOf(longer) <= BOARD_COLUMNS) lines[lines.length - 1] = longer;
    else lines.push(cut(` ${detail}`, BOARD_COLUMNS));
  }
  return lines;
}

/** Returns lines of this many details in equal columns. A line that does not fit is undefined. */
function detailColumns(details: readonly string[], perLine: number): (string | undefined)[] {
  const columns = Math.floor((BOARD_COLUMNS - 1) / perLine);
  return Array.from({ length: Math.ceil(details.length / perLine) }, (_, row) => {
    const cells = details.slice(row * perLine, (row + 1) * perLine);
    const isFitting = cells.slice(0, -1).every((cell) => widthOf(cell) <= columns - 2);
    const line = ` ${cells.map((cell) => column(cell, Math.max(columns, widthOf(cell)))).join('')}`.trimEnd();
    return isFitting && widthOf(line) <= BOARD_COLUMNS ? line : undefined;
  });
}

/** Returns the lines of a legend: `M mana drain, z asleep`. An entry that does not fit a line starts the next one. */
export function legendLines(entries: readonly string[]): string[] {
  return wrapList(entries, BOARD_COLUMNS);
}
