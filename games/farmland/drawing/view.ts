import {
  BOARD_COLUMNS,
  barLine,
  capital,
  detailLines,
  isYou,
  legendLines,
  nameColumns,
  nameOf,
  type Reader,
  ruleLine,
  type Seat,
  say,
  type View,
  widthOf,
  wrapList,
} from '@longtable/kit';
import { FIELDS, fieldName } from '../fields.ts';
import { type Card, LIFE_POINTS, rivalOf, type State, teamOf, unitOn } from '../state.ts';
import { isKnown, shortName, wholeName } from '../words/names.ts';
import { sentences } from '../words/sentences.ts';
import { texts } from '../words/texts.ts';
import { valuesInHundreds, valuesOf } from '../words/units.ts';
import { boardLines, documentBoard, fieldsFrom, type Highlights, highlightsOf, signsOn } from './board.ts';

/** Maximum number of lines of a board during a game and after it. With more, two cards share a line. */
const MAX_LINES = { running: 22, over: 27 };

/** Draws the board from the reader's side with the known units below, and the reader's own hand. */
export function view(state: State, reader: Reader, partial?: string): View {
  return {
    get board() {
      return lines(state, reader, partial);
    },
    get sentences() {
      return sentences(state, reader);
    },
  };
}

function lines(state: State, reader: Reader, partial: string | undefined): string[] {
  const side = reader.viewer === 1 ? 1 : 0;
  const seats = [rivalOf(side), side];
  const marks = highlightsOf(state, isYou(reader, state.turn) && !reader.open ? partial : undefined);
  const board = state.style ? documentBoard(state, marks.actor ?? null) : boardLines(state, side, reader, marks);
  const units = knownUnits(state, side, reader);
  const hundreds = say(texts.view.hundreds, reader.language);
  const most = reader.open && !reader.live ? MAX_LINES.over : MAX_LINES.running;
  const team = teamLines(state, seats, reader);
  let drawn: string[] = [];
  for (const layout of LAYOUTS) {
    const table = tableOf(units, layout.units, state, reader);
    const hand = tableOf(isYou(reader, side) ? handCards(state, side, reader) : [], layout.hand, state, reader);
    const names = namesIn([table, hand], reader);
    drawn = [
      ...team,
      ruleLine(),
      ...board,
      ...withRule(drawTable(table, names), isTight(units, layout.units, state) ? hundreds : ''),
      ...seats.flatMap((seat) => handLines(state, seat, isYou(reader, seat) ? drawTable(hand, names) : [], reader)),
      ...withBlank(legend(state, reader, marks, units.length > 0 ? [] : [hundreds]), layout.blank),
    ];
    if (drawn.length <= most) break;
  }
  return drawn;
}

/** Whether two units share a line, whether two cards of a hand share a line, and whether a blank line precedes the legend. */
interface Layout {
  readonly units: boolean;
  readonly hand: boolean;
  readonly blank: boolean;
}

/** Layouts, the most readable first. */
const LAYOUTS: readonly Layout[] = [
  { units: false, hand: false, blank: true },
  { units: false, hand: false, blank: false },
  { units: false, hand: true, blank: true },
  { units: false, hand: true, blank: false },
  { units: true, hand: true, blank: true },
  { units: true, hand: true, blank: false },
];

const withRule = (lines: readonly string[], title: string) =>
  lines.length > 0 ? [ruleLine(capital(title)), ...lines] : [];
const withBlank = (lines: readonly string[], isBlank: boolean) =>
  isBlank && lines.length > 0 ? ['', ...lines] : lines;

/** Returns two lines per team: letter, name and life, then the numbers of cards. A listed hand has the numbers itself. */
function teamLines(state: State, seats: readonly Seat[], reader: Reader): string[] {
  const names = seats.map((seat) => {
    const isOn = state.winner === null && !reader.open && state.turn === seat;
    return `${isOn ? '> ' : ''}${letterOf(seat)} ${nameOf(reader, seat)}`;
  });
  const columns = nameColumns(names);
  return seats.flatMap((seat, at) => {
    const { lp } = teamOf(state, seat);
    const life = say(texts.view.life({ life: lp }), reader.language);
    return [
      barLine(names[at]!, lp, LIFE_POINTS, life, { columns }),
      ...(handCards(state, seat, reader).length > 0 ? [] : detailLines(countsOf(state, seat, reader))),
    ];
  });
}

function countsOf(state: State, seat: Seat, { language }: Reader): string[] {
  const { hand, deck } = teamOf(state, seat);
  const counts = [texts.view.inHand({ cards: hand.length }), texts.view.deck({ cards: deck.length })];
  return counts.map((count) => say(count, language));
}

function letterOf(seat: Seat): string {
  return seat === 0 ? 'x' : 'y';
}

/** A card on the board or in a hand. */
interface PlacedCard {
  /** Team's letter and field, or position in the hand. */
  readonly place: string;
  readonly card: Card;
  /** Whether it is marked as face down. */
  readonly isFaceDown?: boolean;
}

/** Returns the units that the reader knows. */
function knownUnits(state: State, side: Seat, reader: Reader): PlacedCard[] {
  return fieldsFrom(side)
    .flat()
    .flatMap((field) => {
      const unit = unitOn(state, field);
      if (!unit || !isKnown(unit, reader)) return [];
      return [
        {
          place: letterOf(unit.team) + fieldName(field),
          card: unit.card,
          isFaceDown: !unit.up,
        },
      ];
    });
}

