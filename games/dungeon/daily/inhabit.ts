import type { JavaRandom } from '../../kit/random.ts';
import { BESTIARY } from '../rules/enemies.ts';
import { closerThan, type Position } from '../rules/grid.ts';
import { HERO } from '../rules/level.ts';
import type { Halls } from './carve.ts';

/** How hard a day is: what the hero has earned before, what the level may be worth, and who lives there. */
export interface Tier {
  readonly prior: number;
  readonly budget: number;
  readonly tiles: string;
}

/** From the first steps to the White Walkers; the experience before each is what our own levels give on the way there. */
export const TIERS: readonly Tier[] = [
  { prior: 75, budget: 150, tiles: 'ssk' },
  { prior: 200, budget: 250, tiles: 'sskkQ' },
  { prior: 400, budget: 300, tiles: 'skkqQ' },
  { prior: 950, budget: 500, tiles: 'kkqqzB' },
  { prior: 1550, budget: 700, tiles: 'qzzzbD' },
  { prior: 2300, budget: 900, tiles: 'zzbMB' },
  { prior: 3350, budget: 1500, tiles: 'zbbgMD' },
  { prior: 6050, budget: 2500, tiles: 'bbggwD' },
];

/** How far from the hero enemies start, so that no level begins with an attack. */
const FAR = 9;

/** Puts the hero into one chamber and enemies for a budget into the others: the text of a level. */
export function inhabit({ rows, chambers }: Halls, { tiles }: Tier, budget: number, random: JavaRandom): string {
  const board = rows.map((row) => [...row]);
  const home = chambers[random.below(chambers.length)]!;
  const start = home[random.below(home.length)]!;
  board[start.y]![start.x] = HERO;
  const free = random.shuffle(chambers.flat().filter((cell) => !closerThan(FAR, cell, start)));
  for (const [index, tile] of company(tiles, budget, random).entries()) {
    const cell = free[index];
    if (cell) place(board, cell, tile);
  }
  return board.map((row) => row.join('')).join('\n');
}

function place(board: string[][], { x, y }: Position, tile: string): void {
  board[y]![x] = tile;
}

/** Enemies drawn one by one as long as the budget pays for them, at least one. */
function company(tiles: string, budget: number, random: JavaRandom): string[] {
  const drawn: string[] = [];
  let left = budget;
  for (;;) {
    const payable = [...tiles].filter((tile) => worth(tile) <= left);
    if (payable.length === 0) return drawn.length > 0 ? drawn : [tiles[0]!];
    const tile = payable[random.below(payable.length)]!;
    left -= worth(tile);
    drawn.push(tile);
  }
}

function worth(tile: string): number {
  return BESTIARY.get(tile)!.experience;
}
