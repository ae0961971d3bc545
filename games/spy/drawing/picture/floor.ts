import type { Reader } from '@longtable/kit';
import {
  around,
  type Box,
  blocks,
  box,
  COLOURS,
  type Colour,
  fade,
  group,
  type Item,
  icon,
  medallion,
  type Picture,
  path,
  piece,
  rect,
  SIGNS,
  type Tiles,
  text,
} from '@longtable/kit/picture';
import { type FieldName, fieldIn } from '../../rules/grid.ts';
import { shownState } from '../../rules/knowledge/knowledge.ts';
import type { Board, State } from '../../state.ts';
import type { Frame } from '../grid.ts';
import { gadgetIcon, icons, THINGS } from '../icons.ts';

/** Width and height of a field in pixels: room for an emblem and two letters below it. */
export const CELL = 35;
/** Maximum section of a casino in one picture, in fields. */
export const WINDOW = { columns: 11, rows: 9 } as const;

/** Converts a fraction of a field to pixels. Rounds to tenths to keep the messages to the drawing thread small. */
const of = (share: number) => Math.round(10 * share * CELL) / 10;
const part = (x: number, y: number, width: number, height: number) => box(of(x), of(y), of(width), of(height));

/** Furniture by kind of field. Safes are drawn separately, because they look different to each viewer. */
const FURNITURE: Readonly<Partial<Record<FieldName, readonly Item[]>>> = {
  FIREPLACE: [
    rect(part(0.02, 0.02, 0.96, 0.96), { fill: '#3a3d49', radius: of(0.14) }),
    rect(part(0.14, 0.18, 0.72, 0.76), { fill: '#14151b', radius: of(0.3) }),
    icon(icons.FIREPLACE as string, of(0.5), of(0.56), of(0.72), { colour: '#ffd166', to: '#ff6a3d' }),
  ],
  BAR_SEAT: [
    piece(of(0.5), of(0.54), of(0.38), 'circle', { fill: '#00000080' }),
    piece(of(0.5), of(0.5), of(0.37), 'circle', { fill: '#c0455a', stroke: '#e9b95c', thick: 2.5 }),
    rect(part(0.45, 0.33, 0.1, 0.34), { fill: '#ffffffd0' }),
    rect(part(0.33, 0.45, 0.34, 0.1), { fill: '#ffffffd0' }),
  ],
  ROULETTE_TABLE: [
    piece(of(0.5), of(0.54), of(0.49), 'circle', { fill: '#00000080' }),
    piece(of(0.5), of(0.5), of(0.48), 'circle', { fill: '#16171c' }),
    path(wedges(), { fill: '#b3303f' }),
    piece(of(0.5), of(0.5), of(0.45), 'circle', { stroke: '#e2b85a', thick: 3 }),
    piece(of(0.5), of(0.5), of(0.36), 'circle', { fill: '#14663f' }),
  ],
  BAR_TABLE: [
    rect(part(0.02, 0.05, 0.96, 0.95), { fill: '#1a0e08', radius: of(0.12) }),
    rect(part(0.02, 0.02, 0.96, 0.9), { fill: '#a06a36', radius: of(0.12) }),
    rect(part(0.08, 0.06, 0.84, 0.1), { fill: '#bb8248' }),
  ],
};

/** Returns the path of every second pocket of the roulette wheel (six of twelve). */
function wedges(): string {
  const corner = (twelfth: number) => {
    const angle = (twelfth * Math.PI) / 6;
    return `${of(0.5 + 0.48 * Math.cos(angle))} ${of(0.5 + 0.48 * Math.sin(angle))}`;
  };
  const triangle = (at: number) => `M${of(0.5)} ${of(0.5)}L${corner(at)}L${corner(at + 1)}Z`;
  return [0, 2, 4, 6, 8, 10].map(triangle).join('');
}

/** Draws rectangles of one colour, in fractions of a field. */
function area(fill: Colour, ...places: (readonly [x: number, y: number, width: number, height: number])[]): Item {
  return path(places.map(([x, y, wide, high]) => `M${of(x)} ${of(y)}h${of(wide)}v${of(high)}h${-of(wide)}z`).join(''), {
    fill,
  });
}

function carpet(isOdd: boolean, isShaded: boolean): Item[] {
  return [
    area(isOdd ? '#3b1f2b' : '#37202c', [0, 0, 1, 1]),
    piece(of(0.5), of(0.5), of(0.17), 'diamond', { fill: '#49283680' }),
    ...(isShaded ? [area('#00000055', [0, 0, 1, 0.18])] : []),
  ];
}

