import type { Fault } from '../../../games/kit/design/design.ts';
import { sizeOf } from '../../../games/kit/design/painting.ts';
import { columnName } from '../../../games/kit/field-names.ts';
import { type Box, box } from '../../../games/kit/picture/box.ts';
import type { Item, Picture } from '../../../games/kit/picture/items.ts';
import { compose, group, rect } from '../../../games/kit/picture/make.ts';
import { TONES, WIDTH } from '../../../games/kit/picture/palette.ts';
import { coordinates } from '../../../games/kit/picture/parts.ts';
import { startOf } from '../../../games/kit/window.ts';
import type { BoardDraft } from '../../host/editor/boards.ts';

/** As many fields as fit beside the rows' names, and as many rows as leave room for the controls. */
const COLUMNS = 13;
const ROWS = 10;
/** Room for the names of columns and rows. */
const MARGIN = 22;

/** The part of the open board around the cursor as the game itself draws it; nothing where it draws none. */
export function boardPicture(
  { design, board, cursor, sheet }: Pick<BoardDraft, 'design' | 'board' | 'cursor' | 'sheet'>,
  faults: readonly Fault[],
): Picture | undefined {
  if (!design.look) return undefined;
  const { cell, draw } = design.look;
  const size = sizeOf(board);
  const [columns, rows] = [Math.min(COLUMNS, size.columns), Math.min(ROWS, size.rows)];
  const window = box(startOf(cursor.x, columns, size.columns), startOf(cursor.y, rows, size.rows), columns, rows);
  const map = box(Math.round((WIDTH + MARGIN - columns * cell) / 2), MARGIN, columns * cell, rows * cell);
  const faulty = faults.flatMap(({ at, sheet: on = 0 }) => (at && on === sheet ? [at] : []));
  const field = ({ x, y }: { x: number; y: number }) =>
    box((x - window.x) * cell + 2, (y - window.y) * cell + 2, cell - 4, cell - 4);
  const names = (from: number, count: number, name: (at: number) => string) =>
    Array.from({ length: count }, (_, at) => name(from + at));
  return compose(
    map.y + map.height + 8,
    [TONES.night, TONES.ground],
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

/** The cursor: gold within a dark edge, to be seen on any ground. */
export function cursorFrame(place: Box): Item[] {
  return [
    rect(place, { stroke: TONES.night, thick: 7, radius: 4 }),
    rect(place, { stroke: TONES.gold, thick: 3.5, radius: 4 }),
  ];
}

/** Around what has a fault. */
export function faultFrame(place: Box): Item[] {
  return [rect(place, { stroke: TONES.bad, thick: 3, dash: [5, 4] })];
}
