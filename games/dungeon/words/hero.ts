import { capital, type Language, say, type Translation } from '@longtable/kit';
import { threshold } from '../rules/growth.ts';
import { FULL_ENERGY } from '../rules/heroes.ts';
import { ARROW_COUNTER } from '../rules/tick.ts';
import type { Enemy, Hero } from '../state.ts';
import { abilityTitle } from './names.ts';
import { texts } from './texts.ts';

/** Returns the stats that every unit has, with maximum instead of current health. */
export function statTexts({ pool, attack, defense }: Pick<Hero | Enemy, 'pool' | 'attack' | 'defense'>): Translation[] {
  return [
    texts.stats.health({ value: pool }),
    texts.stats.attack({ value: attack }),
    texts.stats.defense({ value: defense }),
  ];
}

/** Returns the hero's stats besides health. */
export function heroTexts(hero: Hero): Translation[] {
  const { attack, defense, level, experience } = hero;
  return [
    texts.stats.attack({ value: attack }),
    texts.stats.defense({ value: defense }),
    resource(hero),
    texts.stats.level({ level, experience, next: threshold(level) }),
  ];
}

/** Returns the hero's stats besides health, as lines of their own. */
export function heroParts(hero: Hero, language: Language): string[] {
  return heroTexts(hero).map((text) => capital(say(text, language)));
}

function resource(hero: Hero): Translation {
  switch (hero.class) {
    case 'Warrior':
      return hero.remaining === 0 ? texts.stats.shieldReady : texts.stats.shieldIn({ rounds: hero.remaining });
    case 'Mage':
      return texts.stats.mana({ value: hero.mana, full: hero.manaPool });
    case 'Rogue':
      return texts.stats.energy({ value: hero.energy, full: FULL_ENERGY });
    case 'Hunter':
      return texts.stats.arrows({ value: hero.arrows });
  }
}

/** Returns name and effect of the hero's ability with the current stats. */
export function abilityText(hero: Hero): Translation {
  return texts.sentences.listed({ name: abilityTitle(texts.abilities[hero.class]), about: abilityEffect(hero) });
}

export function abilityEffect(hero: Hero): Translation {
  switch (hero.class) {
    case 'Warrior': {
      const [heal, damage] = [10 * hero.defense, Math.floor(hero.pool / 10)];
      return texts.abilityEffects.Warrior({ heal, damage, cooldown: hero.cooldown });
    }
    case 'Mage': {
      const { hitCount: hits, spellPower: power, range, manaCost: cost } = hero;
      return texts.abilityEffects.Mage({ hits, power, range, cost });
    }
    case 'Rogue':
      return texts.abilityEffects.Rogue({ attack: hero.attack, cost: hero.cost });
    case 'Hunter':
      return texts.abilityEffects.Hunter({ attack: hero.attack, range: hero.range });
  }
}

/** Returns the effect of a rest and its length without interruption. */
export function restText(hero: Hero): Translation {
  switch (hero.class) {
    case 'Warrior':
      return texts.restEffects.Warrior({ rounds: hero.remaining });
    case 'Mage':
      return texts.restEffects.Mage({ rounds: Math.ceil((hero.manaPool - hero.mana) / hero.level) });
    case 'Rogue':
      return texts.restEffects.Rogue({ rounds: Math.ceil((FULL_ENERGY - hero.energy) / 10) });
    case 'Hunter':
      return texts.restEffects.Hunter({ rounds: ARROW_COUNTER + 1 - hero.counter, arrows: hero.level });
  }
}
