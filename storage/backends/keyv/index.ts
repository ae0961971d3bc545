import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type Backend,
  type Database,
  type Due,
  type Guard,
  type GuardedWrite,
  UNGUARDED,
  type WriteOutcome,
} from '../../backend.ts';
import { asBackend, unreachableError } from '../adapter.ts';
import { DueIndexes, singleProcessMethods } from '../memory.ts';
import { makeStores, Space, type ValueChanges } from './space.ts';

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

const LEASE_KEY = 'process';
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
    const holder = await own.text(LEASE_KEY);
    for (const end = performance.now() + DEAD_AFTER_MS; holder !== undefined && performance.now() < end; ) {
      await sleep(POLL_MS);
      const now = await own.text(LEASE_KEY);
      if (now === undefined) break;
      if (now !== holder) throw new Error('another process is using it');
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
    if (await this.#isOurs()) await this.#own.delete(LEASE_KEY);
  }

  async #renew(): Promise<void> {
    if (await this.#isOurs()) await this.#write();
    else this.#isLost = true;
  }

  async #isOurs(): Promise<boolean> {
    return (await this.#own.text(LEASE_KEY))?.startsWith(this.#token) === true;
  }

  async #write(): Promise<void> {
    await this.#own.set(LEASE_KEY, `${this.#token} ${this.#count++}`);
    this.#renewedAt = Date.now();
  }
}

interface PendingCommit extends GuardedWrite {
  resolve(outcome: WriteOutcome): void;
  reject(error: unknown): void;
}

interface CommitDependencies {
  readonly journal: Journal<'records' | 'deadlines'>;
  readonly records: Space;
  /** Rejects if another process has taken over the database. */
  checkLease(): Promise<void>;
  /** Called with deadline changes once they are durable. */
  onDeadlines(changes: readonly Due[]): void;
}

/** Returns the key of a deadline: its index, which contains no colon, and the record's key. */
const makeDueKey = (index: string, key: string) => `${index}:${key}`;

export function parseDueKey(dueKey: string): { readonly index: string; readonly key: string } {
  const colon = dueKey.indexOf(':');
  return { index: dueKey.slice(0, colon), key: dueKey.slice(colon + 1) };
}

/** Runs commits one at a time. Commits that arrive meanwhile are merged into the next one. */
export class Commits {
  readonly #dependencies: CommitDependencies;
  #pending: PendingCommit[] = [];
  #running: Promise<void> | undefined;

  constructor(dependencies: CommitDependencies) {
    this.#dependencies = dependencies;
  }

  write(writes: GuardedWrite['writes'], guard: Guard): Promise<WriteOutcome> {
    return new Promise((resolve, reject) => {
      this.#pending.push({ writes, guard, resolve, reject });
      this.#running ??= this.#run();
    });
  }

  /** Resolves when all commits are done. */
  async settled(): Promise<void> {
    await this.#running;
  }

  async #run(): Promise<void> {
    while (this.#pending.length > 0) {
      const all = this.#pending;
      this.#pending = [];
      try {
        const outcomes = await this.#commit(all);
        for (const [index, { resolve }] of all.entries()) resolve(outcomes[index]!);
      } catch (error) {
        for (const { reject } of all) reject(error);
      }
      // If applying fails, the journal is still durable. It is applied before the next commit.
      await this.#dependencies.journal.apply().catch(() => {});
    }
    this.#running = undefined;
  }

  async #commit(all: readonly GuardedWrite[]): Promise<WriteOutcome[]> {
    const { journal, checkLease, onDeadlines } = this.#dependencies;
    await checkLease();
    await journal.apply();
    const records = new Map<string, string | undefined>();
    const dueChanges: Due[] = [];
    const outcomes: WriteOutcome[] = [];
    for (const { writes, guard } of all) {
      const outcome = await this.#outcome({ writes, guard }, records);
      outcomes.push(outcome);
      if (outcome !== 'done') continue;
      for (const [key, text] of writes.puts) records.set(key, text);
      for (const key of writes.drops) records.set(key, undefined);
      dueChanges.push(...(writes.dueChanges ?? []));
    }
    const deadlines = new Map(
      dueChanges.map(({ index, key, at }) => [makeDueKey(index, key), at === undefined ? undefined : `${at}`] as const),
    );
    if (records.size + deadlines.size > 0) await journal.commit({ records, deadlines });
    onDeadlines(dueChanges);
    return outcomes;
  }

  /**
   * Returns the outcome of a commit, checked against the records and the earlier writes of this batch. No other process
   * writes.
   */
  async #outcome(
    { writes, guard }: GuardedWrite,
    before: ReadonlyMap<string, string | undefined>,
  ): Promise<WriteOutcome> {
    const textOf = async (key: string) => (before.has(key) ? before.get(key) : this.#dependencies.records.text(key));
    const are = await Promise.all([...guard.texts].map(async ([key, text]) => (await textOf(key)) === text));
    if (are.includes(false)) return 'lost';
    const there = await Promise.all((writes.mustNotExist ?? []).map(textOf));
    return there.every((text) => text === undefined) ? 'done' : 'taken';
  }
}

/** Texts by namespace and key. Undefined deletes a key. */
export type Texts<Name extends string> = Readonly<Record<Name, ReadonlyMap<string, string | undefined>>>;

const JOURNAL_KEY = 'journal';

/**
 * Makes a commit of many values atomic by writing all of them to one record first. After a restart, that record is
 * applied again. Applying it twice has no further effect.
 */
export class Journal<Name extends string> {
  readonly #own: Space;
  readonly #spaces: Readonly<Record<Name, Space>>;

  constructor(own: Space, spaces: Readonly<Record<Name, Space>>) {
    this.#own = own;
    this.#spaces = spaces;
  }

  /** Applies the last commit of an earlier process, if there is one. */
  async replay(): Promise<void> {
    const text = await this.#own.text(JOURNAL_KEY);
    if (text !== undefined) this.#stage(JSON.parse(text));
    await this.apply();
  }

  /** Makes a commit durable and visible to reads. `apply` writes its values. */
  async commit(texts: Texts<Name>): Promise<void> {
    const names = Object.keys(this.#spaces) as Name[];
    const changes = await Promise.all(
      names.map(async (name) => [name, [...(await this.#spaces[name].changesFor(texts[name]))]] as const),
    );
    await this.#own.set(JOURNAL_KEY, JSON.stringify(changes));
    this.#stage(changes);
  }

  /** Writes the values of the last commit, if they are not written yet. */
  async apply(): Promise<void> {
    await Promise.all(Object.values<Space>(this.#spaces).map((space) => space.apply()));
  }

  #stage(changes: readonly (readonly [Name, Iterable<readonly [string, string | null]>])[]): void {
    for (const [name, entries] of changes) this.#spaces[name].stage(new Map(entries) satisfies ValueChanges);
  }
}
