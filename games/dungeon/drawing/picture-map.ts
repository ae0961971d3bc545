import { type Box, box } from '../../kit/picture/box.ts';
import type { Item } from '../../kit/picture/items.ts';
import { group, icon, layer, medallion, path, piece, rect, tiles } from '../../kit/picture/make.ts';
import { fade, healthTone, TONES, WIDTH } from '../../kit/picture/palette.ts';
import { SIGNS } from '../../kit/picture/signs.ts';
import { castRefusal, inReach } from '../rules/abilities.ts';
import { strikers } from '../rules/danger.ts';
import { isShown, sees } from '../rules/enemies.ts';
import { DIRECTIONS, type Direction, type Position, same, squaredRange, step } from '../rules/grid.ts';
import { isWall } from '../rules/room.ts';
import type { Enemy, Room } from '../state.ts';
import { enemyLook, heroLook } from './icons.ts';
import { CELL, STONES, stoneAt } from './picture-stones.ts';
import { start } from './window.ts';

/** As many cells as fit a phone and can be told apart on it. */
const COLUMNS = WIDTH / CELL;
const ROWS = { least: 5, most: 10 } as const;
/** The way that a sign pointing down is turned. */
const TURNS: Readonly<Record<Direction, number>> = { down: 0, left: 90, up: 180, right: 270 };
/** The sides of a cell. */
const SIDES: Readonly<Record<Direction, string>> = {
  up: 'm0 0h40',
  down: 'm0 40h40',
  left: 'm0 0v40',
  right: 'm40 0v40',
};

/** The part of a level that is shown, in cells. */
export function windowOf({ walls, hero }: Pick<Room, 'walls' | 'hero'>): Box {
  const [wide, high] = [walls[0]!.length, walls.length];
  const rows = Math.max(ROWS.least, Math.min(ROWS.most, high));
  return box(begin(hero.x, COLUMNS, wide), begin(hero.y, rows, high), COLUMNS, rows);
}

/** A level that is smaller than the window stands in its middle. */
function begin(centre: number, size: number, whole: number): number {
  return whole < size ? -Math.floor((size - whole) / 2) : start(centre, size, whole);
}

/** The map around the hero: what enemies see, what the ability reaches, and everybody who shows. */
export function map(y: number, room: Room, isOn: boolean): Item {
  const window = windowOf(room);
  const corner = ({ x, y }: Position) => ({ x: (x - window.x) * CELL, y: (y - window.y) * CELL });
  const middle = (at: Position) => ({ x: corner(at).x + CELL / 2, y: corner(at).y + CELL / 2 });
  const cells = cellsOf(window);
  const enemies = room.enemies.filter(isShown).toSorted((one, other) => one.y - other.y);
  const due = new Set(isOn ? strikers(room).map(({ enemy }) => enemy) : []);
  const rows = Array.from({ length: window.height }, (_, row) =>
    cells
      .filter((_, at) => Math.floor(at / COLUMNS) === row)
      .map((cell) => stoneAt(room, cell))
      .join(''),
  );
  const hero = middle(room.hero);
  const items: Item[] = [
    tiles(0, 0, { width: CELL, height: CELL }, rows, STONES),
    ...(isOn ? watched(room, enemies, cells, corner) : []),
    ...(isOn ? reach(room, enemies, cells, middle) : []),
    ...(isOn ? enemies.filter((enemy) => sees(enemy, room.hero)) : []).flatMap((enemy) =>
      glance(enemy, room.hero, middle),
    ),
    ...enemies.flatMap((enemy) => token(enemy, middle(enemy), due.has(enemy))),
    rect(box(hero.x - 70, hero.y - 70, 140, 140), { fill: { glow: [fade(TONES.own, 0.25), fade(TONES.own, 0)] } }),
    medallion(hero.x, hero.y - 1, 19, 0, { ...heroLook(room.hero), active: isOn }),
    ...further(room, window),
  ];
  return group(items, { y, clip: box(0, 0, WIDTH, window.height * CELL) });
}

function cellsOf({ x, y, width, height }: Box): Position[] {
  return Array.from({ length: width * height }, (_, at) => ({ x: x + (at % width), y: y + Math.floor(at / width) }));
}

type Place = (cell: Position) => Position;

/** Where an enemy would see the hero: nothing blocks sight, only the range counts. */
function watched(room: Room, enemies: readonly Enemy[], cells: readonly Position[], corner: Place): Item[] {
  const isWatched = (cell: Position) => !isWall(room, cell) && enemies.some((enemy) => sees(enemy, cell));
  const seen = cells.filter(isWatched);
  const at = (cell: Position) => `M${corner(cell).x} ${corner(cell).y}`;
  const edges = seen.flatMap((cell) =>
    DIRECTIONS.filter((direction) => {
      const next = step(cell, direction);
      return !isWall(room, next) && !isWatched(next);
    }).map((direction) => at(cell) + SIDES[direction]),
  );
  if (seen.length === 0) return [];
  return [
    path(seen.map((cell) => `${at(cell)}h40v40h-40z`).join(''), { fill: fade(TONES.bad, 0.16) }),
    // Four dashes to a side, so that they go on around corners.
    path(edges.join(''), { stroke: fade(TONES.bad, 0.8), thick: 2.5, dash: [4, 6] }),
  ];
}

