import type { Backend, Due, Reader } from '../../../storage/backend.ts';
import { openBackend } from '../../../storage/backends/index.ts';
import { isEmpty, isUnfinished, LAST_BACKUP, recordKeys, UNFINISHED } from '../../../storage/index.ts';

/** Number of records per write. */
const BATCH_SIZE = 500;

/** Numbers of records and deadlines after a copy, and how many of them this run has written. */
export interface CopyResult {
  readonly records: number;
  readonly deadlines: number;
  readonly written: number;
}

/** Makes the target equal to the source and compares both. Continues an interrupted copy. */
export async function copyAll(source: Reader, target: Backend): Promise<CopyResult> {
  await target.commit({ puts: new Map([[UNFINISHED, JSON.stringify({ value: true })]]), drops: [] });
  const written = (await copyRecords(source, target)) + (await copyDeadlines(source, target));
  await dropOthers(source, target);
  const copied = { ...(await compare(source, target)), written };
  await target.commit({ puts: new Map(), drops: [UNFINISHED] });
  return copied;
}

/** Copies the record of the last backup, which `copyAll` leaves out. */
export async function copyLastBackup(source: Reader, target: Backend): Promise<void> {
  const [last] = await source.texts([LAST_BACKUP]);
  if (last !== undefined) await target.commit({ puts: new Map([[LAST_BACKUP, last]]), drops: [] });
}

/** Returns the numbers of records and deadlines. */
export async function countAll(reader: Reader): Promise<{ records: number; deadlines: number }> {
  let records = 0;
  for await (const keys of keyBatches(reader)) records += keys.length;
  return { records, deadlines: (await deadlinesOf(reader)).size };
}

async function copyRecords(source: Reader, target: Backend): Promise<number> {
  let written = 0;
  for await (const keys of keyBatches(source)) {
    const [here, there] = [await textsOf(source, keys), await textsOf(target, keys)];
    const puts = new Map([...here].filter(([key, text]) => there.get(key) !== text));
    if (puts.size > 0) await target.commit({ puts, drops: [] });
    written += puts.size;
  }
  return written;
}

async function copyDeadlines(source: Reader, target: Backend): Promise<number> {
  const [here, there] = [await deadlinesOf(source), await deadlinesOf(target)];
  const set = [...here].filter(([name, { at }]) => there.get(name)?.at !== at).map(([, due]): Due => due);
  const gone = [...there].filter(([name]) => !here.has(name)).map(([, { index, key }]): Due => ({ index, key }));
  const changes = [...set, ...gone];
  for (let first = 0; first < changes.length; first += BATCH_SIZE)
    await target.commit({ puts: new Map(), drops: [], dueChanges: changes.slice(first, first + BATCH_SIZE) });
  return changes.length;
}

/** Deletes records of an earlier attempt that are no longer in the source. */
async function dropOthers(source: Reader, target: Backend): Promise<void> {
  for await (const keys of keyBatches(target)) {
    const here = await textsOf(source, keys);
    const drops = keys.filter((key) => !here.has(key));
    if (drops.length > 0) await target.commit({ puts: new Map(), drops });
  }
}

async function compare(source: Reader, target: Reader): Promise<Pick<CopyResult, 'records' | 'deadlines'>> {
  let records = 0;
  for await (const keys of keyBatches(source)) {
    const [here, there] = [await textsOf(source, keys), await textsOf(target, keys)];
    const wrong = keys.find((key) => here.get(key) !== there.get(key));
    if (wrong !== undefined) throw new Error(`The record ${wrong} was not copied correctly. Run the command again.`);
    records += keys.length;
  }
  let others = 0;
  for await (const keys of keyBatches(target)) others += keys.length;
  if (others !== records) throw new Error(`There are ${others} records instead of ${records}. Run the command again.`);
  const [here, there] = [await deadlinesOf(source), await deadlinesOf(target)];
  if (here.size !== there.size || [...here].some(([name, { at }]) => there.get(name)?.at !== at))
    throw new Error('Some deadlines were not copied. Run the command again.');
  return { records, deadlines: here.size };
}

/** Yields the keys of all records in batches. */
async function* keyBatches(reader: Reader): AsyncGenerator<readonly string[]> {
  for await (const keys of recordKeys(reader))
    for (let first = 0; first < keys.length; first += BATCH_SIZE) yield keys.slice(first, first + BATCH_SIZE);
}

async function textsOf(reader: Reader, keys: readonly string[]): Promise<Map<string, string>> {
  const texts = await reader.texts(keys);
  return new Map(keys.flatMap((key, n) => (texts[n] === undefined ? [] : [[key, texts[n]] as const])));
}

async function deadlinesOf(reader: Reader): Promise<Map<string, Required<Due>>> {
  const deadlines = new Map<string, Required<Due>>();
  for await (const page of reader.deadlines()) for (const due of page) deadlines.set(`${due.index}:${due.key}`, due);
  return deadlines;
}

/**
 * Copies a database to an empty one and compares both. The source is unchanged. Continues an interrupted move. Throws if
 * a process uses either database.
 */
export async function moveStorage(from: string, to: string): Promise<CopyResult> {
  if (from === to) throw new Error('Both addresses are the same.');
  const source = await openBackend(from, { create: false });
  try {
    if (!(await source.isAlone())) throw new Error('A process is using the database to move from. Stop it first.');
    if (await isEmpty(source)) throw new Error('The database to move from is empty. Check its address.');
    const target = await openBackend(to);
    try {
      if (!(await target.isAlone())) throw new Error('A process is using the database to move to. Stop it first.');
      if (!(await isEmpty(target)) && !(await isUnfinished(target)))
        throw new Error('The database to move to already has records. Choose an empty one.');
      const copied = await copyAll(source, target);
      await copyLastBackup(source, target);
      return copied;
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}
