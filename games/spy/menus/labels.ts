import { eachLanguage, say, type Text } from '../../kit/text.ts';
import { type PropertyName, properties } from '../rules/properties.ts';
import { propertyTitle } from '../words/titles.ts';

/** Words of at most so many characters. */
export function clip(words: string, most: number): string {
  return words.length <= most ? words : `${words.slice(0, most - 1)}…`;
}

/** What somebody's properties do, as far as a menu has room for it; else their names. */
export function talents(names: readonly PropertyName[]): Text {
  if (names.length === 0) return { en: 'No special talents', de: 'Keine besonderen Talente' };
  return eachLanguage((language) => {
    const told = names
      .map((name) => `${propertyTitle(name, language)}: ${say(properties[name].about, language)}`)
      .join(' ');
    const named = names.map((name) => propertyTitle(name, language)).join(', ');
    return told.length <= DETAIL ? told : clip(named, DETAIL);
  });
}

export const DETAIL = 100;
