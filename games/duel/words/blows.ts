import type { DuelSeat } from '../state.ts';

/** Returns the name of a slot's place in pictures. */
export function slotPlace(seat: DuelSeat, slot: number): string {
  return `slot ${seat} ${slot}`;
}
