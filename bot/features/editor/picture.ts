import { columnName, type Fault, type Language, windowStart } from '@longtable/kit';
import { sizeOf } from '@longtable/kit/design/painting';
import {
  type Box,
  box,
  COLOURS,
  compose,
  coordinates,
  group,
  type Item,
  PICTURE_WIDTH,
  type Picture,
  rect,
} from '@longtable/kit/picture';
import type { BoardDraft } from './boards.ts';
import type { ListDraft } from './draft-lists.ts';

/** Maximum number of columns beside the row names. */
const MAX_COLUMNS = 13;
/** Maximum number of rows above the controls. */
const MAX_ROWS = 10;
/** Space for the names of columns and rows, in pixels. */
const MARGIN = 22;

/** Draws the part of the open board around the cursor with the game's renderer. Undefined if the game has none. */
export function boardPicture(
  { design, board, cursor, sheet }: Pick<BoardDraft, 'design' | 'board' | 'cursor' | 'sheet'>,
  faults: readonly Fault[],
): Picture | undefined {
  if (!design.renderer) return undefined;
  const { cell, draw } = design.renderer;
  const size = sizeOf(board);
  const [columns, rows] = [Math.min(MAX_COLUMNS, size.columns), Math.min(MAX_ROWS, size.rows)];
  const window = box(
    windowStart(cursor.x, columns, size.columns),
    windowStart(cursor.y, rows, size.rows),
    columns,
    rows,
  );
  const map = box(Math.round((PICTURE_WIDTH + MARGIN - columns * cell) / 2), MARGIN, columns * cell, rows * cell);
  const faulty = faults.flatMap(({ at, sheet: on = 0 }) => (at && on === sheet ? [at] : []));
  const field = ({ x, y }: { x: number; y: number }) =>
    box((x - window.x) * cell + 2, (y - window.y) * cell + 2, cell - 4, cell - 4);
  const names = (from: number, count: number, name: (at: number) => string) =>
    Array.from({ length: count }, (_, at) => name(from + at));
  return compose(
    map.y + map.height + 8,
    [COLOURS.night, COLOURS.ground],
    [
      ...coordinates(
        map,
        names(window.x, columns, columnName),
        names(window.y, rows, (row) => String(row + 1)),
      ),
      group([...draw(board, window), ...faulty.flatMap((at) => faultFrame(field(at))), ...cursorFrame(field(cursor))], {
        x: map.x,
        y: map.y,
        clip: box(0, 0, map.width, map.height),
      }),
    ],
  );
}

/** Draws the cursor in gold with a dark outline, which is visible on any background. */
function cursorFrame(place: Box): Item[] {
  return [
    rect(place, { stroke: COLOURS.night, thick: 7, radius: 4 }),
    rect(place, { stroke: COLOURS.gold, thick: 3.5, radius: 4 }),
  ];
}

function faultFrame(place: Box): Item[] {
  return [rect(place, { stroke: COLOURS.bad, thick: 3, dash: [5, 4] })];
}

/** Maximum height of a list's picture in pixels, which leaves room for the controls. */
const MAX_HEIGHT = 460;
const GAP = 5;
/** Height of the tab above each card, in pixels. */
const TAB_HEIGHT = 20;

/** Draws the entries around the selected one with the game's renderer. Undefined if the game has none or the list is empty. */
export function listPicture(
  { list: { renderer }, entries, index, sheet }: ListDraft,
  faults: readonly Fault[],
  language: Language,
): Picture | undefined {
  if (!renderer || entries.length === 0) return undefined;
  const { width, height, draw } = renderer;
  const columns = Math.floor((PICTURE_WIDTH - GAP) / (width + GAP));
  const rows = Math.ceil(entries.length / columns);
  const shown = Math.min(rows, Math.floor(MAX_HEIGHT / (height + TAB_HEIGHT + GAP)));
  const first = windowStart(Math.floor(index / columns), shown, rows) * columns;
  const left = (PICTURE_WIDTH - columns * (width + GAP) + GAP) / 2;
  const faulty = faults.flatMap(({ sheet: on = 0, entry }) => (entry !== undefined && on === sheet ? [entry] : []));
  const frame = box(-3, -3, width + 6, height + 6);
  return compose(
    shown * (height + TAB_HEIGHT + GAP) + GAP,
    [COLOURS.night, COLOURS.ground],
    entries.slice(first, first + shown * columns).map((entry, offset) => {
      const at = first + offset;
      const x = left + (offset % columns) * (width + GAP);
      const y = TAB_HEIGHT + GAP + Math.floor(offset / columns) * (height + TAB_HEIGHT + GAP);
      const frames = [...(faulty.includes(at) ? faultFrame(frame) : []), ...(at === index ? cursorFrame(frame) : [])];
      return group([...frames, ...draw(entry, at, language)], { x, y });
    }),
  );
}