/** Draws a wall with brass along its open sides. `open` is a bit mask: 1 above, 2 right, 4 below, 8 left. */
function wall(open: number): Item[] {
  const edges = ([1, 2, 4, 8] as const).filter((bit) => (open & bit) !== 0).map((bit) => EDGES[bit]);
  return [
    area('#4f4138', [0, 0, 1, 1]),
    area('#594a40', [0.12, 0.12, 0.76, 0.5]),
    ...(open & 4 ? [area('#241a15', [0, 0.66, 1, 0.34]), area('#33261f', [0.02, 0.72, 0.96, 0.18])] : []),
    ...(edges.length > 0 ? [area('#c9a45c', ...edges)] : []),
  ];
}

const EDGES = { 1: [0, 0, 1, 0.07], 2: [0.93, 0, 0.07, 1], 4: [0, 0.64, 1, 0.07], 8: [0, 0, 0.07, 1] } as const;

const FURNISHED = Object.keys(FURNITURE) as FieldName[];

/** Tiles by letter: capitals are walls, digits furniture, lower-case letters carpets. */
const SET: Tiles['set'] = Object.fromEntries([
  ...Array.from({ length: 16 }, (_, open) => [wallLetter(open), wall(open)]),
  ...FURNISHED.map((kind, at) => [String(at), [...carpet(false, false), ...(FURNITURE[kind] ?? [])]]),
  ...['a', 'b', 'c', 'd'].map((letter, style) => [letter, carpet(style % 2 === 1, style > 1)]),
]);

function wallLetter(open: number): string {
  return String.fromCharCode(0x41 + open);
}

function letterAt(rows: readonly string[], x: number, y: number): string {
  const kind = fieldIn(rows[y], x);
  if (kind === undefined) return ' ';
  const open = (dx: number, dy: number, bit: number) => (isSolid(rows, x + dx, y + dy) ? 0 : bit);
  if (kind === 'WALL') return wallLetter(open(0, -1, 1) + open(1, 0, 2) + open(0, 1, 4) + open(-1, 0, 8));
  const furnished = FURNISHED.indexOf(kind);
  if (furnished >= 0) return String(furnished);
  return 'abcd'.charAt(((x + y) % 2) + (open(0, -1, 1) ? 0 : 2));
}

function isSolid(rows: readonly string[], x: number, y: number): boolean {
  const kind = fieldIn(rows[y], x);
  return kind === undefined || kind === 'WALL';
}

/** Draws the static fields within a window of a map, relative to its corner. */
export function floorIn(map: readonly string[], window: Box): Item[] {
  const block = { width: WINDOW.columns, height: WINDOW.rows };
  return blocks(map, window, { cell: CELL, block, set: SET, letterAt });
}

/** Returns the floor, walls and furniture of the touched board, as the reader knows them. */
export function backgrounds(state: State, { viewer, open }: Reader): Readonly<Record<string, Picture>> {
  const { board, people } = shownState(state, viewer, open === true || state.phase === 'over');
  if (people.length === 0) return {};
  const window = box(0, 0, Math.max(...board.rows.map(({ length }) => length)), board.rows.length);
  const [width, height] = [window.width * CELL, window.height * CELL];
  return { casino: { width, height, ground: ['#241620'], items: floorIn(board.rows, window) } };
}

/** Draws the static fields of a section of the casino. */
export function floor({ board }: State, { x, y, columns, rows }: Frame, left: number, top: number): Item {
  const items = floorIn(board.rows, box(x, y, columns, rows));
  return group(items, { x: left, y: top, clip: box(0, 0, columns * CELL, rows * CELL) });
}

/** Draws a piece of furniture in another size, for the legend. */
export function furniture(kind: 'FIREPLACE' | 'BAR_SEAT' | 'ROULETTE_TABLE', x: number, y: number, size: number): Item {
  return group(FURNITURE[kind] ?? [], { x, y, scale: size / CELL });
}

/** A reader's knowledge of a safe. */
export type SafeState = 'closed' | 'known' | 'open';

