import { type Choice, cut, read, type Seat, type Words } from '@longtable/kit';
import { columnOf, type Field, parseField, rowOf } from '../fields.ts';
import { type Command, makeLine, parseHand } from '../rules/lines.ts';

/** Parsed partial: an incomplete line, or `auto`, which the player must confirm. */
type ParsedPartial =
  | { readonly kind: 'turn' | 'auto' }
  | { readonly kind: 'piece'; readonly field: Field }
  | { readonly kind: 'cards'; readonly hand: readonly number[] };

const PIECE = /^([A-G][1-7]) $/;
const CARDS = /^place ([1-5](?: [1-5])*) $/;

/** Parses an empty partial, `D4 `, `place 3 1 ` or `auto`. Returns undefined for other texts. */
export function parsePartial(text: string | undefined): ParsedPartial | undefined {
  if (text === undefined) return undefined;
  if (text === '') return { kind: 'turn' };
  if (text === 'auto') return { kind: 'auto' };
  const piece = PIECE.exec(text);
  if (piece) return { kind: 'piece', field: parseField(piece[1]!)! };
  const cards = CARDS.exec(text);
  return cards ? { kind: 'cards', hand: parseHand(cards[1]!) } : undefined;
}

const MAX_LABEL_LENGTH = 80;
const MAX_DETAIL_LENGTH = 100;

type ChoiceTexts = Omit<Choice, 'line' | 'final' | 'input'>;

/** Returns a choice that completes a line. */
export function finalChoice(command: Command, face: ChoiceTexts): Choice {
  return choice(makeLine(command), true, face);
}

/** Returns a choice that leads to further choices. */
export function stepChoice(line: string, face: ChoiceTexts): Choice {
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

/** Returns the button position of a field in the 3×3 grid around `centre`, as seen by the team `side`. */
export function gridPosition(centre: Field, field: Field, side: Seat): NonNullable<Choice['at']> {
  const away = side === 0 ? 1 : -1;
  return {
    row: 1 - away * (rowOf(field) - rowOf(centre)),
    column: 1 + away * (columnOf(field) - columnOf(centre)),
  };
}
