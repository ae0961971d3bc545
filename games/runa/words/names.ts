import { eachLanguage, inLanguage, type Language, say, type Translation } from '@longtable/kit';
import type { Ability, CardName, ClassName, Element } from '../rules/cards.ts';
import type { EffectName, MonsterName } from '../rules/monsters.ts';
import { texts } from './texts.ts';

export function monsterName(name: MonsterName, language: Language): string {
  return inLanguage(texts.monsters[name], language).noun;
}

export function className(name: ClassName, language: Language): string {
  return inLanguage(texts.classes[name], language).noun;
}

/** Returns a card or an ability with its level: `Slash(1)`, `Hieb(1)`. */
export function abilityText({ name, level }: Ability<CardName | EffectName>): Translation {
  return eachLanguage((language) => `${say(texts.abilities[name], language)}(${level})`);
}

export function abilityName(ability: Ability<CardName | EffectName>, language: Language): string {
  return say(abilityText(ability), language);
}

/** Returns a card or an ability without its level: `Slash`, `Hieb`. */
export function bareName(name: CardName | EffectName, language: Language): string {
  return say(texts.abilities[name], language);
}

/** Returns Runa's die: `d6`, `W6`. */
export function dieName(sides: number, language: Language): string {
  return say(texts.die({ sides }), language);
}

/** Returns the text of an element, or undefined for a monster without one. */
export function elementText(element: Element | null | undefined): Translation | undefined {
  return element ? texts.elements[element] : undefined;
}
