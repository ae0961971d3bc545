import { column, cut, type Reader, type Seat } from '@longtable/kit';
import { COLUMNS, columnOf, FIELDS, type Field, rowOf, SIZE } from '../fields.ts';
import { fieldsFor, nextFieldToAct, parsePartial, targetsOf } from '../menus/actions.ts';
import { type Piece, pieceOn, type State, type Unit, unitOn } from '../state.ts';
import { isKnown } from '../words/names.ts';

const ACROSS = Array.from({ length: SIZE }, (_, at) => at);

/** Width of a field: a letter, two digits, a sign and a space. */
const FIELD_COLUMNS = 5;

const FROM_BELOW = ACROSS.map((row) => ACROSS.map((column) => (SIZE - 1 - row) * SIZE + column));
const FROM_ABOVE = FROM_BELOW.map((fields) => fields.toReversed()).reverse();

/** Returns the rows of fields from top to bottom as a team sees them, its own side below. */
export function fieldsFrom(side: Seat): readonly (readonly Field[])[] {
  return side === 0 ? FROM_BELOW : FROM_ABOVE;
}

/** Draws the board from a team's side: five columns per field, and the column letters below. */
export function boardLines(state: State, side: Seat, reader: Reader, marks: Highlights): string[] {
  const rows = fieldsFrom(side).map((fields) => {
    const cells = fields.map((field) => cellOn(state, field, reader, marks));
    return `${Math.floor(fields[0]! / SIZE) + 1} ${drawCells(cells)}`.trimEnd();
  });
  const letters = fieldsFrom(side)[0]!.map((field) => column(COLUMNS[field % SIZE]!, FIELD_COLUMNS));
  return [...rows, `  ${letters.join('')}`.trimEnd()];
}

/** Signs on the board, in the order of the legend. */
const SIGNS = ['*', '#', '?', '<', '+'] as const;

type Sign = (typeof SIGNS)[number];

/** Returns the sign of a piece or an empty field: target, acting, blocking or able to move. */
function signOn(
  state: State,
  field: Field,
  reader: Reader,
  { actor, targets }: Highlights,
): Exclude<Sign, '?'> | undefined {
  const piece = pieceOn(state, field);
  if (targets.includes(field)) return '+';
  if (!piece) return undefined;
  if (field === actor) return '<';
  if (piece.kind === 'unit' && piece.blocks) return '#';
  return isReady(state, piece, reader) ? '*' : undefined;
}

/** Returns the signs on the board. */
export function signsOn(state: State, reader: Reader, marks: Highlights): Sign[] {
  const signs = new Set<Sign | undefined>(FIELDS.map((field) => signOn(state, field, reader, marks)));
  if (FIELDS.some((field) => isUnknown(unitOn(state, field), reader))) signs.add('?');
  return SIGNS.filter((sign) => signs.has(sign));
}

function isUnknown(unit: Unit | undefined, reader: Reader): boolean {
  return unit !== undefined && !isKnown(unit, reader);
}

/** What stands on a field: a letter with the attack in hundreds, or `?` if the reader does not know it, and a sign. */
interface Cell {
  readonly name: string;
  readonly sign: string;
}

function cellOn(state: State, field: Field, reader: Reader, marks: Highlights): Cell {
  const piece = pieceOn(state, field);
  const sign = signOn(state, field, reader, marks) ?? '';
  return { name: piece ? nameOn(piece, reader) : sign ? '' : '.', sign };
}

/** Draws the cells of a row. */
function drawCells(cells: readonly Cell[]): string {
  const drawn = cells.map((cell) => {
    const word = textOf(cell);
    return word + ' '.repeat(FIELD_COLUMNS - word.length);
  });
  return drawn.join('');
}

/** Returns a cell as text with a space before the next one. A unit with three digits loses its sign. */
function textOf({ name, sign }: Cell): string {
  const whole = name + sign;
  return whole.length < FIELD_COLUMNS ? whole : cut(name, FIELD_COLUMNS - 1);
}

/** Returns a King's letter, or a unit's letter and attack in hundreds or `?`: x for the first team, y for the second. */
function nameOn(piece: Piece, reader: Reader): string {
  const letter = piece.team === 0 ? 'x' : 'y';
  if (piece.kind === 'king') return letter.toUpperCase();
  return isKnown(piece, reader) ? `${letter}${Math.floor(piece.card.atk / 100)}` : `${letter}?`;
}

/** Whether a piece can move. False at the end, also after a resignation. */
export function isReady(state: State, { team, moved }: Piece, { open, live }: Reader): boolean {
  return team === state.turn && !moved && state.winner === null && (!open || live === true);
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
