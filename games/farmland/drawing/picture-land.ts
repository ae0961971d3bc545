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

/** Size of a field in pixels. Attack and defence of four digits fit one above the other. */
export const CELL = { width: 49, height: 46 } as const;

/** Number of meadow textures. */
const MEADOWS = 4;

/** Draws the ground below the pieces: meadows, ploughed land and grain. A field looks the same for both players. */
export function drawLand(x: number, y: number, fields: readonly (readonly Field[])[]): Item {
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
    TILES,
  );
}

function ground(fill: Colour, stroke: Colour, thick: number, d: string): Item[] {
  return [
    rect({ x: 0, y: 0, ...CELL }, { fill }),
    path(d, { stroke, thick }),
    rect({ x: 0, y: 0, ...CELL }, { stroke: '#0c120a', thick: 1.5 }),
  ];
}

/** Textures by letter: a digit for a meadow, `p` for ploughed land, `g` for grain. */
const TILES: Readonly<Record<string, readonly Item[]>> = {
  ...Object.fromEntries(
    Array.from({ length: MEADOWS }, (_, variant) => [variant, ground('#2c4029', '#3a5334', 2, tuftsPath(variant))]),
  ),
  p: ground(
    '#40321f',
    '#4d3c26',
    4,
    repeatPath(5, (index) => `M3 ${5 + index * 9}H${CELL.width - 3}`),
  ),
  g: ground('#4a4220', '#5c522a', 2, repeatPath(20, earPath)),
};

function tuftsPath(variant: number): string {
  return repeatPath(7, (index) => {
    const x = Math.round(6 + cellNoise(variant, index, 3) * (CELL.width - 12));
    const y = Math.round(8 + cellNoise(index, variant, 7) * (CELL.height - 12));
    return `M${x - 4} ${y - 5}L${x} ${y}L${x + 4} ${y - 5}`;
  });
}

/** Returns the path of an ear of grain. Each row has five ears. */
function earPath(index: number): string {
  const [column, row] = [index % 5, Math.floor(index / 5)];
  const [x, y] = [5 + column * 9 + (row % 2) * 3, 3 + row * 11];
  return `M${x} ${y + 9}V${y}M${x - 2.5} ${y + 2}L${x} ${y + 5}L${x + 2.5} ${y + 2}`;
}

function repeatPath(count: number, pathAt: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => pathAt(index)).join('');
}

/** Effect of a line on its target field. `lose`: the player's own unit on that field is lost. */
export type TargetEffect = 'move' | 'place' | 'attack' | 'unite' | 'lose';

/** Returns the effect of a partial line on a possible target field. `actor` is undefined while cards are placed. */
export function effectOn(state: State, field: Field, actor: Field | undefined, partial = ''): TargetEffect {
  const target = pieceOn(state, field);
  if (!target) return actor === undefined ? 'place' : 'move';
  if (target.team !== state.turn) return 'attack';
  const parsed = parsePartial(partial);
  const moved = actor === undefined ? undefined : unitOn(state, actor);
  const union = moved && target.kind === 'unit' ? unite(moved.card, target.card) : undefined;
  const placed = parsed?.kind === 'cards' ? unitAfterPlacing(state, field, parsed.hand) : undefined;
  return (actor === undefined ? placed : union) ? 'unite' : 'lose';
}

/** Draws the mark of a possible target field: a ring below the piece of `team`, or a frame with an icon if it is empty. */
export function drawTarget(cell: Box, effect: TargetEffect, team: number | undefined): Item[] {
  const colour = colourOf(effect);
  if (team !== undefined) return [drawRing(cell, colour, team)];
  return [
    rect(inset(cell, 3), { fill: fade(colour, 0.26), stroke: colour, thick: 3, radius: 8 }),
    icon(THINGS[effect], cell.x + cell.width / 2, cell.y + cell.height / 2, 26, {
      colour: mix(colour, '#ffffff', 0.5),
      edge: 1.5,
    }),
  ];
}

export function drawRing(cell: Box, colour: Colour, team: number): Item {
  return rect(inset(cell, -2), { fill: colour, radius: radiusOf(team) + 3, corners: sideStyle(team).corners });
}

/** Returns red for attacks and losses, green for other effects. */
export const colourOf = (effect: TargetEffect): Colour =>
  effect === 'attack' || effect === 'lose' ? COLOURS.bad : COLOURS.good;

/** Returns the corner radius of a team's pieces in pixels. */
export const radiusOf = (team: number): number => (team === 0 ? 8 : 10);

/** Draws the badge of an effect on the upper left corner, above the first number. */
export function drawBadge({ x, y }: Box, effect: TargetEffect): Item[] {
  const colour = colourOf(effect);
  return [
    disc(x + 1, y, 10, 'circle', { fill: mix(colour, '#000000', 0.55), stroke: colour, thick: 2 }),
    icon(THINGS[effect], x + 1, y, 15, { colour: '#ffffff' }),
  ];
}
