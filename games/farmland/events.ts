import type { Seat } from '../kit/game.ts';
import type { Field } from './fields.ts';
import type { Duel } from './rules/duel.ts';
import type { Card, Piece, Unit } from './state.ts';

/** A unit that met one of its own: what they became, or that they do not fit and the one that stood there is gone. */
export interface Meeting {
  readonly standing: Unit;
  readonly union?: Card;
}

/** A card put on a field: alone, onto a unit, or as the sixth unit, which is lost. */
export interface Placing {
  readonly card: Card;
  readonly met?: Meeting;
  readonly lost?: true;
}

/** A piece has gone to a field. A unit that meets one of its own has joined it; a King drives away whom he meets. */
export interface Moved {
  readonly kind: 'moved' | 'joined';
  /** As it was before. */
  readonly piece: Piece;
  readonly from: Field;
  readonly to: Field;
  readonly met?: Meeting;
}

/** A unit has attacked; both as they were before. */
export interface Attacked extends Pick<Duel, 'falls' | 'advances'> {
  readonly kind: 'attacked';
  readonly by: Unit;
  readonly target: Piece;
  readonly from: Field;
  readonly to: Field;
  readonly damage?: { readonly seat: Seat; readonly points: number; readonly left: number };
}

/** Cards were placed one after the other; where they met each other or a unit, they were heaped. */
export interface Placed {
  readonly kind: 'placed' | 'heaped';
  readonly seat: Seat;
  readonly field: Field;
  readonly placings: readonly Placing[];
}

/** What happens at a table. Whoever lies face down, and cards of a hand, are known to their owner alone. */
export type FarmlandEvent =
  | Moved
  | Attacked
  | Placed
  | { readonly kind: 'flipped' | 'blocked'; readonly unit: Unit; readonly field: Field }
  | { readonly kind: 'discarded'; readonly seat: Seat; readonly card: Card }
  | { readonly kind: 'turn' | 'dry' | 'won'; readonly seat: Seat }
  /** The computer plays the whole turn: from here on, what happens follows from cards that others do not know. */
  | { readonly kind: 'auto' };
