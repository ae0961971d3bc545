import {
  around,
  type Box,
  box,
  type Colour,
  type Item,
  type Label,
  type Medallion,
  type RowPart,
  type Tiles,
} from './items.ts';
import { bar, icon, medallion, panel, piece, place, rect, row, text, tiles } from './make.ts';
import { COLOURS, FONT_SIZES, fade, mix, PICTURE_WIDTH, SIGNS, type Side, sideStyle } from './palette.ts';

/** Draws the header of a picture, 40 pixels high: an icon, a title, and another text on the right. */
export function header(sign: string, title: string, right = '', colour: Colour = COLOURS.gold): Item[] {
  const middle = box(0, 0, PICTURE_WIDTH, 40);
  const wide = right === '' ? 498 : 320;
  return [
    rect(middle, { fill: '#0000004d' }),
    rect(box(0, 38, PICTURE_WIDTH, 2), { fill: fade(colour, 0.55) }),
    icon(sign, 26, 19, 26, { colour }),
    text({ ...middle, x: 48, width: wide }, title, { size: FONT_SIZES.head, weight: 700 }),
    text({ ...middle, x: 376, width: 170 }, right, { weight: 500, colour: COLOURS.soft, align: 'right' }),
  ];
}

/** Severity of a danger. */
export type Danger = 'calm' | 'warn' | 'deadly';

const DANGER_COLOURS = { calm: COLOURS.good, warn: COLOURS.warn, deadly: COLOURS.bad } as const;

/** Draws a danger warning with an icon and a colour by its severity, in as many lines as its box has room for. */
export function ribbon(bounds: Box, words: string, danger: Danger): Item[] {
  const { x, y, width, height } = bounds;
  const colour = DANGER_COLOURS[danger];
  const lines = height < 44 ? 1 : Math.floor(height / 18);
  const style = lines > 1 ? { size: FONT_SIZES.label, minSize: FONT_SIZES.min, lines } : { size: 22 };
  return [
    panel(bounds, { colour, fill: mix(COLOURS.night, colour, 0.16), thick: 2, radius: 9 }),
    icon(SIGNS[danger], x + (lines > 1 ? 18 : 24), y + height / 2, lines > 1 ? 24 : 26, { colour }),
    text(box(x + (lines > 1 ? 34 : 46), y + 4, width - (lines > 1 ? 40 : 58), height - 8), words, {
      weight: 700,
      ...style,
    }),
  ];
}

/** Line of a player. */
export interface PlayerLine {
  readonly side: Side;
  readonly name: string;
  /** Portrait icon (default: the first letter of the name). */
  readonly icon?: string | undefined;
  /** Life and its full value, drawn as a bar (default: no bar). */
  readonly life?: number;
  readonly max?: number;
  /** Icon of the bar (default: none). */
  readonly sign?: string | undefined;
  readonly loss?: number | undefined;
  /** Whether the player is in turn: a gold ring and a gold sheen. */
  readonly turn?: boolean | undefined;
  /** Whether the player has won: a crown. */
  readonly won?: boolean | undefined;
  /** Other values, on the right. */
  readonly rest: readonly RowPart[];
}

/** Returns the name of the place of a player's line. */
export function playerPlace(side: Side): string {
  return `player ${side}`;
}

/** Draws a portrait around a centre: an icon, or without one the first letter of a name. */
export function portrait(
  x: number,
  y: number,
  radius: number,
  side: Side,
  { name, icon, active }: Pick<Medallion, 'icon' | 'active'> & { readonly name: string },
): Item[] {
  const [letter = ''] = name;
  const size = box(x - radius, y - radius, 2 * radius, 2 * radius);
  return [
    medallion(x, y, radius, side, { icon, active }),
    ...(icon ? [] : [text(size, letter, { size: radius, weight: 700, align: 'centre' })]),
  ];
}

/** Draws the line of a player, 44 pixels high: portrait, name, life and other values. */
export function playerLine(
  y: number,
  { side, name, icon: art, life, max, sign, loss, turn, won, rest }: PlayerLine,
): Item[] {
  const gold = { across: [fade(COLOURS.gold, 0.28), fade(COLOURS.gold, 0.1), fade(COLOURS.gold, 0)] };
  const bounds = box(0, y, PICTURE_WIDTH, 44);
  return [
    place(bounds, playerPlace(side)),
    ...(turn ? [rect(bounds, { fill: gold })] : []),
    ...portrait(32, y + 22, 18, side, { name, icon: art, active: turn }),
    ...(won ? [icon(SIGNS.king, 32, y + 5, 24, { colour: COLOURS.gold, edge: 2 })] : []),
    text(box(60, y, 136, 44), name, { size: FONT_SIZES.value, weight: 700, mayCut: true }),
    ...(life === undefined || max === undefined
      ? []
      : [bar(box(216, y + 8, 124, 28), life, max, { words: String(life), size: 22, icon: sign, loss })]),
    row(box(354, y, 198, 44), rest),
  ];
}

