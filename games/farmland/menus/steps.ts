import type { Choice, Seat } from '../../kit/game.ts';
import { cut, read, type Words } from '../../kit/reader.ts';
import { columnOf, type Field, rowOf } from '../fields.ts';
import { type Command, makeLine } from '../rules/lines.ts';

const LABEL_MAX = 80;
const DETAIL_MAX = 100;

/** What a choice shows apart from its line. */
export type Face = Omit<Choice, 'line' | 'final' | 'input'>;

/** A choice that makes a whole line. */
export function whole(command: Command, face: Face): Choice {
  return choice(makeLine(command), true, face);
}

/** A choice that leads to further ones. */
export function step(line: string, face: Face): Choice {
  return choice(line, false, face);
}

function choice(line: string, final: boolean, { label, detail, ...face }: Face): Choice {
  return {
    ...face,
    line,
    final,
    label: within(label, LABEL_MAX),
    ...(detail !== undefined && { detail: within(detail, DETAIL_MAX) }),
  };
}

function within(words: Words, most: number): Words {
  return (reader) => cut(read(words, reader), most);
}

/** Where a field's button sits in the grid of the fields around another one, seen from a team's side. */
export function besides(centre: Field, field: Field, side: Seat): NonNullable<Choice['at']> {
  const away = side === 0 ? 1 : -1;
  return {
    row: 1 - away * (rowOf(field) - rowOf(centre)),
    column: 1 + away * (columnOf(field) - columnOf(centre)),
  };
}
