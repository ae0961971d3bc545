import type { Choice } from '../../kit/game.ts';
import { read } from '../../kit/reader.ts';
import type { Text } from '../../kit/text.ts';
import { type Field, fieldName } from '../fields.ts';
import { faultOf } from '../rules/faults.ts';
import { makeHand } from '../rules/lines.ts';
import { placingFields } from '../rules/placing.ts';
import { heap, isRedundant } from '../rules/redundant.ts';
import { kingField, type State, teamOf, unitOn } from '../state.ts';
import { shortName } from '../words/names.ts';
import { offer } from './confirm.ts';
import { becomes } from './previews.ts';
import { besides, step } from './steps.ts';

const UNITE_FIRST: Text = { en: 'Unite with another card…', de: 'Mit weiterer Karte vereinen …' };

/** How placing these cards can continue: the fields around the King as on the board, and below them more cards to unite. */
export function placingChoices(state: State, hand: readonly number[]): Choice[] {
  const fields = fieldsFor(state, hand);
  return [...fields.map((field) => fieldChoice(state, field, hand)), ...moreCards(state, hand)];
}

/** The fields where it makes sense to place these cards. */
export function fieldsFor(state: State, hand: readonly number[]): Field[] {
  return placingFields(state).filter((field) => {
    const command = { verb: 'place', field, hand } as const;
    return !faultOf(state, command) && !isRedundant(state, command);
  });
}

/** Whether a card of the hand can be placed anywhere. */
export function canPlace(state: State, card: number): boolean {
  return fieldsFor(state, [card]).length > 0;
}

function fieldChoice(state: State, field: Field, hand: readonly number[]): Choice {
  const name = fieldName(field);
  const isTaken = unitOn(state, field) !== undefined;
  const label = isTaken ? { en: `Unite on ${name}`, de: `Auf ${name} vereinen` } : name;
  const at = besides(kingField(state, state.turn), field, state.turn);
  const union = isTaken ? heap(state, field, hand) : undefined;
  return offer(
    state,
    { verb: 'place', field, hand },
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