/** Draws the state of a roulette table: chips, a violet rim for a prism, a cross if it is wrecked. */
export function table({ chips, inverted, destroyed }: Board['tables'][number], x: number, y: number): Item[] {
  const [cx, cy] = [x + CELL / 2, y + CELL / 2];
  if (destroyed)
    return [
      piece(cx, cy, CELL * 0.49, 'circle', { fill: '#2b2d36', stroke: COLOURS.line }),
      icon(SIGNS.cancel, cx, cy, CELL * 0.55, { colour: COLOURS.soft }),
    ];
  return [
    ...(inverted ? [piece(cx, cy, CELL * 0.48, 'circle', { stroke: COLOURS.magic, thick: 3.5 })] : []),
    text(around(cx, cy + 0.5, CELL - 8), chips, { size: 23, weight: 700, align: 'centre', narrow: true, edge: 1.6 }),
  ];
}

/** Draws a safe with its number: a key if the combination is known, gold with a tick if it is open. */
export function safe(number: number, known: SafeState, x: number, y: number, size = CELL): Item[] {
  const isOpen = known === 'open';
  const corner = (sign: string, colour: Colour) =>
    icon(sign, x + size * 0.86, y + size * 0.2, size * 0.46, { colour, edge: 2.2 });
  return [
    rect(box(x + 1.5, y + 2.5, size - 3, size - 2.5), { fill: '#000000a0', radius: size * 0.14 }),
    rect(box(x + 1.5, y + 1.5, size - 3, size - 3.5), {
      fill: { down: isOpen ? ['#ffe3a0', '#d19a2e'] : ['#9aa6ba', '#566073'] },
      stroke: isOpen ? '#7a5510' : COLOURS.gold,
      thick: Math.max(1.6, size * 0.07),
      radius: size * 0.14,
    }),
    text(box(x + 3, y, size - 6, size), number, {
      size: Math.max(18, Math.round(size * 0.56)),
      weight: 700,
      align: 'centre',
      colour: isOpen ? '#3a2705' : '#ffffff',
      edge: isOpen ? undefined : 1.6,
    }),
    ...(known === 'known' ? [corner(THINGS.combination, COLOURS.gold)] : []),
    ...(isOpen ? [corner(SIGNS.calm, '#ffffff')] : []),
  ];
}

/** Draws a field in walking reach, with a dot if nothing is on it. */
export function reachableField(x: number, y: number, hasDot = true, size = CELL): Item[] {
  return [
    rect(box(x + 1.5, y + 1.5, size - 3, size - 3), {
      fill: fade(COLOURS.own, 0.2),
      stroke: fade(COLOURS.own, 0.55),
      thick: 1.2,
    }),
    ...(hasDot ? [piece(x + size / 2, y + size / 2, size * 0.13, 'circle', { fill: '#d7ebff' })] : []),
  ];
}

/** Draws a target of a partial line. */
export function target(_: unknown, x: number, y: number): Item[] {
  return [
    rect(box(x + 1.5, y + 1.5, CELL - 3, CELL - 3), {
      fill: fade(COLOURS.bad, 0.16),
      stroke: COLOURS.bad,
      thick: 2.5,
      radius: 6,
    }),
  ];
}

/** Draws a gadget on the floor. */
export function lying(gadget: string, x: number, y: number, size = CELL): Item[] {
  return [icon(gadgetIcon(gadget), x + size / 2, y + size / 2, size * 0.76, { colour: COLOURS.gold, edge: 2.5 })];
}

export function theCat(_: unknown, x: number, y: number, size = CELL): Item[] {
  return [
    icon(THINGS.cat, x + size / 2, y + size * 0.48, size * 0.96, { colour: '#ffffff', to: '#dfe6f5', edge: 2.2 }),
  ];
}

export function theJanitor(_: unknown, x: number, y: number, size = CELL): Item[] {
  const style = { shape: 'diamond', colour: COLOURS.bad, deep: '#5a1420', icon: THINGS.janitor, scale: 1.25 } as const;
  return [medallion(x + size / 2, y + size / 2, size * 0.44, 'none', style)];
}

/** Draws fog over a field. A wall stays visible. */
export function fog(x: number, y: number, size = CELL, isOverWall = false): Item[] {
  if (isOverWall) return [rect(box(x, y, size, size), { fill: '#aeb6c860' })];
  return [
    rect(box(x, y, size, size), { fill: '#aeb6c8b0' }),
    icon(THINGS.fog, x + size / 2, y + size / 2, size * 0.8, { colour: '#5b6377' }),
  ];
}
