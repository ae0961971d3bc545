import { cut, type Gender, type Language, possessive, type Reader, type Seat, say, widthOf } from '@longtable/kit';
import { partsOf } from '../rules/union.ts';
import type { Card, Unit } from '../state.ts';
import { ROLES, STEMS } from './german.ts';
import { texts } from './texts.ts';

/** Maximum length of a name in sentences and menus. Names of unions are unlimited. */
const MAX_NAME_LENGTH = 24;

export function wholeName(card: Card, language: Language): string {
  return named(partsOf(card), card, language, 'subject');
}

/** Returns the short name of a card: for a long union, its first unit and the number of others. */
export function shortName(card: Card, language: Language, columns = MAX_NAME_LENGTH): string {
  return shortened(card, language, columns, 'subject');
}

/** Returns a card's short name as the object of a sentence: “Pig Farmer”, in German “den Schweinebauern”. */
export function cardAsObject(card: Card, language: Language): string {
  const name = shortened(card, language, MAX_NAME_LENGTH, 'object');
  const gender = card.own || language === 'en' ? undefined : ROLES[card.role]?.[1];
  return gender ? `${THE[gender]} ${name}` : name;
}

/** The German article of an object. */
const THE: Readonly<Record<Gender, string>> = { m: 'den', f: 'die', n: 'das' };

type Role = 'subject' | 'object';

function shortened(card: Card, language: Language, columns: number, role: Role): string {
  const parts = partsOf(card);
  const name = named(parts, card, language, role);
  if (parts.length === 1 || widthOf(name) <= columns) return cut(name, columns);
  const more = ` +${parts.length - 1}`;
  return cut(named(parts.slice(0, 1), card, language, role), columns - more.length) + more;
}

/** Maximum length of a German word on a line of a card. */
const MAX_LINE_LENGTH = 12;
/** Break points of the longest German stems. */
const SECOND_HALF = /(?=(?:blümchen|marschall|pflaumen|quitten|kirschen|scheuchen)$)/;

/** Returns a name in which long German words have a hyphen and a space at their break points. */
export function breakableName(card: Card, language: Language): string {
  const name = wholeName(card, language);
  const noun = ROLES[card.role]?.[0].toLowerCase();
  if (noun === undefined || name.length <= MAX_LINE_LENGTH || name.includes(' ') || !name.endsWith(noun)) return name;
  const stem = name.slice(0, -noun.length);
  const [first, second] = stem.length > MAX_LINE_LENGTH ? stem.split(SECOND_HALF) : [stem];
  if (second === undefined) return `${first}- ${noun}`;
  const isShort = second.length + noun.length <= MAX_LINE_LENGTH;
  return `${first}- ${second}${isShort ? '' : '- '}${noun}`;
}

/** Returns attack and defence: `1200/800`. */
export function valuesOf({ atk, def }: Card): string {
  return `${atk}/${def}`;
}

export function cardWords(card: Card, language: Language): string {
  return `${shortName(card, language)} ${valuesOf(card)}`;
}

/** Whether a reader can see which unit this is. */
export function isKnown({ up, team }: Unit, { viewer, open }: Reader): boolean {
  return up || team === viewer || open === true;
}

/** Returns a team's unit as the subject of a sentence: "your Pig Farmer 1200/800", "Bo's face-down unit". */
export function unitOf(reader: Reader, unit: Unit, { values = false } = {}): string {
  const { language } = reader;
  if (!isKnown(unit, reader)) return possessive(reader, unit.team, say(texts.names.hidden, language), 'f');
  const gender = unit.card.own ? undefined : ROLES[unit.card.role]?.[1];
  const name = values ? cardWords(unit.card, language) : shortName(unit.card, language);
  return possessive(reader, unit.team, name, gender);
}

/** Returns a team's King as the subject of a sentence. */
export function kingOf(reader: Reader, seat: Seat): string {
  return possessive(reader, seat, kingName(reader.language), 'm' satisfies Gender);
}

export function kingName(language: Language): string {
  return say(texts.names.king, language);
}

function named(parts: readonly string[], { role, own }: Card, language: Language, inSentence: Role): string {
  const inEnglish = () => plain(`${parts.join(' ')} ${role}`);
  if (own || language === 'en') return inEnglish();
  const [subject, , object = subject] = ROLES[role] ?? [];
  const noun = inSentence === 'subject' ? subject : object;
  const stems = parts.map((part) => STEMS[part]);
  if (noun === undefined || stems.includes(undefined)) return inEnglish();
  return stems.length === 1 ? `${stems[0]}${noun.toLowerCase()}` : `${stems.join('-')}-${noun}`;
}

/** Characters that no built-in name contains. */
const UNUSUAL = /[^ -_a-~\u00c0-\u02af]| {2}/;

/** Replaces characters of an uploaded name that could break a code block or its columns. */
function plain(words: string): string {
  if (!UNUSUAL.test(words)) return words;
  return words.replace(/\p{C}|\p{Extended_Pictographic}|\uFE0F|`/gu, '?').replace(/\s+/g, ' ');
}