/** Returns the cards of a hand: the reader's own, or any hand if the reader may see everything. */
function handCards(state: State, seat: Seat, reader: Reader): PlacedCard[] {
  if (!isYou(reader, seat) && !reader.open) return [];
  return teamOf(state, seat).hand.map((card, at) => ({ place: String(at + 1), card }));
}

/** Whether the values of cards are in hundreds, as on the board. Uploaded ones may have others. */
function isTight(cards: readonly PlacedCard[], isPaired: boolean, { style }: State): boolean {
  return isPaired || (!style && cards.every(({ card: { atk, def } }) => atk % 100 === 0 && def % 100 === 0));
}

/** Widths of the first of two columns, the preferred one first. */
const FIRST_COLUMNS = [18, 19, 20, 21, 17, 16, 15] as const;

/** Cards in one column, or in two of which the first has a width. */
interface CardTable {
  readonly first?: number;
  readonly cells: readonly Cell[];
}

interface Cell extends Pick<PlacedCard, 'card'> {
  /** Place and values. */
  readonly head: string;
  readonly sign: string;
  /** Columns for the name. */
  readonly room: number;
}

/** Returns a table of cards, with two on a line in the columns that cut the fewest names. */
function tableOf(cards: readonly PlacedCard[], isPaired: boolean, state: State, { language }: Reader): CardTable {
  const write = isTight(cards, isPaired, state) ? valuesInHundreds : valuesOf;
  const values = cards.map(({ card }) => write(card));
  const columns = Math.max(0, ...values.map((value) => value.length));
  const cellsOf = (widthAt: (at: number) => number) =>
    cards.map(({ place, card, isFaceDown }, at): Cell => {
      const head = `${place.padStart(2)} ${values[at]!.padEnd(columns)} `;
      const sign = isFaceDown ? (isPaired ? '?' : ' ?') : '';
      return { card, head, sign, room: widthAt(at) - widthOf(head + sign) };
    });
  if (!isPaired) return { cells: cellsOf(() => BOARD_COLUMNS) };
  const tableWith = (first: number) => {
    const isAlone = (at: number) => at % 2 === 0 && at === cards.length - 1;
    const cells = cellsOf((at) => (isAlone(at) ? BOARD_COLUMNS : at % 2 === 0 ? first - 1 : BOARD_COLUMNS - first));
    const cuts = cells.filter(({ card, room }) => shortName(card, language, room).includes('…')).length;
    return { first, cells, cuts };
  };
  let best = tableWith(FIRST_COLUMNS[0]);
  for (const first of FIRST_COLUMNS.slice(1)) {
    if (best.cuts === 0) break;
    const other = tableWith(first);
    if (other.cuts < best.cuts) best = other;
  }
  return best;
}

/** Returns the name of a card that fits all of its places in the tables. */
function namesIn(tables: readonly CardTable[], { language }: Reader): (card: Card) => string {
  const rooms = new Map<string, number>();
  for (const { card, room } of tables.flatMap(({ cells }) => cells)) {
    const name = wholeName(card, language);
    rooms.set(name, Math.min(room, rooms.get(name) ?? room));
  }
  return (card) => shortName(card, language, rooms.get(wholeName(card, language)));
}

function drawTable({ first, cells }: CardTable, nameOf: (card: Card) => string): string[] {
  const words = cells.map(({ head, sign, card }) => head + nameOf(card) + sign);
  if (first === undefined) return words;
  return words.flatMap((word, at) => {
    if (at % 2 === 1) return [];
    const right = words[at + 1];
    return [right === undefined ? word : word + ' '.repeat(first - widthOf(word)) + right];
  });
}

/** Returns the lines of a hand below a rule with the numbers of cards. Hands of others have only names. */
function handLines(state: State, seat: Seat, own: readonly string[], reader: Reader): string[] {
  const cards = handCards(state, seat, reader);
  if (cards.length === 0) return [];
  const counts = countsOf(state, seat, reader).join(', ');
  const isOwn = isYou(reader, seat);
  const title = isOwn ? counts : `${nameOf(reader, seat, BOARD_COLUMNS - widthOf(counts) - 6)}: ${counts}`;
  const names = cards.map(({ card }) => shortName(card, reader.language, BOARD_COLUMNS));
  return [ruleLine(capital(title)), ...(isOwn ? own : wrapList(names, BOARD_COLUMNS))];
}

/** Returns the legend of the signs, with `notes` if they need no other line. In the document's style, only of face-down units. */
function legend(state: State, reader: Reader, marks: Highlights, notes: readonly string[]): string[] {
  const known = FIELDS.flatMap((field) => unitOn(state, field) ?? []).filter((unit) => isKnown(unit, reader));
  const found = state.style ? (known.every(({ up }) => up) ? [] : (['?'] as const)) : signsOn(state, reader, marks);
  const entries = found.map((sign) => `${sign} ${say(texts.view.signs[sign], reader.language)}`);
  const [signs, all] = [legendLines(entries), legendLines([...entries, ...notes])];
  return all.length > signs.length ? signs : all;
}
