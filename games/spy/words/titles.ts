import { type Language, say } from '../../kit/text.ts';
import { gadgetNamed } from '../rules/gadgets/index.ts';
import { type PropertyName, properties } from '../rules/properties.ts';
import type { State } from '../state.ts';

/** What a gadget is called, on board, button and story alike. */
export function gadgetTitle(name: string, language: Language): string {
  return say(gadgetNamed(name)?.title ?? name, language);
}

/** A gadget within a sentence. */
export function theGadget(name: string, language: Language): string {
  const title = gadgetTitle(name, language);
  return language === 'de' ? `„${title}“` : `the ${title}`;
}

/** What players call a property. */
export function propertyTitle(name: PropertyName, language: Language): string {
  return say(properties[name].title, language);
}

/** A number of chips in a sentence. */
export function chips(count: number, language: Language): string {
  return language === 'de' ? counted(count, 'Chip', 'Chips') : counted(count, 'chip', 'chips');
}

/** A chance as people read it. */
export function percent(chance: number): Readonly<Record<Language, string>> {
  const hundredths = Math.round(100 * chance);
  return { en: `${hundredths}%`, de: `${hundredths} %` };
}

/** A number of things in a sentence. */
export function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** The round, of as many as there are before the janitor comes; with him nobody knows how many are left. */
export function roundTitle({ round, janitor, config }: State, language: Language): string {
  const words = janitor
    ? { en: `Round ${round}, with the janitor`, de: `Runde ${round}, mit Hausmeister` }
    : { en: `Round ${round} of ${config.roundLimit}`, de: `Runde ${round} von ${config.roundLimit}` };
  return say(words, language);
}
