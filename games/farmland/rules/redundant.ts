import type { Field } from '../fields.ts';
import { type Card, type State, teamOf, unitOn } from '../state.ts';
import type { Command } from './lines.ts';
import { boardIsFull } from './turn.ts';
import { nameOf, unite } from './union.ts';

/** Whether menus omit a legal command because it has no effect, wastes cards, or equals an offered one. */
export function isRedundant(state: State, command: Command): boolean {
  switch (command.verb) {
    case 'move':
      return command.from === command.to && !unitOn(state, command.from)?.blocks;
    case 'block':
      return unitOn(state, command.field)?.blocks === true;
    case 'place':
      return hasCopies(state, command.hand) || isWaste(state, command.field, command.hand);
    case 'yield':
      return command.discard !== undefined && hasCopies(state, [command.discard]);
    default:
      return false;
  }
}

/** Whether one of the cards has a copy further left in the hand. */
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

/** Whether placing loses a card, except for a single card that replaces a unit. */
function isWaste(state: State, field: Field, hand: readonly number[]): boolean {
  const replaces = hand.length === 1 && unitOn(state, field) !== undefined;
  return !replaces && unitAfterPlacing(state, field, hand) === undefined;
}

/** Returns the unit on a field after placing these cards in order, or undefined if one would be lost. */
export function unitAfterPlacing(state: State, field: Field, hand: readonly number[]): Card | undefined {
  const cards = teamOf(state, state.turn).hand;
  let standing = unitOn(state, field)?.card;
  if (!standing && boardIsFull(state)) return undefined;
  for (const at of hand) {
    const card = cards[at]!;
    standing = standing ? unite(card, standing)?.card : card;
    if (!standing) return undefined;
  }
  return standing;
}
