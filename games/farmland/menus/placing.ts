import type { Choice } from '../../kit/game.ts';
import { read } from '../../kit/reader.ts';
import type { Text } from '../../kit/text.ts';
import { type Field, fieldName } from '../fields.ts';
import { makeHand } from '../rules/orders.ts';
import { faultOfCards, placingFields } from '../rules/placing.ts';
import { heap, isRedundant } from '../rules/redundant.ts';
import { kingField, type State, teamOf, unitOn } from '../state.ts';
import { shortName } from '../words/names.ts';
import { offer } from './consequences.ts';
import { becomes } from './previews.ts';
import { besides, step } from './steps.ts';

const UNITE_FIRST: Text = { en: 'Unite with another card…', de: 'Mit weiterer Karte vereinen …' };

/** How placing these cards may go on: the fields around the King as on the board, and below them more cards to unite. */
export function placingChoices(state: State, hand: readonly number[]): Choice[] {
  const fields = fieldsFor(state, hand);
  return [...fields.map((field) => fieldChoice(state, field, hand)), ...moreCards(state, hand)];
}

/** The fields on which it makes sense to place these cards. */
export function fieldsFor(state: State, hand: readonly number[]): Field[] {
  if (state.placed || faultOfCards(state, hand)) return [];
  return placingFields(state).filter((field) => !isRedundant(state, { do: 'place', field, hand }));
}

/** Whether there is such a field for one of the cards. */
export function canPlace(state: State, card: number): boolean {
  const hand = [card];
  return !state.placed && placingFields(state).some((field) => !isRedundant(state, { do: 'place', field, hand }));
}

function fieldChoice(state: State, field: Field, hand: readonly number[]): Choice {
  const name = fieldName(field);
  const isTaken = unitOn(state, field) !== undefined;
  const label = isTaken ? { en: `Unite ${name}`, de: `Union ${name}` } : name;
  const at = besides(kingField(state, state.turn), field, state.turn);
  const union = isTaken ? heap(state, field, hand) : undefined;
  return offer(
    state,
    { do: 'place', field, hand },
    { label, at, tone: 'usual', ...(union && { detail: becomes(union) }) },
  );
}

function moreCards(state: State, hand: readonly number[]): Choice[] {
  return [...teamOf(state, state.turn).hand.entries()].flatMap(([at, card]) => {
    const more = [...hand, at];
    const fields = hand.includes(at) ? [] : fieldsFor(state, more);
    if (fields.length === 0) return [];
    const field = fields.find((each) => !unitOn(state, each)) ?? fields[0]!;
    const where = unitOn(state, field) ? `${fieldName(field)}: ` : '';
    const union = becomes(heap(state, field, more)!);
    return [
      step(`place ${makeHand(more)} `, {
        label: ({ language }) => shortName(card, language),
        detail: (reader) => `${where}${read(union, reader)}`,
        under: UNITE_FIRST,
      }),
    ];
  });
}
