import { windowStart } from '@longtable/kit';
import {
  type Box,
  blocks,
  box,
  COLOURS,
  type Colour,
  cellNoise,
  fade,
  group,
  healthColour,
  type Item,
  icon,
  medallion,
  mix,
  type Picture,
  path,
  piece,
  place,
  rect,
  SIGNS,
  type Tiles,
} from '@longtable/kit/picture';
import { canPay, inReach } from '../rules/abilities.ts';
import { strikers } from '../rules/combat.ts';
import { isShown, sees } from '../rules/enemies.ts';
import { DIRECTIONS, type Direction, type Position, same, squaredRange, step } from '../rules/grid.ts';
import { isWall } from '../rules/room.ts';
import type { Enemy, Room, State } from '../state.ts';
import { unitPlace } from '../story.ts';
import { enemyMedallion, heroMedallion } from './icons.ts';

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
const letter = (first: string, at: number) => String.fromCharCode(first.charCodeAt(0) + at);
const bits = (...flags: readonly boolean[]) => flags.reduce((sum, flag) => 2 * sum + Number(flag), 0);
const isSet = (at: number, bit: number) => (at & bit) !== 0;

export const STONES: Tiles['set'] = {
  ...Object.fromEntries(Array.from({ length: 16 }, (_, at) => [letter('a', at), floor(at)])),
  ...Object.fromEntries(Array.from({ length: 16 }, (_, at) => [letter('A', at), wall(at)])),
  [DEEP]: bricks(TOP, '#33363f', ['#383c48', '#414654']),
};

/** Size of the visible section in cells. A smaller level is surrounded by rock. */
const [COLUMNS, ROWS] = [9, 8];
/** Size of the drawn section in pixels. It cuts 2 pixels off the first and the last row. */
export const MAP = { width: COLUMNS * CELL, height: ROWS * CELL - 4 } as const;
const SIDE_PATHS: Readonly<Record<Direction, string>> = {
  up: `m0 0h${CELL}`,
  down: `m0 ${CELL}h${CELL}`,
  left: `m0 0v${CELL}`,
  right: `m${CELL} 0v${CELL}`,
};

/** Returns the visible section of a level, in cells. */
export function windowOf({ walls, hero }: Pick<Room, 'walls' | 'hero'>): Box {
  const [wide, high] = [walls[0]!.length, walls.length];
  return box(begin(hero.x, COLUMNS, wide), begin(hero.y, ROWS, high), COLUMNS, ROWS);
}

/** Returns the start of the window on one axis. A smaller level is centred. */
function begin(centre: number, size: number, whole: number): number {
  return whole < size ? -Math.floor((size - whole) / 2) : windowStart(centre, size, whole);
}

/** Draws the map around the hero with vision areas, the ability's reach and visible units. */
export function map(y: number, room: Room, isOn: boolean): Item {
  const window = windowOf(room);
  const corner = ({ x, y }: Position) => ({ x: (x - window.x) * CELL, y: (y - window.y) * CELL });
  const middle = (at: Position) => ({ x: corner(at).x + CELL / 2, y: corner(at).y + CELL / 2 });
  const enemies = room.enemies.filter(isShown).toSorted((a, b) => a.y - b.y);
  const near = enemies.filter((enemy) => rangeTo(window, enemy) <= 0);
  const watchers = enemies.filter((enemy) => enemy.kind !== 'trap' && rangeTo(window, enemy) <= enemy.vision);
  const floor = isOn ? floorIn(room, window) : [];
  const due = new Set(isOn ? strikers(room).map(({ enemy }) => enemy) : []);
  const items: Item[] = [
    ...blocks(room.walls, window, { cell: CELL, block: window, set: STONES, letterAt: stoneAt }),
    ...watchedCells(room, watchers, floor, corner),
    ...reachDots(room, near, floor, middle),
    ...(isOn ? enemies.filter((enemy) => sees(enemy, room.hero)) : []).flatMap((enemy) =>
      sightLine(enemy, room.hero, middle),
    ),
    ...[room.hero, ...enemies].map((unit) => place(cellIn(window, unit), unitPlace(unit))),
    ...near.flatMap((enemy) => enemyToken(enemy, middle(enemy), due.has(enemy))),
    ...heroToken(room, middle(room.hero), isOn),
    ...edgeShades(room, window),
    ...(isOn ? enemiesOutside(room, window, enemies, middle) : []),
  ];
  return group(items, { y: y - 2, clip: box(0, 2, MAP.width, MAP.height) });
}

