import { eachLanguage, say, type Text } from '../../kit/text.ts';
import { type PropertyName, properties } from '../rules/properties.ts';
import { propertyTitle } from '../words/titles.ts';

/** The longest label of a button. */
export const LABEL = 80;

/** Words of at most so many characters. */
export function clip(words: string, most: number): string {
  return words.length <= most ? words : `${words.slice(0, most - 1)}…`;
}

/** Talents and what they do, as far as a menu has room for it; else only what they do. */
export function talents(names: readonly PropertyName[]): Text {
  if (names.length === 0) return NONE;
  return eachLanguage((language) => {
    const brief = (name: PropertyName) => say(properties[name].brief, language);
    const named = names.map((name) => `${propertyTitle(name, language)} (${brief(name)})`).join(', ');
    return named.length <= DETAIL ? named : clip(say(talentsInBrief(names), language), DETAIL);
  });
}

/** What talents do. */
export function talentsInBrief(names: readonly PropertyName[]): Text {
  if (names.length === 0) return NONE;
  return eachLanguage((language) => names.map((name) => say(properties[name].brief, language)).join(', '));
}

const NONE: Text = { en: 'No special talents', de: 'Keine besonderen Talente' };

/** So many characters fit beside a button. */
export const DETAIL = 100;
