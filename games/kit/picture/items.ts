import type { Box } from './box.ts';

/** A colour in hex, as CSS writes it; with eight digits the last two say how much it covers. */
export type Colour = `#${string}`;

/** What an area is filled with: one colour, or several from top to bottom, from left to right, or from the middle outwards. */
export type Fill =
  | Colour
  | { readonly down: readonly Colour[] }
  | { readonly across: readonly Colour[] }
  | { readonly glow: readonly Colour[] };

/** The outline of a piece. */
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

/** The corners of a card or panel. */
export type Corners = 'round' | 'cut';

/** A whole picture: plain data, drawn by whoever shows it. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  /** The colours of the ground from top to bottom. */
  readonly ground: readonly Colour[];
  /** Later ones cover earlier ones. */
  readonly items: readonly Item[];
}

/** Anything in a picture. */
export type Item = Rect | Piece | Path | Label | Row | Icon | Bar | Card | Panel | Medallion | Group | Layer | Tiles;

/** How an area is painted; a line is drawn only with a `stroke`. */
export interface Paint {
  readonly fill?: Fill | undefined;
  readonly stroke?: Colour | undefined;
  /** How thick the line is; 2 without it. */
  readonly thick?: number | undefined;
  /** The lengths of dashes and gaps. */
  readonly dash?: readonly number[] | undefined;
}

/** A rectangle. */
export interface Rect extends Box, Paint {
  readonly kind: 'rect';
  /** How far the corners are rounded or cut; 0 without it. */
  readonly radius?: number | undefined;
  readonly corners?: Corners | undefined;
  /** Slanting stripes on it, as on what lies face down. */
  readonly hatch?: Colour | undefined;
}

/** The bare outline of a piece around a middle. */
export interface Piece extends Paint {
  readonly kind: 'piece';
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly shape: Outline;
}

/** Any form, as the path data of SVG. */
export interface Path extends Paint {
  readonly kind: 'path';
  readonly d: string;
}

/** How letters look. */
export interface TextStyle {
  /** 20 without it. */
  readonly size?: number | undefined;
  readonly weight?: 500 | 600 | 700 | undefined;
  readonly colour?: Colour | undefined;
  /** How small it may become before it is cut; 18, or its size if that is smaller. */
  readonly minSize?: number | undefined;
  /** A dark edge of so many pixels, for letters on bars and maps. */
  readonly edge?: number | undefined;
  readonly edgeColour?: Colour | undefined;
  /** Begins with the narrower face. */
  readonly narrow?: true | undefined;
}

/** Words in a box, in its middle from top to bottom; they are made to fit it. */
export interface Label extends Box, TextStyle {
  readonly kind: 'text';
  readonly text: string;
  readonly align?: 'left' | 'centre' | 'right' | undefined;
  /** Wraps into at most so many lines; 1 without it. */
  readonly lines?: number | undefined;
  /** Words of people, which may be too long for any box: only these may be cut. */
  readonly mayCut?: true | undefined;
}

/** A part of a row: a sign, words, or nothing for so many pixels. */
export type RowPart =
  | ({ readonly icon: string; readonly size: number } & IconStyle)
  | ({ readonly text: string } & TextStyle)
  | { readonly gap: number };

/** Signs and words one after the other, as wide as they are. */
export interface Row extends Box {
  readonly kind: 'row';
  readonly parts: readonly RowPart[];
  readonly align?: 'left' | 'centre' | 'right' | undefined;
}

/** How an icon is stamped. */
export interface IconStyle {
  readonly colour?: Colour | undefined;
  /** A second colour, from top to bottom. */
  readonly to?: Colour | undefined;
  /** An edge of so many pixels, for icons on textured ground. */
  readonly edge?: number | undefined;
  readonly edgeColour?: Colour | undefined;
  readonly flip?: true | undefined;
  /** In degrees, clockwise. */
  readonly turn?: number | undefined;
}

/** An icon around a middle. One that is missing is drawn as a neutral sign. */
export interface Icon extends IconStyle {
  readonly kind: 'icon';
  readonly icon: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly alpha?: number | undefined;
}

/** How much of something is left, with its number. */
export interface Bar extends Box {
  readonly kind: 'bar';
  readonly value: number;
  readonly max: number;
  /** What is about to be lost: hatched. */
  readonly loss?: number | undefined;
  /** What stands on it; `value/most` without it, nothing if empty. */
  readonly words?: string | undefined;
  readonly size?: number | undefined;
  /** The sign at its left end. */
  readonly icon?: string | undefined;
  /** By health without it. */
  readonly colour?: Colour | undefined;
}

/** The frame of a card with its name and picture; what else it says is drawn on top. */
export interface Card extends Box {
  readonly kind: 'card';
  /** The colour of its border. */
  readonly colour: Colour;
  readonly corners?: Corners | undefined;
  /** The colour of its body. */
  readonly hue: Colour;
  readonly name?: string | undefined;
  readonly nameSize?: number | undefined;
  readonly icon?: string | undefined;
  readonly iconSize?: number | undefined;
  readonly iconColour?: Colour | undefined;
  /** The height of the name's band and of the foot below the picture. */
  readonly band?: number | undefined;
  readonly foot?: number | undefined;
  /** It may act: a gold frame that glows. */
  readonly ready?: boolean | undefined;
  /** It cannot: darkened. */
  readonly dim?: boolean | undefined;
  /** It lies face down. */
  readonly back?: boolean | undefined;
}

/** A raised ground for things that belong together. */
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

/** The portrait of a person or a figure around a middle: the same on a map, in a list and at the end. */
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
  /** How large the icon is, as a share of the radius. */
  readonly scale?: number | undefined;
  readonly rim?: number | undefined;
  /** A gold ring: it is their turn. */
  readonly active?: boolean | undefined;
  readonly alpha?: number | undefined;
}

/** Items that are moved, turned, scaled, faded or clipped together. */
export interface Group {
  readonly kind: 'group';
  readonly items: readonly Item[];
  /** Where its own zero lies. */
  readonly x?: number | undefined;
  readonly y?: number | undefined;
  readonly scale?: number | undefined;
  /** In degrees, clockwise, around its zero. */
  readonly turn?: number | undefined;
  readonly alpha?: number | undefined;
  /** Nothing shows outside of this box, in the group's own pixels. */
  readonly clip?: Box | undefined;
}

/** Items that seldom change: drawn once, then copied. They count their pixels from the layer's corner. */
export interface Layer extends Box {
  readonly kind: 'layer';
  readonly items: readonly Item[];
}

/** A map of cells: each letter of `rows` is drawn as `set` says, in the cell's own pixels; a letter that is not in the set stays empty. Drawn once, then copied. */
export interface Tiles {
  readonly kind: 'tiles';
  readonly x: number;
  readonly y: number;
  readonly cell: { readonly width: number; readonly height: number };
  readonly rows: readonly string[];
  readonly set: Readonly<Record<string, readonly Item[]>>;
}
