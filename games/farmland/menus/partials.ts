import { type Field, parseField } from '../fields.ts';
import { type Command, parseHand, parseLine } from '../rules/lines.ts';

/** A parsed partial: a line that isn't whole yet, or a whole one that has to be confirmed. */
type Partial =
  | { readonly about: 'turn' | 'discard' }
  | { readonly about: 'piece'; readonly field: Field }
  | { readonly about: 'cards'; readonly hand: readonly number[] }
  | { readonly about: 'command'; readonly command: Command };

const PIECE = /^([A-G][1-7]) $/;
const CARDS = /^place ([1-5](?: [1-5])*) $/;

/** Parses a partial: the empty one, `yield `, `D4 `, `place 3 1 ` or a whole line; undefined for anything else. */
export function parsePartial(text: string): Partial | undefined {
  if (text === '') return { about: 'turn' };
  if (text === 'yield ') return { about: 'discard' };
  const piece = PIECE.exec(text);
  if (piece) return { about: 'piece', field: parseField(piece[1]!)! };
  const cards = CARDS.exec(text);
  if (cards) return { about: 'cards', hand: parseHand(cards[1]!) };
  const command = parseLine(text);
  return command && { about: 'command', command };
}
