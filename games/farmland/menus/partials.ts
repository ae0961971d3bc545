import { type Field, parseField } from '../fields.ts';
import { type Order, parseHand, parseLine } from '../rules/orders.ts';

/** What is to be decided after a partial: a line that is not whole yet, or a whole one that is asked about once more. */
type Partial =
  | { readonly about: 'turn' | 'discard' }
  | { readonly about: 'piece'; readonly field: Field }
  | { readonly about: 'cards'; readonly hand: readonly number[] }
  | { readonly about: 'order'; readonly order: Order };

const PIECE = /^([A-G][1-7]) $/;
const CARDS = /^place ([1-5](?: [1-5])*) $/;

/** Takes a partial apart: nothing, `yield `, `D4 `, `place 3 1 ` or a whole line; anything else makes no sense. */
export function parsePartial(text: string): Partial | undefined {
  if (text === '') return { about: 'turn' };
  if (text === 'yield ') return { about: 'discard' };
  const piece = PIECE.exec(text);
  if (piece) return { about: 'piece', field: parseField(piece[1]!)! };
  const cards = CARDS.exec(text);
  if (cards) return { about: 'cards', hand: parseHand(cards[1]!) };
  const order = parseLine(text);
  return order && { about: 'order', order };
}
