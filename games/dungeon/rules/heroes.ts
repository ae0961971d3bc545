import type { Hero, HeroOf, State } from '../state.ts';

/** Fields that a hero of the menu does not have yet. */
type RunOnlyField = 'pool' | 'level' | 'experience' | 'x' | 'y';

/** A hero of the menu. */
export type Recruit =
  | Omit<HeroOf<'Warrior'>, RunOnlyField | 'remaining'>
  | Omit<HeroOf<'Mage'>, RunOnlyField | 'mana'>
  | Omit<HeroOf<'Rogue'>, RunOnlyField | 'energy'>
  | Omit<HeroOf<'Hunter'>, RunOnlyField | 'arrows' | 'counter'>;

export const FULL_ENERGY = 100;

/** The document's seven heroes in menu order. */
export const HEROES = [
  { name: 'Jon Snow', class: 'Warrior', health: 300, attack: 30, defense: 4, cooldown: 3 },
  { name: 'The Hound', class: 'Warrior', health: 400, attack: 20, defense: 6, cooldown: 5 },
  {
    name: 'Melisandre',
    class: 'Mage',
    health: 100,
    attack: 5,
    defense: 1,
    manaPool: 300,
    manaCost: 30,
    spellPower: 15,
    hitCount: 5,
    range: 6,
  },
  {
    name: 'Thoros of Myr',
    class: 'Mage',
    health: 250,
    attack: 25,
    defense: 4,
    manaPool: 150,
    manaCost: 20,
    spellPower: 20,
    hitCount: 3,
    range: 4,
  },
  { name: 'Arya Stark', class: 'Rogue', health: 150, attack: 40, defense: 2, cost: 20 },
  { name: 'Bronn', class: 'Rogue', health: 250, attack: 35, defense: 3, cost: 50 },
  { name: 'Ygritte', class: 'Hunter', health: 220, attack: 30, defense: 2, range: 6 },
] as const satisfies readonly Recruit[];

export type HeroName = (typeof HEROES)[number]['name'];
export const HERO_NAMES = HEROES.map((hero) => hero.name);

/** Returns a new hero by name, at level 1 and position 0, 0. */
export function newHero(name: string, heroes: readonly Recruit[] = HEROES): Hero {
  const recruit = heroes.find((hero) => hero.name === name)!;
  const initial = { pool: recruit.health, level: 1, experience: 0, x: 0, y: 0 };
  switch (recruit.class) {
    case 'Warrior':
      return { ...recruit, ...initial, remaining: 0 };
    case 'Mage':
      return { ...recruit, ...initial, mana: Math.floor(recruit.manaPool / 4) };
    case 'Rogue':
      return { ...recruit, ...initial, energy: FULL_ENERGY };
    case 'Hunter':
      return { ...recruit, ...initial, arrows: 10 * initial.level, counter: 0 };
  }
}

/** Returns the rounds that a computer took with a hero, if known. */
export function goalFor({ goals }: Pick<State, 'goals'>, name: string): number | undefined {
  return goals?.[(HERO_NAMES as readonly string[]).indexOf(name)];
}

export function goalOf({ goals, room }: Pick<State, 'goals' | 'room'>): number | undefined {
  return room ? goalFor({ goals }, room.hero.name) : undefined;
}
