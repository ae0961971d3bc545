import type { Seat } from '../../kit/game.ts';
import type { BoardShown, FarmlandEvent, Part } from '../events.ts';
import type { Field } from '../fields.ts';
import { type Card, type Piece, pieceOn, type State, teamOf, type Unit } from '../state.ts';
import { fullName, KING_NAME, nameOf } from './cards.ts';

/** One line of the document: line`${name(unit)} moves to D4.` */
export function line(words: TemplateStringsArray, ...parts: readonly (Part | number)[]): FarmlandEvent {
  return { kind: 'line', parts: weave(words, parts) };
}

/** One line of the document that gives away something hidden. */
export function revelation(words: TemplateStringsArray, ...parts: readonly (Part | number)[]): FarmlandEvent {
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
