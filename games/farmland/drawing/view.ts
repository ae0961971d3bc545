import {
  BOARD_COLUMNS,
  barLine,
  capital,
  column,
  detailLines,
  isYou,
  labelled,
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
import { fieldName } from '../fields.ts';
import { type Card, LIFE_POINTS, rivalOf, type State, teamOf, unitOn } from '../state.ts';
import { briefName, isKnown, shortName } from '../words/names.ts';
import { sentences } from '../words/sentences.ts';
import { texts } from '../words/texts.ts';
import { valuesInHundreds, valuesOf } from '../words/units.ts';
import { boardLines, documentBoard, fieldsFrom, type Highlights, highlightsOf, signsOn } from './board.ts';

/** Maximum number of lines of a board during a game and after it. With more, two cards share a line. */
const MAX_LINES = { running: 24, over: 27 };

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
  const groups = unitGroups(state, side, reader);
  const most = reader.open && !reader.live ? MAX_LINES.over : MAX_LINES.running;
  const team = teamLines(state, seats, reader);
  let drawn: string[] = [];
  for (const { units, hand, blank, all } of LAYOUTS) {
    const signs = legend(state, reader, marks, groups.length === 0).slice(0, all ? undefined : 1);
    drawn = [
      ...team,
      ...board,
      ...groups.flatMap(({ title, cards }) => [ruleLine(title), ...listOf(cards, units, state, reader)]),
      ...seats.flatMap((seat) => handLines(state, seat, hand, reader)),
      ...(blank && signs.length > 0 ? ['', ...signs] : signs),
    ];
    if (drawn.length <= most) break;
  }
  return drawn;
}

/**
 * Whether units share lines, whether cards of a hand share lines, whether a blank line precedes the legend, and whether
 * the legend has all signs.
 */
interface Layout {
  readonly units: boolean;
  readonly hand: boolean;
  readonly blank: boolean;
  readonly all: boolean;
}

/** Layouts, the most readable first. */
const LAYOUTS: readonly Layout[] = [
  { units: false, hand: false, blank: true, all: true },
  { units: false, hand: false, blank: false, all: true },
  { units: false, hand: true, blank: true, all: true },
  { units: false, hand: true, blank: false, all: true },
  { units: true, hand: true, blank: true, all: true },
  { units: true, hand: true, blank: false, all: true },
  { units: true, hand: true, blank: false, all: false },
];

/**
 * Returns a line per team with letter, name and life, the numbers of cards below it if its hand is not listed, and a rule.
 * If one hand is not listed, its numbers take the room of the rule.
 */
function teamLines(state: State, seats: readonly Seat[], reader: Reader): string[] {
  const names = seats.map((seat) => {
    const isOn = state.winner === null && !reader.open && state.turn === seat;
    return `${isOn ? '> ' : ''}${letterOf(seat)} ${nameOf(reader, seat)}`;
  });
  const columns = nameColumns(names);
  const teams = seats.flatMap((seat, at) => {
    const { lp } = teamOf(state, seat);
    const life = say(texts.view.life({ life: lp }), reader.language);
    const isListed = handCards(state, seat, reader).length > 0;
    return [
      barLine(names[at]!, lp, LIFE_POINTS, life, { columns }),
      ...(isListed ? [] : detailLines(countsOf(state, seat, reader))),
    ];
  });
  return teams.length === seats.length + 1 ? teams : [...teams, ruleLine()];
}

function countsOf(state: State, seat: Seat, { language }: Reader): string[] {
  const { hand, deck } = teamOf(state, seat);
  const counts = [texts.view.inHand({ cards: hand.length }), texts.view.deck({ cards: deck.length })];
  return counts.map((count) => say(count, language));
}

/** Returns a rule with the numbers of a team's cards, and its name unless it is the reader's. */
function countsRule(state: State, seat: Seat, reader: Reader): string {
  const counts = countsOf(state, seat, reader).join(', ');
  if (isYou(reader, seat)) return ruleLine(capital(counts));
  return ruleLine(say(labelled(nameOf(reader, seat, BOARD_COLUMNS - widthOf(counts) - 7), counts), reader.language));
}

function letterOf(seat: Seat): string {
  return seat === 0 ? 'x' : 'y';
}

/** A card on the board or in a hand. */
interface PlacedCard {
  /** Team's letter and field, or position in the hand. */
  readonly place: string;
  readonly card: Card;
}

/** Returns the units that the reader knows, those that are face down in a group of their own. */
function unitGroups(state: State, side: Seat, reader: Reader): { title: string; cards: readonly PlacedCard[] }[] {
  const units = fieldsFrom(side)
    .flat()
    .flatMap((field) => {
      const unit = unitOn(state, field);
      if (!unit || !isKnown(unit, reader)) return [];
      return [
        { place: letterOf(unit.team) + fieldName(field), card: unit.card, face: unit.up ? 'up' : 'down' } as const,
      ];
    });
  return (['up', 'down'] as const)
    .map((face) => ({ face, cards: units.filter((unit) => unit.face === face) }))
    .filter(({ cards }) => cards.length > 0)
    .map(({ face, cards }, at) => {
      const words = [texts.view.faces[face], ...(at === 0 && isInHundreds(units, state) ? [texts.view.hundreds] : [])];
      return { title: capital(words.map((text) => say(text, reader.language)).join(', ')), cards };
    });
}

