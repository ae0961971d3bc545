import { type LevelUp, RAISED } from '../events.ts';
import type { Hero } from '../state.ts';
import { FULL_ENERGY, newHero, type Recruit } from './heroes.ts';

/** The experience at which a hero of this level rises. */
export function threshold(level: number): number {
  return 50 * level;
}

/** One level-up, in the document's order: the part of all heroes, then that of the class. */
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

/** The hero after earning experience, with every level-up that this brings, one after the other. */
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

/** A hero of the menu who has earned this much experience before. */
export function recruit(name: string, experience: number, heroes?: readonly Recruit[]): Hero {
  return gainExperience(newHero(name, heroes), experience).hero;
}

/** All the experience that a hero has earned so far. */
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
