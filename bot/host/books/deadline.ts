import type { Write } from '../../../storage/index.ts';
import type { House } from '../house/house.ts';

/** What lets a table be looked at next at this moment, or never. */
export function deadlineWrite(house: House, table: string, at: number | undefined): Write {
  return at === undefined ? house.deadlines.drop(table) : house.deadlines.put(table, { at });
}