/** Returns the walls and the floor of the touched board. */
export function backgrounds({ room }: State): Readonly<Record<string, Picture>> {
  if (!room) return {};
  const window = box(0, 0, room.walls[0]!.length, room.walls.length);
  const items = blocks(room.walls, window, { cell: CELL, block: window, set: STONES, letterAt: stoneAt });
  return { map: { width: window.width * CELL, height: window.height * CELL, ground: ['#181a22'], items } };
}

function floorIn(room: Room, { x, y, width, height }: Box): Position[] {
  const cells = Array.from({ length: width * height }, (_, at) => ({
    x: x + (at % width),
    y: y + Math.floor(at / width),
  }));
  return cells.filter((cell) => !isWall(room, cell));
}

/** Returns the distance of a cell from a window, 0 or less inside it. */
function rangeTo({ x, y, width, height }: Box, at: Position): number {
  return Math.max(x - at.x, at.x - (x + width - 1), y - at.y, at.y - (y + height - 1));
}

/** Returns the cell of a unit in a window's pixels, empty if it is outside of the window. */
function cellIn(window: Box, at: Position): Box {
  const size = rangeTo(window, at) <= 0 ? CELL : 0;
  return box((at.x - window.x) * CELL, (at.y - window.y) * CELL, size, size);
}

type CellToPixel = (cell: Position) => Position;

/** Draws the cells where an enemy would see the hero. Walls do not block sight. */
function watchedCells(room: Room, watchers: readonly Enemy[], floor: readonly Position[], corner: CellToPixel): Item[] {
  const isWatched = (cell: Position) => watchers.some((enemy) => sees(enemy, cell));
  const seen = floor.filter(isWatched);
  const at = (cell: Position) => `M${corner(cell).x} ${corner(cell).y}`;
  const edges = seen.flatMap((cell) =>
    DIRECTIONS.filter((direction) => {
      const next = step(cell, direction);
      return !isWall(room, next) && !isWatched(next);
    }).map((direction) => at(cell) + SIDE_PATHS[direction]),
  );
  if (seen.length === 0) return [];
  return [
    path(seen.map((cell) => `${at(cell)}h${CELL}v${CELL}h-${CELL}z`).join(''), { fill: fade(COLOURS.bad, 0.16) }),
    // Four dashes per side, so that they continue around corners.
    path(edges.join(''), { stroke: fade(COLOURS.bad, 0.8), thick: 2.5, dash: [4, 6] }),
  ];
}

/** Draws dots where the ability reaches, hollow ones while it cannot be used. */
function reachDots({ hero }: Room, enemies: readonly Enemy[], floor: readonly Position[], middle: CellToPixel): Item[] {
  const dots = floor
    .filter((cell) => inReach(hero, cell) && ![hero, ...enemies].some((unit) => same(unit, cell)))
    .map((cell) => `M${middle(cell).x - 4} ${middle(cell).y}a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z`);
  const style = canPay(hero)
    ? { fill: COLOURS.own, stroke: '#00000088' as const }
    : { stroke: fade(COLOURS.own, 0.45) };
  return dots.length > 0 ? [path(dots.join(''), { ...style, thick: 1.5 })] : [];
}

/** Draws a line with an eye from an enemy that sees the hero, unless they are adjacent. */
function sightLine(enemy: Enemy, hero: Position, middle: CellToPixel): Item[] {
  if (squaredRange(enemy, hero) < 3) return [];
  const [from, to] = [middle(enemy), middle(hero)];
  const line = `M${from.x} ${from.y}L${to.x} ${to.y}`;
  const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2];
  return [
    path(line, { stroke: COLOURS.night, thick: 7 }),
    path(line, { stroke: COLOURS.bad, thick: 3.5, dash: [3, 8] }),
    icon(SIGNS.seen, x, y, 26, { colour: '#ffffff', edge: 3, edgeColour: '#8f1f2b' }),
  ];
}

/** Size of the shade on a side where the level continues, of the signs of enemies outside of the window, and of their points. */
const [SHADE, SIGN, POINT] = [16, 13, 11];

