import type { Seat } from '@longtable/kit';
import { COLUMNS, columnOf, type Field, rowOf, SIZE } from '../fields.ts';
import { type Piece, pieceOn, type State } from '../state.ts';

/** Letters that identify the symbols in the document, in the order of a symbol file. */
const LETTERS = [...'abcdefghijklmnopqrstuvwxyzäöü'];

/** Default symbols of the document, in the order of a symbol file. */
const PLAIN = '++++++++-|+############=N####';

/**
 * Corner symbols from the upper left to the lower right of the board. The first letter is used if no adjacent field is
 * selected, the others if the upper left, upper right, lower left or lower right field is selected.
 */
const CORNERS = [
  ['a   l', 'e  pq', 'b  m '],
  ['h v w', 'kzäöü', 'fr s '],
  ['c n  ', 'gtu  ', 'do   '],
];

/** Row and column on the drawn board, from the upper left. */
type RowColumn = readonly [row: number, column: number];

const ACROSS = Array.from({ length: SIZE }, (_, at) => at);
const EDGES = [...ACROSS, SIZE];

/** Draws the board in the document's layout and the state's style, optionally with a selected field. */
export function documentBoard(state: State, selected: Field | null): string[] {
  const { symbols = PLAIN, compact = false } = state.style ?? {};
  const characters = [...symbols];
  const symbol = (letter: string) => characters[LETTERS.indexOf(letter)] ?? ' ';
  const fieldAt = ([row, column]: RowColumn) => (SIZE - 1 - row) * SIZE + column;
  const chosen: RowColumn | undefined =
    selected === null ? undefined : [SIZE - 1 - rowOf(selected), columnOf(selected)];
  const isChosen = (row: number, column: number) => chosen?.[0] === row && chosen[1] === column;

  const corner = (row: number, column: number) => {
    const near = [isChosen(row - 1, column - 1), isChosen(row - 1, column), isChosen(row, column - 1)];
    const which = [...near, isChosen(row, column)].indexOf(true) + 1;
    return symbol(CORNERS[third(row)]![third(column)]![which]!);
  };
  const border = (row: number) => {
    const edge = (column: number) => symbol(isChosen(row - 1, column) || isChosen(row, column) ? 'x' : 'i').repeat(3);
    return `  ${EDGES.map((column) => corner(row, column) + (column < SIZE ? edge(column) : '')).join('')}`;
  };
  const fields = (row: number) => {
    const edge = (column: number) => symbol(isChosen(row, column - 1) || isChosen(row, column) ? 'y' : 'j');
    const cell = (column: number) => cellOf(pieceOn(state, fieldAt([row, column])), state.turn);
    const drawnRow = EDGES.map((column) => edge(column) + (column < SIZE ? cell(column) : '')).join('');
    return `${SIZE - row} ${drawnRow}`;
  };

  const rows = ACROSS.flatMap((row) => (compact ? [fields(row)] : [border(row), fields(row)]));
  const names = ACROSS.map((column) => COLUMNS[column]).join('   ');
  return [...rows, ...(compact ? [] : [border(SIZE)]), `    ${names}`];
}

/** Returns the three characters of a field: `*` for a piece that can still move, its letter, `b` for a blocking one. */
function cellOf(piece: Piece | undefined, turn: Seat): string {
  if (!piece) return '   ';
  const letter = piece.team === 0 ? 'x' : 'y';
  const ready = piece.team === turn && !piece.moved ? '*' : ' ';
  return piece.kind === 'king' ? `${ready}${letter.toUpperCase()} ` : `${ready}${letter}${piece.blocks ? 'b' : ' '}`;
}

/** Returns 0 for the first edge, 2 for the last one, and 1 in between. */
function third(edge: number): 0 | 1 | 2 {
  if (edge === 0) return 0;
  return edge === SIZE ? 2 : 1;
}
