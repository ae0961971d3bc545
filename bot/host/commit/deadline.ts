import type { Write } from '../../../storage/index.ts';
import type { Context } from '../context.ts';

/** What lets a table be looked at next at this moment, or never. */
export function deadlineWrite(context: Context, table: string, at: number | undefined): Write {
  return at === undefined ? context.deadlines.drop(table) : context.deadlines.put(table, { at });
}
