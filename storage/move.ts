import type { Backend, Due } from './backend.ts';
import { openBackend } from './backends/index.ts';

/** How many records are written at once. */
const AT_ONCE = 500;
/** Says that a database is half of a move, so that the move can go on. */
const UNFINISHED = 'move:unfinished';

/** How much is in both databases after a move, and how much of it this move has written. */
export interface Moved {
  readonly records: number;
  readonly deadlines: number;
  readonly written: number;
}

/**
 * Copies everything from one database to another, empty one and compares both; the first stays as it is. What was broken
 * off is taken up again. Throws a sentence if a process uses either of them.
 */
export async function moveStorage(from: string, to: string): Promise<Moved> {
  if (from === to) throw new Error('Both addresses are the same.');
  const source = await openBackend(from);
  try {
    const target = await openBackend(to);
    try {
      return await move(source, target);
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

async function move(source: Backend, target: Backend): Promise<Moved> {
  if (!(await source.isAlone())) throw new Error('A process is using the database to move from. Stop it first.');
  if (!(await target.isAlone())) throw new Error('A process is using the database to move to. Stop it first.');
  await mustBeFree(target);
  const written = (await copyRecords(source, target)) + (await copyDeadlines(source, target));
  await dropOthers(source, target);
  const moved = { ...(await compare(source, target)), written };
  await target.write({ puts: new Map(), drops: [UNFINISHED] });
  return moved;
}

/** Throws if the database has records that are not of a move that was broken off. */
async function mustBeFree(target: Backend): Promise<void> {
  if ((await target.adapter.get(UNFINISHED)) !== undefined) return;
  for await (const keys of target.keys(''))
    if (keys.length > 0) throw new Error('The database to move to has records already. Name an empty one.');
  await target.write({ puts: new Map([[UNFINISHED, JSON.stringify({ value: true })]]), drops: [] });
}

async function copyRecords(source: Backend, target: Backend): Promise<number> {
  let written = 0;
  for await (const keys of slices(source)) {
    const [here, there] = [await textsOf(source, keys), await textsOf(target, keys)];
    const puts = new Map([...here].filter(([key, text]) => there.get(key) !== text));
    if (puts.size > 0) await target.write({ puts, drops: [] });
    written += puts.size;
  }
  return written;
}

async function copyDeadlines(source: Backend, target: Backend): Promise<number> {
  const [here, there] = [await deadlinesOf(source), await deadlinesOf(target)];
  const set = [...here].filter(([name, { at }]) => there.get(name)?.at !== at).map(([, due]): Due => due);
  const gone = [...there].filter(([name]) => !here.has(name)).map(([, { index, key }]): Due => ({ index, key }));
  const changes = [...set, ...gone];
  for (let first = 0; first < changes.length; first += AT_ONCE)
    await target.write({ puts: new Map(), drops: [], dueChanges: changes.slice(first, first + AT_ONCE) });
  return changes.length;
}

/** Drops what an earlier try has written and what is not in the source any more. */
async function dropOthers(source: Backend, target: Backend): Promise<void> {
  for await (const keys of slices(target)) {
    const here = await textsOf(source, keys);
    const drops = keys.filter((key) => !here.has(key));
    if (drops.length > 0) await target.write({ puts: new Map(), drops });
  }
}

async function compare(source: Backend, target: Backend): Promise<Pick<Moved, 'records' | 'deadlines'>> {
  let records = 0;
  for await (const keys of slices(source)) {
    const [here, there] = [await textsOf(source, keys), await textsOf(target, keys)];
    const wrong = keys.find((key) => here.get(key) !== there.get(key));
    if (wrong !== undefined) throw new Error(`The record ${wrong} has not come over as it is. Move once more.`);
    records += keys.length;
  }
  let others = 0;
  for await (const keys of slices(target)) others += keys.length;
  if (others !== records) throw new Error(`There are ${others} records instead of ${records}. Move once more.`);
  const [here, there] = [await deadlinesOf(source), await deadlinesOf(target)];
  if (here.size !== there.size || [...here].some(([name, { at }]) => there.get(name)?.at !== at))
    throw new Error('Some deadlines have not come over. Move once more.');
  return { records, deadlines: here.size };
}

/** All keys of records, so many at once. */
async function* slices(backend: Backend): AsyncGenerator<string[]> {
  for await (const page of backend.keys('')) {
    const keys = page.filter((key) => key !== UNFINISHED);
    for (let first = 0; first < keys.length; first += AT_ONCE) yield keys.slice(first, first + AT_ONCE);
  }
}

async function textsOf({ adapter }: Backend, keys: readonly string[]): Promise<Map<string, string>> {
  const texts = await Promise.all(keys.map((key) => adapter.get(key)));
  return new Map(keys.flatMap((key, n) => (texts[n] === undefined ? [] : [[key, texts[n] as string] as const])));
}

async function deadlinesOf(backend: Backend): Promise<Map<string, Required<Due>>> {
  const deadlines = new Map<string, Required<Due>>();
  for await (const page of backend.deadlines()) for (const due of page) deadlines.set(`${due.index}:${due.key}`, due);
  return deadlines;
}
