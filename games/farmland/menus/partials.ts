import { type Field, parseField } from '../fields.ts';
import { parseHand } from '../rules/lines.ts';

/** A parsed partial: a line that isn't whole yet, or the one that has to be confirmed. */
type Partial =
  | { readonly about: 'turn' | 'auto' }
  | { readonly about: 'piece'; readonly field: Field }
  | { readonly about: 'cards'; readonly hand: readonly number[] };

const PIECE = /^([A-G][1-7]) $/;
const CARDS = /^place ([1-5](?: [1-5])*) $/;

/** Parses a partial: the empty one, `D4 `, `place 3 1 ` or `auto`; undefined for anything else. */
export function parsePartial(text: string | undefined): Partial | undefined {
  if (text === undefined) return undefined;
  if (text === '') return { about: 'turn' };
  if (text === 'auto') return { about: 'auto' };
  const piece = PIECE.exec(text);
  if (piece) return { about: 'piece', field: parseField(piece[1]!)! };
  const cards = CARDS.exec(text);
  return cards ? { about: 'cards', hand: parseHand(cards[1]!) } : undefined;
}
