import type { Reader } from '@longtable/kit';
import {
  type Box,
  box,
  COLOURS,
  type Colour,
  cellNoise,
  piece as disc,
  FONT_SIZES,
  fade,
  type Item,
  icon,
  inset,
  mix,
  type Picture,
  panel,
  path,
  rect,
  sideStyle,
  text,
  tiles,
} from '@longtable/kit/picture';
import { columnOf, type Field, rowOf } from '../fields.ts';
import { parsePartial } from '../menus/actions.ts';
import { unitAfterPlacing } from '../rules/commands.ts';
import { partsOf, unite } from '../rules/union.ts';
import { type Card, type Piece, pieceOn, type State, type Unit, unitOn } from '../state.ts';
import { fieldsFrom } from './board.ts';
import { iconOfCard, THINGS } from './icons.ts';

/** Size of a field in pixels. Attack and defence of four digits fit beside the icon, one above the other. */
export const CELL = { width: 74, height: 38 } as const;

/** Number of meadow textures. */
const MEADOWS = 4;

/** Returns the ground of the touched board. */
export function backgrounds(_: State, { viewer }: Reader): Readonly<Record<string, Picture>> {
  const fields = fieldsFrom(viewer === 1 ? 1 : 0);
  const [width, height] = [fields[0]!.length * CELL.width, fields.length * CELL.height];
  return { land: { width, height, ground: ['#171b22'], items: [drawLand(0, 0, fields)] } };
}

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

/** Returns a texture that is darker than the pieces, because it has no meaning. */
function ground(fill: Colour, stroke: Colour, thick: number, d: string): Item[] {
  const dark = (colour: Colour) => mix(colour, '#000000', 0.4);
  return [
    rect({ x: 0, y: 0, ...CELL }, { fill: dark(fill) }),
    path(d, { stroke: dark(stroke), thick }),
    rect({ x: 0, y: 0, ...CELL }, { stroke: '#080c07', thick: 1.5 }),
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
    repeatPath(4, (index) => `M3 ${6 + index * 9.5}H${CELL.width - 3}`),
  ),
  g: ground('#4a4220', '#5c522a', 2, repeatPath(24, earPath)),
};

function tuftsPath(variant: number): string {
  return repeatPath(9, (index) => {
    const x = Math.round(6 + cellNoise(variant, index, 3) * (CELL.width - 12));
    const y = Math.round(8 + cellNoise(index, variant, 7) * (CELL.height - 12));
    return `M${x - 4} ${y - 5}L${x} ${y}L${x + 4} ${y - 5}`;
  });
}

