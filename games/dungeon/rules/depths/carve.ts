import { RNG } from '@longtable/kit';
import type { Enemy } from '../../state.ts';
import type { Bestiary } from '../enemies.ts';
import { closerThan, type Position } from '../grid.ts';
import { checked, HERO, type Level } from '../level.ts';

/** A level without anybody in it: rows of walls and floor, and the chambers, each with its cells. */
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

/** As much as a phone shows at once. */
const COLUMNS = 36;
const ROWS = 12;

/** Chambers in a grid of three by two, some left out, each somewhere in its part, and corridors from one to the next. */
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

/** The parts of the board in the order in which corridors join them: there along the top and back along the bottom. */
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

/** A corridor with one bend, one cell wide. */
function dig(rows: string[][], from: Position, to: Position, random: RNG): void {
  const bend = random.below(2) === 0 ? { x: to.x, y: from.y } : { x: from.x, y: to.y };
  for (const [one, other] of [
    [from, bend],
    [bend, to],
  ] as const) {
    const [left, right] = [Math.min(one.x, other.x), Math.max(one.x, other.x)];
    const [top, bottom] = [Math.min(one.y, other.y), Math.max(one.y, other.y)];
    for (let y = top; y <= bottom; y++) for (let x = left; x <= right; x++) rows[y]![x] = '.';
  }
}

/** Who may live in a level, by their letters, and the experience that they may be worth together. */
interface EnemyBudget {
  readonly tiles: string;
  readonly budget: number;
}

/** How far from the hero enemies start, so that no level begins with an attack. */
const MIN_ENEMY_DISTANCE = 9;

/** Puts the hero into one chamber and enemies for a budget into the others: the text of a level. */
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
    if (cell) place(board, cell, tile);
  }
  return board.map((row) => row.join('')).join('\n');
}

function place(board: string[][], { x, y }: Position, tile: string): void {
  board[y]![x] = tile;
}

/** Enemies drawn one by one as long as the budget pays for them, at least one. */
function drawEnemies({ tiles, budget }: EnemyBudget, bestiary: Bestiary, random: RNG): string[] {
  const worth = (tile: string) => bestiary.get(tile)!.experience;
  const found: string[] = [];
  let left = budget;
  for (;;) {
    const payable = [...tiles].filter((tile) => worth(tile) <= left);
    if (payable.length === 0) return found.length > 0 ? found : [tiles[0]!];
    const tile = random.pick(payable);
    left -= worth(tile);
    found.push(tile);
  }
}

/** What the first level is worth, and by how much each one is worth more, down to the depth from where enemies grow instead. */
const FIRST_BUDGET = 100;
const BUDGET_GROWTH = 1.6;
const BUDGET_DEPTH = 6;

/** By how much enemies grow with every level below that. They outgrow their worth, so that every descent comes to an end. */
const STRENGTH_GROWTH = 1.4;
const EXPERIENCE_GROWTH = 1.1;

/** Nobody who lives at a depth is worth less or more of it than this. */
const EXPERIENCE_SHARE = { least: 1 / 12, most: 1 / 2 } as const;

/** Tells the levels of one descent apart. */
const SEED_STEP = 0x9e3779b1;

/** The level at a depth of an endless descent, the same for everybody who goes down with this seed. */
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
