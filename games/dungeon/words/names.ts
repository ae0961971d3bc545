import {
  capital,
  eachLanguage,
  type InEach,
  inLanguage,
  type Language,
  type Noun,
  nameNoun,
  say,
  type Translation,
} from '@longtable/kit';
import { classWith } from '../rules/abilities.ts';
import { offsets, type Position } from '../rules/grid.ts';
import { FULL_ENERGY, threshold } from '../rules/heroes.ts';
import { ARROW_COUNTER } from '../rules/round.ts';
import type { Enemy, Hero } from '../state.ts';
import { texts } from './texts.ts';

const UNITS: Readonly<Record<string, InEach<Noun>>> = texts.units;

/** Returns the noun of a hero or an enemy. A name that is not built in is the same in all languages. */
export function unitNoun(name: string): InEach<Noun> {
  return UNITS[name] ?? { en: nameNoun(name) };
}

export function nameAlone(name: string, language: Language): string {
  const { noun, alone = noun } = inLanguage(unitNoun(name), language);
  return capital(alone);
}

export function nameText(name: string): Translation {
  return eachLanguage((language) => nameAlone(name, language));
}

const WOMEN = ['Melisandre', 'Arya Stark', 'Ygritte', 'Maren', 'Vesna'];

export function className(hero: Pick<Hero, 'class' | 'name'>): Translation {
  return texts.classes[WOMEN.includes(hero.name) ? 'she' : 'he'][hero.class];
}

/** Returns an ability by its name in events, or that name if no class has it. */
export function abilityNoun(ability: string): InEach<Noun> {
  const owner = classWith(ability);
  return owner ? texts.abilities[owner] : { en: nameNoun(ability) };
}

export function abilityTitle(ability: InEach<Noun>): Translation {
  return eachLanguage((language) => capital(inLanguage(ability, language).noun));
}

/** Returns the position of a cell relative to another, as in “2 up, 3 right”. */
export function wayText(from: Position, to: Position): Translation {
  return eachLanguage((language) =>
    offsets(from, to)
      .map(({ direction, cells }) => `${cells} ${say(texts.offsets[direction], language)}`)
      .join(', '),
  );
}

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

/** Returns what the ability uses up. */
export function resource(hero: Hero): Translation {
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