/** Returns the path of an ear of grain. Each row has eight ears. */
function earPath(index: number): string {
  const [column, row] = [index % 8, Math.floor(index / 8)];
  const [x, y] = [5 + column * 9 + (row % 2) * 3, 3 + row * 12];
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
const colourOf = (effect: TargetEffect): Colour =>
  effect === 'attack' || effect === 'lose' ? COLOURS.bad : COLOURS.good;

/** Returns the corner radius of a team's pieces in pixels. */
const radiusOf = (team: number): number => (team === 0 ? 8 : 10);

/** Draws the badge of an effect on the upper left corner, above the first number. */
function drawBadge({ x, y }: Box, effect: TargetEffect): Item[] {
  const colour = colourOf(effect);
  return [
    disc(x + 1, y, 10, 'circle', { fill: mix(colour, '#000000', 0.55), stroke: colour, thick: 2 }),
    icon(THINGS[effect], x + 1, y, 15, { colour: '#ffffff' }),
  ];
}

export interface PieceStatus {
  /** Whether the reader can see which unit it is. */
  readonly known: boolean;
  /** Whether the piece can still move this turn. */
  readonly ready: boolean;
  /** Whether its team has lost. */
  readonly lost: boolean;
  /** Effect of the partial line on the piece. Absent if it is not a possible target. */
  readonly effect?: TargetEffect | undefined;
  readonly danger?: readonly [icon: string, colour: Colour] | undefined;
}

/** Draws a piece on its field: round corners for the first team, cut ones for the second. */
export function drawPiece(cell: Box, piece: Piece, look: PieceStatus): Item[] {
  const bounds = inset(cell, 2);
  return [
    ...(piece.kind === 'king' ? king(bounds, piece.team, look) : unit(bounds, piece, look)),
    ...corners(bounds, piece, look),
    ...(look.effect ? drawBadge(bounds, look.effect) : []),
  ];
}

function king(bounds: Box, team: number, { lost, effect }: PieceStatus): Item[] {
  const { colour, deep } = sideStyle(team);
  const [x, y] = [bounds.x + bounds.width / 2, bounds.y + bounds.height / 2];
  if (lost)
    return [
      panel(bounds, { side: team, colour: fade(colour, 0.5), fill: '#1a1c22' }),
      icon(THINGS.King, x, y + 1, 32, { colour: mix(colour, COLOURS.night, 0.45), turn: 24 }),
    ];
  return [
    panel(bounds, { side: team, fill: mix(deep, colour, 0.25), ...border(team, effect) }),
    icon(THINGS.King, x, y, 36, { colour: mix(colour, '#ffffff', 0.45), to: colour, edge: 2.5 }),
  ];
}

function border(team: number, effect: TargetEffect | undefined) {
  return { radius: radiusOf(team), thick: effect ? 4 : 2.5, ...(effect && { colour: colourOf(effect) }) };
}

/** Draws a unit with its values. A face-down unit has a dashed border and stripes, which lean with its team. */
function unit(bounds: Box, { team, up, card }: Unit, { known, effect }: PieceStatus): Item[] {
  const { x, y, width, height } = bounds;
  const { colour, deep } = sideStyle(team);
  const fill = up ? mix(deep, colour, 0.12) : mix(deep, COLOURS.night, 0.55);
  const body = panel(bounds, { side: team, fill, ...border(team, effect), ...(!up && { dash: [7, 4] }) });
  const stripes = up ? [] : [stripesOf(bounds, team)];
  if (known) return [body, ...stripes, ...values(bounds, card, team, fill)];
  return [
    body,
    ...stripes,
    icon(THINGS['face-down unit'], x + width / 2 - 13, y + height / 2, 26, { colour: fade(colour, 0.85) }),
    text(box(x + width / 2 + 3, y, 20, height), '?', { size: 28, weight: 700, colour, align: 'centre' }),
  ];
}

/** Draws stripes that rise to the right for the first team, and level ones for the second. */
function stripesOf({ x, y, width, height }: Box, team: number): Item {
  const rising = [-2, -1, 0, 1, 2, 3, 4].map((at) => {
    const [left, right] = [x + at * 14 + 3, x + at * 14 + height - 3];
    const [from, to] = [Math.max(left, x + 3), Math.min(right, x + width - 3)];
    return `M${from} ${y + height - 3 - (from - left)}L${to} ${y + 3 + (right - to)}`;
  });
  const level = [0, 1, 2].map((at) => `M${x + 4} ${y + 7 + at * 10}H${x + width - 4}`);
  return path((team === 0 ? rising : level).join(''), { stroke: fade(sideStyle(team).colour, 0.22), thick: 3 });
}

/** Draws the icon, and attack above defence beside it. Numbers of five digits take the room of the icon. */
function values({ x, y, width, height }: Box, card: Card, team: number, ground: Colour): Item[] {
  const { colour } = sideStyle(team);
  const edge = { edge: 1.5, edgeColour: ground } as const;
  const look = { size: 20, minSize: FONT_SIZES.min, weight: 700, align: 'right', narrow: true, ...edge } as const;
  const isLong = Math.max(card.atk, card.def) > 9999;
  const numbers = box(x + (isLong ? 4 : 25), y + 1, width - (isLong ? 10 : 31), (height - 2) / 2);
  return [
    ...(isLong
      ? []
      : [icon(iconOfCard(card), x + 15, y + height / 2, 22, { colour: mix(colour, '#ffffff', 0.55), ...edge })]),
    text(numbers, signed(card.atk), look),
    text({ ...numbers, y: y + height / 2 }, signed(card.def), { ...look, colour: COLOURS.defence }),
  ];
}

/** Formats a value, with a typographic minus sign if it is negative. A union can have a negative value. */
export function signed(value: number): string {
  return String(value).replace('-', '−');
}

/**
 * Draws the marks on the border: a gold dot for a piece that can move and a shield for a blocking one on the left, a
 * small dot on the right for each unit added to a union, and a danger.
 */
function corners({ x, y, width, height }: Box, piece: Piece, { known, ready, danger, effect }: PieceStatus): Item[] {
  const blocks = piece.kind === 'unit' && piece.blocks;
  const joined = piece.kind === 'unit' && known ? partsOf(piece.card).length - 1 : 0;
  const step = Math.min(7, (height - 10) / joined);
  return [
    ...Array.from({ length: joined }, (_, at) =>
      disc(x + width - 2, y + height / 2 + (at - (joined - 1) / 2) * step, 3, 'circle', {
        ...{ fill: COLOURS.gold, stroke: COLOURS.night, thick: 1.5 },
      }),
    ),
    ...(ready && !effect
      ? [disc(x + 4, y + 4, 6, 'circle', { fill: COLOURS.gold, stroke: COLOURS.night, thick: 2 })]
      : []),
    ...(blocks ? [icon(THINGS.blocks, x + 6, y + height - 6, 19, { colour: '#ffffff', edge: 2.5 })] : []),
    ...(danger ? [icon(danger[0], x + width - 10, y + height - 10, 22, { colour: danger[1], edge: 2.5 })] : []),
  ];
}
