import type { Placing } from '../events.ts';
import { around, type Field } from '../fields.ts';
import { type Card, kingField, pieceOn, type State, teamOf, UNITS_MAX, unitFields, unitOn } from '../state.ts';
import { placed } from './cards.ts';
import type { Fault } from './faults.ts';
import { join } from './joining.ts';
import { boardShown } from './report.ts';
import type { Scene } from './scene.ts';

/** The fields around its King on which the team on turn could put units: empty or its own, clockwise from above. */
export function placingFields(state: State): Field[] {
  return around(kingField(state, state.turn)).filter((field) => {
    const piece = pieceOn(state, field);
    return !piece || piece.team === state.turn;
  });
}

/** Why cards of the hand (counted from 0) may not be placed on a field; nothing, if they may. */
export function faultOfPlacing(state: State, field: Field, hand: readonly number[]): Fault | undefined {
  if (state.placed) return 'placed-already';
  if (!around(kingField(state, state.turn)).includes(field)) return 'far-from-king';
  const piece = pieceOn(state, field);
  if (piece && piece.team !== state.turn) return 'held-by-rival';
  return faultOfCards(state, hand);
}

/** Why these are no cards to place, wherever it be. */
export function faultOfCards(state: State, hand: readonly number[]): Fault | undefined {
  if (new Set(hand).size < hand.length) return 'card-twice';
  const cards = teamOf(state, state.turn).hand;
  return hand.some((at) => !(at in cards)) ? 'no-such-card' : undefined;
}

/** Places cards of the hand one after the other on a field and shows the board. */
export function place(scene: Scene, field: Field, hand: readonly number[]): void {
  const { state, events } = scene;
  const team = teamOf(state, state.turn);
  const cards = hand.map((at) => team.hand[at]!);
  team.hand = team.hand.filter((_, at) => !hand.includes(at));
  state.placed = true;
  state.acted = true;
  const placings = cards.map((card) => placeOne(scene, field, card));
  const kind = placings.some(({ met }) => met) ? 'heaped' : 'placed';
  events.push({ kind, seat: state.turn, field, placings }, boardShown(state, field));
}

function placeOne(scene: Scene, field: Field, card: Card): Placing {
  const { state } = scene;
  const unit = placed(card, state.turn);
  if (unitOn(state, field)) return { card, met: join(scene, unit, field) };
  if (boardIsFull(state)) return { card, lost: true };
  state.board[field] = unit;
  return { card };
}

/** Whether one more unit of the team on turn would be its sixth. */
export function boardIsFull(state: State): boolean {
  return unitFields(state, state.turn).length >= UNITS_MAX;
}
