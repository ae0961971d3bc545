import { JavaRandom } from '../../../kit/random.ts';
import type { Enemy } from '../../state.ts';
import type { Bestiary } from '../enemies.ts';
import { checked, type Level } from '../level.ts';
import { carve } from './carve.ts';
import { inhabit } from './inhabit.ts';

/** What the first level is worth, and by how much each one is worth more, down to the depth from where enemies grow instead. */
const FIRST = 100;
const RICHER = 1.6;
const DEEP = 6;

/** By how much enemies grow with every level below that. They outgrow their worth, so that every descent comes to an end. */
const STRONGER = 1.4;
const DEARER = 1.1;

/** Nobody who lives at a depth is worth less or more of it than this. */
const SHARE = { least: 1 / 12, most: 1 / 2 } as const;

/** Tells the levels of one descent apart. */
const APART = 0x9e3779b1;

/** The level at a depth of an endless descent, the same for everybody who goes down with this seed. */
export function levelAt(depth: number, seed: number, bestiary: Bestiary): Level {
  const random = JavaRandom.seeded(seed + depth * APART);
  const budget = Math.round(FIRST * RICHER ** (Math.min(depth, DEEP) - 1));
  const tiles = [...bestiary.values()]
    .filter(({ experience }) => experience >= budget * SHARE.least && experience <= budget * SHARE.most)
    .map(({ tile }) => tile)
    .join('');
  const level = checked(inhabit(carve(random), { tiles, budget }, bestiary, random), bestiary);
  return { ...level, enemies: level.enemies.map((enemy) => grown(enemy, Math.max(0, depth - DEEP))) };
}

function grown(enemy: Enemy, times: number): Enemy {
  const stronger = (figure: number) => Math.round(figure * STRONGER ** times);
  return {
    ...enemy,
    health: stronger(enemy.health),
    pool: stronger(enemy.pool),
    attack: stronger(enemy.attack),
    defense: stronger(enemy.defense),
    experience: Math.round(enemy.experience * DEARER ** times),
  };
}
