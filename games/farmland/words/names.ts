import { type Language, otherName, type Reader, say } from '@longtable/kit';
import type { Card, Unit } from '../state.ts';
import { texts } from './texts.ts';
import { type SeenUnit, valuesOf } from './units.ts';

export function wholeName(card: Card, language: Language): string {
  return say(texts.units.whole({ card }), language);
}

/** Returns the short name of a card: for a long union, its first unit and the number of others. */
export function shortName(card: Card, language: Language, columns?: number): string {
  return say(texts.units.short({ card, columns }), language);
}

/** Returns the name of a card without its role, for narrow columns. */
export function briefName(card: Card, language: Language): string {
  return say(texts.units.brief({ card }), language);
}

export function cardWords(card: Card, language: Language): string {
  return `${shortName(card, language)} ${valuesOf(card)}`;
}

/** Whether a reader can see which unit this is. */
export function isKnown({ up, team }: Unit, { viewer, open }: Reader): boolean {
  return up || team === viewer || open === true;
}

/** Returns a unit as a reader knows it. */
export function seenBy(reader: Reader, unit: Unit): SeenUnit {
  return { card: isKnown(unit, reader) ? unit.card : undefined, owner: otherName(reader, unit.team) };
}
