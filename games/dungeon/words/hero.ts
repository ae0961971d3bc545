import { type Language, say, type Text } from '../../kit/text.ts';
import { threshold } from '../rules/growth.ts';
import { FULL_ENERGY } from '../rules/heroes.ts';
import { ARROW_COUNTER } from '../rules/tick.ts';
import type { Hero } from '../state.ts';
import { abilityName } from './names.ts';

/** The hero's figures besides health, each with its word. */
export function heroParts(hero: Hero, language: Language): string[] {
  const parts: Text[] = [
    { en: `Attack ${hero.attack}`, de: `Angriff ${hero.attack}` },
    { en: `Defense ${hero.defense}`, de: `Abwehr ${hero.defense}` },
    resource(hero),
    {
      en: `Level ${hero.level} (${hero.experience}/${threshold(hero.level)})`,
      de: `Stufe ${hero.level} (${hero.experience}/${threshold(hero.level)})`,
    },
  ];
  return parts.map((part) => say(part, language));
}

function resource(hero: Hero): Text {
  switch (hero.class) {
    case 'Warrior':
      return hero.remaining === 0
        ? { en: 'Shield ready', de: 'Schild bereit' }
        : { en: `Shield in ${hero.remaining}`, de: `Schild in ${hero.remaining}` };
    case 'Mage':
      return `Mana ${hero.mana}/${hero.manaPool}`;
    case 'Rogue':
      return { en: `Energy ${hero.energy}/${FULL_ENERGY}`, de: `Energie ${hero.energy}/${FULL_ENERGY}` };
    case 'Hunter':
      return { en: `Arrows ${hero.arrows}`, de: `Pfeile ${hero.arrows}` };
  }
}

/** What the hero's ability does with the figures of the moment. */
export function abilityWords(hero: Hero, language: Language): string {
  return `${abilityName(hero.class, language)}: ${say(effectOf(hero), language)}`;
}

function effectOf(hero: Hero): Text {
  switch (hero.class) {
    case 'Warrior': {
      const [heal, harm] = [10 * hero.defense, Math.floor(hero.pool / 10)];
      return {
        en: `heals ${heal}, hits one near for ${harm}, every ${hero.cooldown} rounds`,
        de: `heilt ${heal}, trifft einen nahen für ${harm}, alle ${hero.cooldown} Runden`,
      };
    }
    case 'Mage':
      return {
        en: `${hero.hitCount} hits of ${hero.spellPower} within ${hero.range}, for ${hero.manaCost} mana`,
        de: `${hero.hitCount} Treffer zu ${hero.spellPower} im Umkreis ${hero.range}, für ${hero.manaCost} Mana`,
      };
    case 'Rogue':
      return {
        en: `hits all neighbours for ${hero.attack}, for ${hero.cost} energy`,
        de: `trifft alle Nachbarn für ${hero.attack}, für ${hero.cost} Energie`,
      };
    case 'Hunter':
      return {
        en: `hits the closest within ${hero.range} for ${hero.attack}, for an arrow`,
        de: `trifft den Nächsten im Umkreis ${hero.range} für ${hero.attack}, für einen Pfeil`,
      };
  }
}

/** What a rest is good for, and how long it takes unless somebody comes. */
export function restWords(hero: Hero): Text {
  switch (hero.class) {
    case 'Warrior':
      return resting(hero.remaining, 'the shield', 'den Schild');
    case 'Mage':
      return resting(Math.ceil((hero.manaPool - hero.mana) / hero.level), 'full mana', 'volles Mana');
    case 'Rogue':
      return resting(Math.ceil((FULL_ENERGY - hero.energy) / 10), 'full energy', 'volle Energie');
    case 'Hunter': {
      const { level, counter } = hero;
      const [en, de] = level === 1 ? ['1 new arrow', '1 neuen Pfeil'] : [`${level} new arrows`, `${level} neue Pfeile`];
      return resting(ARROW_COUNTER + 1 - counter, en!, de!);
    }
  }
}

function resting(rounds: number, en: string, de: string): Text {
  return rounds === 1
    ? { en: `1 round for ${en}`, de: `1 Runde für ${de}` }
    : { en: `up to ${rounds} rounds for ${en}`, de: `bis zu ${rounds} Runden für ${de}` };
}
