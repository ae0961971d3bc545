import type { Seat } from '@longtable/kit';
import type { Field } from './fields.ts';
import type { Duel } from './rules/duel.ts';
import type { Card, Piece, Unit } from './state.ts';

/** Encounter with a unit of the same team: the union, or none if they do not unite and the standing unit is removed. */
export interface Encounter {
  readonly standing: Unit;
  readonly union?: Card;
}

/** Card placed on an empty field, onto a unit, or as a sixth unit, which is lost. */
export interface Placing {
  readonly card: Card;
  readonly met?: Encounter;
  readonly lost?: true;
}

/**
 * Move of a piece. A unit joins the allied unit that it meets; a King removes it. A face-up unit that is now next to the
 * other King threatens.
 */
export interface Moved {
  readonly kind: 'moved' | 'joined';
  /** State before the move. */
  readonly piece: Piece;
  readonly from: Field;
  readonly to: Field;
  readonly met?: Encounter;
  readonly threatens?: true;
}

/** Attack of a unit. Both pieces are as they were before the attack. */
export interface Attacked extends Pick<Duel, 'falls' | 'advances'> {
  readonly kind: 'attacked';
  readonly by: Unit;
  readonly target: Piece;
  readonly from: Field;
  readonly to: Field;
  readonly damage?: { readonly seat: Seat; readonly points: number; readonly left: number };
}

/** Cards placed one after the other. The kind is `heaped` if any of them met a unit. */
export interface Placed {
  readonly kind: 'placed' | 'heaped';
  readonly seat: Seat;
  readonly field: Field;
  readonly placings: readonly Placing[];
}

/** Events of a game. Face-down units and cards of a hand are visible to their owner only. */
export type FarmlandEvent =
  | Moved
  | Attacked
  | Placed
  | { readonly kind: 'flipped' | 'blocked'; readonly unit: Unit; readonly field: Field; readonly threatens?: true }
  | { readonly kind: 'discarded'; readonly seat: Seat; readonly card: Card }
  | { readonly kind: 'turn' | 'dry' | 'won'; readonly seat: Seat }
  /** The computer plays the whole turn. The events after this one depend on hidden cards. */
  | { readonly kind: 'auto' };
