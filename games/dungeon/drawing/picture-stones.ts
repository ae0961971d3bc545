import { box, type Colour, cellNoise, type Item, mix, path, rect, type Tiles } from '@longtable/kit/picture';
import { isWall } from '../rules/room.ts';
import type { Room } from '../state.ts';

/** Size of a map cell in pixels. */
export const CELL = 40;

type Stone = readonly [x: number, y: number, width: number, height: number];

const FLOORS: readonly (readonly Stone[])[] = [
  [
    [0, 0, 20, 20],
    [20, 0, 20, 20],
    [0, 20, 20, 20],
    [20, 20, 20, 20],
  ],
  [
    [0, 0, 26, 22],
    [26, 0, 14, 22],
    [0, 22, 40, 18],
  ],
  [
    [0, 0, 40, 18],
    [0, 18, 18, 22],
    [18, 18, 22, 22],
  ],
  [
    [0, 0, 22, 40],
    [22, 0, 18, 24],
    [22, 24, 18, 16],
  ],
];
/** The top of a wall, and its front above a floor cell. */
const TOP: readonly Stone[] = [
  [0, 0, 20, 13],
  [20, 0, 20, 13],
  [0, 13, 10, 13],
  [10, 13, 20, 13],
  [30, 13, 10, 13],
  [0, 26, 20, 14],
  [20, 26, 20, 14],
];
const FRONT: readonly Stone[] = [
  [0, 22, 14, 9],
  [14, 22, 26, 9],
  [0, 31, 22, 9],
  [22, 31, 18, 9],
];

/** Letter of a wall without adjacent floor, which is drawn darker. */
const DEEP = 'Z';
const NEIGHBOURS = [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx) => [dx, dy] as const));

/**
 * Returns the tile letter of a cell by its kind and by which neighbours are of the other kind: lower case for floor,
 * capitals for walls and cells off the board.
 */
export function stoneAt(walls: Room['walls'], x: number, y: number): string {
  const wallAt = (dx: number, dy: number) => isWall({ walls }, { x: x + dx, y: y + dy });
  if (!wallAt(0, 0)) {
    const paving = Math.floor(cellNoise(x, y) * FLOORS.length);
    return letter('a', 4 * paving + bits(wallAt(0, -1), wallAt(-1, 0)));
  }
  if (!NEIGHBOURS.some(([dx, dy]) => !wallAt(dx, dy))) return DEEP;
  return letter('A', bits(!wallAt(0, 1), !wallAt(0, -1), !wallAt(-1, 0), !wallAt(1, 0)));
}

const letter = (first: string, at: number) => String.fromCharCode(first.charCodeAt(0) + at);
const bits = (...flags: readonly boolean[]) => flags.reduce((sum, flag) => 2 * sum + Number(flag), 0);
const isSet = (at: number, bit: number) => (at & bit) !== 0;

function floor(at: number): Item[] {
  const paving = at >> 2;
  return [
    rect(box(0, 0, CELL, CELL), { fill: '#1a1b22' }),
    ...FLOORS[paving]!.flatMap(([x, y, width, height], index) => [
      rect(box(x + 1, y + 1, width - 2, height - 2), {
        fill: mix('#2b2c36', '#363742', cellNoise(paving, index, 3)),
        radius: 2.5,
      }),
      rect(box(x + 2, y + 1, width - 4, 1.5), { fill: '#ffffff0a' }),
    ]),
    ...(paving === 3 ? [path('M6 8L13 17L10 26', { stroke: '#17181e', thick: 1 })] : []),
    ...(isSet(at, 2) ? [strip(0, 0, CELL, 7, '#00000070'), strip(0, 7, CELL, 6, '#00000038')] : []),
    ...(isSet(at, 1) ? [strip(0, 0, 6, CELL, '#00000038')] : []),
  ];
}

function wall(at: number): Item[] {
  const front = isSet(at, 8);
  return [
    ...bricks(TOP, '#5a5f73', ['#5d6378', '#6d748c']),
    ...(front ? [strip(0, 22, CELL, 18, '#23252f'), ...bricks(FRONT, undefined, ['#3a3e4d', '#474c5e'])] : []),
    ...(front ? [strip(0, 21, CELL, 2, '#8a92ad')] : []),
    ...(isSet(at, 4) ? [strip(0, 0, CELL, 2, '#9aa3c0')] : []),
    ...(isSet(at, 2) ? [strip(0, 0, 2, CELL, '#9aa3c0')] : []),
    ...(isSet(at, 1) ? [strip(CELL - 2, 0, 2, CELL, '#3a3e4d')] : []),
  ];
}

function bricks(
  stones: readonly Stone[],
  joints: Colour | undefined,
  [dark, light]: readonly [Colour, Colour],
): Item[] {
  return [
    ...(joints ? [strip(0, 0, CELL, CELL, joints)] : []),
    ...stones.map(([x, y, width, height]) =>
      strip(x + 0.75, y + 0.75, width - 1.5, height - 1.5, mix(dark, light, cellNoise(x, y, 9))),
    ),
  ];
}

function strip(x: number, y: number, width: number, height: number, fill: Colour): Item {
  return rect(box(x, y, width, height), { fill });
}

export const STONES: Tiles['set'] = {
  ...Object.fromEntries(Array.from({ length: 16 }, (_, at) => [letter('a', at), floor(at)])),
  ...Object.fromEntries(Array.from({ length: 16 }, (_, at) => [letter('A', at), wall(at)])),
  [DEEP]: bricks(TOP, '#33363f', ['#383c48', '#414654']),
};
