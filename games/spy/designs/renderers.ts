import type { BoardRenderer, Entry, EntryRenderer, Text } from '@longtable/kit';
import { z } from 'zod';
import { FIELD_MARKS, safeMark } from '../drawing/marks.ts';
import { agentCard, CARD } from '../drawing/picture/draft.ts';
import { CELL, floorIn } from '../drawing/picture/floor.ts';
import { safe } from '../drawing/picture/things.ts';
import { fieldIn } from '../rules/fields.ts';
import type { PropertyName } from '../rules/properties.ts';
import { texts } from '../words/texts.ts';

/** Returns the text marks of a casino as in play. The first `MAX_NUMBERED_SAFES` safes are numbered row by row. */
export function scenarioMarks(board: readonly string[]): string[][] {
  let safes = 0;
  return board.map((row) =>
    Array.from(row, (sign, x) => {
      const isNumbered = fieldIn(row, x) === 'SAFE' && ++safes <= MAX_NUMBERED_SAFES;
      return isNumbered ? safeMark(safes) : (FIELD_MARKS[sign] ?? sign);
    }),
  );
}

/** Maximum number of safes whose marks have at most two characters. */
const MAX_NUMBERED_SAFES = 99;

/** Draws a scenario in the editor, without people. */
export const scenarioRenderer: BoardRenderer = {
  cell: CELL,
  draw(board, window) {
    const safes = board.flatMap((row, y) =>
      Array.from(row, (_, x) => ({ x, y })).filter(({ x }) => fieldIn(row, x) === 'SAFE'),
    );
    return [
      ...floorIn(board, window),
      ...safes.flatMap(({ x, y }, at) => safe(at + 1, 'closed', (x - window.x) * CELL, (y - window.y) * CELL)),
    ];
  },
};

/** Draws a character in the editor as a card of the draft. */
export const characterRenderer: EntryRenderer = {
  ...CARD,
  draw: ({ name, features }, at, language) =>
    agentCard(0, 0, { name: String(name), features: features as readonly PropertyName[] }, at, language),
};

/** Maximum nesting depth of a value under an unknown key. */
const MAX_DEPTH = 32;

/** Schema of a value under an unknown key. */
export const unknownValue = z
  .unknown()
  .refine((value) => isShallow(value, MAX_DEPTH), texts.files.checks.shallow.en)
  .meta({ bounds: `at most ${MAX_DEPTH} levels, within the size of the file` });

/** Whether a value is nested at most `most` levels deep. Values nested too deeply cannot be serialised again. */
function isShallow(value: unknown, most: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return most > 0 && Object.values(value).every((one) => isShallow(one, most - 1));
}

/** Returns an entry with the unknown keys of its file as JSON in `rest`. */
export function withRest(entry: Entry, rest: Readonly<Record<string, unknown>>): Entry {
  return Object.keys(rest).length === 0 ? entry : { ...entry, rest: JSON.stringify(rest) };
}

/** Returns the unknown keys of an entry's file, or an empty object if there are none. */
export function restOf({ rest }: Entry): Readonly<Record<string, unknown>> {
  return typeof rest === 'string' ? JSON.parse(rest) : {};
}

const MAX_REASONS = 3;

/** Returns the error message of an invalid file, with the first few reasons. */
export function invalidFile(reasons: readonly Text[]): { readonly problem: Text } {
  return { problem: texts.files.invalidFile({ reasons: reasons.slice(0, MAX_REASONS) }) };
}
