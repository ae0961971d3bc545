import { box } from '../../kit/picture/box.ts';
import type { Item, Tiles, Tone } from '../../kit/picture/items.ts';
import { group, icon, path, piece, rect, tiles } from '../../kit/picture/make.ts';
import { type FieldName, fieldIn } from '../rules/fields.ts';
import type { State } from '../state.ts';
import type { Frame } from './grid.ts';
import { icons } from './icons.ts';

/** How wide and high a field is: room for an emblem and two letters below it. */
export const CELL = 41;
/** The largest part of a casino that is shown at once. */
export const WINDOW = { columns: 13, rows: 11 } as const;

const BRASS: Tone = '#c9a45c';

/** A share of a field in pixels. */
const of = (share: number) => share * CELL;
const part = (x: number, y: number, width: number, height: number) => box(of(x), of(y), of(width), of(height));

/** What never moves, by its kind, drawn on the carpet; safes look different to everybody. */
const FURNITURE: Readonly<Partial<Record<FieldName, readonly Item[]>>> = {
  FIREPLACE: [
    rect(part(0.02, 0.02, 0.96, 0.96), { fill: '#3a3d49', radius: of(0.14) }),
    rect(part(0.14, 0.18, 0.72, 0.76), { fill: '#14151b', radius: of(0.3) }),
    icon(icons.FIREPLACE as string, of(0.5), of(0.56), of(0.72), { tone: '#ffd166', to: '#ff6a3d' }),
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
    piece(of(0.5), of(0.5), of(0.48), 'circle', { stroke: '#e2b85a', thick: 3 }),
    piece(of(0.5), of(0.5), of(0.36), 'circle', { fill: '#14663f' }),
  ],
  BAR_TABLE: [
    rect(part(0.02, 0.05, 0.96, 0.95), { fill: '#1a0e08', radius: of(0.12) }),
    rect(part(0.02, 0.02, 0.96, 0.9), { fill: '#a06a36', radius: of(0.12) }),
    rect(part(0.08, 0.06, 0.84, 0.1), { fill: '#bb8248' }),
  ],
};

/** Every other of the twelve pockets of a wheel. */
function wedges(): string {
  const corner = (twelfth: number) => {
    const angle = (twelfth * Math.PI) / 6;
    return `${of(0.5) + of(0.48) * Math.cos(angle)} ${of(0.5) + of(0.48) * Math.sin(angle)}`;
  };
  const one = (at: number) => `M${of(0.5)} ${of(0.5)}L${corner(at)}L${corner(at + 1)}Z`;
  return [0, 2, 4, 6, 8, 10].map(one).join('');
}

/** A field of carpet with what stands on it, shaded below a wall. */
function carpet(isOdd: boolean, isShaded: boolean, furniture: readonly Item[]): Item[] {
  const middle = of(0.5);
  return [
    rect(part(0, 0, 1, 1), { fill: isOdd ? '#3b1f2b' : '#37202c' }),
    piece(middle, middle, of(0.17), 'diamond', { fill: '#49283680' }),
    ...(isShaded ? [rect(part(0, 0, 1, 0.18), { fill: '#00000055' })] : []),
    ...furniture,
  ];
}

/** A wall with brass along the sides that face a room: above, right, below and left, a bit each. */
function wall(open: number): Item[] {
  const [up, right, down, left] = [1, 2, 4, 8].map((bit) => (open & bit) !== 0);
  const brass = (x: number, y: number, width: number, height: number) =>
    rect(part(x, y, width, height), { fill: BRASS });
  return [
    rect(part(0, 0, 1, 1), { fill: '#4f4138' }),
    rect(part(0.12, 0.12, 0.76, 0.5), { fill: '#594a40' }),
    ...(down
      ? [rect(part(0, 0.66, 1, 0.34), { fill: '#241a15' }), rect(part(0.02, 0.72, 0.96, 0.18), { fill: '#33261f' })]
      : []),
    ...(up ? [brass(0, 0, 1, 0.07)] : []),
    ...(left ? [brass(0, 0, 0.07, 1)] : []),
    ...(right ? [brass(0.93, 0, 0.07, 1)] : []),
    ...(down ? [brass(0, 0.64, 1, 0.07)] : []),
  ];
}

const KINDS = ['FREE', ...(Object.keys(FURNITURE) as FieldName[])];

/** Every look of a field by a letter of its own: walls are capitals, carpets are not. */
const SET: Tiles['set'] = Object.fromEntries([
  ...Array.from({ length: 16 }, (_, open) => [wallLetter(open), wall(open)]),
  ...KINDS.flatMap((kind) =>
    [false, true].flatMap((isOdd) =>
      [false, true].map((isShaded) => [
        carpetLetter(kind, isOdd, isShaded),
        carpet(isOdd, isShaded, FURNITURE[kind as FieldName] ?? []),
      ]),
    ),
  ),
]);

function wallLetter(open: number): string {
  return String.fromCharCode(0x41 + open);
}

function carpetLetter(kind: string, isOdd: boolean, isShaded: boolean): string {
  const at = Math.max(0, KINDS.indexOf(kind));
  return String.fromCharCode(0x61 + 4 * at + 2 * Number(isOdd) + Number(isShaded));
}

function letterAt(rows: readonly string[], x: number, y: number): string {
  const kind = fieldIn(rows[y], x);
  if (kind === undefined) return ' ';
  const isOpen = (dx: number, dy: number) => !isSolid(rows, x + dx, y + dy);
  if (kind !== 'WALL') return carpetLetter(kind, (x + y) % 2 === 1, !isOpen(0, -1));
  return wallLetter(
    Number(isOpen(0, -1)) + 2 * Number(isOpen(1, 0)) + 4 * Number(isOpen(0, 1)) + 8 * Number(isOpen(-1, 0)),
  );
}

function isSolid(rows: readonly string[], x: number, y: number): boolean {
  const kind = fieldIn(rows[y], x);
  return kind === undefined || kind === 'WALL';
}

/**
 * What never moves of a part of the casino. It is cut from blocks that lie where they lie, wherever the window is:
 * so few of them are drawn and kept.
 */
export function floor({ board }: State, { x, y, columns, rows }: Frame, left: number, top: number): Item {
  const blocks: Item[] = [];
  const begin = (at: number, size: number) => at - (at % size);
  for (let down = begin(y, WINDOW.rows); down < y + rows; down += WINDOW.rows)
    for (let across = begin(x, WINDOW.columns); across < x + columns; across += WINDOW.columns)
      blocks.push(block(board.rows, across, down, (across - x) * CELL, (down - y) * CELL));
  return group(blocks, { x: left, y: top, clip: box(0, 0, columns * CELL, rows * CELL) });
}

function block(all: readonly string[], x: number, y: number, left: number, top: number): Item {
  const rows = Array.from({ length: WINDOW.rows }, (_, down) =>
    Array.from({ length: WINDOW.columns }, (_, across) => letterAt(all, x + across, y + down)).join(''),
  );
  const used = new Set(rows.join(''));
  const set = Object.fromEntries(Object.entries(SET).filter(([letter]) => used.has(letter)));
  return tiles(left, top, { width: CELL, height: CELL }, rows, set);
}

/** A piece of furniture in another size, for the legend. */
export function furniture(kind: 'FIREPLACE' | 'BAR_SEAT' | 'ROULETTE_TABLE', x: number, y: number, size: number): Item {
  return group(FURNITURE[kind] ?? [], { x, y, scale: size / CELL });
}
