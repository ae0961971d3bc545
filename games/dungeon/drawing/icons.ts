import type { Medallion } from '../../kit/picture/items.ts';
import { lookOf, mix, TONES } from '../../kit/picture/palette.ts';
import type { Enemy, Hero, HeroClass } from '../state.ts';

/** The heroes of the menu, by name; others look like their class. */
const HEROES: Readonly<Record<string, string>> = {
  'Jon Snow': 'swordman',
  'The Hound': 'wolf-head',
  Melisandre: 'fire-spell-cast',
  'Thoros of Myr': 'fire-ring',
  'Arya Stark': 'thrown-daggers',
  Bronn: 'backstab',
  Ygritte: 'bowman',
  Maren: 'anvil',
  'Pip Lantern': 'lantern-flame',
  Vesna: 'crossbow',
};

/** The enemies, by name; others look like their kind. */
const ENEMIES: Readonly<Record<string, string>> = {
  'Lannister Solider': 'spartan-helmet',
  'Lannister Knight': 'visored-helm',
  "Queen's Guard": 'templar-shield',
  Wright: 'shambling-zombie',
  'Bear-Wright': 'bear-head',
  'Giant-Wright': 'giant',
  'White Walker': 'ice-golem',
  'The Mountain': 'brute',
  'Queen Cersei': 'queen-crown',
  "Night's King": 'crowned-skull',
  'Bonus Trap': 'gift-trap',
  "Queen's Trap": 'mantrap',
  'Death Trap': 'death-skull',
  'Cellar Rat': 'rat',
  'Tunnel Spider': 'spider-alt',
  'Hollow Guard': 'black-knight-helm',
  Lurker: 'tentacles-skull',
  Ogre: 'ogre',
  'Shadow Hound': 'hound',
  'Ember Golem': 'rock-golem',
  'Deep Wyrm': 'worm-mouth',
  'Pale Abbot': 'cultist',
  'King Below': 'overlord-helm',
  'Spike Pit': 'spiky-pit',
  'Fire Vent': 'smoking-volcano',
};

/** What enemies of each kind look like if nothing else is known. */
const KINDS: Readonly<Record<Enemy['kind'], string>> = {
  monster: 'monster-grasp',
  boss: 'daemon-skull',
  trap: 'wolf-trap',
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
  ...ENEMIES,
  ...KINDS,
  ...ABILITIES,
  ...THINGS,
};

/** The icon of a hero's ability. */
export function abilityIcon({ class: kind }: Pick<Hero, 'class'>): string {
  return ABILITIES[kind];
}

/** How a hero looks in a medallion; a dead one is a grave. */
export function heroLook({
  name,
  class: kind,
  health,
}: Pick<Hero, 'name' | 'class' | 'health'>): Partial<Medallion> & { icon: string } {
  if (health === 0) return { icon: THINGS.grave, tone: TONES.none, deep: lookOf('none').deep };
  return { icon: HEROES[name] ?? ABILITIES[kind] };
}

/** How an enemy looks in a medallion: monsters are hexagons, bosses violet ones, traps diamonds. */
export function enemyLook({ kind, name }: Pick<Enemy, 'kind' | 'name'>) {
  const tone = { monster: TONES.other, boss: TONES.magic, trap: TONES.gold }[kind];
  return {
    icon: ENEMIES[name] ?? KINDS[kind],
    tone,
    deep: mix(tone, TONES.night, 0.78),
    shape: kind === 'trap' ? 'diamond' : 'hexagon',
    scale: kind === 'trap' ? 1.15 : 1.36,
  } as const satisfies Partial<Medallion>;
}
