import { type LevelUp, RAISED } from '../events.ts';
import type { Hero } from '../state.ts';
import { FULL_ENERGY, newHero, type Recruit } from './heroes.ts';

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
