import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Backend, type Database, UNGUARDED } from '../../backend.ts';
import { asBackend, unreachableError } from '../adapter.ts';
import { DueIndexes, singleProcessMethods } from '../memory.ts';
import { makeStores } from './adapters.ts';
import { Commits, Journal, parseDueKey } from './commits.ts';
import { Space } from './space.ts';

/** Characters that a server without full UTF-8 support does not store correctly. */
const TEST_CHARACTERS = 'ä漢🎲';

/** Namespaces: records, deadlines, and this backend's own data. */
interface Spaces {
  readonly records: Space;
  readonly deadlines: Space;
  readonly own: Space;
}

/** Read access to a database that another process may use. It may see a commit that is partly applied. */
type Reader = Pick<Database, 'texts' | 'keys' | 'close'>;

/** Opens a Keyv store for this process only. Due indexes are kept in memory. */
export async function openKeyv(url: string): Promise<Backend> {
  return withSpaces(url, async (spaces) => {
    await checkCharacterSet(spaces.own);
    const lease = await ProcessLease.take(spaces.own);
    try {
      return await openSpaces(spaces, lease);
    } catch (error) {
      await lease.release().catch(() => {});
      throw error;
    }
  });
}

/** Opens a Keyv store read-only while another process uses it. */
export async function readKeyv(url: string): Promise<Reader> {
  return withSpaces(url, async (spaces) => reader(spaces));
}

async function withSpaces<T>(url: string, work: (spaces: Spaces) => Promise<T>): Promise<T> {
  const { stores, namespace } = await makeStores(url, 3);
  const spaces: Spaces = {
    records: new Space(stores[0]!, namespace),
    deadlines: new Space(stores[1]!, `${namespace}-due`),
    own: new Space(stores[2]!, `${namespace}-own`, { isListed: false }),
  };
  try {
    await checkReachable(spaces);
    return await work(spaces);
  } catch (error) {
    // Not awaited: a client that has not connected may hang.
    void disconnect(spaces);
    throw unreachableError('The storage', url, error);
  }
}

async function openSpaces(spaces: Spaces, lease: ProcessLease): Promise<Backend> {
  const { records, deadlines, own } = spaces;
  const journal = new Journal(own, { records, deadlines });
  await journal.replay();
  const indexes = await readDeadlines(deadlines);
  const commits = new Commits({
    journal,
    records,
    checkLease: () => lease.mustHold(),
    onDeadlines: (changes) => indexes.change(changes),
  });
  return asBackend({
    ...reader(spaces),
    commit: (writes, guard = UNGUARDED) => commits.write(writes, guard),
    // After a restart, keys that were taken are due again.
    ...singleProcessMethods(indexes),
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

async function checkCharacterSet(own: Space): Promise<void> {
  await own.set('probe', TEST_CHARACTERS);
  if ((await own.text('probe')) !== TEST_CHARACTERS)
    throw new Error('it does not store all characters; use UTF-8 (utf8mb4)');
}

/** Waits until every namespace has answered. Throws if one fails. */
async function checkReachable({ records, deadlines, own }: Spaces): Promise<void> {
  const answers = await Promise.allSettled([records, deadlines, own].map((space) => space.text('probe')));
  for (const answer of answers) if (answer.status === 'rejected') throw answer.reason;
}

async function disconnect(spaces: Spaces): Promise<void> {
  await Promise.allSettled([spaces.records, spaces.deadlines, spaces.own].map((space) => space.disconnect()));
}

const KEY = 'process';
const RENEW_MS = 1000;
/**
 * Time without a renewal after which a process counts as dead. The observer measures it on its own clock, so the
 * processes' clocks may differ.
 */
const DEAD_AFTER_MS = 3 * RENEW_MS;
const POLL_MS = 200;

/** The exclusive right of one process to a database: a record that its holder updates every second. */
export class ProcessLease {
  readonly #own: Space;
  readonly #token = randomUUID();
  readonly #heartbeat: NodeJS.Timeout;
  #count = 0;
  #renewedAt = Date.now();
  #isLost = false;

  private constructor(own: Space) {
    this.#own = own;
    this.#heartbeat = setInterval(() => void this.#renew().catch(() => {}), RENEW_MS);
  }

  /** Takes the lease. Throws if another process holds it and is alive. */
  static async take(own: Space): Promise<ProcessLease> {
    const found = await own.text(KEY);
    for (const end = performance.now() + DEAD_AFTER_MS; found !== undefined && performance.now() < end; ) {
      await sleep(POLL_MS);
      const now = await own.text(KEY);
      if (now === undefined) break;
      if (now !== found) throw new Error('another process is using it');
    }
    const lease = new ProcessLease(own);
    await lease.#write();
    // If two processes take it at the same time, one of them finds the other's token.
    await sleep(POLL_MS);
    if (await lease.#isOurs()) return lease;
    clearInterval(lease.#heartbeat);
    throw new Error('another process is using it');
  }

  /** Throws if another process has taken over because this one was unresponsive for too long. */
  async mustHold(): Promise<void> {
    if (!this.#isLost && Date.now() - this.#renewedAt >= DEAD_AFTER_MS / 2) await this.#renew();
    if (this.#isLost) throw new Error('Another process has taken over the database; nothing was saved.');
  }

  async release(): Promise<void> {
    clearInterval(this.#heartbeat);
    if (await this.#isOurs()) await this.#own.delete(KEY);
  }

  async #renew(): Promise<void> {
    if (await this.#isOurs()) await this.#write();
    else this.#isLost = true;
  }

  async #isOurs(): Promise<boolean> {
    return (await this.#own.text(KEY))?.startsWith(this.#token) === true;
  }

  async #write(): Promise<void> {
    await this.#own.set(KEY, `${this.#token} ${this.#count++}`);
    this.#renewedAt = Date.now();
  }
}