/** Dots where the hero's ability reaches; hollow ones while it cannot be used. */
function reach(
  { walls, hero, enemies: all }: Room,
  shown: readonly Enemy[],
  cells: readonly Position[],
  middle: Place,
): Item[] {
  const refusal = castRefusal(hero, all.filter(isShown));
  const isReady = !refusal || refusal.reason === 'range';
  const dots = cells
    .filter(
      (cell) => !isWall({ walls }, cell) && inReach(hero, cell) && ![hero, ...shown].some((one) => same(one, cell)),
    )
    .map((cell) => `M${middle(cell).x - 4} ${middle(cell).y}a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z`);
  const look = isReady ? { fill: TONES.own, stroke: '#00000088' as const } : { stroke: fade(TONES.own, 0.45) };
  return dots.length > 0 ? [path(dots.join(''), { ...look, thick: 1.5 })] : [];
}

/** A line with an eye from an enemy that sees the hero, unless they stand side by side. */
function glance(enemy: Enemy, hero: Position, middle: Place): Item[] {
  if (squaredRange(enemy, hero) < 3) return [];
  const [from, to] = [middle(enemy), middle(hero)];
  const line = `M${from.x} ${from.y}L${to.x} ${to.y}`;
  const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2];
  return [
    path(line, { stroke: TONES.night, thick: 7 }),
    path(line, { stroke: TONES.bad, thick: 3.5, dash: [3, 8] }),
    icon(SIGNS.seen, x, y, 26, { tone: '#ffffff', edge: 3, edgeTone: '#8f1f2b' }),
  ];
}

/** An enemy on the map with what is left of it; a red rim if it is about to strike, a crown on a boss. */
function token(enemy: Enemy, { x, y }: Position, isDue: boolean): Item[] {
  const isBoss = enemy.kind === 'boss';
  const look = enemyLook(enemy);
  const [radius, high] = isBoss ? [24, y - 6] : [17, y - 2];
  const { health, pool } = enemy;
  return [
    ...(isDue ? [piece(x, high, radius + 3.5, look.shape, { fill: TONES.bad, stroke: TONES.night, thick: 1.5 })] : []),
    medallion(x, high, radius, 1, look),
    ...(isBoss ? [icon(SIGNS.crown, x, y - 31, 28, { tone: TONES.gold, edge: 2.5 })] : []),
    rect(box(x - 18, y + 11, 36, 8), { fill: TONES.night, radius: 4 }),
    rect(box(x - 17, y + 12, Math.max(5, (34 * health) / pool), 6), { fill: healthTone(health, pool), radius: 3 }),
  ];
}

/** Arrows on the sides where the level goes on. */
function further({ walls }: Room, { x, y, width, height }: Box): Item[] {
  const [right, low] = [WIDTH, height * CELL];
  const arrow = (isMore: boolean, way: Direction, at: Position) =>
    isMore
      ? [
          piece(at.x, at.y, 13, 'circle', { fill: '#000000aa' }),
          icon(SIGNS.further, at.x, at.y, 17, { tone: TONES.text, turn: TURNS[way] }),
        ]
      : [];
  return [
    ...arrow(x > 0, 'left', { x: 16, y: low / 2 }),
    ...arrow(x + width < walls[0]!.length, 'right', { x: right - 16, y: low / 2 }),
    ...arrow(y > 0, 'up', { x: right / 2, y: 16 }),
    ...arrow(y + height < walls.length, 'down', { x: right / 2, y: low - 16 }),
  ];
}

/** The whole level, small: walls, the window, and everybody who shows. */
export function smallMap(place: Box, room: Room): Item[] {
  const [wide, high] = [room.walls[0]!.length, room.walls.length];
  const cell = Math.min(place.width / wide, place.height / high);
  const [width, height] = [wide * cell, high * cell];
  const [x, y] = [Math.round(place.x + (place.width - width) / 2), Math.round(place.y + (place.height - height) / 2)];
  const window = windowOf(room);
  // Rows overlap a little, or the ground would shine through between them.
  const walls = room.walls.flatMap((row, at) =>
    [...row.matchAll(/#+/g)].map(
      ({ index, 0: run }) => `M${index * cell} ${at * cell}h${run.length * cell}v${cell + 0.3}h-${run.length * cell}z`,
    ),
  );
  const dot = (at: Position, radius: number) =>
    box(x + (at.x + 0.5) * cell - radius, y + (at.y + 0.5) * cell - radius, 2 * radius, 2 * radius);
  const isCut = window.width < wide || window.height < high;
  return [
    rect(box(x - 3, y - 3, width + 6, height + 6), { fill: '#0b0c10', radius: 3 }),
    layer(box(x, y, width, height), [
      rect(box(0, 0, width, height), { fill: '#23252e' }),
      path(walls.join(''), { fill: '#6d748c' }),
    ]),
    ...(isCut
      ? [
          rect(box(x + window.x * cell, y + window.y * cell, window.width * cell, window.height * cell), {
            stroke: TONES.gold,
            thick: 1.5,
          }),
        ]
      : []),
    ...room.enemies
      .filter(isShown)
      .map((enemy) => rect(dot(enemy, enemy.kind === 'boss' ? 3.6 : 2.6), { fill: enemyLook(enemy).tone })),
    rect(dot(room.hero, 4), { fill: TONES.own, stroke: '#ffffff', thick: 1.2, radius: 4 }),
  ];
}
