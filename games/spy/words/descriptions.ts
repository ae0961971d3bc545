import { type InEach, type Language, type Noun, nameNoun, say, type Text, type Translation } from '@longtable/kit';
import type { CharacterSpec } from '../files/characters.ts';
import { gadgetNamed } from '../rules/gadgets/index.ts';
import { testChance } from '../rules/match/chance.ts';
import { type PropertyName, properties } from '../rules/properties.ts';
import { rouletteChance } from '../rules/roulette.ts';
import type { State } from '../state.ts';
import { texts } from './texts.ts';

/** Descriptions of the built-in characters, by the English ones in the files. */
const DESCRIPTIONS = new Map(Object.values(texts.cast).map((text) => [text.en, text]));

/** Returns a character's gender and description, each if given. */
export function descriptionOf({ description = '', gender }: CharacterSpec, language: Language): string {
  const text = say(DESCRIPTIONS.get(description) ?? description, language);
  return [...(gender ? [say(texts.descriptions.genders[gender], language)] : []), text].filter(Boolean).join(' · ');
}

/** Returns a gadget's title, or the name of an unknown gadget. */
export function gadgetTitle(name: string, language: Language): string {
  return say(gadgetNamed(name)?.title ?? name, language);
}

/** Returns a gadget's noun, or the name of an unknown gadget. */
export function gadgetNoun(name: string): InEach<Noun> | Noun {
  return gadgetNamed(name)?.noun ?? nameNoun(name);
}

export function propertyTitle(name: PropertyName, language: Language): string {
  return say(properties[name].title, language);
}

/** Returns a probability in percent, per language. */
export function percent(probability: number): Translation {
  return texts.descriptions.percent({ percent: Math.round(100 * probability) });
}

/** Returns the effect of a talent in a few words. Odds include the person's other talents, as on the buttons. */
export function briefTalent(name: PropertyName, all: readonly PropertyName[]): Text {
  if (name !== 'LUCKY_DEVIL' && name !== 'JINX') return properties[name].brief;
  const clammy = all.includes('CLAMMY_CLOTHES') || all.includes('CONSTANT_CLAMMY_CLOTHES');
  const odds = testChance(rouletteChance(all, false), { clammy, tradecraft: all.includes('TRADECRAFT') });
  return texts.descriptions.rouletteOdds({ odds: percent(odds) });
}

/** Returns the round, with the round limit, or with a note once the janitor is there. */
export function roundTitle({ round, janitor, config }: State, language: Language): string {
  const words = janitor
    ? texts.descriptions.janitorRound({ round })
    : texts.descriptions.round({ round, last: config.roundLimit });
  return say(words, language);
}
