import { column, cut, type Reader, type Seat } from '@longtable/kit';
import { COLUMNS, FIELDS, type Field, SIZE } from '../fields.ts';
import { nextFieldToAct, targetsOf } from '../menus/acting.ts';
import { parsePartial } from '../menus/partials.ts';
import { fieldsFor } from '../menus/placing.ts';
import { type Piece, pieceOn, type State, unitOn } from '../state.ts';
import { isKnown } from '../words/names.ts';
import type { ColourRole, Paint } from './colours.ts';

const ACROSS = Array.from({ length: SIZE }, (_, at) => at);

/** Width of a field: a piece of three columns between two marks. */
const FIELD_COLUMNS = 5;

const FROM_BELOW = ACROSS.map((row) => ACROSS.map((column) => (SIZE - 1 - row) * SIZE + column));
const FROM_ABOVE = FROM_BELOW.map((fields) => fields.toReversed()).reverse();

/** Returns the rows of fields from top to bottom as a team sees them, its own side below. */
export function fieldsFrom(side: Seat): readonly (readonly Field[])[] {
  return side === 0 ? FROM_BELOW : FROM_ABOVE;
}

/** Draws the board from a team's side: five columns per field, and the column letters below. */
export function boardLines(state: State, side: Seat, reader: Reader, marks: Highlights, paint: Paint): string[] {
  const rows = fieldsFrom(side).map((fields) => {
    const cells = fields.map((field, at) => cell(state, field, reader, marks, paint, at === 0)).join('');
    return `${Math.floor(fields[0]! / SIZE) + 1}${cells}`.trimEnd();
  });
  const letters = fieldsFrom(side)[0]!.map((field) => column(` ${COLUMNS[field % SIZE]}`, FIELD_COLUMNS));
  return [...rows, ` ${letters.join('')}`.trimEnd()];
}

/** Signs on the board, in the order of the legend. */
const SIGNS = ['*', '[ ]', '?', '<', '+'] as const;

type Sign = (typeof SIGNS)[number];

/** Returns the sign of a piece or an empty field: target, acting, blocking or able to move. */
function signOn(state: State, field: Field, { actor, targets }: Highlights): Exclude<Sign, '?'> | undefined {
  const piece = pieceOn(state, field);
  if (targets.includes(field)) return '+';
  if (!piece) return undefined;
  if (field === actor) return '<';
  if (piece.kind === 'unit' && piece.blocks) return '[ ]';
  return isReady(state, piece) ? '*' : undefined;
}

/** Returns the signs on the board and beside the names of units. */
export function signsOn(state: State, marks: Highlights): Sign[] {
  const found = new Set<Sign | undefined>(FIELDS.map((field) => signOn(state, field, marks)));
  if (FIELDS.some((field) => unitOn(state, field)?.up === false)) found.add('?');
  return SIGNS.filter((sign) => found.has(sign));
}

/**
 * Returns a piece between its signs: `[x26]` blocks, ` x26*` can still move. A long piece, and one beside the number of its
 * row, has only the right sign.
 */
function cell(state: State, field: Field, reader: Reader, marks: Highlights, paint: Paint, isFirst: boolean): string {
  const piece = pieceOn(state, field);
  const sign = signOn(state, field, marks);
  if (!piece) return ` ${sign ? paint(sign, 'target') : '.'}   `;
  const right = nameOn(piece, reader) + (sign === '[ ]' ? ']' : (sign ?? ''));
  const isLong = right.length >= FIELD_COLUMNS;
  const isFramed = sign === '[ ]' && !isLong && !isFirst;
  const words = cut(isFramed ? `[${right}` : right, FIELD_COLUMNS);
  const gap = isLong || isFramed ? '' : ' ';
  const role = sign === '+' ? 'target' : roleOf(piece, isReady(state, piece));
  return gap + paint(words, role) + ' '.repeat(FIELD_COLUMNS - gap.length - words.length);
}

/**
 * Returns a King's letter, or a unit's letter and attack in hundreds: x for the first team, y for the second. A player's own
 * face-down unit has a question mark instead of the letter.
 */
function nameOn(piece: Piece | null | undefined, reader: Reader): string {
  if (!piece) return '';
  const letter = piece.team === 0 ? 'x' : 'y';
  if (piece.kind === 'king') return letter.toUpperCase();
  if (!isKnown(piece, reader)) return `${letter}?`;
  const isOwnSecret = !piece.up && !reader.open;
  return `${isOwnSecret ? '?' : letter}${Math.floor(piece.card.atk / 100)}`;
}

function isReady(state: State, { team, moved }: Piece): boolean {
  return team === state.turn && !moved && state.winner === null;
}

function roleOf({ team }: Piece, ready: boolean): ColourRole {
  if (team === 0) return ready ? 'firstReady' : 'first';
  return ready ? 'secondReady' : 'second';
}

/** Highlights for a partial line: the acting field and the possible targets. */
export interface Highlights {
  readonly actor?: Field;
  readonly targets: readonly Field[];
}

/** Returns the highlights for a partial line. Without a partial line there are none. */
export function highlightsOf(state: State, partial: string | undefined): Highlights {
  const parsed = parsePartial(partial);
  if (parsed?.kind === 'cards') return { targets: fieldsFor(state, parsed.hand) };
  const actor = parsed?.kind === 'piece' ? parsed.field : parsed?.kind === 'turn' ? nextFieldToAct(state) : undefined;
  return actor === undefined ? { targets: [] } : { actor, targets: targetsOf(state, actor) };
}
