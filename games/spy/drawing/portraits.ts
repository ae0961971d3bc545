import type { Page } from '../../kit/game.ts';
import { type Language, literal, say } from '../../kit/text.ts';
import type { CharacterSpec } from '../files/characters.ts';
import { present } from '../rules/match/people.ts';
import { properties } from '../rules/properties.ts';
import type { State } from '../state.ts';
import { portraitOf } from '../words/descriptions.ts';
import { propertyTitle } from '../words/titles.ts';

/** The most that a page says. */
export const TEXT_MAX = 1800;

/** Names, printed properties and what the file says of somebody are known to all. */
export function portraits(seen: State, language: Language): Page[] {
  const title = say({ en: 'Who’s who', de: 'Wer ist wer' }, language);
  const sheets: string[] = [''];
  for (const { id } of present(seen)) {
    const words = introductionOf(seen, id, language);
    const last = sheets.at(-1) ?? '';
    if (last.length + words.length + 1 > TEXT_MAX) sheets.push(words);
    else sheets[sheets.length - 1] = last === '' ? words : `${last}\n${words}`;
  }
  return sheets
    .filter((text) => text !== '')
    .map((text, index) => ({ title: index === 0 ? title : `${title} (${index + 1})`, lines: [], text }));
}

/** What is said of a character. */
export function introductionOf(known: State, id: number, language: Language): string {
  const character = known.cast[id];
  if (!character) return '';
  const words = introductions[language].get(character) ?? introduce(character, language);
  introductions[language].set(character, words);
  return words;
}

/** Found out once for each character: how many pages there are depends on all of them. */
const introductions: Readonly<Record<Language, WeakMap<CharacterSpec, string>>> = {
  en: new WeakMap(),
  de: new WeakMap(),
};

function introduce(character: CharacterSpec, language: Language): string {
  const traits = character.features
    .map((name) => `${propertyTitle(name, language)} (${say(properties[name].brief, language)})`)
    .join(', ');
  const portrait = portraitOf(character, language);
  const name = `**${literal(character.name)}**`;
  return [`${name}${traits ? `: ${traits}` : ''}`, ...(portrait ? [`-# ${literal(portrait)}`] : [])].join('\n');
}
