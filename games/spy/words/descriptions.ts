import {
  eachLanguage,
  type InEach,
  type Language,
  type Noun,
  nameNoun,
  type Reader,
  type RulesPage,
  say,
  type Text,
  type Translation,
} from '@longtable/kit';
import type { CharacterSpec } from '../files/characters.ts';
import type { Command } from '../rules/command.ts';
import { type Fault, sharesFault } from '../rules/faults.ts';
import { gadgetNamed, gadgets } from '../rules/gadgets/index.ts';
import { rouletteChance, testChance } from '../rules/match/chance.ts';
import { PROPERTY_NAMES, type PropertyName, properties } from '../rules/properties.ts';
import type { Person, Side, State } from '../state.ts';
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

/** Returns the error message of a fault. For an assignment of all gadgets it names the gadget at fault. */
export function faultText(fault: Fault, side: Side, command: Command): Text {
  const name = command.kind === 'assign-all' ? sharesFault(side, command.shares)?.gadget : undefined;
  if (name === undefined) return texts.faults[fault];
  const gadget = gadgetNoun(name);
  const { unassigned, givenTwice } = texts.gadgetFaults;
  return fault === 'left-over' ? unassigned({ gadget }) : givenTwice({ gadget });
}

/** The notes a player can make about a person, with their map symbols. */
export const NOTES = {
  enemy: { sign: '!', name: texts.notes.enemy },
  guest: { sign: '+', name: texts.notes.guest },
  mine: { sign: '-', name: texts.notes.mine },
} as const satisfies Record<string, { sign: string; name: Text }>;

export type NoteName = keyof typeof NOTES;
/** All notes in the order of their menu. */
export const NOTE_NAMES = Object.keys(NOTES) as NoteName[];

/** Returns the reader's note about a person, or undefined if there is none or the faction is known. */
export function ownNoteAbout({ notes = [] }: Reader, { id, faction }: Person): NoteName | undefined {
  const mark = notes.find(({ about }) => about === String(id))?.mark;
  return faction === 'UNKNOWN' ? NOTE_NAMES.find((name) => name === mark) : undefined;
}

/** The pages of `/rules spy`. */
export const rulebook: readonly RulesPage[] = [
  { title: texts.rulebook.rules, text: texts.rulebook.rulesText },
  { title: texts.rulebook.gadgets, text: eachLanguage(gadgetList) },
  { title: texts.rulebook.talents, text: eachLanguage(talentList) },
  {
    title: texts.rulebook.typing,
    text: eachLanguage((language) => `${say(texts.rulebook.typingText, language)}\n${nameList(language)}`),
  },
];

function gadgetList(language: Language): string {
  return gadgets.map(({ title, about }) => `- **${say(title, language)}:** ${say(about, language)}`).join('\n');
}

function talentList(language: Language): string {
  return PROPERTY_NAMES.map((name) => properties[name])
    .map(({ title, about }) => `- **${say(title, language)}:** ${say(about, language)}`)
    .join('\n');
}

/** Returns the titles of the usable gadgets with their names in lines. */
function nameList(language: Language): string {
  return gadgets
    .filter(({ use }) => use)
    .map(({ name, title }) => `${say(title, language)}: \`${name}\``)
    .join(' · ');
}
