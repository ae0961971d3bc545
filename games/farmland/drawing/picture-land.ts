import type { Item, Tone } from '../../kit/picture/items.ts';
import { path, rect, tiles } from '../../kit/picture/make.ts';
import { grain } from '../../kit/picture/palette.ts';
import { columnOf, type Field, rowOf } from '../fields.ts';

/** The size of a field: wide enough for four digits beside a unit's icon. */
export const CELL = { width: 74, height: 56 } as const;

/** How many looks a meadow has. */
const MEADOWS = 4;

/** The ground under the pieces: meadows, ploughed land and grain. A field looks the same from both sides. */
export function land(x: number, y: number, fields: readonly (readonly Field[])[]): Item {
  const letterAt = (field: Field) => {
    const [column, row] = [columnOf(field), 6 - rowOf(field)];
    const kind = Math.floor(grain(column, row, 5) * 3);
    return kind === 0 ? String(Math.floor(grain(column, row, 9) * MEADOWS)) : kind === 1 ? 'p' : 'g';
  };
  return tiles(
    x,
    y,
    CELL,
    fields.map((row) => row.map(letterAt).join('')),
    SET,
  );
}

function ground(fill: Tone, stroke: Tone, thick: number, d: string): Item[] {
  return [
    rect({ x: 0, y: 0, ...CELL }, { fill }),
    path(d, { stroke, thick }),
    rect({ x: 0, y: 0, ...CELL }, { stroke: '#0c120a', thick: 1.5 }),
  ];
}

const SET: Readonly<Record<string, readonly Item[]>> = {
  ...Object.fromEntries(
    Array.from({ length: MEADOWS }, (_, look) => [look, ground('#2c4029', '#3a5334', 2, tufts(look))]),
  ),
  p: ground(
    '#40321f',
    '#4d3c26',
    4,
    each(6, (at) => `M3 ${5 + at * 9}H${CELL.width - 3}`),
  ),
  g: ground('#4a4220', '#5c522a', 2, each(32, ear)),
};

function tufts(look: number): string {
  return each(10, (at) => {
    const x = Math.round(6 + grain(look, at, 3) * (CELL.width - 12));
    const y = Math.round(8 + grain(at, look, 7) * (CELL.height - 12));
    return `M${x - 4} ${y - 5}L${x} ${y}L${x + 4} ${y - 5}`;
  });
}

/** An ear of grain; they stand in four rows of eight. */
function ear(at: number): string {
  const [column, row] = [at % 8, Math.floor(at / 8)];
  const [x, y] = [5 + column * 9 + (row % 2) * 3, 3 + row * 13.5];
  return `M${x} ${y + 9}V${y}M${x - 2.5} ${y + 2}L${x} ${y + 5}L${x + 2.5} ${y + 2}`;
}

function each(count: number, draw: (at: number) => string): string {
  return Array.from({ length: count }, (_, at) => draw(at)).join('');
}
