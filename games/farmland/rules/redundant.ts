import type { Field } from '../fields.ts';
import { type Card, type State, teamOf, unitOn } from '../state.ts';
import { nameOf } from './cards.ts';
import type { Order } from './orders.ts';
import { boardIsFull } from './placing.ts';
import { unite } from './union.ts';

/** Whether a legal order is one that menus leave out: it does nothing, loses cards for nothing, or is the same as one that they offer. */
export function isRedundant(state: State, order: Order): boolean {
  switch (order.do) {
    case 'move':
      return order.from === order.to && !unitOn(state, order.from)?.blocks;
    case 'block':
      return unitOn(state, order.field)?.blocks === true;
    case 'place':
      return hasCopies(state, order.hand) || isWaste(state, order.field, order.hand);
    case 'yield':
      return order.discard !== undefined && hasCopies(state, [order.discard]);
    default:
      return false;
  }
}

/** Whether the same cards lie further left in the hand. */
function hasCopies(state: State, hand: readonly number[]): boolean {
  const cards = teamOf(state, state.turn).hand;
  return hand.some((at, place) => {
    const earlier = hand.slice(0, place);
    return cards.some((card, other) => other < at && !earlier.includes(other) && isSame(card, cards[at]!));
  });
}

function isSame(one: Card, other: Card): boolean {
  return one.atk === other.atk && one.def === other.def && nameOf(one) === nameOf(other);
}

/** Whether placing loses a card, other than by one that takes the place of a unit. */
function isWaste(state: State, field: Field, hand: readonly number[]): boolean {
  const replaces = hand.length === 1 && unitOn(state, field) !== undefined;
  return !replaces && heap(state, field, hand) === undefined;
}

/** Who stands on a field once cards were placed on it one after the other; nobody, if one of them is lost on the way. */
export function heap(state: State, field: Field, hand: readonly number[]): Card | undefined {
  const cards = teamOf(state, state.turn).hand;
  let standing = unitOn(state, field)?.card;
  if (!standing && hand.length > 0 && boardIsFull(state)) return undefined;
  for (const at of hand) {
    const card = cards[at]!;
    standing = standing ? unite(card, standing)?.card : card;
    if (!standing) return undefined;
  }
  return standing;
}
