/** Rectangle in pixels from the upper left corner. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Makes a box: `box(0, 0, 560, 40)`. */
export function box(x: number, y: number, width: number, height: number): Box {
  return { x, y, width, height };
}

/** Returns a box around a centre. */
export function around(x: number, y: number, width: number, height = width): Box {
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** Returns a box that is smaller on all sides. */
export function inset({ x, y, width, height }: Box, across: number, down = across): Box {
  return { x: x + across, y: y + down, width: Math.max(0, width - 2 * across), height: Math.max(0, height - 2 * down) };
}

/** Divides a box into a row of boxes of the same width. */
export function columns(box: Box, count: number, gap = 8): Box[] {
  const width = (box.width - gap * (count - 1)) / count;
  return Array.from({ length: count }, (_, index) => ({ ...box, x: box.x + index * (width + gap), width }));
}

/** Hex colour as in CSS. With eight digits the last two are the alpha value. */
export type Colour = `#${string}`;

/** Fill of an area: one colour, or a gradient from top to bottom, from left to right, or from the centre outwards. */
export type Fill =
  | Colour
  | { readonly down: readonly Colour[] }
  | { readonly across: readonly Colour[] }
  | { readonly glow: readonly Colour[] };

/** Shape of a piece. */
export type Outline =
  | 'circle'
  | 'hexagon'
  | 'square'
  | 'diamond'
  | 'octagon'
  | 'pentagon'
  | 'triangle'
  | 'shield'
  | 'star';

/** Corner style of a card or panel. */
export type Corners = 'round' | 'cut';

/** Picture as plain data, which the host draws. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  /** Background colours from top to bottom. */
  readonly ground: readonly Colour[];
  /** Later items cover earlier ones. */
  readonly items: readonly Item[];
}

/** Item of a picture. */
export type Item =
  | Rect
  | Piece
  | Path
  | Label
  | Row
  | Icon
  | Bar
  | Card
  | Panel
  | Medallion
  | Group
  | Layer
  | Tiles
  | Place;

/** Fill and stroke of an area. A line is drawn only with a `stroke`. */
export interface Paint {
  readonly fill?: Fill | undefined;
  readonly stroke?: Colour | undefined;
  /** Line width in pixels (default: 2). */
  readonly thick?: number | undefined;
  /** Lengths of dashes and gaps. */
  readonly dash?: readonly number[] | undefined;
}

/** Rectangle with optional rounded or cut corners and optional stripes. */
export interface Rect extends Box, Paint {
  readonly kind: 'rect';
  /** Size of the rounded or cut corners in pixels (default: 0). */
  readonly radius?: number | undefined;
  readonly corners?: Corners | undefined;
  /** Colour of diagonal stripes, as on face-down cards. */
  readonly hatch?: Colour | undefined;
}

/** Outline of a piece around a centre. */
export interface Piece extends Paint {
  readonly kind: 'piece';
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly shape: Outline;
}

/** Shape as SVG path data. */
export interface Path extends Paint {
  readonly kind: 'path';
  readonly d: string;
}

/** Style of a text. */
export interface TextStyle {
  /** Default: 20. */
  readonly size?: number | undefined;
  readonly weight?: 500 | 600 | 700 | undefined;
  readonly colour?: Colour | undefined;
  /** Minimum size before the text is cut (default: 18, or `size` if that is smaller). */
  readonly minSize?: number | undefined;
  /** Width of a dark outline in pixels, for text on bars and maps. */
  readonly edge?: number | undefined;
  readonly edgeColour?: Colour | undefined;
  /** Whether to start with the narrower font. */
  readonly narrow?: true | undefined;
}

/** Text in a box, vertically centred and shrunk to fit. */
export interface Label extends Box, TextStyle {
  readonly kind: 'text';
  readonly text: string;
  readonly align?: 'left' | 'centre' | 'right' | undefined;
  /** Maximum number of lines (default: 1). */
  readonly lines?: number | undefined;
  /** Whether the text may be cut. Only names given by users may. */
  readonly mayCut?: true | undefined;
}

/** Part of a row: an icon, text, or a gap in pixels. */
export type RowPart =
  | ({ readonly icon: string; readonly size: number } & IconStyle)
  | ({ readonly text: string } & TextStyle)
  | { readonly gap: number };

/** Icons and texts in a row, each as wide as its content. */
export interface Row extends Box {
  readonly kind: 'row';
  readonly parts: readonly RowPart[];
  readonly align?: 'left' | 'centre' | 'right' | undefined;
}

