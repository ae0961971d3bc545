import { type LevelUp, RAISED } from '../events.ts';
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

/** Returns the experience at which a hero of this level rises. */
export function threshold(level: number): number {
  return 50 * level;
}

/** Returns a hero after one level-up, in the document's order: common stats, then those of the class. */
export function levelUp(hero: Hero): Hero {
  const experience = hero.experience - threshold(hero.level);
  const level = hero.level + 1;
  const pool = hero.pool + 10 * level;
  const attack = hero.attack + 4 * level;
  const defense = hero.defense + level;
  return levelUpClass({ ...hero, experience, level, pool, health: pool, attack, defense });
}

function levelUpClass(hero: Hero): Hero {
  const { level, pool, attack, defense } = hero;
  switch (hero.class) {
    case 'Warrior':
      // The health was filled before, so a Warrior is now 5 x level short of the pool (decision D5).
      return { ...hero, remaining: 0, pool: pool + 5 * level, attack: attack + 2 * level, defense: defense + level };
    case 'Mage': {
      const manaPool = hero.manaPool + 25 * level;
      const mana = Math.min(hero.mana + Math.floor(manaPool / 4), manaPool);
      return { ...hero, manaPool, mana, spellPower: hero.spellPower + 10 * level };
    }
    case 'Rogue':
      return { ...hero, energy: FULL_ENERGY, attack: attack + 3 * level };
    case 'Hunter':
      return { ...hero, arrows: hero.arrows + 10 * level, attack: attack + 2 * level, defense: defense + level };
  }
}

/** Returns the hero after earning experience, with all level-ups. */
export function gainExperience(hero: Hero, gained: number): { hero: Hero; levelUps: readonly LevelUp[] } {
  let grown: Hero = { ...hero, experience: hero.experience + gained };
  const levelUps: LevelUp[] = [];
  while (grown.experience >= threshold(grown.level)) {
    const risen = levelUp(grown);
    levelUps.push({ level: risen.level, gains: gains(grown, risen) });
    grown = risen;
  }
  return { hero: grown, levelUps };
}

/** Returns a hero of the menu with this starting experience. */
export function recruit(name: string, experience: number, heroes?: readonly Recruit[]): Hero {
  return gainExperience(newHero(name, heroes), experience).hero;
}

/** Returns all experience a hero has earned. */
export function earned({ level, experience }: Hero): number {
  return (threshold(level) * (level - 1)) / 2 + experience;
}

function gains(before: Hero, after: Hero): LevelUp['gains'] {
  const old: LevelUp['gains'] = before;
  const risen: LevelUp['gains'] = after;
  return Object.fromEntries(
    RAISED.flatMap((figure) => (risen[figure] === undefined ? [] : [[figure, risen[figure] - old[figure]!]])),
  );
}