/** Darkens the sides where the level continues. */
function edgeShades({ walls }: Room, { x, y, width, height }: Box): Item[] {
  const shade = (isMore: boolean, bounds: Box, way: 'down' | 'across', tones: readonly Colour[]) =>
    isMore ? [rect(bounds, { fill: way === 'down' ? { down: tones } : { across: tones } })] : [];
  const [near, far]: readonly Colour[][] = [
    ['#000000b0', '#00000000'],
    ['#00000000', '#000000b0'],
  ];
  const low = MAP.height + 2;
  return [
    ...shade(x > 0, box(0, 0, SHADE, low), 'across', near!),
    ...shade(x + width < walls[0]!.length, box(MAP.width - SHADE, 0, SHADE, low), 'across', far!),
    ...shade(y > 0, box(0, 2, MAP.width, SHADE), 'down', near!),
    ...shade(y + height < walls.length, box(0, low - SHADE, MAP.width, SHADE), 'down', far!),
  ];
}

/** Draws the nearest enemy behind each side of the window as a small sign at the edge that points at it. */
function enemiesOutside({ hero }: Room, window: Box, enemies: readonly Enemy[], middle: CellToPixel): Item[] {
  const outside = enemies
    .filter((enemy) => rangeTo(window, enemy) > 0)
    .toSorted((a, b) => squaredRange(a, hero) - squaredRange(b, hero));
  const [least, right, low] = [SIGN + POINT, MAP.width - SIGN - POINT, MAP.height - SIGN - POINT];
  const signs = outside.map((enemy) => {
    const at = middle(enemy);
    const [x, y] = [Math.min(right, Math.max(least, at.x)), Math.min(low, Math.max(least + 2, at.y))];
    const across = side(enemy.x, window.x, window.width);
    return { enemy, x, y, way: Math.atan2(side(enemy.y, window.y, window.height), across) };
  });
  const isFree = (at: Position, others: readonly Position[]) =>
    others.every((sign) => Math.abs(sign.x - at.x) + Math.abs(sign.y - at.y) > 2 * SIGN);
  return signs
    .filter((sign, at) => isFree(sign, signs.slice(0, at)))
    .flatMap(({ enemy, x, y, way }) => {
      const style = enemyMedallion(enemy);
      const corners = [way, way + 0.55, way - 0.55].map((angle, at) => {
        const range = SIGN + (at === 0 ? POINT - 2 : 0);
        return `${(x + range * Math.cos(angle)).toFixed(1)} ${(y + range * Math.sin(angle)).toFixed(1)}`;
      });
      return [
        path(`M${corners.join('L')}Z`, { fill: style.colour ?? COLOURS.other }),
        medallion(x, y, SIGN, 1, { ...style, alpha: 0.85 }),
      ];
    });
}

/** Returns on which side of a section a coordinate is: -1 before it, 0 inside, 1 behind it. */
function side(at: number, start: number, size: number): number {
  return Number(at >= start + size) - Number(at < start);
}

/** Draws an enemy with its health, a red rim if it is about to attack, and a crown for a boss. */
export function enemyToken(enemy: Enemy, { x, y }: Position, isDue: boolean): Item[] {
  const isBoss = enemy.kind === 'boss';
  const style = enemyMedallion(enemy);
  const [radius, high] = isBoss ? [24, y - 6] : [17, y - 2];
  const { health, pool } = enemy;
  return [
    ...(isDue
      ? [piece(x, high, radius + 3.5, style.shape, { fill: COLOURS.bad, stroke: COLOURS.night, thick: 1.5 })]
      : []),
    medallion(x, high, radius, 1, style),
    ...(isBoss ? [icon(SIGNS.crown, x, y - 31, 28, { colour: COLOURS.gold, edge: 2.5 })] : []),
    rect(box(x - 18, y + 11, 36, 8), { fill: COLOURS.night, radius: 4 }),
    rect(box(x - 17, y + 12, Math.max(5, (34 * health) / pool), 6), { fill: healthColour(health, pool), radius: 3 }),
  ];
}

/** Draws the hero, in a glow while alive, with a crown if no enemy is left. */
function heroToken({ hero, enemies }: Room, { x, y }: Position, isOn: boolean): Item[] {
  const light = { glow: [fade(COLOURS.own, 0.25), fade(COLOURS.own, 0)] };
  return [
    ...(hero.health > 0 ? [rect(box(x - 70, y - 70, 140, 140), { fill: light })] : []),
    medallion(x, y - 1, 19, 0, { ...heroMedallion(hero), active: isOn }),
    ...(enemies.length === 0 ? [icon(SIGNS.king, x, y - 25, 28, { colour: COLOURS.gold, edge: 2.5 })] : []),
  ];
}

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
