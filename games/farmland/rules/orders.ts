import { type Field, fieldName, parseField } from '../fields.ts';

/** What a seat may order: a line of the game, taken apart. Hand positions count from 0. */
export type Order =
  | { readonly do: 'move'; readonly from: Field; readonly to: Field }
  | { readonly do: 'flip' | 'block'; readonly field: Field }
  | { readonly do: 'place'; readonly field: Field; readonly hand: readonly number[] }
  | { readonly do: 'yield'; readonly discard?: number }
  | { readonly do: 'auto' };

/** The line of an order: `D1 move D2`, `D4 flip`, `D4 block`, `place 3 1 D2`, `yield`, `yield 3`, `auto`. */
export function makeLine(order: Order): string {
  switch (order.do) {
    case 'move':
      return `${fieldName(order.from)} move ${fieldName(order.to)}`;
    case 'flip':
    case 'block':
      return `${fieldName(order.field)} ${order.do}`;
    case 'place':
      return `place ${makeHand(order.hand)} ${fieldName(order.field)}`;
    case 'yield':
      return order.discard === undefined ? 'yield' : `yield ${order.discard + 1}`;
    case 'auto':
      return 'auto';
  }
}

const YIELD = /^yield(?: ([1-5]))?$/;
const PLACE = /^place ([1-5](?: [1-5])*) ([A-G][1-7])$/;
const ACT = /^([A-G][1-7]) (flip|block|move ([A-G][1-7]))$/;

/** The order of a line in its one spelling; nothing, if it is not a line of this game. */
export function parseLine(text: string): Order | undefined {
  if (text === 'auto') return { do: 'auto' };
  const yields = YIELD.exec(text);
  if (yields) return yields[1] === undefined ? { do: 'yield' } : { do: 'yield', discard: Number(yields[1]) - 1 };
  const places = PLACE.exec(text);
  if (places) return { do: 'place', field: parseField(places[2]!)!, hand: parseHand(places[1]!) };
  const acts = ACT.exec(text);
  if (!acts) return undefined;
  const field = parseField(acts[1]!)!;
  if (acts[3] !== undefined) return { do: 'move', from: field, to: parseField(acts[3])! };
  return { do: acts[2] === 'flip' ? 'flip' : 'block', field };
}

/** Cards of the hand as they are named in lines, counted from 1: `3 1`. */
export function makeHand(hand: readonly number[]): string {
  return hand.map((at) => at + 1).join(' ');
}

/** The cards of the hand that are named so. */
export function parseHand(numbers: string): number[] {
  return numbers.split(' ').map((number) => Number(number) - 1);
}
