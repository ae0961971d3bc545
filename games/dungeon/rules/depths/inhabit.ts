import type { JavaRandom } from '../../../kit/random.ts';
import type { Bestiary } from '../enemies.ts';
import { closerThan, type Position } from '../grid.ts';
import { HERO } from '../level.ts';
import type { Halls } from './carve.ts';

/** Who may live in a level, by their letters, and the experience that they may be worth together. */
export interface Company {
  readonly tiles: string;
  readonly budget: number;
}

/** How far from the hero enemies start, so that no level begins with an attack. */
const FAR = 9;

/** Puts the hero into one chamber and enemies for a budget into the others: the text of a level. */
export function inhabit({ rows, chambers }: Halls, company: Company, bestiary: Bestiary, random: JavaRandom): string {
  const board = rows.map((row) => [...row]);
  const home = chambers[random.below(chambers.length)]!;
  const start = home[random.below(home.length)]!;
  board[start.y]![start.x] = HERO;
  const free = random.shuffle(chambers.flat().filter((cell) => !closerThan(FAR, cell, start)));
  for (const [index, tile] of drawn(company, bestiary, random).entries()) {
    const cell = free[index];
    if (cell) place(board, cell, tile);
  }
  return board.map((row) => row.join('')).join('\n');
}

function place(board: string[][], { x, y }: Position, tile: string): void {
  board[y]![x] = tile;
}

/** Enemies drawn one by one as long as the budget pays for them, at least one. */
function drawn({ tiles, budget }: Company, bestiary: Bestiary, random: JavaRandom): string[] {
  const worth = (tile: string) => bestiary.get(tile)!.experience;
  const found: string[] = [];
  let left = budget;
  for (;;) {
    const payable = [...tiles].filter((tile) => worth(tile) <= left);
    if (payable.length === 0) return found.length > 0 ? found : [tiles[0]!];
    const tile = payable[random.below(payable.length)]!;
    left -= worth(tile);
    found.push(tile);
  }
}
