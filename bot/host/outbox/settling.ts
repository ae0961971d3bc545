import type { Write } from '../../../storage/index.ts';
import type { Unsettled } from '../../../storage/records/time.ts';
import type { Context } from '../context.ts';
import type { Marked } from '../marks.ts';
import { readOrQuarantine } from '../read.ts';

/** How long a forgotten mark is this process's to take over. */
const TAKING_MS = 10_000;

/** Commits something after which a table has something left to do; `commit` writes the mark in the same step. */
export async function unsettling<T>(
  context: Context,
  table: string,
  commit: (mark: () => Write[]) => Promise<T>,
  tries = 0,
): Promise<T> {
  let marked: { readonly record: Marked | undefined } | undefined;
  const mark = () => {
    marked = { record: context.marks.add(table, context.now(), tries) };
    return marked.record ? [context.unsettled.put(...marked.record)] : [];
  };
  try {
    const result = await commit(mark);
    if (marked?.record) context.marks.written(table, marked.record, context.now());
    return result;
  } catch (error) {
    if (marked) context.marks.withdraw(table);
    throw error;
  }
}

/** Writes down how it stands with the tables that this process has something left to do at. */
export function reviewMarks(context: Context): Promise<void> {
  return writeMarks(context, context.marks.review(context.now()));
}

/** Leaves to others whatever this process has left to do. */
export function leaveMarks(context: Context): Promise<void> {
  return writeMarks(context, context.marks.leave(context.now()));
}

async function writeMarks(context: Context, { drops, puts }: ReturnType<Context['marks']['review']>): Promise<void> {
  await context.storage.commit(
    ...drops.map((record) => context.unsettled.drop(record)),
    ...puts.map((put) => context.unsettled.put(...put)),
  );
}

/** Takes over tables whose time to be settled has come, from whichever process; their marks become marks of this one. */
export async function takeUnsettled(context: Context, most: number): Promise<string[]> {
  const now = context.now();
  return takeOverAll(context, await context.unsettled.takeDue(now, now + TAKING_MS, most), () => true);
}

/** Takes over tables at which something went wrong before their next try is due; what others are at work on is left alone. */
export async function takeWaiting(context: Context, within: number, most: number): Promise<string[]> {
  const now = context.now();
  const records = await context.unsettled.takeDue(now + within, now + TAKING_MS, most);
  return takeOverAll(context, records, ({ tries }) => tries > 0);
}

async function takeOverAll(
  context: Context,
  records: readonly string[],
  isMine: (mark: Unsettled) => boolean,
): Promise<string[]> {
  const tables = new Set<string>();
  for (const record of records) {
    try {
      const table = await takeOver(context, record, tables, isMine);
      if (table !== undefined) tables.add(table);
    } catch (error) {
      // Those before it are ours by now and must be finished; this one is due again soon.
      context.log.warn({ record, error: String(error) }, 'A table that is not settled was not taken over');
    }
  }
  return [...tables];
}

/** Makes a mark one of this process, or drops it if its table is taken over already; gives the table to be settled. */
async function takeOver(
  context: Context,
  record: string,
  taken: ReadonlySet<string>,
  isMine: (mark: Unsettled) => boolean,
): Promise<string | undefined> {
  const mark = await readOrQuarantine(context, context.unsettled, record);
  const drop = context.unsettled.drop(record);
  if (!mark || taken.has(mark.table)) {
    await context.storage.commit(drop);
    return undefined;
  }
  if (!isMine(mark)) {
    // It is due when it was.
    await context.storage.commit(context.unsettled.put(record, mark));
    return undefined;
  }
  await unsettling(context, mark.table, (marks) => context.storage.commit(...marks(), drop), mark.tries);
  return mark.table;
}
