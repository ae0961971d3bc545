import { type BoardRenderer, type Entry, type EntryRenderer, eachLanguage, say, type Text } from '@longtable/kit';
import { z } from 'zod';
import { FIELD_MARKS, safeMark } from '../drawing/marks.ts';
import { agentCard, CARD } from '../drawing/picture/draft.ts';
import { CELL, floorIn } from '../drawing/picture/floor.ts';
import { safe } from '../drawing/picture/things.ts';
import { fieldIn } from '../rules/fields.ts';
import type { PropertyName } from '../rules/properties.ts';

/** Returns the marks of a casino in text, as in play: safes are numbered row by row, as long as two signs have room for it. */
export function scenarioMarks(board: readonly string[]): string[][] {
  let safes = 0;
  return board.map((row) =>
    Array.from(row, (sign, x) => {
      const isNumbered = fieldIn(row, x) === 'SAFE' && ++safes <= MAX_NUMBERED_SAFES;
      return isNumbered ? safeMark(safes) : (FIELD_MARKS[sign] ?? sign);
    }),
  );
}

/** Number of safes whose marks have at most two signs. */
const MAX_NUMBERED_SAFES = 99;

/** Pictures of a casino in the editor: as in play before anyone has come. */
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

/** People as they are on offer before a match. */
export const characterRenderer: EntryRenderer = {
  ...CARD,
  draw: ({ name, features }, at, language) =>
    agentCard(0, 0, { name: String(name), features: features as readonly PropertyName[] }, at, language),
};

/** Maximum depth of a value that the format doesn’t know. */
const MAX_DEPTH = 32;

/** A value that the format doesn’t know. */
export const unknownValue = z
  .unknown()
  .refine((value) => isShallow(value, MAX_DEPTH), 'must not be nested so deeply')
  .meta({ bounds: `at most ${MAX_DEPTH} levels, within the size of the file` });

/** Whether no list or object is inside more than so many others; deeper ones can't be written again. */
function isShallow(value: unknown, most: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return most > 0 && Object.values(value).every((one) => isShallow(one, most - 1));
}

/** An entry with what else stood beside it in its file: that is kept and not looked at. */
export function withRest(entry: Entry, rest: Readonly<Record<string, unknown>>): Entry {
  return Object.keys(rest).length === 0 ? entry : { ...entry, rest: JSON.stringify(rest) };
}

/** What else stood beside an entry in its file. */
export function restOf({ rest }: Entry): Readonly<Record<string, unknown>> {
  return typeof rest === 'string' ? JSON.parse(rest) : {};
}

const MAX_REASONS = 3;

/** Why a file cannot be edited: the first few reasons, each with its path. */
export function invalidFile(reasons: readonly Text[]): { readonly problem: Text } {
  const list = eachLanguage((language) =>
    reasons
      .slice(0, MAX_REASONS)
      .map((reason) => say(reason, language))
      .join('; '),
  );
  return {
    problem: { en: `This file isn’t valid: ${say(list, 'en')}.`, de: `Diese Datei ist ungültig: ${say(list, 'de')}.` },
  };
}
