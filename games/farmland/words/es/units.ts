import { feminine, masculine, type Noun, spanish } from '@longtable/kit';
import type { Card } from '../../state.ts';
import type { units as english } from '../en/units.ts';
import { type Fighter, type SeenUnit, unitNames, valuesOf } from '../units.ts';
import { QUALIFIERS, ROLES } from './names.ts';

/** «de cabras»: `cabras` is enough in a narrow column. */
const PREPOSITION = /^(?:de la|de las|de los|del|de|con) /;

const names = unitNames(
  (qualifiers, role) => {
    const noun = ROLES[role];
    const complements = qualifiers.flatMap((qualifier) => QUALIFIERS[qualifier] ?? []);
    if (!noun || complements.length < qualifiers.length) return undefined;
    return { ...noun, noun: `${noun.noun} ${spanish.list(complements)}` };
  },
  (qualifier) => QUALIFIERS[qualifier]?.replace(PREPOSITION, ''),
);

export const units: typeof english = { ...names.texts, king: 'Rey' };

const FACE_DOWN = feminine('unidad boca abajo');
const KING = masculine('rey');

/** An uploaded name has no gender: «tu unidad Old Sow». */
function nounOf(card: Card | undefined): Noun {
  const noun = card ? names.short(card) : FACE_DOWN;
  return noun.name ? feminine(`unidad ${noun.noun}`) : noun;
}

const ownedTo = (noun: Noun, owner: string | undefined) =>
  owner === undefined ? `a ${spanish.your(noun)}` : `${spanish.to(noun)} ${spanish.of(owner)}`;

export const theUnit = (card: Card) => spanish.the(nounOf(card));
export const toUnit = (card: Card) => spanish.to(nounOf(card));
export const ofUnit = (card: Card) => spanish.of(nounOf(card));
export const unit = ({ card, owner }: SeenUnit) => spanish.owned(nounOf(card), owner);
export const faceDownUnits = (owner: string | undefined) =>
  owner === undefined ? 'tus unidades boca abajo' : `las unidades boca abajo ${spanish.of(owner)}`;
export const king = (owner: string | undefined) => spanish.owned(KING, owner);
/** «a tu rey», «al rey de Bo». */
export const toKing = (owner: string | undefined) => ownedTo(KING, owner);
export const fighter = ({ card, owner, value }: Fighter) => `${unit({ card, owner })} (${value})`;
export const toFighter = ({ card, owner, value }: Fighter) => `${ownedTo(nounOf(card), owner)} (${value})`;
/** «granjero de cabras 1000/1000». */
export const withValues = (card: Card) => `${names.short(card).noun} ${valuesOf(card)}`;
