import type { Choice, Seat } from '../../kit/game.ts';
import type { Words } from '../../kit/reader.ts';
import { say, type Text } from '../../kit/text.ts';
import { FIELDS, type Field, fieldName } from '../fields.ts';
import { makeHand, makeLine } from '../rules/orders.ts';
import { isLeftOut } from '../rules/sense.ts';
import { mustDiscard } from '../rules/yielding.ts';
import { type Card, type Piece, pieceOn, type State, teamOf } from '../state.ts';
import { kingName, shortName, valuesOf } from '../words/names.ts';
import { actionChoices } from './acting.ts';
import { confirmation } from './consequences.ts';
import { parsePartial } from './partials.ts';
import { placingChoices } from './placing.ts';
import { step, whole } from './steps.ts';

const MOVE: Text = { en: 'Move a unit…', de: 'Einheit ziehen …' };
const PLACE: Text = { en: 'Place a unit…', de: 'Einheit platzieren …' };
const DISCARD: Text = { en: 'Discard a card…', de: 'Karte abwerfen …' };

/** How a line may go on: a field and what its piece does; `place`, cards and a field; `yield`; `auto`. */
export function choices(state: State, seat: Seat, partial: string): readonly Choice[] {
  if (state.winner !== null || seat !== state.turn) return [];
  const asked = parsePartial(partial);
  switch (asked?.about) {
    case 'turn':
      return [yieldChoice(state), ...autoChoice(state), ...pieceChoices(state), ...cardChoices(state)];
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

function pieceChoices(state: State): Choice[] {
  return FIELDS.filter((field) => actionChoices(state, field).length > 0).map((field) =>
    step(`${fieldName(field)} `, {
      label: pieceLabel(pieceOn(state, field)!, field),
      detail: pieceDetail(state, field),
      under: MOVE,
    }),
  );
}

function pieceLabel(piece: Piece, field: Field): Words {
  return ({ language }) =>
    `${fieldName(field)} ${piece.kind === 'king' ? kingName(language) : shortName(piece.card, language)}`;
}

/** A unit's values and face, and whom it could attack. */
function pieceDetail(state: State, field: Field): Words {
  const piece = pieceOn(state, field)!;
  const attacks = actionChoices(state, field).filter(({ line }) => isAttack(state, line));
  return ({ language }) => {
    const values =
      piece.kind === 'king' ? [] : [valuesOf(piece.card), ...conditions(piece).map((words) => say(words, language))];
    const targets = attacks.map(({ line }) => line.slice(-2)).join(', ');
    const attack =
      targets === '' ? [] : [say({ en: `can attack ${targets}`, de: `kann ${targets} angreifen` }, language)];
    const words = [...values, ...attack];
    return words.length > 0 ? words.join(', ') : say({ en: 'one step', de: 'ein Schritt' }, language);
  };
}

function isAttack(state: State, line: string): boolean {
  const asked = parsePartial(line);
  if (asked?.about !== 'order' || asked.order.do !== 'move') return false;
  const target = pieceOn(state, asked.order.to);
  return target !== undefined && target.team !== state.turn;
}

function conditions({ up, blocks }: Piece & { kind: 'unit' }): Text[] {
  return [...(up ? [] : [{ en: 'face down', de: 'verdeckt' }]), ...(blocks ? [{ en: 'blocks', de: 'blockiert' }] : [])];
}

function cardChoices(state: State): Choice[] {
  if (state.placed) return [];
  return [...teamOf(state, state.turn).hand.entries()].flatMap(([at, card]) => {
    if (placingChoices(state, [at]).length === 0) return [];
    return [step(`place ${makeHand([at])} `, { label: nameLabel(card), detail: valuesOf(card), under: PLACE })];
  });
}

function nameLabel(card: Card): Words {
  return ({ language }) => shortName(card, language);
}

function yieldChoice(state: State): Choice {
  if (!mustDiscard(state))
    return whole({ do: 'yield' }, { label: { en: 'End the turn', de: 'Zug beenden' }, tone: 'usual' });
  return step('yield ', { label: { en: 'Discard and end', de: 'Abwerfen und beenden' }, tone: 'usual' });
}

function autoChoice(state: State): Choice[] {
  if (state.acted) return [];
  const label = { en: 'Let the computer play', de: 'Computer spielen lassen' };
  return [step(makeLine({ do: 'auto' }), { label })];
}

function discardChoices(state: State): Choice[] {
  if (!mustDiscard(state)) return [];
  return [...teamOf(state, state.turn).hand.entries()].flatMap(([discard, card]) => {
    const order = { do: 'yield', discard } as const;
    if (isLeftOut(state, order)) return [];
    return [whole(order, { label: nameLabel(card), detail: valuesOf(card), under: DISCARD })];
  });
}
