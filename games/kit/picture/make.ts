import type {
  Bar,
  Box,
  Card,
  Colour,
  Group,
  Icon,
  IconStyle,
  Item,
  Label,
  Layer,
  Medallion,
  Outline,
  Paint,
  Panel,
  Path,
  Picture,
  Piece,
  Place,
  Rect,
  Row,
  RowPart,
  TextStyle,
  Tiles,
} from './items.ts';
import { COLOURS, PICTURE_WIDTH, type Side, sideStyle } from './palette.ts';

/** Properties of a shape except its kind, its box and those in `Given`. */
export type StyleOf<T, Given extends keyof T> = Omit<T, Given | 'kind' | keyof Box>;

/** Composes a picture of the standard width. */
export function compose(height: number, ground: readonly Colour[], items: readonly Item[]): Picture {
  return { width: PICTURE_WIDTH, height: Math.ceil(height), ground, items };
}

/** Makes a rectangle. */
export function rect({ x, y, width, height }: Box, style: StyleOf<Rect, never>): Rect {
  return { kind: 'rect', x, y, width, height, ...style };
}

/** Makes the outline of a piece around a centre. */
export function piece(x: number, y: number, radius: number, shape: Outline, style: Paint): Piece {
  return { kind: 'piece', x, y, radius, shape, ...style };
}

/** Makes a shape from SVG path data. */
export function path(d: string, style: Paint): Path {
  return { kind: 'path', d, ...style };
}

/** Makes text in a box. */
export function text({ x, y, width, height }: Box, words: string | number, style: StyleOf<Label, 'text'> = {}): Label {
  return { kind: 'text', x, y, width, height, text: String(words), ...style };
}

/** Makes a row of icons and texts. */
export function row({ x, y, width, height }: Box, parts: readonly RowPart[], align?: Row['align']): Row {
  return { kind: 'row', x, y, width, height, parts, align };
}

/** Makes an icon and its number as parts of a row. */
export function stat(
  icon: string,
  value: string | number,
  colour: Colour,
  style: TextStyle & { flip?: true; sign?: number } = {},
): RowPart[] {
  const { flip, sign, ...lettering } = style;
  const size = lettering.size ?? 22;
  return [
    { icon, size: sign ?? Math.round(size * 1.1), colour, flip, edge: lettering.edge },
    { gap: 5 },
    { text: String(value), weight: 700, ...lettering, size },
  ];
}

/** Makes an icon around a centre. */
export function icon(
  name: string,
  x: number,
  y: number,
  size: number,
  style: IconStyle & { alpha?: number } = {},
): Icon {
  return { kind: 'icon', icon: name, x, y, size, ...style };
}

/** Makes a bar of a value and its maximum. */
export function bar(
  { x, y, width, height }: Box,
  value: number,
  max: number,
  style: StyleOf<Bar, 'value' | 'max'> = {},
): Bar {
  return { kind: 'bar', x, y, width, height, value, max, ...style };
}

/** Makes a card in the style of a side. */
export function card(
  { x, y, width, height }: Box,
  side: Side,
  style: StyleOf<Card, 'colour'> & { colour?: Colour },
): Card {
  const { colour, corners } = sideStyle(side);
  return { kind: 'card', x, y, width, height, colour, corners, ...style };
}

/** Makes a panel, in the style of a side if given. */
export function panel({ x, y, width, height }: Box, style: StyleOf<Panel, never> & { side?: Side } = {}): Panel {
  const { side, ...rest } = style;
  if (side === undefined) return { kind: 'panel', x, y, width, height, ...rest };
  const { colour, corners } = sideStyle(side);
  return { kind: 'panel', x, y, width, height, colour, corners, thick: 2, ...rest };
}

/** Makes a portrait in the style of a side. */
export function medallion(
  x: number,
  y: number,
  radius: number,
  side: Side,
  style: Partial<Omit<Medallion, 'kind' | 'x' | 'y' | 'radius'>> = {},
): Medallion {
  const { colour, deep, shape } = sideStyle(side);
  return { kind: 'medallion', x, y, radius, colour, deep, shape, ...style };
}

/** Makes a group of items. */
export function group(items: readonly Item[], style: Omit<Group, 'kind' | 'items'> = {}): Group {
  return { kind: 'group', items, ...style };
}

/** Makes a layer. Equal layers of several pictures are drawn once. */
export function layer({ x, y, width, height }: Box, items: readonly Item[]): Layer {
  return { kind: 'layer', x, y, width, height, items };
}

/** Makes a map of cells. */
export function tiles(x: number, y: number, cell: Tiles['cell'], rows: readonly string[], set: Tiles['set']): Tiles {
  return { kind: 'tiles', x, y, cell, rows, set };
}

/** Names an area of the picture for effects: `place(box(0, 0, 74, 124), 'slot 3')`. */
export function place({ x, y, width, height }: Box, name: string): Place {
  return { kind: 'place', x, y, width, height, name };
}

/** Makes a small plate with a number: a price, an index, a value on a corner. */
export function plate(
  x: number,
  y: number,
  words: string | number,
  style: { colour?: Colour; shape?: Outline; radius?: number; ink?: Colour; size?: number } = {},
): Item[] {
  const { colour = COLOURS.magic, shape = 'diamond', radius = 15, ink = COLOURS.night, size = 20 } = style;
  return [
    piece(x, y + 1.5, radius + 1.5, shape, { fill: '#000000a0' }),
    piece(x, y, radius, shape, { fill: colour, stroke: COLOURS.night, thick: 1.5 }),
    text({ x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius + 1 }, words, {
      size,
      weight: 700,
      colour: ink,
      align: 'centre',
      narrow: true,
    }),
  ];
}
