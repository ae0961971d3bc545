import type { Boss, Enemy, Monster, Trap } from '../state.ts';
import { closerThan, type Position } from './grid.ts';

type Figures = readonly [health: number, attack: number, defense: number];

function unitOf(tile: string, name: string, [health, attack, defense]: Figures, experience: number) {
  return { id: '', tile, name, health, pool: health, attack, defense, experience, x: 0, y: 0 };
}

export function monster(tile: string, name: string, figures: Figures, vision: number, experience: number): Monster {
  return { kind: 'monster', ...unitOf(tile, name, figures, experience), vision };
}

export function boss(
  tile: string,
  name: string,
  figures: Figures,
  vision: number,
  experience: number,
  frequency: number,
): Boss {
  return { kind: 'boss', ...unitOf(tile, name, figures, experience), vision, frequency, combatTicks: 0 };
}

export function trap(
  tile: string,
  name: string,
  figures: Figures,
  experience: number,
  times: readonly [number, number],
): Trap {
  const [visibility, invisibility] = times;
  return {
    kind: 'trap',
    ...unitOf(tile, name, figures, experience),
    visibility,
    invisibility,
    counter: 0,
    visible: true,
  };
}

/** The document's enemies. The first figures are health, attack and defense. */
const ENEMIES: readonly Enemy[] = [
  // Then vision range and experience.
  monster('s', 'Lannister Solider', [80, 8, 3], 3, 25),
  monster('k', 'Lannister Knight', [200, 14, 8], 4, 50),
  monster('q', "Queen's Guard", [400, 20, 15], 5, 100),
  monster('z', 'Wright', [600, 30, 15], 3, 100),
  monster('b', 'Bear-Wright', [1000, 75, 30], 4, 250),
  monster('g', 'Giant-Wright', [1500, 100, 40], 5, 500),
  monster('w', 'White Walker', [2000, 150, 50], 6, 1000),
  // Then vision range, experience and ability frequency.
  boss('M', 'The Mountain', [1000, 60, 25], 6, 500, 5),
  boss('C', 'Queen Cersei', [100, 10, 10], 1, 1000, 8),
  boss('K', "Night's King", [5000, 300, 150], 8, 5000, 3),
  // Then experience, and visibility and invisibility time.
  trap('B', 'Bonus Trap', [1, 1, 1], 250, [1, 5]),
  trap('Q', "Queen's Trap", [250, 50, 10], 100, [3, 7]),
  trap('D', 'Death Trap', [500, 100, 20], 250, [1, 10]),
];

export type Bestiary = ReadonlyMap<string, Enemy>;

/** The document's enemies by letter. */
export const BESTIARY: Bestiary = new Map(ENEMIES.map((enemy) => [enemy.tile, enemy]));

/** Returns a new enemy on a cell, after which it is called while the level lasts. Undefined if the letter is unknown. */
export function newEnemy(tile: string, { x, y }: Position, bestiary: Bestiary = BESTIARY): Enemy | undefined {
  const enemy = bestiary.get(tile);
  return enemy && { ...enemy, id: `${tile} ${x} ${y}`, x, y };
}

/** Whether a monster or boss sees the hero. Only the range counts, walls do not block sight. */
export function sees(enemy: Enemy, hero: Position): boolean {
  return enemy.kind !== 'trap' && closerThan(enemy.vision, enemy, hero);
}

/** Whether an enemy is visible. Only traps can hide. */
export function isShown(enemy: Enemy): boolean {
  return enemy.kind !== 'trap' || enemy.visible;
}
