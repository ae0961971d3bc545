import type { Due } from './backend.ts';
import { keyvOn, type TextKeyv } from './backends/adapter.ts';
import { openBackend } from './backends/index.ts';

/** Number of records per write. */
const BATCH_SIZE = 500;
/** Key of the record that marks an unfinished move, so that it can be resumed. */
const UNFINISHED = 'move:unfinished';

/** Numbers of records and deadlines after a move, and how many of them this run has written. */
export interface MoveResult {
  readonly records: number;
  readonly deadlines: number;
  readonly written: number;
}

/**
 * Copies a database to an empty one and compares both. The source is unchanged. Resumes an interrupted move. Throws if
 * a process uses either database.
 */
export async function moveStorage(from: string, to: string): Promise<MoveResult> {
  if (from === to) throw new Error('Both addresses are the same.');
  const source = keyvOn(await openBackend(from, { create: false }));
  try {
    const target = keyvOn(await openBackend(to));
    try {
      return await move(source, target);
    } finally {
      await target.disconnect();
    }
  } finally {
    await source.disconnect();
  }
}

async function move(source: TextKeyv, target: TextKeyv): Promise<MoveResult> {
  if (!(await source.store.isAlone())) throw new Error('A process is using the database to move from. Stop it first.');
  if (!(await target.store.isAlone())) throw new Error('A process is using the database to move to. Stop it first.');
  if (await isEmpty(source)) throw new Error('The database to move from is empty. Check its address.');
  await mustBeEmpty(target);
  const written = (await copyRecords(source, target)) + (await copyDeadlines(source, target));
  await dropOthers(source, target);
  const moved = { ...(await compare(source, target)), written };
  await target.store.commit({ puts: new Map(), drops: [UNFINISHED] });
  return moved;
}

/**
 * Throws if the database has records that do not come from an interrupted move. Otherwise marks it as the target of an
 * unfinished move.
 */
async function mustBeEmpty(target: TextKeyv): Promise<void> {
  if ((await target.get(UNFINISHED)) !== undefined) return;
  if (!(await isEmpty(target))) throw new Error('The database to move to already has records. Choose an empty one.');
  await target.store.commit({ puts: new Map([[UNFINISHED, JSON.stringify({ value: true })]]), drops: [] });
}

async function isEmpty({ store }: TextKeyv): Promise<boolean> {
  for await (const keys of store.keys('')) if (keys.length > 0) return false;
  return true;
}

async function copyRecords(source: TextKeyv, target: TextKeyv): Promise<number> {
  let written = 0;
  for await (const keys of keyBatches(source)) {
    const [here, there] = [await textsOf(source, keys), await textsOf(target, keys)];
    const puts = new Map([...here].filter(([key, text]) => there.get(key) !== text));
    if (puts.size > 0) await target.store.commit({ puts, drops: [] });
    written += puts.size;
  }
  return written;
}

async function copyDeadlines(source: TextKeyv, target: TextKeyv): Promise<number> {
  const [here, there] = [await deadlinesOf(source), await deadlinesOf(target)];
  const set = [...here].filter(([name, { at }]) => there.get(name)?.at !== at).map(([, due]): Due => due);
  const gone = [...there].filter(([name]) => !here.has(name)).map(([, { index, key }]): Due => ({ index, key }));
  const changes = [...set, ...gone];
  for (let first = 0; first < changes.length; first += BATCH_SIZE)
    await target.store.commit({ puts: new Map(), drops: [], dueChanges: changes.slice(first, first + BATCH_SIZE) });
  return changes.length;
}

/** Deletes records of an earlier attempt that are no longer in the source. */
async function dropOthers(source: TextKeyv, target: TextKeyv): Promise<void> {
  for await (const keys of keyBatches(target)) {
    const here = await textsOf(source, keys);
    const drops = keys.filter((key) => !here.has(key));
    if (drops.length > 0) await target.store.commit({ puts: new Map(), drops });
  }
}

async function compare(source: TextKeyv, target: TextKeyv): Promise<Pick<MoveResult, 'records' | 'deadlines'>> {
  let records = 0;
  for await (const keys of keyBatches(source)) {
    const [here, there] = [await textsOf(source, keys), await textsOf(target, keys)];
    const wrong = keys.find((key) => here.get(key) !== there.get(key));
    if (wrong !== undefined) throw new Error(`The record ${wrong} was not copied correctly. Run the move again.`);
    records += keys.length;
  }
  let others = 0;
  for await (const keys of keyBatches(target)) others += keys.length;
  if (others !== records) throw new Error(`There are ${others} records instead of ${records}. Run the move again.`);
  const [here, there] = [await deadlinesOf(source), await deadlinesOf(target)];
  if (here.size !== there.size || [...here].some(([name, { at }]) => there.get(name)?.at !== at))
    throw new Error('Some deadlines were not copied. Run the move again.');
  return { records, deadlines: here.size };
}

/** Yields the keys of all records in batches, except `UNFINISHED`. */
async function* keyBatches({ store }: TextKeyv): AsyncGenerator<string[]> {
  for await (const page of store.keys('')) {
    const keys = page.filter((key) => key !== UNFINISHED);
    for (let first = 0; first < keys.length; first += BATCH_SIZE) yield keys.slice(first, first + BATCH_SIZE);
  }
}

async function textsOf(keyv: TextKeyv, keys: readonly string[]): Promise<Map<string, string>> {
  const texts = await keyv.getMany([...keys]);
  return new Map(keys.flatMap((key, n) => (texts[n] === undefined ? [] : [[key, texts[n]] as const])));
}

async function deadlinesOf({ store }: TextKeyv): Promise<Map<string, Required<Due>>> {
  const deadlines = new Map<string, Required<Due>>();
  for await (const page of store.deadlines()) for (const due of page) deadlines.set(`${due.index}:${due.key}`, due);
  return deadlines;
}
