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
import { isKnown, shortName } from '../words/names.ts';
import { sentences } from '../words/sentences.ts';
import { texts } from '../words/texts.ts';
import { valuesInHundreds, valuesOf } from '../words/units.ts';
import { boardLines, fieldsFrom, type Highlights, highlightsOf, signsOn } from './board.ts';
import { inColour, type Paint, plain } from './colours.ts';
import { documentBoard } from './document-board.ts';

/** Maximum number of lines of a board during a game and after it. With more, two cards share a line. */
const MAX_LINES = { running: 23, over: 27 };
const PAIR_COLUMNS = BOARD_COLUMNS / 2;

/** Draws the board from the reader's side with the known units below, and the reader's own hand. */
export function view(state: State, reader: Reader, partial?: string): View {
  return {
    get board() {
      return lines(state, reader, partial, plain);
    },
    get coloured() {
      return lines(state, reader, partial, inColour);
    },
    get sentences() {
      return sentences(state, reader);
    },
  };
}

function lines(state: State, reader: Reader, partial: string | undefined, paint: Paint): string[] {
  const side = reader.viewer === 1 ? 1 : 0;
  const seats = [rivalOf(side), side];
  const marks = highlightsOf(state, isYou(reader, state.turn) && !reader.open ? partial : undefined);
  const board = state.style ? documentBoard(state, marks.actor ?? null) : boardLines(state, side, reader, marks, paint);
  const units = knownUnits(state, side, reader, paint);
  const most = reader.open && !reader.live ? MAX_LINES.over : MAX_LINES.running;
  const drawn = LAYOUTS.map((layout) => [
    ...teamLines(state, seats, reader, paint),
    ruleLine(),
    ...board,
    ...withRule(cardLines(units, layout.units, layout.units, reader)),
    ...seats.flatMap((seat) => handLines(state, seat, layout, reader)),
    ...withBlank(legend(state, reader, marks, layout.units)),
  ]);
  return drawn.find(({ length }) => length <= most) ?? drawn.at(-1)!.filter((line) => line !== '');
}

/** Whether two units share a line and values are in hundreds, and whether two cards of a hand share a line. */
interface Layout {
  readonly units: boolean;
  readonly hand: boolean;
}

/** Layouts, the most readable first. */
const LAYOUTS: readonly Layout[] = [
  { units: false, hand: false },
  { units: true, hand: false },
  { units: true, hand: true },
];

const withRule = (lines: readonly string[]) => (lines.length > 0 ? [ruleLine(), ...lines] : []);
const withBlank = (lines: readonly string[]) => (lines.length > 0 ? ['', ...lines] : []);

/** Returns two lines per team: letter, name and life, then the numbers of cards. A listed hand has the numbers itself. */
function teamLines(state: State, seats: readonly Seat[], reader: Reader, paint: Paint): string[] {
  const names = seats.map((seat) => {
    const isOn = state.winner === null && !reader.open && state.turn === seat;
    return `${isOn ? '> ' : ''}${letterOf(seat)} ${nameOf(reader, seat)}`;
  });
  const columns = nameColumns(names);
  return seats.flatMap((seat, at) => {
    const { lp } = teamOf(state, seat);
    const inTeamColour = (text: string) => paint(text, seat === 0 ? 'first' : 'second');
    const life = say(texts.view.life({ life: lp }), reader.language);
    const style = { columns, name: inTeamColour, bar: inTeamColour };
    return [
      barLine(names[at]!, lp, LIFE_POINTS, life, style),
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
  /** Field, or position in the hand. */
  readonly place: string;
  readonly card: Card;
  /** Whether it is marked as face down. Only below a document's board, which has no such mark. */
  readonly isFaceDown?: boolean;
  readonly paint: (text: string) => string;
}

/** Returns the units that the reader knows. */
function knownUnits(state: State, side: Seat, reader: Reader, paint: Paint): PlacedCard[] {
  return fieldsFrom(side)
    .flat()
    .flatMap((field) => {
      const unit = unitOn(state, field);
      if (!unit || !isKnown(unit, reader)) return [];
      const inTeamColour = (text: string) => paint(text, unit.team === 0 ? 'first' : 'second');
      return [
        {
          place: fieldName(field),
          card: unit.card,
          isFaceDown: !unit.up && state.style !== undefined,
          paint: inTeamColour,
        },
      ];
    });
}

/** Returns the cards of a hand: the reader's own, or any hand if the reader may see everything. */
function handCards(state: State, seat: Seat, reader: Reader): PlacedCard[] {
  if (!isYou(reader, seat) && !reader.open) return [];
  return teamOf(state, seat).hand.map((card, at) => ({ place: String(at + 1), card, paint: (text) => text }));
}

/** Returns a line per card or per two cards. `isTight` writes their values in hundreds. */
function cardLines(cards: readonly PlacedCard[], isPaired: boolean, isTight: boolean, { language }: Reader): string[] {
  const values = cards.map(({ card }) => (isTight ? valuesInHundreds(card) : valuesOf(card)));
  const columns = Math.max(0, ...values.map((value) => value.length));
  const words = cards.map(({ place, card, isFaceDown }, at) => {
    const head = `${place.padStart(2)} ${values[at]!.padEnd(columns)} `;
    const sign = isFaceDown ? ' ?' : '';
    const room = (isPaired ? PAIR_COLUMNS - 1 : BOARD_COLUMNS) - widthOf(head + sign);
    return head + shortName(card, language, room) + sign;
  });
  const painted = words.map((word, at) => cards[at]!.paint(word));
  if (!isPaired) return painted;
  return painted.flatMap((word, at) => {
    if (at % 2 === 1) return [];
    const second = painted[at + 1];
    return [second === undefined ? word : word + ' '.repeat(PAIR_COLUMNS - widthOf(words[at]!)) + second];
  });
}

/** Returns the lines of a hand below a rule with the numbers of cards. Hands of others have only names. */
function handLines(state: State, seat: Seat, layout: Layout, reader: Reader): string[] {
  const cards = handCards(state, seat, reader);
  if (cards.length === 0) return [];
  const counts = countsOf(state, seat, reader).join(', ');
  const isOwn = isYou(reader, seat);
  const title = isOwn ? counts : `${nameOf(reader, seat, BOARD_COLUMNS - widthOf(counts) - 6)}: ${counts}`;
  const names = cards.map(({ card }) => shortName(card, reader.language, BOARD_COLUMNS));
  return [
    ruleLine(capital(title)),
    ...(isOwn ? cardLines(cards, layout.hand, layout.units, reader) : wrapList(names, BOARD_COLUMNS)),
  ];
}

/** Returns the legend of the signs and numbers. In the document's style, only of face-down units. */
function legend(state: State, reader: Reader, marks: Highlights, isPaired: boolean): string[] {
  const { signs, hundreds } = texts.view;
  const known = FIELDS.flatMap((field) => unitOn(state, field) ?? []).filter((unit) => isKnown(unit, reader));
  const found = state.style ? (known.every(({ up }) => up) ? [] : (['?'] as const)) : signsOn(state, marks);
  const entries = found.map((sign) => `${sign} ${say(signs[sign], reader.language)}`);
  const numbers = isPaired ? [hundreds] : [];
  return legendLines([...entries, ...numbers.map((text) => say(text, reader.language))]);
}
