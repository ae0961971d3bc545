import type { Seat } from '../../kit/game.ts';
import type { Card, Unit } from '../state.ts';

/** `Milk Cow Farmer`. */
export function nameOf(card: Card): string {
  return `${card.qualifier} ${card.role}`;
}

/** `Milk Cow Farmer (1400/1400)`. */
export function fullName(card: Card): string {
  return `${nameOf(card)} (${card.atk}/${card.def})`;
}

export const KING_NAME = 'Farmer King';

/** A unit just placed from the hand: face down, and able to move. */
export function placed(card: Card, team: Seat): Unit {
  return { kind: 'unit', team, card, up: false, blocks: false, moved: false };
}
