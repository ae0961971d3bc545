import { type Language, say, type Text } from '@longtable/kit';
import { threshold } from '../rules/growth.ts';
import { FULL_ENERGY } from '../rules/heroes.ts';
import { ARROW_COUNTER } from '../rules/tick.ts';
import type { Enemy, Hero } from '../state.ts';
import { abilityName } from './names.ts';
import { texts } from './texts.ts';

/** Returns the stats that every unit has, with maximum instead of current health. */
export function statsText({
  pool,
  attack,
  defense,
}: Pick<Hero | Enemy, 'pool' | 'attack' | 'defense'>): Exclude<Text, string> {
  return texts.hero.healthAttackDefense({ pool, attack, defense });
}

/** Returns the hero's stats besides health. */
export function heroParts(hero: Hero, language: Language): string[] {
  const parts: Text[] = [
    texts.hero.attack({ attack: hero.attack }),
    texts.hero.defense({ defense: hero.defense }),
    resource(hero),
    texts.hero.heroLevel({ level: hero.level, experience: hero.experience, threshold: threshold(hero.level) }),
  ];
  return parts.map((part) => say(part, language));
}

function resource(hero: Hero): Text {
  switch (hero.class) {
    case 'Warrior':
      return hero.remaining === 0 ? texts.hero.shieldReady : texts.hero.shieldIn({ remaining: hero.remaining });
    case 'Mage':
      return `Mana ${hero.mana}/${hero.manaPool}`;
    case 'Rogue':
      return texts.hero.energy({ energy: hero.energy, fullEnergy: FULL_ENERGY });
    case 'Hunter':
      return texts.hero.arrows({ arrows: hero.arrows });
  }
}

/** Returns the effect of the hero's ability with the current stats. */
export function abilityWords(hero: Hero, language: Language): string {
  return `${abilityName(hero.class, language)}: ${say(effectOf(hero), language)}`;
}

function effectOf(hero: Hero): Text {
  switch (hero.class) {
    case 'Warrior': {
      const [heal, harm] = [10 * hero.defense, Math.floor(hero.pool / 10)];
      return texts.hero.healsHitsOneNearbyEnemyForEvery({ heal, harm, cooldown: hero.cooldown });
    }
    case 'Mage':
      return texts.hero.hitsForUpToEachRangeCostsMana({
        hitCount: hero.hitCount,
        spellPower: hero.spellPower,
        range: hero.range,
        manaCost: hero.manaCost,
      });
    case 'Rogue':
      return texts.hero.hitsEveryEnemyNextToYouForUpTo({ attack: hero.attack, cost: hero.cost });
    case 'Hunter':
      return texts.hero.hitsTheClosestEnemyForUpToRange({ attack: hero.attack, range: hero.range });
  }
}

/** Returns the effect of a rest and its length without interruption. */
export function restWords(hero: Hero): Text {
  switch (hero.class) {
    case 'Warrior':
      return after(hero.remaining, 'Shield ready', 'Schild bereit');
    case 'Mage':
      return after(Math.ceil((hero.manaPool - hero.mana) / hero.level), 'Full mana', 'Volles Mana');
    case 'Rogue':
      return after(Math.ceil((FULL_ENERGY - hero.energy) / 10), 'Full energy', 'Volle Energie');
    case 'Hunter': {
      const { level, counter } = hero;
      const [en, de] = level === 1 ? ['1 new arrow', '1 neuer Pfeil'] : [`${level} new arrows`, `${level} neue Pfeile`];
      return after(ARROW_COUNTER + 1 - counter, en!, de!);
    }
  }
}

function after(rounds: number, en: string, de: string): Text {
  return rounds === 1 ? texts.hero.in1Round({ en, de }) : texts.hero.inRounds({ en, rounds, de });
}
