import type { Seat } from '@longtable/kit';
import type { Field } from './fields.ts';
import type { Duel } from './rules/duel.ts';
import type { Card, Piece, Unit } from './state.ts';

/** An encounter with a unit of the same team: their union, or none if they don't fit and the standing unit is removed. */
export interface Encounter {
  readonly standing: Unit;
  readonly union?: Card;
}

/** A card placed on a field: on its own, onto a unit, or as a sixth unit, which is lost. */
export interface Placing {
  readonly card: Card;
  readonly met?: Encounter;
  readonly lost?: true;
}

/** A piece moved to a field. A unit joins the unit of its team that it meets; a King removes it. */
export interface Moved {
  readonly kind: 'moved' | 'joined';
  /** As it was before the move. */
  readonly piece: Piece;
  readonly from: Field;
  readonly to: Field;
  readonly met?: Encounter;
}

/** A unit attacked; both pieces are as they were before. */
export interface Attacked extends Pick<Duel, 'falls' | 'advances'> {
  readonly kind: 'attacked';
  readonly by: Unit;
  readonly target: Piece;
  readonly from: Field;
  readonly to: Field;
  readonly damage?: { readonly seat: Seat; readonly points: number; readonly left: number };
}

/** Cards were placed one after the other; `heaped` if any of them met a unit. */
export interface Placed {
  readonly kind: 'placed' | 'heaped';
  readonly seat: Seat;
  readonly field: Field;
  readonly placings: readonly Placing[];
}

/** What happens in a game. Face-down units and cards of a hand are known to their owner only. */
export type FarmlandEvent =
  | Moved
  | Attacked
  | Placed
  | { readonly kind: 'flipped' | 'blocked'; readonly unit: Unit; readonly field: Field }
  | { readonly kind: 'discarded'; readonly seat: Seat; readonly card: Card }
  | { readonly kind: 'turn' | 'dry' | 'won'; readonly seat: Seat }
  /** The computer plays the whole turn, so what follows depends on cards that others don't know. */
  | { readonly kind: 'auto' };
