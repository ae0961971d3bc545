import { eachLanguage, say, type Text } from '../../kit/text.ts';
import { fields } from '../rules/fields.ts';
import { makePoint, type Point, samePlace } from '../rules/grid.ts';
import { cocktailAt, fieldAt, lyingAt, safeAt, tableAt } from '../rules/match/board.ts';
import { nameOf, personAt } from '../rules/match/people.ts';
import { type PropertyName, properties } from '../rules/properties.ts';
import type { State } from '../state.ts';

/** A text of at most so many characters in every language. */
export function clip(text: Text, most: number): Text {
  return eachLanguage((language) => {
    const words = say(text, language);
    return words.length <= most ? words : `${words.slice(0, most - 1)}…`;
  });
}

/** Properties by their titles, short enough for a menu. */
export function propertyList(names: readonly PropertyName[]): Text {
  if (names.length === 0) return { en: 'No special properties', de: 'Keine besonderen Eigenschaften' };
  return clip(
    eachLanguage((language) => names.map((name) => say(properties[name].title, language)).join(', ')),
    100,
  );
}

/** A field with what is to be seen on it, as in `C7: Roulette table, 12 chips`. */
export function fieldLabel(state: State, at: Point): Text {
  const what = contentOf(state, at);
  return eachLanguage((language) => `${makePoint(at)}: ${say(what, language)}`);
}

function contentOf(state: State, at: Point): Text {
  const { board, cat, janitor } = state;
  const person = personAt(state, at);
  if (person) return nameOf(state, person.id);
  if (cat && samePlace(cat, at)) return { en: 'the cat', de: 'die Katze' };
  if (janitor && samePlace(janitor, at)) return { en: 'the janitor', de: 'der Hausmeister' };
  const safe = safeAt(board, at)?.number;
  if (safe !== undefined) return { en: `safe ${safe}`, de: `Tresor ${safe}` };
  const table = tableAt(board, at);
  if (table) return { en: `roulette, ${table.chips} chips`, de: `Roulette, ${table.chips} Chips` };
  if (cocktailAt(board, at)) return { en: 'bar table with a cocktail', de: 'Bar-Tisch mit Cocktail' };
  const lying = lyingAt(board, at)?.item.gadget;
  if (lying) return { en: `free, ${lying} lies here`, de: `frei, ${lying} liegt hier` };
  return fields[fieldAt(board, at) ?? 'FREE'].title;
}
