import type { Hero } from '../state.ts';
import { FULL_ENERGY } from './heroes.ts';

/** Maximum of a Hunter's counter, so that arrows arrive every eleventh round. */
export const ARROW_COUNTER = 10;

/** Returns the hero after the regeneration of one round: cooldown, mana, energy or arrows. */
export function tick(hero: Hero): Hero {
  switch (hero.class) {
    case 'Warrior':
      return { ...hero, remaining: Math.max(0, hero.remaining - 1) };
    case 'Mage':
      return { ...hero, mana: Math.min(hero.manaPool, hero.mana + hero.level) };
    case 'Rogue':
      return { ...hero, energy: Math.min(FULL_ENERGY, hero.energy + 10) };
    case 'Hunter':
      return hero.counter === ARROW_COUNTER
        ? { ...hero, arrows: hero.arrows + hero.level, counter: 0 }
        : { ...hero, counter: hero.counter + 1 };
  }
}
