import type { Write } from '../../../storage/index.ts';
import type { Unsettled } from '../../../storage/records/time.ts';
import type { House } from '../house/house.ts';
import type { Marked } from '../house/marks.ts';
import { readSound } from '../house/sound.ts';

/** How long a forgotten mark is this process's to take over. */
const TAKING_MS = 10_000;

/** Commits something after which a table has something left to do; `commit` writes the mark in the same step. */
export async function unsettling<T>(
  house: House,
  table: string,
  commit: (mark: () => Write[]) => Promise<T>,
  tries = 0,
): Promise<T> {
  let marked: { readonly record: Marked | undefined } | undefined;
  const mark = () => {
    marked = { record: house.marks.add(table, house.now(), tries) };
    return marked.record ? [house.unsettled.put(...marked.record)] : [];
  };
  try {
    const result = await commit(mark);
    if (marked?.record) house.marks.written(table, marked.record, house.now());
    return result;
  } catch (error) {
    if (marked) house.marks.withdraw(table);
    throw error;
  }
}

/** Writes down how it stands with the tables that this process has something left to do at. */
export function reviewMarks(house: House): Promise<void> {
  return writeMarks(house, house.marks.review(house.now()));
}

/** Leaves to others whatever this process has left to do. */
export function leaveMarks(house: House): Promise<void> {
  return writeMarks(house, house.marks.leave(house.now()));
}

async function writeMarks(house: House, { drops, puts }: ReturnType<House['marks']['review']>): Promise<void> {
  await house.storage.commit(
    ...drops.map((record) => house.unsettled.drop(record)),
    ...puts.map((put) => house.unsettled.put(...put)),
  );
}

/** Takes over tables whose time to be settled has come, from whichever process; their marks become marks of this one. */
export async function takeUnsettled(house: House, most: number): Promise<string[]> {
  const now = house.now();
  return takeOverAll(house, await house.unsettled.takeDue(now, now + TAKING_MS, most), () => true);
}

/** Takes over tables at which something went wrong before their next try is due; what others are at work on is left alone. */
export async function takeWaiting(house: House, within: number, most: number): Promise<string[]> {
  const now = house.now();
  const records = await house.unsettled.takeDue(now + within, now + TAKING_MS, most);
  return takeOverAll(house, records, ({ tries }) => tries > 0);
}

async function takeOverAll(
  house: House,
  records: readonly string[],
  isMine: (mark: Unsettled) => boolean,
): Promise<string[]> {
  const tables = new Set<string>();
  for (const record of records) {
    try {
      const table = await takeOver(house, record, tables, isMine);
      if (table !== undefined) tables.add(table);
    } catch (error) {
      // Those before it are ours by now and must be finished; this one is due again soon.
      house.log.warn({ record, error: String(error) }, 'A table that is not settled was not taken over');
    }
  }
  return [...tables];
}

/** Makes a mark one of this process, or drops it if its table is taken over already; gives the table to be settled. */
async function takeOver(
  house: House,
  record: string,
  taken: ReadonlySet<string>,
  isMine: (mark: Unsettled) => boolean,
): Promise<string | undefined> {
  const mark = await readSound(house, house.unsettled, record);
  const drop = house.unsettled.drop(record);
  if (!mark || taken.has(mark.table)) {
    await house.storage.commit(drop);
    return undefined;
  }
  if (!isMine(mark)) {
    // It is due when it was.
    await house.storage.commit(house.unsettled.put(record, mark));
    return undefined;
  }
  await unsettling(house, mark.table, (marks) => house.storage.commit(...marks(), drop), mark.tries);
  return mark.table;
}
