import type { Write } from '../../storage/index.ts';
import type { House } from './house.ts';
import { readSound } from './sound.ts';

/** The mark that a table has something left to do, to be written in the same commit as the table. */
export function unsettle(house: House, table: string): Write[] {
  const record = house.marks.add(table);
  return record === undefined ? [] : [house.unsettled.put(record, { table })];
}

/** Takes away the marks of tables that have nothing left to do. */
export async function dropSettled(house: House): Promise<void> {
  const records = house.marks.takeSettled();
  if (records.length > 0) await house.storage.commit(...records.map((record) => house.unsettled.drop(record)));
}

/** Tables that a process before this one left unsettled; their marks become marks of this process. */
export async function takeUnsettled(house: House): Promise<string[]> {
  const left = new Set<string>();
  for await (const record of house.unsettled.ids()) {
    const mark = await readSound(house, house.unsettled, record);
    if (!mark) continue;
    left.add(mark.table);
    await house.storage.commit(...unsettle(house, mark.table), house.unsettled.drop(record));
  }
  return [...left];
}
