import {
  BOARD_COLUMNS,
  barLine,
  column,
  cut,
  detailLines,
  headerLine,
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
import { fieldName } from '../fields.ts';
import { type Card, LIFE_POINTS, rivalOf, type State, teamOf, unitOn } from '../state.ts';
import { cardWords, isKnown, shortName } from '../words/names.ts';
import { sentences } from '../words/sentences.ts';
import { texts } from '../words/texts.ts';
import { valuesOf } from '../words/units.ts';
import { boardLines, fieldsFrom, highlightsOf, signsOn } from './board.ts';
import { inColour, type Paint, plain } from './colours.ts';
import { documentBoard } from './document-board.ts';

/** Width of attack and defence in columns, if they have four digits. */
const VALUE_COLUMNS = '1000/1000'.length;

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
  const units = unitLines(state, side, reader, paint);
  const legend = state.style
    ? []
    : legendLines(
        signsOn(state, reader, marks).map((sign) => `${sign} ${say(texts.view.signs[sign], reader.language)}`),
      );
  return [
    ...teamLines(state, seats, reader, paint),
    ...deckLines(state, seats, reader),
    ruleLine(),
    ...board,
    ...(units.length > 0 ? [ruleLine(), ...units] : []),
    ...[...seats.map((seat) => handLines(state, seat, reader)), legend].flatMap((part) =>
      part.length > 0 ? ['', ...part] : [],
    ),
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
    return barLine(names[at]!, lp, LIFE_POINTS, `${lp} LP`, { columns, name: inTeamColour, bar: inTeamColour });
  });
}

function deckLines(state: State, seats: readonly Seat[], { language }: Reader): string[] {
  const deckOf = (seat: Seat) => say(texts.view.deck({ cards: teamOf(state, seat).deck.length }), language);
  return detailLines(seats.map((seat) => `${letterOf(seat)} ${deckOf(seat)}`));
}

function letterOf(seat: Seat): string {
  return seat === 0 ? 'x' : 'y';
}

/** Returns a line per unit that the reader knows: field, values and name, and whether it is face down. */
function unitLines(state: State, side: Seat, reader: Reader, paint: Paint): string[] {
  const known = fieldsFrom(side)
    .flat()
    .flatMap((field) => {
      const unit = unitOn(state, field);
      return unit && isKnown(unit, reader) ? [{ field, unit }] : [];
    });
  const columns = valueColumns(known.map(({ unit }) => unit.card));
  return known.map(({ field, unit }) => {
    const face = unit.up ? '' : say(texts.view.faceDown, reader.language);
    return paint(cardLine(fieldName(field), unit.card, columns, reader, face), unit.team === 0 ? 'first' : 'second');
  });
}

/** Returns a card's place, values and name, and a note at the right. */
function cardLine(place: string, card: Card, columns: number, { language }: Reader, note = ''): string {
  const head = `${place.padStart(2)} ${column(valuesOf(card), columns)} `;
  const room = BOARD_COLUMNS - widthOf(head) - (note === '' ? 0 : widthOf(note) + 1);
  return headerLine(head + shortName(card, language, room), note);
}

function valueColumns(cards: readonly Card[]): number {
  return Math.max(VALUE_COLUMNS, ...cards.map((card) => valuesOf(card).length));
}

/**
 * Returns the lines of a hand: the reader's own, or any hand if the reader may see everything. Returns an empty list
 * for other hands.
 */
function handLines(state: State, seat: Seat, reader: Reader): string[] {
  const { language } = reader;
  const { hand } = teamOf(state, seat);
  if (isYou(reader, seat)) {
    const columns = valueColumns(hand);
    return hand.map((card, at) => cardLine(String(at + 1), card, columns, reader));
  }
  if (!reader.open) return [];
  const title = say(texts.view.hand({ who: nameOf(reader, seat) }), language);
  const cards = hand.map((card) => cardWords(card, language));
  return [cut(title, BOARD_COLUMNS), ...(cards.length > 0 ? wrapList(cards, BOARD_COLUMNS) : ['-'])];
}
