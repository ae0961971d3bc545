import { type Language, say, type Text } from '@longtable/kit';
import { threshold } from '../rules/growth.ts';
import { FULL_ENERGY } from '../rules/heroes.ts';
import { ARROW_COUNTER } from '../rules/tick.ts';
import type { Enemy, Hero } from '../state.ts';
import { abilityName } from './names.ts';

/** Returns the stats that every unit has, with full health. */
export function statsText({
  pool,
  attack,
  defense,
}: Pick<Hero | Enemy, 'pool' | 'attack' | 'defense'>): Exclude<Text, string> {
  return {
    en: `health ${pool}, attack ${attack}, defense ${defense}`,
    de: `Leben ${pool}, Angriff ${attack}, Abwehr ${defense}`,
  };
}

/** Returns the hero's stats besides health. */
export function heroParts(hero: Hero, language: Language): string[] {
  const parts: Text[] = [
    { en: `Attack ${hero.attack}`, de: `Angriff ${hero.attack}` },
    { en: `Defense ${hero.defense}`, de: `Abwehr ${hero.defense}` },
    resource(hero),
    {
      en: `Hero level ${hero.level} (${hero.experience}/${threshold(hero.level)})`,
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

/** Returns the effect of the hero's ability with the current stats. */
export function abilityWords(hero: Hero, language: Language): string {
  return `${abilityName(hero.class, language)}: ${say(effectOf(hero), language)}`;
}

function effectOf(hero: Hero): Text {
  switch (hero.class) {
    case 'Warrior': {
      const [heal, harm] = [10 * hero.defense, Math.floor(hero.pool / 10)];
      return {
        en: `heals ${heal}, hits one nearby enemy for ${harm}, every ${hero.cooldown} rounds`,
        de: `heilt ${heal}, trifft einen Gegner in der Nähe für ${harm}, alle ${hero.cooldown} Runden`,
      };
    }
    case 'Mage':
      return {
        en: `${hero.hitCount} hits for up to ${hero.spellPower} each, range ${hero.range}, costs ${hero.manaCost} mana`,
        de: `${hero.hitCount} Treffer mit je bis zu ${hero.spellPower}, Reichweite ${hero.range}, kostet ${hero.manaCost} Mana`,
      };
    case 'Rogue':
      return {
        en: `hits every enemy next to you for up to ${hero.attack}, costs ${hero.cost} energy`,
        de: `trifft alle Gegner neben dir mit bis zu ${hero.attack} Schaden, kostet ${hero.cost} Energie`,
      };
    case 'Hunter':
      return {
        en: `hits the closest enemy for up to ${hero.attack}, range ${hero.range}, costs 1 arrow`,
        de: `trifft den nächsten Gegner mit bis zu ${hero.attack} Schaden, Reichweite ${hero.range}, kostet 1 Pfeil`,
      };
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
  return rounds === 1
    ? { en: `${en} in 1 round`, de: `${de} in 1 Runde` }
    : { en: `${en} in ${rounds} rounds`, de: `${de} in ${rounds} Runden` };
}