/** Returns the cards of a hand: the reader's own, or any hand if the reader may see everything. */
function handCards(state: State, seat: Seat, reader: Reader): PlacedCard[] {
  if (!isYou(reader, seat) && !reader.open) return [];
  return teamOf(state, seat).hand.map((card, at) => ({ place: String(at + 1), card }));
}

/** Whether the values of cards are in hundreds, as on the board. Uploaded ones may have others. */
function isInHundreds(cards: readonly PlacedCard[], { style }: State): boolean {
  return !style && cards.every(({ card: { atk, def } }) => atk % 100 === 0 && def % 100 === 0);
}

/** Usual start of the second text of a line. */
const SECOND = 18;

/** Returns a line for each card, or lines of two cards whose brief names fit. Their values and names are in columns if possible. */
function listOf(cards: readonly PlacedCard[], isShared: boolean, state: State, { language }: Reader): string[] {
  const write = isInHundreds(cards, state) ? valuesInHundreds : valuesOf;
  const values = new Map(cards.map((each) => [each, write(each.card)]));
  const widest = (some: readonly PlacedCard[]) => Math.max(0, ...some.map((each) => values.get(each)!.length));
  const startOf = (each: PlacedCard, columns: number) =>
    `${each.place.padStart(2)} ${values.get(each)!.padEnd(columns)} `;
  const whole = (each: PlacedCard, columns: number) => {
    const start = startOf(each, columns);
    return start + shortName(each.card, language, BOARD_COLUMNS - start.length);
  };
  if (!isShared) return cards.map((each) => whole(each, widest(cards)));
  const brief = (each: PlacedCard, columns: number) => startOf(each, columns) + briefName(each.card, language);
  const rows = pairsOf(cards, (each) => widthOf(brief(each, 0)));
  const textsOf = ([one, other]: Pair<PlacedCard>, left: number, right: number): Pair<string> =>
    other ? [brief(one, left), brief(other, right)] : [whole(one, left)];
  const left = widest(rows.map(([one]) => one));
  const right = widest(rows.flatMap(([, other]) => other ?? []));
  return (
    joined(rows.map((row) => textsOf(row, left, right))) ?? rows.flatMap((row) => joined([textsOf(row, 0, 0)]) ?? [])
  );
}

/** One or two things of a line. */
type Pair<T> = readonly [T, T?];

/** Returns things in pairs that fit a line, with a space between them. */
function pairsOf<T>(things: readonly T[], columnsOf: (thing: T) => number): Pair<T>[] {
  const [one, other, ...others] = things;
  if (one === undefined) return [];
  if (other === undefined) return [[one]];
  const isFitting = columnsOf(one) + columnsOf(other) < BOARD_COLUMNS;
  return isFitting ? [[one, other], ...pairsOf(others, columnsOf)] : [[one], ...pairsOf(things.slice(1), columnsOf)];
}

/** Returns lines of one or two texts whose second texts start in one column, or undefined if they do not fit. */
function joined(rows: readonly Pair<string>[]): string[] | undefined {
  const room = BOARD_COLUMNS - Math.max(0, ...rows.map(([, other = '']) => widthOf(other)));
  const left = Math.max(0, ...rows.map(([one, other]) => (other === undefined ? 0 : widthOf(one))));
  const start = Math.min(Math.max(SECOND, left + 2), room);
  return left < start
    ? rows.map(([one, other]) => (other === undefined ? one : column(one, start) + other))
    : undefined;
}

/** Returns the lines of a hand below a rule with the numbers of cards. Hands of others have only names. */
function handLines(state: State, seat: Seat, isShared: boolean, reader: Reader): string[] {
  const cards = handCards(state, seat, reader);
  if (cards.length === 0) return [];
  const names = cards.map(({ card }) => shortName(card, reader.language, BOARD_COLUMNS));
  const list = isYou(reader, seat) ? listOf(cards, isShared, state, reader) : wrapList(names, BOARD_COLUMNS);
  return [countsRule(state, seat, reader), ...list];
}

/** Returns the legend of the signs on the board, with the unit of its numbers if no other line has it. */
function legend(state: State, reader: Reader, marks: Highlights, isAlone: boolean): string[] {
  if (state.style) return [];
  const entries = signsOn(state, reader, marks).map(
    (sign) => `${sign} ${say(texts.view.signs[sign], reader.language)}`,
  );
  const [signs, all] = [
    legendLines(entries),
    legendLines([...entries, ...(isAlone ? [say(texts.view.hundreds, reader.language)] : [])]),
  ];
  return all.length > signs.length ? signs : all;
}
