import { feminine, french, masculine, type Noun } from '@longtable/kit';
import type { Card } from '../../state.ts';
import type { units as english } from '../en/units.ts';
import { type Fighter, type SeenUnit, unitNames, valuesOf } from '../units.ts';
import { QUALIFIERS, ROLES } from './names.ts';

/** « aux chèvres » : `chèvres` is enough in a narrow column. */
const PREPOSITION = /^(?:(?:aux|au|à la|de la|des|du|de) |à l’|de l’|d’)/;

const names = unitNames(
  (qualifiers, role) => {
    const noun = ROLES[role];
    const complements = qualifiers.flatMap((qualifier) => QUALIFIERS[qualifier] ?? []);
    if (!noun || complements.length < qualifiers.length) return undefined;
    return { ...noun, noun: `${noun.noun} ${french.list(complements)}` };
  },
  (qualifier) => QUALIFIERS[qualifier]?.replace(PREPOSITION, ''),
);

export const units: typeof english = { ...names.texts, king: 'Roi' };

const FACE_DOWN = feminine('unité face cachée');
const KING = masculine('roi');

/** An uploaded name has no gender: « ton unité Old Sow ». */
function nounOf(card: Card | undefined): Noun {
  const noun = card ? names.short(card) : FACE_DOWN;
  return noun.name ? feminine(`unité ${noun.noun}`) : noun;
}

export const theUnit = (card: Card) => french.the(nounOf(card));
export const ofUnit = (card: Card) => french.of(nounOf(card));
export const unit = ({ card, owner }: SeenUnit) => french.owned(nounOf(card), owner);
export const faceDownUnits = (owner: string | undefined) =>
  owner === undefined ? 'tes unités face cachée' : `les unités face cachée ${french.of(owner)}`;
export const king = (owner: string | undefined) => french.owned(KING, owner);
/** « face à ton fermier », « face au fermier de Bo ». */
export const facing = ({ card, owner, value }: Fighter) => {
  const noun = nounOf(card);
  const to = owner === undefined ? `à ${french.your(noun)}` : `${french.to(noun)} ${french.of(owner)}`;
  return `face ${to} (${value})`;
};
export const fighter = ({ card, owner, value }: Fighter) => `${unit({ card, owner })} (${value})`;
/** « fermier aux chèvres 1000/1000 ». */
export const withValues = (card: Card) => `${names.short(card).noun} ${valuesOf(card)}`;
