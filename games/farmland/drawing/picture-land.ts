import {
  type Box,
  COLOURS,
  type Colour,
  cellNoise,
  piece as disc,
  fade,
  type Item,
  icon,
  inset,
  mix,
  path,
  rect,
  sideStyle,
  tiles,
} from '@longtable/kit/picture';
import { columnOf, type Field, rowOf } from '../fields.ts';
import { parsePartial } from '../menus/partials.ts';
import { unitAfterPlacing } from '../rules/redundant.ts';
import { unite } from '../rules/union.ts';
import { pieceOn, type State, unitOn } from '../state.ts';
import { THINGS } from './icons.ts';

/** Size of a field in pixels: wide enough for four digits beside a unit's icon. */
export const CELL = { width: 74, height: 56 } as const;

/** Number of meadow textures. */
const MEADOWS = 4;

/** Draws the ground below the pieces: meadows, ploughed land and grain. A field looks the same from both sides. */
export function land(x: number, y: number, fields: readonly (readonly Field[])[]): Item {
  const letterAt = (field: Field) => {
    const [column, row] = [columnOf(field), 6 - rowOf(field)];
    const kind = Math.floor(cellNoise(column, row, 5) * 3);
    return kind === 0 ? String(Math.floor(cellNoise(column, row, 9) * MEADOWS)) : kind === 1 ? 'p' : 'g';
  };
  return tiles(
    x,
    y,
    CELL,
    fields.map((row) => row.map(letterAt).join('')),
    SET,
  );
}

function ground(fill: Colour, stroke: Colour, thick: number, d: string): Item[] {
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
    const x = Math.round(6 + cellNoise(look, at, 3) * (CELL.width - 12));
    const y = Math.round(8 + cellNoise(at, look, 7) * (CELL.height - 12));
    return `M${x - 4} ${y - 5}L${x} ${y}L${x + 4} ${y - 5}`;
  });
}

/** Returns the path of an ear of grain; 32 ears are in four rows of eight. */
function ear(at: number): string {
  const [column, row] = [at % 8, Math.floor(at / 8)];
  const [x, y] = [5 + column * 9 + (row % 2) * 3, 3 + row * 13.5];
  return `M${x} ${y + 9}V${y}M${x - 2.5} ${y + 2}L${x} ${y + 5}L${x + 2.5} ${y + 2}`;
}

function each(count: number, draw: (at: number) => string): string {
  return Array.from({ length: count }, (_, at) => draw(at)).join('');
}

/** Effect of a line on its target field. */
export type Action = 'move' | 'place' | 'attack' | 'unite' | 'lose';

/** Returns the effect of a partial line on a possible target field. */
export function actionOn(state: State, field: Field, actor: Field | undefined, partial = ''): Action {
  const target = pieceOn(state, field);
  if (!target) return actor === undefined ? 'place' : 'move';
  if (target.team !== state.turn) return 'attack';
  const asked = parsePartial(partial);
  const moved = actor === undefined ? undefined : unitOn(state, actor);
  const union = moved && target.kind === 'unit' ? unite(moved.card, target.card) : undefined;
  const fits = actor === undefined ? asked?.about === 'cards' && unitAfterPlacing(state, field, asked.hand) : union;
  return fits ? 'unite' : 'lose';
}

/** Draws the frame of a possible target field, below its piece. */
export function drawTarget(cell: Box, action: Action, team: number | undefined): Item[] {
  const colour = colourOf(action);
  if (team !== undefined) return [drawRing(cell, colour, team)];
  return [
    rect(inset(cell, 3), { fill: fade(colour, 0.26), stroke: colour, thick: 3, radius: 8 }),
    icon(THINGS[action], cell.x + cell.width / 2, cell.y + cell.height / 2, 30, {
      colour: mix(colour, '#ffffff', 0.5),
      edge: 1.5,
    }),
  ];
}

export function drawRing(cell: Box, colour: Colour, team: number): Item {
  return rect(inset(cell, -1), { fill: colour, radius: radiusOf(team) + 3, corners: sideStyle(team).corners });
}

/** Colour of an action: red for attacks and losses. */
export const colourOf = (action: Action): Colour =>
  action === 'attack' || action === 'lose' ? COLOURS.bad : COLOURS.good;

/** Corner radius of a team's pieces. */
export const radiusOf = (team: number): number => (team === 0 ? 8 : 12);

/** Draws the badge of an action where it covers no number. */
export function drawBadge({ x, y, height }: Box, action: Action): Item[] {
  const colour = colourOf(action);
  return [
    disc(x + 6, y + height - 7, 14, 'circle', { fill: mix(colour, '#000000', 0.55), stroke: colour, thick: 2.5 }),
    icon(THINGS[action], x + 6, y + height - 7, 20, { colour: '#ffffff' }),
  ];
}