/** Style of an icon. */
export interface IconStyle {
  readonly colour?: Colour | undefined;
  /** Second colour of a gradient from top to bottom. */
  readonly to?: Colour | undefined;
  /** Width of an outline in pixels, for icons on textured ground. */
  readonly edge?: number | undefined;
  readonly edgeColour?: Colour | undefined;
  readonly flip?: true | undefined;
  /** In degrees, clockwise. */
  readonly turn?: number | undefined;
}

/** Icon around a centre. An unknown icon is drawn as a neutral sign. */
export interface Icon extends IconStyle {
  readonly kind: 'icon';
  readonly icon: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly alpha?: number | undefined;
}

/** Bar with a value and its maximum. */
export interface Bar extends Box {
  readonly kind: 'bar';
  readonly value: number;
  readonly max: number;
  /** Hatched part that is about to be lost. */
  readonly loss?: number | undefined;
  /** Text on the bar (default: `value/max`; empty for none). */
  readonly words?: string | undefined;
  readonly size?: number | undefined;
  /** Icon at its left end. */
  readonly icon?: string | undefined;
  /** Colour of the bar (default: `healthColour`). */
  readonly colour?: Colour | undefined;
}

/** Frame of a card with its name and icon. Draw other values on top. */
export interface Card extends Box {
  readonly kind: 'card';
  /** Colour of the border. */
  readonly colour: Colour;
  readonly corners?: Corners | undefined;
  /** Colour of the body. */
  readonly hue: Colour;
  readonly name?: string | undefined;
  readonly nameSize?: number | undefined;
  readonly icon?: string | undefined;
  readonly iconSize?: number | undefined;
  readonly iconColour?: Colour | undefined;
  /** Heights of the name's band and of the area below the icon. */
  readonly band?: number | undefined;
  readonly foot?: number | undefined;
  /** Whether it can act: a glowing gold frame. */
  readonly ready?: boolean | undefined;
  /** Whether it is darkened. */
  readonly dim?: boolean | undefined;
  /** Whether it is face down. */
  readonly back?: boolean | undefined;
}

/** Raised background. */
export interface Panel extends Box {
  readonly kind: 'panel';
  readonly colour?: Colour | undefined;
  readonly fill?: Colour | undefined;
  readonly thick?: number | undefined;
  readonly radius?: number | undefined;
  readonly corners?: Corners | undefined;
  readonly hatch?: Colour | undefined;
  readonly dash?: readonly number[] | undefined;
}

/** Portrait of a player or a figure around a centre. */
export interface Medallion {
  readonly kind: 'medallion';
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly shape: Outline;
  readonly colour: Colour;
  readonly deep: Colour;
  readonly icon?: string | undefined;
  readonly iconColour?: Colour | undefined;
  /** Size of the icon relative to the radius. */
  readonly scale?: number | undefined;
  readonly rim?: number | undefined;
  /** Whether it has a gold ring, for the player in turn. */
  readonly active?: boolean | undefined;
  readonly alpha?: number | undefined;
}

/** Items that are moved, rotated, scaled, faded or clipped together. */
export interface Group {
  readonly kind: 'group';
  readonly items: readonly Item[];
  /** Position of its origin. */
  readonly x?: number | undefined;
  readonly y?: number | undefined;
  readonly scale?: number | undefined;
  /** In degrees, clockwise, around its origin. */
  readonly turn?: number | undefined;
  readonly alpha?: number | undefined;
  /** Visible area in the group's own pixels. */
  readonly clip?: Box | undefined;
}

/**
 * Items that rarely change. They are drawn once and then copied. Their coordinates are relative to the layer's corner.
 */
export interface Layer extends Box {
  readonly kind: 'layer';
  readonly items: readonly Item[];
}

/**
 * Map of cells. `set` has the items of each letter of `rows`, in pixels of the cell. Letters without items stay empty.
 * The map is drawn once and then copied.
 */
export interface Tiles {
  readonly kind: 'tiles';
  readonly x: number;
  readonly y: number;
  readonly cell: { readonly width: number; readonly height: number };
  readonly rows: readonly string[];
  readonly set: Readonly<Record<string, readonly Item[]>>;
}

/**
 * Named area of a picture, which is not drawn. The effects of a story name the places of actor and target. The first place
 * of a name is where an effect happens, later ones are lit with it, such as a panel with its life. Something outside of a
 * map's window has an empty area.
 */
export interface Place extends Box {
  readonly kind: 'place';
  readonly name: string;
}
