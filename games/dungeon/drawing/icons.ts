import type { Medallion } from '../../kit/picture/items.ts';
import { lookOf, mix, TONES } from '../../kit/picture/palette.ts';
import { BESTIARY } from '../rules/enemies.ts';
import type { Enemy, Hero, HeroClass } from '../state.ts';

/** The heroes of the menu, by name. */
const HEROES: Readonly<Record<string, string>> = {
  'Jon Snow': 'swordman',
  'The Hound': 'wolf-head',
  Melisandre: 'fire-spell-cast',
  'Thoros of Myr': 'fire-ring',
  'Arya Stark': 'thrown-daggers',
  Bronn: 'backstab',
  Ygritte: 'bowman',
};

/** The enemies, by their letters. */
const ENEMIES: Readonly<Record<string, string>> = {
  s: 'spartan-helmet',
  k: 'visored-helm',
  q: 'templar-shield',
  z: 'shambling-zombie',
  b: 'bear-head',
  g: 'giant',
  w: 'ice-golem',
  M: 'brute',
  C: 'queen-crown',
  K: 'crowned-skull',
  B: 'gift-trap',
  Q: 'mantrap',
  D: 'death-skull',
};

/** The abilities, by the class that has them. */
const ABILITIES: Readonly<Record<HeroClass, string>> = {
  Warrior: 'winged-shield',
  Mage: 'snowflake-2',
  Rogue: 'daggers',
  Hunter: 'high-shot',
};

/** What belongs to nobody. */
export const THINGS = { level: 'dungeon-gate', grave: 'tombstone', shot: 'bullseye', wall: 'brick-wall' } as const;

/** The icons of everything in the game. */
export const icons: Readonly<Record<string, string>> = {
  ...HEROES,
  ...Object.fromEntries(Object.entries(ENEMIES).map(([tile, icon]) => [BESTIARY.get(tile)?.name ?? tile, icon])),
  ...ABILITIES,
  ...THINGS,
};

/** The icon of a hero's ability. */
export function abilityIcon({ class: kind }: Pick<Hero, 'class'>): string {
  return ABILITIES[kind];
}

/** How a hero looks in a medallion; a dead one is a grave. */
export function heroLook({ name, health }: Pick<Hero, 'name' | 'health'>): Partial<Medallion> & { icon: string } {
  if (health === 0) return { icon: THINGS.grave, tone: TONES.none, deep: lookOf('none').deep };
  return { icon: HEROES[name] ?? 'swordman' };
}

/** How an enemy looks in a medallion: monsters are hexagons, bosses violet ones, traps diamonds. */
export function enemyLook({ kind, tile }: Pick<Enemy, 'kind' | 'tile'>) {
  const tone = { monster: TONES.other, boss: TONES.magic, trap: TONES.gold }[kind];
  return {
    icon: ENEMIES[tile]!,
    tone,
    deep: mix(tone, TONES.night, 0.78),
    shape: kind === 'trap' ? 'diamond' : 'hexagon',
    scale: kind === 'trap' ? 1.15 : 1.36,
  } as const satisfies Partial<Medallion>;
}
