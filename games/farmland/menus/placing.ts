import { type Choice, eachLanguage, say } from '@longtable/kit';
import { type Field, fieldName } from '../fields.ts';
import { faultOf } from '../rules/faults.ts';
import { makeHand } from '../rules/lines.ts';
import { isRedundant, unitAfterPlacing } from '../rules/redundant.ts';
import { placingFields } from '../rules/turn.ts';
import { kingField, type State, teamOf, unitOn } from '../state.ts';
import { texts } from '../words/texts.ts';
import { finalChoice, gridPosition, stepChoice } from './partials.ts';
import { lossPreview, unitPreview } from './previews.ts';

/** Returns the continuations of placing these cards: the fields around the King, and more cards to unite. */
export function placingChoices(state: State, hand: readonly number[]): Choice[] {
  const fields = fieldsFor(state, hand);
  return [...fields.map((field) => fieldChoice(state, field, hand)), ...moreCards(state, hand)];
}

/** Returns the fields where placing these cards is useful. */
export function fieldsFor(state: State, hand: readonly number[]): Field[] {
  return placingFields(state).filter((field) => {
    const command = { verb: 'place', field, hand } as const;
    return !faultOf(state, command) && !isRedundant(state, command);
  });
}

export function placeableCards(state: State): number[] {
  const { hand } = teamOf(state, state.turn);
  return [...hand.keys()].filter((at) => fieldsFor(state, [at]).length > 0);
}

function fieldChoice(state: State, field: Field, hand: readonly number[]): Choice {
  const command = { verb: 'place', field, hand } as const;
  const label = fieldName(field);
  const at = gridPosition(kingField(state, state.turn), field, state.turn);
  const standing = unitOn(state, field)?.card;
  if (!standing) return finalChoice(command, { label, at, emphasis: 'usual' });
  const union = unitAfterPlacing(state, field, hand);
  return finalChoice(
    command,
    union
      ? { label, at, emphasis: 'usual', detail: unitPreview(union) }
      : { label, at, emphasis: 'costly', detail: lossPreview(standing) },
  );
}

function moreCards(state: State, hand: readonly number[]): Choice[] {
  return [...teamOf(state, state.turn).hand.entries()].flatMap(([at, card]) => {
    const more = [...hand, at];
    const fields = hand.includes(at) ? [] : fieldsFor(state, more);
    if (fields.length === 0) return [];
    const field = fields.find((each) => !unitOn(state, each)) ?? fields[0]!;
    const where = unitOn(state, field) ? `${fieldName(field)}: ` : '';
    const union = unitPreview(unitAfterPlacing(state, field, more)!);
    return [
      stepChoice(`place ${makeHand(more)} `, {
        label: texts.units.short({ card }),
        detail: eachLanguage((language) => `${where}${say(union, language)}`),
        under: texts.choices.uniteFirst,
      }),
    ];
  });
}