/** Draws the backs of a hand, at most four, and the number of cards, for a line of 44 pixels. */
export function cardBacks(x: number, y: number, count: number, side: Side): Item[] {
  const { colour, corners } = sideStyle(side);
  const shown = Math.min(count, 4);
  const bounds = (at: number) => box(x + at * 9, y + 8, 22, 28);
  const cardStyle = { fill: mix(COLOURS.night, colour, 0.3), stroke: colour, thick: 1.5, radius: 4, corners };
  const none = { stroke: COLOURS.line, thick: 1.5, radius: 4, corners, dash: [3, 3] };
  const cards = Array.from({ length: shown }, (_, at) => rect(bounds(at), cardStyle));
  return [
    ...(count === 0 ? [rect(bounds(0), none)] : cards),
    text(box(x + Math.max(1, shown) * 9 + 18, y, 30, 44), count, { size: 22, weight: 700 }),
  ];
}

/** Draws the tab above a card with its number in the menus. */
export function numberTab(
  card: Box,
  words: string | number,
  { colour = COLOURS.own as Colour, dim = false } = {},
): Item[] {
  const bounds = box(card.x + card.width / 2 - 17, card.y - 19, 34, 26);
  return [
    rect(bounds, { fill: dim ? COLOURS.panel : colour, radius: 7 }),
    text({ ...bounds, height: 20 }, words, {
      size: FONT_SIZES.small,
      weight: 700,
      align: 'centre',
      colour: dim ? COLOURS.soft : COLOURS.night,
    }),
  ];
}

/** Draws a gem of focus, full or empty. */
export function gem(x: number, y: number, radius: number, isFull: boolean): Item[] {
  const stroke = isFull ? mix(COLOURS.magic, '#ffffff', 0.5) : COLOURS.line;
  return [
    { kind: 'piece', x, y, radius, shape: 'diamond', fill: isFull ? COLOURS.magic : '#0b0c10', stroke },
    ...(isFull ? [{ kind: 'path', d: shine(x, y, radius), fill: '#ffffff88' } as const] : []),
  ];
}

function shine(x: number, y: number, r: number): string {
  return `M${x - r * 0.6} ${y}L${x} ${y - r * 0.6}L${x + r * 0.1} ${y - r * 0.1}Z`;
}

/** Draws the names of columns and rows around a map. */
export function coordinates(
  map: Box,
  heads: readonly string[],
  sides: readonly string[],
  at: 'above' | 'below' = 'above',
): Item[] {
  const [wide, high] = [map.width / heads.length, map.height / sides.length];
  const style = { size: FONT_SIZES.small, weight: 500, colour: COLOURS.soft, align: 'centre' } as const;
  const y = at === 'above' ? map.y - 11 : map.y + map.height + 11;
  return [
    ...heads.map((head, column) => text(around(map.x + (column + 0.5) * wide, y, wide, 20), head, style)),
    ...sides.map((side, row) =>
      text(around(map.x - 11, map.y + (row + 0.5) * high, 20, 20), side, { ...style, narrow: true }),
    ),
  ];
}

/** Cells with a pip by value, in a square of three by three cells counted from 0. */
const PIPS = ['', '4', '08', '048', '0268', '02468', '023568'];

/** Draws a number as the pips of a die or a domino, 0 to 6, in a square around a centre. */
export function pips(x: number, y: number, size: number, value: number, colour: Colour = COLOURS.night): Item[] {
  const [step, radius] = [size * 0.27, size * 0.095];
  return [...(PIPS[value] ?? '')].map(Number).map((cell) => {
    const [across, down] = [(cell % 3) - 1, Math.floor(cell / 3) - 1];
    return piece(x + across * step, y + down * step, radius, 'circle', { fill: colour });
  });
}

/** Draws a die around a centre: pips for 1 to 6, otherwise a number; undefined is a hidden die. */
export function die(x: number, y: number, size: number, value: number | undefined, side: Side = 'none'): Item[] {
  const { colour, corners, deep } = sideStyle(side);
  const face = value === undefined ? deep : mix(colour, '#ffffff', 0.75);
  const bounds = around(x, y, size);
  const hasPips = value !== undefined && value >= 1 && value <= 6;
  return [
    rect(bounds, { fill: face, stroke: colour, thick: size / 16, radius: size / 6, corners }),
    ...(hasPips
      ? pips(x, y, size, value)
      : [
          text(bounds, value ?? '?', {
            size: Math.max(FONT_SIZES.min, size * 0.55),
            weight: 700,
            align: 'centre',
            colour: value === undefined ? colour : COLOURS.night,
          }),
        ]),
  ];
}

