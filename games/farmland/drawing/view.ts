import {
  BOARD_COLUMNS,
  barLine,
  column,
  cut,
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
import { valuesOf } from '../words/units.ts';
import { boardLines, fieldsFrom, type Highlights, highlightsOf, signsOn } from './board.ts';
import { inColour, type Paint, plain } from './colours.ts';
import { documentBoard } from './document-board.ts';

/** Width of attack and defence in columns, if they have four digits. */
const VALUE_COLUMNS = '1000/1000'.length;
/** Maximum number of cards with a line each. With more cards, two share a line. */
const MAX_CARD_LINES = 6;
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
  const hands = seats.map((seat) => handCards(state, seat, reader));
  const units = knownUnits(state, side, reader, paint);
  const held = hands.flat().length;
  const isPaired = units.length + held > MAX_CARD_LINES;
  const isHandPaired = Math.ceil(units.length / 2) + held > MAX_CARD_LINES;
  const cards = [
    ...cardLines(units, isPaired, reader),
    ...seats.flatMap((seat, at) => handLines(seat, hands[at]!, isHandPaired, reader)),
  ];
  return [
    ...teamLines(state, seats, reader, paint),
    ...deckLines(state, seats, reader),
    ruleLine(),
    ...board,
    ...signLines(state, reader, marks),
    ...(cards.length > 0 ? [ruleLine(), ...cards] : []),
  ];
}

/** Returns lines with a team's letter, name and life points. */
function teamLines(state: State, seats: readonly Seat[], reader: Reader, paint: Paint): string[] {
  const names = seats.map((seat) => {
    const isOn = state.winner === null && !reader.open && state.turn === seat;
    return `${isOn ? '> ' : ''}${letterOf(seat)} ${nameOf(reader, seat)}`;
  });
  const columns = nameColumns(names);
  return seats.map((seat, at) => {
    const { lp } = teamOf(state, seat);
    const inTeamColour = (text: string) => paint(text, seat === 0 ? 'first' : 'second');
    return barLine(names[at]!, lp, LIFE_POINTS, say(texts.view.life({ life: lp }), reader.language), {
      columns,
      name: inTeamColour,
      bar: inTeamColour,
    });
  });
}

function deckLines(state: State, seats: readonly Seat[], { language }: Reader): string[] {
  const deckOf = (seat: Seat) => say(texts.view.deck({ cards: teamOf(state, seat).deck.length }), language);
  return detailLines(seats.map((seat) => `${letterOf(seat)} ${deckOf(seat)}`));
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

/** Returns a line per card with its name, or two cards per line without names. */
function cardLines(cards: readonly PlacedCard[], isPaired: boolean, { language }: Reader): string[] {
  const columns = isPaired
    ? PAIR_COLUMNS - 1
    : Math.max(VALUE_COLUMNS, ...cards.map(({ card }) => valuesOf(card).length));
  const words = cards.map(({ place, card, isFaceDown }) => {
    const values = `${place.padStart(2)} ${valuesOf(card)}`;
    const sign = isFaceDown ? ' ?' : '';
    if (isPaired) return cut(values + sign, columns);
    const head = `${column(values, columns + 3)} `;
    return head + shortName(card, language, BOARD_COLUMNS - widthOf(head + sign)) + sign;
  });
  return words.flatMap((word, at) => {
    const painted = cards[at]!.paint(word);
    if (!isPaired) return [painted];
    if (at % 2 === 1) return [];
    const second = cards[at + 1];
    const gap = ' '.repeat(PAIR_COLUMNS - widthOf(word));
    return [second ? painted + gap + second.paint(words[at + 1]!) : painted];
  });
}

/** Returns the lines of a hand. Hands of others have a title and only names. */
function handLines(seat: Seat, cards: readonly PlacedCard[], isPaired: boolean, reader: Reader): string[] {
  if (cards.length === 0 || isYou(reader, seat)) return cardLines(cards, isPaired, reader);
  const title = say(texts.view.hand({ who: nameOf(reader, seat) }), reader.language);
  const names = cards.map(({ card }) => shortName(card, reader.language, BOARD_COLUMNS));
  return [cut(title, BOARD_COLUMNS), ...wrapList(names, BOARD_COLUMNS)];
}

/** Returns the legend of the signs and of the attack on a field. In the document's style, only of face-down units. */
function signLines(state: State, reader: Reader, marks: Highlights): string[] {
  const { signs, attack } = texts.view;
  const known = FIELDS.flatMap((field) => unitOn(state, field) ?? []).filter((unit) => isKnown(unit, reader));
  const found = state.style ? (known.every(({ up }) => up) ? [] : (['?'] as const)) : signsOn(state, marks);
  const entries = found.map((sign) => `${sign} ${say(signs[sign], reader.language)}`);
  return legendLines([...entries, ...(known.length > 0 && !state.style ? [say(attack, reader.language)] : [])]);
}
