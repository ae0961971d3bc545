import { column, cut, isYou, nameOf, type Reader, type Seat, say, type View, wrapList } from '@longtable/kit';
import { type Field, fieldName } from '../fields.ts';
import { rivalOf, type State, teamOf, unitOn } from '../state.ts';
import { cardWords, isKnown, shortName } from '../words/names.ts';
import { sentences } from '../words/sentences.ts';
import { texts } from '../words/texts.ts';
import { valuesOf } from '../words/units.ts';
import { BOARD_WIDTH, boardLines, fieldsFrom, highlightsOf } from './board.ts';
import { inColour, type Paint, plain } from './colours.ts';
import { documentBoard } from './document-board.ts';

const WIDTH = 36;
const NAME = 13;
/** Minimum width of a name in columns. Shorter names are not readable. */
const MIN_NAME_COLUMNS = 6;
const VALUES = '1000/1000'.length;

/** Draws the board from the reader's side with the units next to it, and the reader's own hand. */
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
  return [
    ...seats.map((seat) => teamLine(state, seat, reader, paint)),
    ...(state.style
      ? original(state, side, reader, marks.actor)
      : boardWithUnits(state, side, reader, boardLines(state, side, marks, paint), paint)),
    ...seats.flatMap((seat) => handLines(state, seat, reader)),
  ];
}

/** Draws the document's board with the acting field selected and a line per unit below. */
function original(state: State, side: Seat, reader: Reader, selected: Field | undefined): string[] {
  const units = fieldsFrom(side)
    .flat()
    .filter((field) => unitOn(state, field));
  return [...documentBoard(state, selected ?? null), ...units.map((field) => unitLine(state, field, reader, plain))];
}

/** Returns a team's letter, name, life points and deck size. */
function teamLine(state: State, seat: Seat, reader: Reader, paint: Paint): string {
  const { lp, deck } = teamOf(state, seat);
  const isOn = state.winner === null && !reader.open && state.turn === seat;
  const name = `${seat === 0 ? 'x' : 'y'} ${column(nameOf(reader, seat), NAME)}`;
  const cards = say(texts.view.deck({ cards: deck.length }), reader.language);
  return `${isOn ? '> ' : '  '}${paint(name, seat === 0 ? 'first' : 'second')}${String(lp).padStart(5)} LP  ${cards}`;
}

/** Draws the board with a line per unit next to its row. Lines that do not fit follow below. */
function boardWithUnits(state: State, side: Seat, reader: Reader, board: readonly string[], paint: Paint): string[] {
  const found = fieldsFrom(side).flatMap((fields, row) =>
    fields
      .filter((field) => unitOn(state, field))
      .map((field) => ({ row, words: unitLine(state, field, reader, paint) })),
  );
  let next = 0;
  const near = found.map(({ row, words }) => {
    const at = Math.max(next, row);
    next = at + 1;
    return { at, words };
  });
  const placed = next <= board.length ? near : found.map(({ words }, at) => ({ at, words }));
  const beyond = placed.filter(({ at }) => at >= board.length);
  return [
    ...board.map((line, row) => `${line}${gap(placed.find(({ at }) => at === row)?.words)}`.trimEnd()),
    ...beyond.map(({ words }) => ' '.repeat(BOARD_WIDTH) + gap(words)),
  ];
}

function gap(words: string | undefined): string {
  return words === undefined ? '' : ` ${words}`;
}

/** Returns field, values and name of a unit. The values of a face-down unit are in brackets. */
function unitLine(state: State, field: Field, reader: Reader, paint: Paint): string {
  const unit = unitOn(state, field)!;
  const { language } = reader;
  const room = WIDTH - BOARD_WIDTH - 1;
  const role = unit.team === 0 ? 'first' : 'second';
  if (!isKnown(unit, reader)) return paint(`${fieldName(field)} ${say(texts.view.faceDown, language)}`, role);
  const values = unit.up ? valuesOf(unit.card) : `(${valuesOf(unit.card)})`;
  const head = `${fieldName(field)} ${values}`;
  const left = room - head.length - 1;
  return paint(cut(left < MIN_NAME_COLUMNS ? head : `${head} ${shortName(unit.card, language, left)}`, room), role);
}

/**
 * Returns the lines of a hand: the reader's own, or any hand if the reader may see everything. Returns an empty list
 * for other hands.
 */
function handLines(state: State, seat: Seat, reader: Reader): string[] {
  const { language } = reader;
  const { hand } = teamOf(state, seat);
  if (isYou(reader, seat)) {
    return hand.map((card, at) => {
      const head = `${at + 1} ${column(valuesOf(card), Math.max(VALUES, valuesOf(card).length))} `;
      return head + shortName(card, language, WIDTH - head.length);
    });
  }
  if (!reader.open) return [];
  const title = say(texts.view.hand({ who: nameOf(reader, seat) }), language);
  const cards = hand.map((card) => cardWords(card, language));
  return [cut(title, WIDTH), ...(cards.length > 0 ? wrapList(cards, WIDTH) : ['-'])];
}
