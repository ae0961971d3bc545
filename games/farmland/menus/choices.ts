import type { Choice, Seat } from '../../kit/game.ts';
import { FIELDS, fieldName } from '../fields.ts';
import { faultOfActing } from '../rules/acting.ts';
import { fullName, KING_NAME, nameOf } from '../rules/cards.ts';
import { makeHand, makeLine } from '../rules/orders.ts';
import { placingFields } from '../rules/placing.ts';
import { mustDiscard } from '../rules/yielding.ts';
import { pieceOn, type State, teamOf } from '../state.ts';
import { actionChoices } from './acting.ts';
import { confirmation } from './consequences.ts';
import { parsePartial } from './partials.ts';
import { placingChoices } from './placing.ts';
import { step, whole } from './steps.ts';

const ROW = 5;

/** How a line may go on: a field and what its piece does; `place`, cards and a field; `yield`; `auto`. */
export function choices(state: State, seat: Seat, partial: string): readonly Choice[] {
  if (state.winner !== null || seat !== state.turn) return [];
  const asked = parsePartial(partial);
  switch (asked?.about) {
    case 'turn':
      return inRows(pieceChoices(state), cardChoices(state), [yieldChoice(state), ...autoChoice(state)]);
    case 'piece':
      return actionChoices(state, asked.field);
    case 'cards':
      return placingChoices(state, asked.hand);
    case 'discard':
      return discardChoices(state);
    case 'order':
      return confirmation(state, asked.order);
    case undefined:
      return [];
  }
}

/** Each kind of choice begins a row of buttons. */
function inRows(...kinds: readonly (readonly Choice[])[]): Choice[] {
  let next = 0;
  return kinds.flatMap((choices) => {
    const first = next;
    next += Math.ceil(choices.length / ROW);
    return choices.map((choice, at) => ({ ...choice, at: { row: first + Math.floor(at / ROW), column: at % ROW } }));
  });
}

function pieceChoices(state: State): Choice[] {
  return FIELDS.filter((field) => !faultOfActing(state, field)).map((field) => {
    const piece = pieceOn(state, field)!;
    const name = piece.kind === 'king' ? KING_NAME : nameOf(piece.card);
    return step(`${fieldName(field)} `, { label: `${fieldName(field)} ${name}` });
  });
}

function cardChoices(state: State): Choice[] {
  if (state.placed || placingFields(state).length === 0) return [];
  return teamOf(state, state.turn).hand.map((card, at) => {
    const label = { en: `Place ${nameOf(card)}`, de: `${nameOf(card)} platzieren` };
    return step(`place ${makeHand([at])} `, { label });
  });
}

function yieldChoice(state: State): Choice {
  if (!mustDiscard(state)) return whole({ do: 'yield' }, { label: { en: 'End the turn', de: 'Zug beenden' } });
  return step('yield ', { label: { en: 'Discard and end the turn', de: 'Abwerfen und Zug beenden' } });
}

function autoChoice(state: State): Choice[] {
  if (state.acted) return [];
  const label = { en: 'Let the computer play', de: 'Den Computer spielen lassen' };
  return [step(makeLine({ do: 'auto' }), { label })];
}

function discardChoices(state: State): Choice[] {
  if (!mustDiscard(state)) return [];
  const { hand } = teamOf(state, state.turn);
  return hand.map((card, discard) => whole({ do: 'yield', discard }, { label: fullName(card) }));
}
