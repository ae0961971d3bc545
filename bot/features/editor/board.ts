import { type Cell, columnName, type Fault, fieldName, joinTexts, type Text, windowStart } from '@longtable/kit';
import { signAt, sizeOf } from '@longtable/kit/design/painting';
import { MAX_OPTIONS } from '../../discord-limits.ts';
import { disabled, type MenuOption, menu, phrase, plain, primary, type Rows, success } from '../../render/page.ts';
import { codeBlock } from '../../render/text.ts';
import type { BoardDraft } from './boards.ts';
import type { OpenDraft } from './drafts.ts';
import { actionIds } from './record.ts';
import { texts } from './words/texts.ts';

/** Maximum number of characters beside the row number on a phone. */
const MAX_SIGNS = 32;
/** Maximum number of rows above the controls. */
const MAX_ROWS = 12;
/** Maximum number of rows if faults are listed below the board. */
const MAX_ROWS_WITH_FAULTS = 9;

/** Returns the cells of a board as text, drawn by the game if it does so, and the width of a cell in characters. */
function cellsOf(design: Pick<BoardDraft['design'], 'cells'>, board: BoardDraft['board']) {
  return { cells: design.cells?.(board) ?? board.map((row) => [...row]), width: design.cells ? 2 : 1 };
}

/** Returns the part of the open board around the cursor, which is in brackets. Arrows mark sides with more cells, `!` marks rows with a fault. */
export function boardLines(
  {
    design,
    board,
    cursor,
    sheet,
  }: Pick<BoardDraft, 'board' | 'cursor' | 'sheet'> & {
    readonly design: Pick<BoardDraft['design'], 'cells'>;
  },
  faults: readonly Fault[],
): string[] {
  const { columns, rows } = sizeOf(board);
  const { cells, width } = cellsOf(design, board);
  const wide = Math.floor(MAX_SIGNS / (1 + width));
  const high = faults.length > 0 ? MAX_ROWS_WITH_FAULTS : MAX_ROWS;
  const [left, top] = [windowStart(cursor.x, wide, columns), windowStart(cursor.y, high, rows)];
  const across = Array.from({ length: Math.min(wide, columns) }, (_, index) => left + index);
  const down = Array.from({ length: Math.min(high, rows) }, (_, index) => top + index);
  const marked = new Set(faults.flatMap(({ at, sheet: on = 0 }) => (at && on === sheet ? [at.y] : [])));
  const names = across.map((x) =>
    columnName(x)
      .padStart(2)
      .padEnd(1 + width),
  );
  const more = (isThere: boolean, arrow: string) => (isThere ? arrow : ' ');
  const head = `${more(top > 0, '↑')}${more(left > 0, '←')} ${names.join('')}${more(left + wide < columns, '→')}`;
  return [
    head.trimEnd(),
    ...down.map((y) => {
      const drawn = across.map((x) => `${cellPrefix(cursor, x, y)}${(cells[y]?.[x] ?? '').padEnd(width)}`);
      const end = cursor.y === y && cursor.x === across.at(-1) ? ']' : '';
      return `${String(y + 1).padStart(2)}${marked.has(y) ? '!' : ' '}${drawn.join('')}${end}`.trimEnd();
    }),
    ...(top + high < rows ? ['↓'] : []),
  ];
}

function cellPrefix(cursor: Cell, x: number, y: number): string {
  if (cursor.y !== y) return ' ';
  if (cursor.x === x) return '[';
  return cursor.x === x - 1 ? ']' : ' ';
}

/** Returns the cursor position, the name of the cell there, the selected brush, and whether moving the cursor paints. */
export function boardLine(boardDraft: BoardDraft): Text {
  const { cursor, boards, sheet, design, at } = boardDraft;
  const brush = design.brushes[at.brush] ?? design.brushes[0];
  const line = texts.board.cursor({
    square: fieldName(cursor),
    content: nameAt(boardDraft, cursor),
    brush: brush?.name ?? '',
    isPainting: at.painting === true,
  });
  return joinTexts([boards.length > 1 && phrase`${design.board.name} ${sheet + 1}/${boards.length}`, line], ' · ');
}

export function boardSize({ board }: BoardDraft): Text {
  return texts.board.size(sizeOf(board));
}

/** Returns the cells around the cursor in a sentence, for screen readers. */
export function boardSentence(boardDraft: BoardDraft): Text {
  const { x, y } = boardDraft.cursor;
  return texts.board.around({
    above: nameAt(boardDraft, { x, y: y - 1 }),
    right: nameAt(boardDraft, { x: x + 1, y }),
    below: nameAt(boardDraft, { x, y: y + 1 }),
    left: nameAt(boardDraft, { x: x - 1, y }),
  });
}

function nameAt({ board, design }: BoardDraft, place: Cell): Text {
  const sign = signAt(board, place);
  const brush = design.brushes.find((each) => each.sign === sign);
  return brush?.name ?? texts.board.nothing;
}

export function boardRows({ id: draftId, draft }: OpenDraft, boardDraft: BoardDraft): Rows {
  const { at, boards } = boardDraft;
  const id = actionIds(draftId);
  const gap = (index: number) => disabled(plain(`gap|${draftId}${index}`, '\u2800'));
  return [
    menu(id('brush'), texts.board.brush, brushOptions(boardDraft)),
    [gap(0), plain(id('up'), '↑'), gap(1), primary(id('dab'), texts.buttons.paint)],
    [
      plain(id('left'), '←'),
      plain(id('down'), '↓'),
      plain(id('right'), '→'),
      at.painting ? success(id('stroke'), texts.buttons.liftBrush) : plain(id('stroke'), texts.buttons.startStroke),
    ],
    [
      plain(id('fill'), texts.buttons.fillTo),
      plain(id('goto'), texts.buttons.goTo),
      ...(boards.length > 1 ? [plain(id('before'), '◂'), plain(id('after'), '▸')] : []),
      ...(draft.past.length > 0 ? [plain(id('undo'), texts.buttons.undo)] : []),
    ],
  ];
}

/** Returns the brushes on the page of the selected one. If there are several pages, the last option opens the next page. */
function brushOptions({ design, at }: BoardDraft): MenuOption[] {
  const { brushes } = design;
  const option = (index: number) => ({
    label: phrase`${cellsOf(design, [brushes[index]?.sign ?? '']).cells[0]?.[0] ?? ''}  ${brushes[index]?.name ?? ''}`,
    value: String(index),
    default: index === at.brush,
  });
  if (brushes.length <= MAX_OPTIONS) return brushes.map((_, index) => option(index));
  const room = MAX_OPTIONS - 1;
  const first = Math.floor(at.brush / room) * room;
  const next = first + room < brushes.length ? first + room : 0;
  const more = { label: texts.board.moreBrushes, value: String(next), default: false };
  return [...brushes.slice(first, first + room).map((_, index) => option(first + index)), more];
}

/** Returns the whole open board in strips that fit a phone. */
export function wholeBoard({ design, board }: BoardDraft): string {
  const { cells, width } = cellsOf(design, board);
  const wide = width === 1 ? STRIP_WIDTH : Math.floor(STRIP_WIDTH / (1 + width));
  const draw = (row: readonly string[]) => row.map((mark) => (width === 1 ? mark : mark.padEnd(1 + width))).join('');
  const columns = Math.max(1, ...board.map((row) => row.length));
  const strips = Array.from({ length: Math.ceil(columns / wide) }, (_, index) =>
    codeBlock(cells.map((row) => draw(row.slice(index * wide, (index + 1) * wide)).trimEnd())),
  );
  return strips.join('\n');
}

const STRIP_WIDTH = 36;
