import { RNG } from '@longtable/kit';
import type { Enemy } from '../state.ts';
import type { Bestiary } from './enemies.ts';
import { closerThan, type Position } from './grid.ts';
import { checked, HERO, type Level } from './level.ts';

/** A level without units: rows of walls and floor, and the cells of each chamber. */
export interface CarvedLevel {
  readonly rows: readonly string[][];
  readonly chambers: readonly (readonly Position[])[];
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Size of a carved level in cells, which fits a phone. */
const COLUMNS = 36;
const ROWS = 12;

/** Carves five or six chambers in a grid of three by two, joined by corridors. */
export function carve(random: RNG): CarvedLevel {
  const rows = Array.from({ length: ROWS }, () => [...'#'.repeat(COLUMNS)]);
  const boxes = chambers(random);
  for (const box of boxes) for (const { x, y } of cellsOf(box)) rows[y]![x] = '.';
  for (const [index, box] of boxes.entries()) {
    const next = boxes[index + 1] ?? (random.below(2) === 0 ? boxes[0] : undefined);
    if (next) dig(rows, centreOf(box), centreOf(next), random);
  }
  return { rows, chambers: boxes.map(cellsOf) };
}

/** Grid cells in the order of the corridors: along the top and back along the bottom. */
const GRID_CELLS: readonly Box[] = [
  { x: 1, y: 1, width: 11, height: 5 },
  { x: 12, y: 1, width: 11, height: 5 },
  { x: 23, y: 1, width: 12, height: 5 },
  { x: 23, y: 6, width: 12, height: 6 },
  { x: 12, y: 6, width: 11, height: 6 },
  { x: 1, y: 6, width: 11, height: 6 },
];

function chambers(random: RNG): readonly Box[] {
  const left = random.below(GRID_CELLS.length + 1);
  return GRID_CELLS.filter((_, index) => index !== left).map((part) => {
    const width = 5 + random.below(part.width - 5);
    const height = 3 + random.below(part.height - 3);
    const x = part.x + random.below(part.width - width);
    return { x, y: part.y + random.below(part.height - height), width, height };
  });
}

function cellsOf({ x, y, width, height }: Box): Position[] {
  return Array.from({ length: width * height }, (_, index) => ({
    x: x + (index % width),
    y: y + Math.floor(index / width),
  }));
}

function centreOf({ x, y, width, height }: Box): Position {
  return { x: x + Math.floor(width / 2), y: y + Math.floor(height / 2) };
}

/** Digs a corridor with one bend. */
function dig(rows: string[][], from: Position, to: Position, random: RNG): void {
  const bend = random.below(2) === 0 ? { x: to.x, y: from.y } : { x: from.x, y: to.y };
  for (const [start, end] of [
    [from, bend],
    [bend, to],
  ] as const) {
    const [left, right] = [Math.min(start.x, end.x), Math.max(start.x, end.x)];
    const [top, bottom] = [Math.min(start.y, end.y), Math.max(start.y, end.y)];
    for (let y = top; y <= bottom; y++) for (let x = left; x <= right; x++) rows[y]![x] = '.';
  }
}

/** The kinds of enemies in a level, by letter, and their total experience. */
interface EnemyBudget {
  readonly tiles: string;
  readonly budget: number;
}

/** Minimum distance of enemies from the hero, so that no level starts with an attack. */
const MIN_ENEMY_DISTANCE = 9;

/** Places the hero in a chamber, and enemies for a budget on chamber cells at a distance. Returns the level's text. */
export function inhabit(
  { rows, chambers }: CarvedLevel,
  company: EnemyBudget,
  bestiary: Bestiary,
  random: RNG,
): string {
  const board = rows.map((row) => [...row]);
  const home = random.pick(chambers);
  const start = random.pick(home);
  board[start.y]![start.x] = HERO;
  const free = random.shuffle(chambers.flat().filter((cell) => !closerThan(MIN_ENEMY_DISTANCE, cell, start)));
  for (const [index, tile] of drawEnemies(company, bestiary, random).entries()) {
    const cell = free[index];
    if (cell) put(board, cell, tile);
  }
  return board.map((row) => row.join('')).join('\n');
}

function put(board: string[][], { x, y }: Position, tile: string): void {
  board[y]![x] = tile;
}

/** Draws random enemies until the budget affords no more, at least start. */
function drawEnemies({ tiles, budget }: EnemyBudget, bestiary: Bestiary, random: RNG): string[] {
  const worth = (tile: string) => bestiary.get(tile)!.experience;
  const drawn: string[] = [];
  let left = budget;
  for (;;) {
    const payable = [...tiles].filter((tile) => worth(tile) <= left);
    if (payable.length === 0) return drawn.length > 0 ? drawn : [tiles[0]!];
    const tile = random.pick(payable);
    left -= worth(tile);
    drawn.push(tile);
  }
}

/** The first level's budget, its growth per level, and the depth below which the enemies grow instead. */
const FIRST_BUDGET = 100;
const BUDGET_GROWTH = 1.6;
const BUDGET_DEPTH = 6;

/** Growth of enemies per level below that depth. They outgrow their experience, so that every descent ends. */
const STRENGTH_GROWTH = 1.4;
const EXPERIENCE_GROWTH = 1.1;

/** Range of an enemy's experience as a share of the level's budget. */
const EXPERIENCE_SHARE = { least: 1 / 12, most: 1 / 2 } as const;

/** Difference of the seeds of adjacent levels. */
const SEED_STEP = 0x9e3779b1;

/** Returns the level at a depth of an endless descent with this seed. */
export function levelAt(depth: number, seed: number, bestiary: Bestiary): Level {
  const random = RNG.seeded(seed + depth * SEED_STEP);
  const budget = Math.round(FIRST_BUDGET * BUDGET_GROWTH ** (Math.min(depth, BUDGET_DEPTH) - 1));
  const tiles = [...bestiary.values()]
    .filter(
      ({ experience }) => experience >= budget * EXPERIENCE_SHARE.least && experience <= budget * EXPERIENCE_SHARE.most,
    )
    .map(({ tile }) => tile)
    .join('');
  const level = checked(inhabit(carve(random), { tiles, budget }, bestiary, random), bestiary);
  return { ...level, enemies: level.enemies.map((enemy) => strengthen(enemy, Math.max(0, depth - BUDGET_DEPTH))) };
}

function strengthen(enemy: Enemy, times: number): Enemy {
  const stronger = (figure: number) => Math.round(figure * STRENGTH_GROWTH ** times);
  return {
    ...enemy,
    health: stronger(enemy.health),
    pool: stronger(enemy.pool),
    attack: stronger(enemy.attack),
    defense: stronger(enemy.defense),
    experience: Math.round(enemy.experience * EXPERIENCE_GROWTH ** times),
  };
}
