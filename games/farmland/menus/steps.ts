import type { Choice, Seat } from '../../kit/game.ts';
import type { Text } from '../../kit/text.ts';
import { columnOf, type Field, rowOf } from '../fields.ts';
import { makeLine, type Order } from '../rules/orders.ts';
import { clip } from '../words/clip.ts';

const LABEL_MAX = 80;
const DETAIL_MAX = 100;

function clipText(text: Text, max: number): Text {
  return typeof text === 'string' ? clip(text, max) : { en: clip(text.en, max), de: clip(text.de, max) };
}

/** What a choice shows: its label, what follows from it, and where its button sits. */
export interface Face {
  readonly label: Text;
  readonly detail?: Text;
  readonly at?: NonNullable<Choice['at']>;
}

/** A choice that makes a whole line. */
export function whole(order: Order, face: Face): Choice {
  return choice(makeLine(order), true, face);
}

/** A choice that leads to further ones. */
export function step(line: string, face: Face): Choice {
  return choice(line, false, face);
}

function choice(line: string, final: boolean, { label, detail, at }: Face): Choice {
  return {
    line,
    final,
    label: clipText(label, LABEL_MAX),
    ...(detail !== undefined && { detail: clipText(detail, DETAIL_MAX) }),
    ...(at && { at }),
  };
}

/** Where the button of a field sits in the picture of the fields around another one, seen from a team's side. */
export function besides(centre: Field, field: Field, side: Seat): NonNullable<Choice['at']> {
  const away = side === 0 ? 1 : -1;
  return {
    row: 1 - away * (rowOf(field) - rowOf(centre)),
    column: 1 + away * (columnOf(field) - columnOf(centre)),
  };
}
