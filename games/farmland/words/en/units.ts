import { english } from '@longtable/kit';
import type { Card } from '../../state.ts';
import { type Fighter, type SeenUnit, unitNames, valuesOf } from '../units.ts';

const names = unitNames(
  (qualifiers, role) => ({ noun: `${qualifiers.join(' ')} ${role}` }),
  (qualifier) => qualifier,
);

export const units = { ...names.texts, king: 'King' };

export const FACE_DOWN = { noun: 'face-down unit' };
export const FACE_DOWN_UNITS = { noun: 'face-down units' };
const KING = { noun: 'King' };

export const theUnit = (card: Card) => english.the(names.short(card));
export const unit = ({ card, owner }: SeenUnit) => english.owned(card ? names.short(card) : FACE_DOWN, owner);
export const king = (owner: string | undefined) => english.owned(KING, owner);
export const fighter = ({ card, owner, value }: Fighter) => `${unit({ card, owner })} (${value})`;
/** “Goat Farmer 1000/1000”. */
export const withValues = (card: Card) => `${names.short(card).noun} ${valuesOf(card)}`;
