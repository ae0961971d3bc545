import type { Choice } from '../../kit/game.ts';
import type { Words } from '../../kit/reader.ts';
import { say } from '../../kit/text.ts';
import type { Field } from '../fields.ts';
import { faultOf } from '../rules/legality.ts';
import { makeLine, type Order } from '../rules/orders.ts';
import { isRedundant } from '../rules/redundant.ts';
import { unite } from '../rules/union.ts';
import { pieceOn, type State, teamOf, unitOn } from '../state.ts';
import { shortName } from '../words/names.ts';
import { loses } from './previews.ts';
import { type Face, step, whole } from './steps.ts';

/** What an order costs, where that should be confirmed: a unit, or the turn. */
export function price(state: State, order: Order): Words | undefined {
  switch (order.do) {
    case 'move':
      return order.from === order.to ? undefined : priceOfMoving(state, order.from, order.to);
    case 'place':
      return priceOfPlacing(state, order.field, order.hand);
    case 'auto':
      return { en: 'the computer plays your whole turn', de: 'der Computer spielt deinen ganzen Zug' };
    default:
      return undefined;
  }
}

/** The choice of an order: a whole line, or first what it costs and then `confirmation`. */
export function offer(state: State, order: Order, face: Face): Choice {
  const detail = price(state, order);
  return detail === undefined ? whole(order, face) : step(makeLine(order), { ...face, detail, tone: 'costly' });
}

/** What is left to choose once it is known what an order costs. */
export function confirmation(state: State, order: Order): Choice[] {
  if (faultOf(state, order) || isRedundant(state, order) || price(state, order) === undefined) return [];
  return [whole(order, { label: { en: 'Yes, do it', de: 'Ja, so machen' }, tone: 'costly' })];
}

function priceOfMoving(state: State, from: Field, to: Field): Words | undefined {
  const target = unitOn(state, to);
  const piece = pieceOn(state, from);
  if (!piece || piece.team !== target?.team) return undefined;
  if (piece.kind === 'unit') return unite(piece.card, target.card) ? undefined : loses(target.card);
  return ({ language }) => {
    const name = shortName(target.card, language);
    return say({ en: `${name} leaves the game`, de: `${name} verlässt das Spiel` }, language);
  };
}

function priceOfPlacing(state: State, field: Field, hand: readonly number[]): Words | undefined {
  const standing = unitOn(state, field)?.card;
  const [card] = hand.map((number) => teamOf(state, state.turn).hand[number]);
  if (!standing || !card || hand.length > 1) return undefined;
  return unite(card, standing) ? undefined : loses(standing);
}
