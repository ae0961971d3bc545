import type { Seat, Viewer } from '../kit/game.ts';
import { fullName, KING_NAME, nameOf } from './cards.ts';
import { boardLines } from './drawing.ts';
import type { Field } from './fields.ts';
import { type Card, type Piece, pieceOn, type State, teamOf, type Unit } from './state.ts';

/** A piece of a line: open words, or words for their owner alone, to others `???`. */
export type Part = string | { readonly owner: Seat; readonly secret: string };

/** A line that the document prints; a revelation gives away something that was hidden before. */
export interface Told {
  readonly kind: 'line' | 'revelation';
  readonly parts: readonly Part[];
}

/** The computer plays the whole turn: from here on, what happens follows from cards that others do not know. */
export interface Auto {
  readonly kind: 'auto';
}

/** The board and the selected field that the document prints after every action. */
export interface BoardShown {
  readonly kind: 'board';
  /** Three characters a field, from A1 row by row to G7. */
  readonly cells: string;
  readonly selected: Field | null;
  /** What `show` prints about the selected field. */
  readonly show: readonly (readonly Part[])[];
}

export type Event = Told | BoardShown | Auto;

/** A table in the middle of an action: the draft that changes and what is told of it. */
export interface Scene {
  readonly state: State;
  readonly events: Event[];
}

/** One line of the document: line`${name(unit)} moves to D4.` */
export function line(words: TemplateStringsArray, ...parts: readonly (Part | number)[]): Told {
  return { kind: 'line', parts: weave(words, parts) };
}

/** One line of the document that gives away something hidden. */
export function revelation(words: TemplateStringsArray, ...parts: readonly (Part | number)[]): Told {
  return { kind: 'revelation', parts: weave(words, parts) };
}

function weave(words: readonly string[], parts: readonly (Part | number)[]): Part[] {
  const woven = words.flatMap((word, at) => {
    const part = parts[at] ?? '';
    return [word, typeof part === 'number' ? String(part) : part];
  });
  return woven.filter((part) => part !== '');
}

/** A piece's name, which only its team knows while it lies face down. */
export function name(piece: Piece): Part {
  return piece.kind === 'king' ? KING_NAME : veiled(piece, nameOf(piece.card));
}

/** A unit's name and values, which only its team knows while it lies face down. */
export function nameAndValues(unit: Unit): Part {
  return veiled(unit, fullName(unit.card));
}

/** A card that only its owner sees. */
export function inHand(owner: Seat, card: Card, text: (card: Card) => string = nameOf): Part {
  return { owner, secret: text(card) };
}

function veiled(unit: Unit, words: string): Part {
  return unit.up ? words : { owner: unit.team, secret: words };
}

/** The board as it stands, with a field selected or none. */
export function boardShown(state: State, selected: Field | null): BoardShown {
  const cells = state.board.map((piece) => cell(piece, state.turn)).join('');
  return { kind: 'board', cells, selected, show: selected === null ? [] : show(state, selected) };
}

function cell(piece: Piece | null, turn: Seat): string {
  if (!piece) return '   ';
  const letter = piece.team === 0 ? 'x' : 'y';
  const ready = piece.team === turn && !piece.moved ? '*' : ' ';
  return piece.kind === 'king' ? `${ready}${letter.toUpperCase()} ` : `${ready}${letter}${piece.blocks ? 'b' : ' '}`;
}

function show(state: State, field: Field): Part[][] {
  const piece = pieceOn(state, field);
  if (!piece) return [['<no unit>']];
  const team = teamOf(state, piece.team).name;
  if (piece.kind === 'king') return [[`${team}'s ${KING_NAME}`]];
  return [
    [name(piece), ` (Team ${team})`],
    ['ATK: ', veiled(piece, String(piece.card.atk))],
    ['DEF: ', veiled(piece, String(piece.card.def))],
  ];
}

/** What a viewer reads of a line. */
export function read(parts: readonly Part[], viewer: Viewer): string {
  return parts
    .map((part) => {
      if (typeof part === 'string') return part;
      return part.owner === viewer ? part.secret : '???';
    })
    .join('');
}

/** What a viewer hears of an event, in the document's words. */
export function tell(event: Event, viewer: Viewer): readonly string[] {
  switch (event.kind) {
    case 'line':
    case 'revelation':
      return [read(event.parts, viewer)];
    case 'board':
      return [...boardLines(event), ...event.show.map((parts) => read(parts, viewer))];
    case 'auto':
      return [];
  }
}