/** Draws a token of a side around a centre, with a word or number on it. */
export function token(x: number, y: number, radius: number, side: Side, words: string | number = ''): Item[] {
  const { colour, shape } = sideStyle(side);
  const size = Math.max(FONT_SIZES.min, radius);
  return [
    piece(x, y, radius, shape, {
      fill: { down: [mix(colour, '#ffffff', 0.3), colour] },
      stroke: COLOURS.night,
      thick: 2,
    }),
    ...(words === ''
      ? []
      : [text(around(x, y, radius * 1.7), words, { size, weight: 700, align: 'centre', colour: COLOURS.night })]),
  ];
}

/** Suits of playing cards, whose names are also icons. */
export const SUITS = ['clubs', 'diamonds', 'hearts', 'spades'] as const;
/** Suit of a playing card. */
export type Suit = (typeof SUITS)[number];

/** Draws a playing card: its rank in the corner, its suit in the middle. Without a rank and suit, its back. */
export function playingCard(bounds: Box, shown?: { readonly rank: string; readonly suit: Suit }): Item[] {
  const { x, y, width, height } = bounds;
  const radius = width / 9;
  if (!shown) {
    const cardStyle = { fill: mix(COLOURS.night, COLOURS.own, 0.4), stroke: COLOURS.text, thick: 3, radius };
    return [
      rect(bounds, cardStyle),
      icon('spades', x + width / 2, y + height / 2, width * 0.5, { colour: COLOURS.own }),
    ];
  }
  const colour = shown.suit === 'hearts' || shown.suit === 'diamonds' ? '#c01f3a' : COLOURS.night;
  const size = Math.max(FONT_SIZES.min, width * 0.38);
  return [
    rect(bounds, { fill: COLOURS.text, stroke: COLOURS.line, thick: 1.5, radius }),
    text(box(x + width * 0.08, y + height * 0.03, width * 0.6, size * 1.2), shown.rank, { size, weight: 700, colour }),
    icon(shown.suit, x + width / 2, y + height * 0.63, width * 0.6, { colour }),
  ];
}

/** Tiles of a map and their size. */
export interface MapStyle {
  /** Size of a cell in pixels. */
  readonly cell: number;
  /** Size of a block in cells. */
  readonly block: Pick<Box, 'width' | 'height'>;
  readonly set: Tiles['set'];
  /** Returns the letter of a cell in `set`. The cell can be outside of the map. */
  letterAt(map: readonly string[], x: number, y: number): string;
}

/** Returns the tiles of a window of a map, in blocks at fixed positions. A moved window reuses the drawn blocks. */
export function blocks(map: readonly string[], window: Box, style: MapStyle): Tiles[] {
  const { cell, block } = style;
  const starts = (from: number, length: number, size: number) => {
    const first = Math.floor(from / size) * size;
    return Array.from({ length: Math.ceil((from + length - first) / size) }, (_, at) => first + at * size);
  };
  return starts(window.y, window.height, block.height).flatMap((y) =>
    starts(window.x, window.width, block.width).map((x) => {
      const { rows, set } = blockAt(map, x, y, style);
      return tiles((x - window.x) * cell, (y - window.y) * cell, { width: cell, height: cell }, rows, set);
    }),
  );
}

type Block = Pick<Tiles, 'rows' | 'set'>;

/** Cached blocks by map. Maps are immutable. */
const blockCache = new WeakMap<readonly string[], Map<string, Block>>();

function blockAt(map: readonly string[], x: number, y: number, style: MapStyle): Block {
  const known = blockCache.get(map) ?? new Map<string, Block>();
  blockCache.set(map, known);
  const key = `${x} ${y} ${style.block.width} ${style.block.height}`;
  const block = known.get(key) ?? makeBlock(map, x, y, style);
  known.set(key, block);
  return block;
}

function makeBlock(map: readonly string[], x: number, y: number, { block, set, letterAt }: MapStyle): Block {
  const rows = Array.from({ length: block.height }, (_, down) =>
    Array.from({ length: block.width }, (_, across) => letterAt(map, x + across, y + down)).join(''),
  );
  const used = [...new Set(rows.join(''))].filter((letter) => set[letter]).toSorted();
  return { rows, set: Object.fromEntries(used.map((letter) => [letter, set[letter] ?? []])) };
}

/** Returns labels across the width of the picture, one below the other, and their total height. */
export function paragraphs(
  y: number,
  texts: readonly string[],
  style: Omit<Label, 'kind' | 'text' | 'x' | 'y' | 'width' | 'height' | 'lines'> = {},
): { readonly items: readonly Item[]; readonly height: number } {
  const leading = (style.size ?? 20) * 1.25;
  let top = y;
  const items = texts.map((words) => {
    const lines = Math.max(1, Math.ceil(words.length / lettersIn(PICTURE_WIDTH - 48, style.size ?? 20)));
    const label = text(box(24, top, PICTURE_WIDTH - 48, lines * leading), words, { ...style, lines, mayCut: true });
    top += lines * leading;
    return label;
  });
  return { items, height: top - y };
}

/** Returns the approximate number of letters that fit a width in the condensed font. */
function lettersIn(width: number, size: number): number {
  return Math.floor(width / (size * 0.42));
}
