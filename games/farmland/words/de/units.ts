import { type Case, feminine, german, masculine, type Noun } from '@longtable/kit';
import type { Card } from '../../state.ts';
import type { units as english } from '../en/units.ts';
import { type Fighter, type SeenUnit, unitNames, valuesOf } from '../units.ts';
import { QUALIFIERS, ROLES } from './names.ts';

const names = unitNames(
  (qualifiers, role) => {
    const noun = ROLES[role];
    const stems = qualifiers.map((qualifier) => QUALIFIERS[qualifier]);
    if (!noun || stems.includes(undefined)) return undefined;
    const joined = (word: string) =>
      stems.length === 1 ? `${stems[0]}${word.toLowerCase()}` : `${stems.join('-')}-${word}`;
    const accusative = noun.cases?.accusative;
    const base = { ...noun, noun: joined(noun.noun) };
    return accusative ? { ...base, cases: masculine(base.noun, joined(accusative)).cases! } : base;
  },
  (qualifier) => QUALIFIERS[qualifier],
);

export const units: typeof english = {
  ...names.texts,
  breakable: ({ card }) => breakable(names.whole(card).noun, ROLES[card.role]?.noun.toLowerCase()),
  king: 'König',
};

/** Maximum length of a word on a line of a card. */
const MAX_LINE_LENGTH = 12;
/** Break points of the longest first halves. */
const SECOND_HALF = /(?=(?:blümchen|marschall|pflaumen|quitten|kirschen)$)/;

/** Returns a name in which long words have a hyphen and a space at their break points. */
function breakable(name: string, role: string | undefined): string {
  if (role === undefined || name.length <= MAX_LINE_LENGTH || name.includes(' ') || !name.endsWith(role)) return name;
  const stem = name.slice(0, -role.length);
  const [first, second] = stem.length > MAX_LINE_LENGTH ? stem.split(SECOND_HALF) : [stem];
  if (second === undefined) return `${first}- ${role}`;
  return `${first}- ${second}${role}`;
}

const FACE_DOWN = feminine('verdeckte Einheit');
const KING = masculine('König');

/** An uploaded name has no gender: „deine Einheit Old Sow“. */
const nounOf = ({ card, owner }: SeenUnit): Noun => {
  const noun = card ? names.short(card) : FACE_DOWN;
  return noun.name && owner === undefined ? feminine(`Einheit ${noun.noun}`) : noun;
};

export const theUnit = (card: Card, wanted?: Case) => german.the(names.short(card), wanted);
export const unit = (seen: SeenUnit, wanted?: Case) => german.owned(nounOf(seen), seen.owner, wanted);
export const faceDownUnits = (owner: string | undefined) =>
  owner === undefined ? 'deine verdeckten Einheiten' : german.possessive(owner, 'verdeckte Einheiten');
export const king = (owner: string | undefined, wanted?: Case) => german.owned(KING, owner, wanted);
export const fighter = ({ card, owner, value }: Fighter) => `${unit({ card, owner })} (${value})`;
/** „Ziegenbauer 1000/1000“. */
export const withValues = (card: Card) => `${names.short(card).noun} ${valuesOf(card)}`;
