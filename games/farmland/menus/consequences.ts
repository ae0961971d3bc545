import type { Choice } from '../../kit/game.ts';
import type { Text } from '../../kit/text.ts';
import type { Field } from '../fields.ts';
import { fullName, nameOf } from '../rules/cards.ts';
import { faultOf } from '../rules/legality.ts';
import { makeLine, type Order } from '../rules/orders.ts';
import { boardIsFull } from '../rules/placing.ts';
import { unite } from '../rules/union.ts';
import { type Card, pieceOn, type State, teamOf, unitOn } from '../state.ts';
import { unionPreview } from './previews.ts';
import { type Face, step, whole } from './steps.ts';

/** What an order brings that should be known before: a union, a loss, a turn out of one's hands. Others bring nothing. */
export function consequence(state: State, order: Order): Text | undefined {
  switch (order.do) {
    case 'move':
      return order.from === order.to ? undefined : ofMoving(state, order.from, order.to);
    case 'place':
      return ofPlacing(state, order.field, order.hand);
    case 'auto':
      return { en: 'The computer plays your whole turn', de: 'Der Computer spielt deinen ganzen Zug' };
    default:
      return undefined;
  }
}

/** The choice of an order: a whole line, or first its consequence and then `confirmation`. */
export function offer(state: State, order: Order, face: Omit<Face, 'detail'>): Choice {
  const detail = consequence(state, order);
  return detail === undefined ? whole(order, face) : step(makeLine(order), { ...face, detail });
}

/** What is left to choose once the consequence of an order is known. */
export function confirmation(state: State, order: Order): Choice[] {
  if (faultOf(state, order) || consequence(state, order) === undefined) return [];
  return [whole(order, { label: { en: 'Yes, do it', de: 'Ja, so machen' } })];
}

function ofMoving(state: State, from: Field, to: Field): Text | undefined {
  const target = unitOn(state, to);
  const piece = pieceOn(state, from);
  if (!piece || piece.team !== target?.team) return undefined;
  if (piece.kind === 'unit') return unionPreview(piece.card, target.card);
  const lost = nameOf(target.card);
  return { en: `Your ${lost} leaves the game`, de: `${lost} verlässt das Spiel` };
}

function ofPlacing(state: State, field: Field, hand: readonly number[]): Text | undefined {
  const standing = unitOn(state, field)?.card;
  if (!standing && !boardIsFull(state)) return undefined;
  const [first, ...others] = hand.map((at) => teamOf(state, state.turn).hand[at]);
  if (standing && first && others.length === 0) return unionPreview(first, standing);
  const result = stack(state, hand, standing);
  if (result) return { en: `${fullName(result)} will stand there`, de: `Dort steht dann ${fullName(result)}` };
  return { en: 'It would be your sixth unit and is lost', de: 'Es wäre deine sechste Einheit und geht verloren' };
}

/** Who stands on a field once cards were placed on it one after the other; nobody where each is one too many. */
export function stack(state: State, hand: readonly number[], standing?: Card): Card | undefined {
  const cards = hand.flatMap((at) => teamOf(state, state.turn).hand[at] ?? []);
  return cards.reduce<Card | undefined>((below, card) => {
    if (!below) return boardIsFull(state) ? undefined : card;
    return unite(card, below)?.card ?? card;
  }, standing);
}
