import { type Backend, type Database, UNGUARDED } from '../../backend.ts';
import { asBackend } from '../adapter.ts';
import { forOneProcess } from '../alone.ts';
import { DueIndexes } from '../due-indexes.ts';
import { unreachable } from '../unreachable.ts';
import { makeStores } from './adapters.ts';
import { Commits, parseDueKey } from './commits.ts';
import { Journal } from './journal.ts';
import { ProcessLease } from './process-lease.ts';
import { Space } from './space.ts';

/** Letters that a server with an older character set does not keep. */
const LETTERS = 'ä漢🎲';

/** The namespaces: records, when they are due, and what this backend notes for itself. */
interface Spaces {
  readonly records: Space;
  readonly deadlines: Space;
  readonly own: Space;
}

/** What a look at a database needs that another process may have: a commit may be in the middle of its way. */
type Reader = Pick<Database, 'texts' | 'keys' | 'close'>;

/** Any Keyv store, for this process alone. What is due is kept in memory. */
export async function openKeyv(url: string): Promise<Backend> {
  return using(url, async (spaces) => {
    await mustKeepLetters(spaces.own);
    const lease = await ProcessLease.take(spaces.own);
    try {
      return await begin(spaces, lease);
    } catch (error) {
      await lease.release().catch(() => {});
      throw error;
    }
  });
}

/** The same, to read only, while another process has it. */
export async function readKeyv(url: string): Promise<Reader> {
  return using(url, async (spaces) => reader(spaces));
}

async function using<T>(url: string, work: (spaces: Spaces) => Promise<T>): Promise<T> {
  const { stores, namespace } = await makeStores(url, 3);
  const spaces: Spaces = {
    records: new Space(stores[0]!, namespace),
    deadlines: new Space(stores[1]!, `${namespace}-due`),
    own: new Space(stores[2]!, `${namespace}-own`, { isListed: false }),
  };
  try {
    await firstWords(spaces);
    return await work(spaces);
  } catch (error) {
    // Not waited for: a client that has not reached its server may wait for it.
    void disconnect(spaces);
    throw unreachable('The storage', url, error);
  }
}

async function begin(spaces: Spaces, lease: ProcessLease): Promise<Backend> {
  const { records, deadlines, own } = spaces;
  const journal = new Journal(own, { records, deadlines });
  await journal.replay();
  const indexes = await readDeadlines(deadlines);
  const commits = new Commits({
    journal,
    records,
    mayWrite: () => lease.mustHold(),
    noteDeadlines: (changes) => indexes.change(changes),
  });
  return asBackend({
    ...reader(spaces),
    commit: (writes, guard = UNGUARDED) => commits.write(writes, guard),
    // Whoever took what is due is this process; after its end it is due as it was.
    ...forOneProcess(indexes),
    close: async () => {
      await commits.settled();
      await lease.release().catch(() => {});
      await disconnect(spaces);
    },
  });
}

function reader(spaces: Spaces): Reader {
  return {
    texts: (keys) => spaces.records.texts(keys),
    keys: (prefix) => spaces.records.keys(prefix),
    close: () => disconnect(spaces),
  };
}

async function readDeadlines(deadlines: Space): Promise<DueIndexes> {
  const indexes = new DueIndexes();
  for await (const page of deadlines.keys()) {
    const times = await deadlines.texts(page);
    indexes.change(page.map((key, n) => ({ ...parseDueKey(key), at: Number(times[n]) })));
  }
  return indexes;
}

async function mustKeepLetters(own: Space): Promise<void> {
  await own.set('probe', LETTERS);
  if ((await own.text('probe')) !== LETTERS) throw new Error('it does not keep all letters; give it UTF-8 (utf8mb4)');
}

/** Each of them has said something, or one of them that it cannot. */
async function firstWords({ records, deadlines, own }: Spaces): Promise<void> {
  const words = await Promise.allSettled([records, deadlines, own].map((space) => space.text('probe')));
  for (const word of words) if (word.status === 'rejected') throw word.reason;
}

async function disconnect(spaces: Spaces): Promise<void> {
  await Promise.allSettled([spaces.records, spaces.deadlines, spaces.own].map((space) => space.disconnect()));
}
