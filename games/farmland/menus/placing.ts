import type { Choice } from '../../kit/game.ts';
import { type Field, fieldName } from '../fields.ts';
import { nameOf } from '../rules/cards.ts';
import { makeHand } from '../rules/orders.ts';
import { faultOfPlacing, placingFields } from '../rules/placing.ts';
import { kingField, type State, teamOf, unitOn } from '../state.ts';
import { offer, stack } from './consequences.ts';
import { unionPreview } from './previews.ts';
import { besides, step } from './steps.ts';

/** How placing these cards may go on: the fields around the King as on the board, and below them more cards to unite. */
export function placingChoices(state: State, hand: readonly number[]): Choice[] {
  const fields = placingFields(state).filter((field) => !faultOfPlacing(state, field, hand));
  if (fields.length === 0) return [];
  return [...fields.map((field) => fieldChoice(state, field, hand)), ...moreCards(state, hand)];
}

function fieldChoice(state: State, field: Field, hand: readonly number[]): Choice {
  const name = fieldName(field);
  const label = unitOn(state, field) ? { en: `Unite with ${name}`, de: `Mit ${name} vereinen` } : name;
  const at = besides(kingField(state, state.turn), field, state.turn);
  return offer(state, { do: 'place', field, hand }, { label, at });
}

function moreCards(state: State, hand: readonly number[]): Choice[] {
  const below = stack(state, hand);
  return [...teamOf(state, state.turn).hand.entries()].flatMap(([at, card]) => {
    if (hand.includes(at)) return [];
    const label = { en: `Add ${nameOf(card)}`, de: `Dazu ${nameOf(card)}` };
    const line = `place ${makeHand([...hand, at])} `;
    return [step(line, below ? { label, detail: unionPreview(card, below) } : { label })];
  });
}
