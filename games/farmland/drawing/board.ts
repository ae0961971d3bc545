import type { Seat } from '@longtable/kit';
import { COLUMNS, type Field, SIZE } from '../fields.ts';
import { nextFieldToAct, targetsOf } from '../menus/acting.ts';
import { parsePartial } from '../menus/partials.ts';
import { fieldsFor } from '../menus/placing.ts';
import { type Piece, pieceOn, type State } from '../state.ts';
import type { ColourRole, Paint } from './colours.ts';

const ACROSS = Array.from({ length: SIZE }, (_, at) => at);

export const BOARD_WIDTH = 2 + 2 * SIZE;

const FROM_BELOW = ACROSS.map((row) => ACROSS.map((column) => (SIZE - 1 - row) * SIZE + column));
const FROM_ABOVE = FROM_BELOW.map((fields) => fields.toReversed()).reverse();

/** Returns the rows of fields from top to bottom as a team sees them, its own side below. */
export function fieldsFrom(side: Seat): readonly (readonly Field[])[] {
  return side === 0 ? FROM_BELOW : FROM_ABOVE;
}

/** Draws the board from a team's side: two characters per field, and the column letters below. */
export function boardLines(state: State, side: Seat, marks: Highlights, paint: Paint): string[] {
  const rows = fieldsFrom(side).map((fields) => {
    const cells = fields.map((field) => cell(state, field, marks, paint)).join('');
    return `${Math.floor(fields[0]! / SIZE) + 1} ${cells}`;
  });
  const letters = fieldsFrom(side)[0]!
    .map((field) => `${COLUMNS[field % SIZE]} `)
    .join('');
  return [...rows, `  ${letters}`];
}

/** Returns a piece's letter and a mark: `+` target, `<` acting, `b` blocking, `*` can still move. */
function cell(state: State, field: Field, { actor, targets }: Highlights, paint: Paint): string {
  const piece = pieceOn(state, field);
  const isTarget = targets.includes(field);
  if (!piece) return isTarget ? `${paint('+', 'target')} ` : '. ';
  const letter = letterOf(piece);
  if (isTarget) return paint(`${letter}+`, 'target');
  const isReady = piece.team === state.turn && !piece.moved && state.winner === null;
  const mark = field === actor ? '<' : piece.kind === 'unit' && piece.blocks ? 'b' : isReady ? '*' : '';
  return paint(letter + mark, roleOf(piece, isReady)) + (mark === '' ? ' ' : '');
}

/** Returns the letter of a piece: x for the first team, y for the second, capitals for Kings. */
function letterOf(piece: Piece): string {
  const letter = piece.team === 0 ? 'x' : 'y';
  return piece.kind === 'king' ? letter.toUpperCase() : letter;
}

function roleOf({ team }: Piece, isReady: boolean): ColourRole {
  if (team === 0) return isReady ? 'firstReady' : 'first';
  return isReady ? 'secondReady' : 'second';
}

/** Highlights for a partial line: the acting field and the possible targets. */
interface Highlights {
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
