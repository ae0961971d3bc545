import { beside, type Field } from '../fields.ts';
import { faultOfMoving } from '../rules/moving.ts';
import type { Order } from '../rules/orders.ts';
import { boardIsFull, placingFields } from '../rules/placing.ts';
import { unite } from '../rules/union.ts';
import { type Card, kingField, type State, teamOf, unitFields, unitOn } from '../state.ts';

/** An order that does something, rather than end the turn. */
export type Deed = Extract<Order, { do: 'move' | 'place' }> | { readonly do: 'block'; readonly field: Field };

/** Everything that the team on turn could sensibly do next, but for ending its turn. */
export function deedsOf(state: State): Deed[] {
  return [...kingDeeds(state), ...unitDeeds(state), ...placingDeeds(state)];
}

function kingDeeds(state: State): Deed[] {
  return moves(state, kingField(state, state.turn)).filter((order) => order.do === 'move' && !unitOn(state, order.to));
}

function unitDeeds(state: State): Deed[] {
  const waiting = unitFields(state, state.turn).filter((field) => !unitOn(state, field)?.moved);
  return waiting.flatMap((field): Deed[] => {
    const blocks = unitOn(state, field)?.blocks ? [] : [{ do: 'block' as const, field }];
    return [...moves(state, field).filter((order) => !spoils(state, order)), ...blocks];
  });
}

function moves(state: State, from: number): Deed[] {
  return beside(from)
    .filter((to) => faultOfMoving(state, from, to) === undefined)
    .map((to) => ({ do: 'move', from, to }));
}

/** A step onto a fellow that does not fit only costs a unit. */
function spoils(state: State, order: Deed): boolean {
  if (order.do !== 'move') return false;
  const [unit, fellow] = [unitOn(state, order.from), unitOn(state, order.to)];
  return fellow?.team === state.turn && unit !== undefined && unite(unit.card, fellow.card) === undefined;
}

/** Placing one card, or several that all unite, on free fields and on fellows they unite with. */
function placingDeeds(state: State): Deed[] {
  if (state.placed) return [];
  const { hand } = teamOf(state, state.turn);
  const full = boardIsFull(state);
  return placingFields(state).flatMap((field) => {
    const standing = unitOn(state, field)?.card;
    if (!standing && full) return [];
    return bestOf(unions(hand, standing), standing ? 2 : 3).map(({ hand: chosen }): Deed => {
      return { do: 'place', field, hand: chosen };
    });
  });
}

interface Union {
  readonly hand: readonly number[];
  readonly card: Card;
}

/** What cards of the hand become on top of one that stands there, or on each other. */
function unions(hand: readonly Card[], standing: Card | undefined): Union[] {
  const found: Union[] = [];
  const goOn = (chosen: readonly number[], below: Card | undefined) => {
    hand.forEach((card, at) => {
      if (chosen.includes(at)) return;
      const union = below ? unite(card, below)?.card : card;
      if (!union) return;
      const next = [...chosen, at];
      found.push({ hand: next, card: union });
      goOn(next, union);
    });
  };
  goOn([], standing);
  return found;
}

function bestOf(unions: readonly Union[], most: number): Union[] {
  const worth = ({ card, hand }: Union) => 2 * card.atk + card.def - 300 * hand.length;
  return [...unions].sort((a, b) => worth(b) - worth(a)).slice(0, most);
}
