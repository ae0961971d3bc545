import type { Write } from '../../../storage/index.ts';
import type { House } from '../house/house.ts';
import { readSound } from '../house/sound.ts';

/** Commits something after which a table has something left to do; `commit` writes the mark in the same step. */
export async function unsettling<T>(
  house: House,
  table: string,
  commit: (mark: () => Write[]) => Promise<T>,
): Promise<T> {
  let marked = false;
  const mark = () => {
    marked = true;
    const record = house.marks.add(table);
    return record === undefined ? [] : [house.unsettled.put(record, { table })];
  };
  try {
    const result = await commit(mark);
    if (marked) house.marks.written(table);
    return result;
  } catch (error) {
    if (marked) house.marks.withdraw(table);
    throw error;
  }
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
    const again = left.has(mark.table);
    left.add(mark.table);
    if (again) await house.storage.commit(house.unsettled.drop(record));
    else await unsettling(house, mark.table, (marks) => house.storage.commit(...marks(), house.unsettled.drop(record)));
  }
  return [...left];
}
