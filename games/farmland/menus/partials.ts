import { type Choice, cut, read, type Seat, type Words } from '@longtable/kit';
import { columnOf, type Field, parseField, rowOf } from '../fields.ts';
import { type Command, makeLine, parseHand } from '../rules/lines.ts';

/** Parsed partial: an incomplete line, or `auto`, which must be confirmed. */
type Partial =
  | { readonly about: 'turn' | 'auto' }
  | { readonly about: 'piece'; readonly field: Field }
  | { readonly about: 'cards'; readonly hand: readonly number[] };

const PIECE = /^([A-G][1-7]) $/;
const CARDS = /^place ([1-5](?: [1-5])*) $/;

/** Parses a partial: the empty one, `D4 `, `place 3 1 ` or `auto`; returns undefined for others. */
export function parsePartial(text: string | undefined): Partial | undefined {
  if (text === undefined) return undefined;
  if (text === '') return { about: 'turn' };
  if (text === 'auto') return { about: 'auto' };
  const piece = PIECE.exec(text);
  if (piece) return { about: 'piece', field: parseField(piece[1]!)! };
  const cards = CARDS.exec(text);
  return cards ? { about: 'cards', hand: parseHand(cards[1]!) } : undefined;
}

const MAX_LABEL_LENGTH = 80;
const MAX_DETAIL_LENGTH = 100;

type ChoiceTexts = Omit<Choice, 'line' | 'final' | 'input'>;

/** Returns a choice that completes a line. */
export function whole(command: Command, face: ChoiceTexts): Choice {
  return choice(makeLine(command), true, face);
}

/** Returns a choice that leads to further choices. */
export function step(line: string, face: ChoiceTexts): Choice {
  return choice(line, false, face);
}

function choice(line: string, final: boolean, { label, detail, ...face }: ChoiceTexts): Choice {
  return {
    ...face,
    line,
    final,
    label: within(label, MAX_LABEL_LENGTH),
    ...(detail !== undefined && { detail: within(detail, MAX_DETAIL_LENGTH) }),
  };
}

function within(words: Words, max: number): Words {
  return (reader) => cut(read(words, reader), max);
}

/** Returns the button position of a field in the grid around another one, from a team's side. */
export function gridPosition(centre: Field, field: Field, side: Seat): NonNullable<Choice['at']> {
  const away = side === 0 ? 1 : -1;
  return {
    row: 1 - away * (rowOf(field) - rowOf(centre)),
    column: 1 + away * (columnOf(field) - columnOf(centre)),
  };
}
