import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Backend, Guard, Lease, WriteSet } from './backend.ts';
import { KeyedQueue } from './keyed-queue.ts';

const FIRST_PAUSE = 2;
const LONGEST_PAUSE = 50;

/** Somebody else holds the lock; nothing was changed, and trying again is fine. */
export class LockTimeoutError extends Error {
  override name = 'LockTimeoutError';
}

/** Somebody else was quicker: what the work rests on has changed, or its lock is no longer its own. */
export class ConflictError extends LockTimeoutError {
  override name = 'ConflictError';
}

/** What work under a name rests on: a lease, or without one the records it has read. Goes into the guards of its transactions. */
export class Lock {
  readonly name: string;
  readonly lease: Lease | undefined;
  readonly #texts = new Map<string, string>();
  #hasCommitted = false;

  constructor(name: string, lease?: Lease) {
    this.name = name;
    this.lease = lease;
  }

  /** Without a lease the work trusts cached records, and its commit finds out. */
  get isOptimistic(): boolean {
    return this.lease === undefined;
  }

  get hasCommitted(): boolean {
    return this.#hasCommitted;
  }

  /** Notes what the work has read. Only with a lease can it rest on there being nothing. */
  noteRead(key: string, text: string | undefined): void {
    if (text === undefined && this.isOptimistic) throw new ConflictError(`There is nothing to trust under ${key}.`);
    // What was read first is what the work decided from.
    if (text !== undefined && !this.#texts.has(key)) this.#texts.set(key, text);
  }

  /** The texts that must still be there: all that was read, or with a lease those about to change. */
  textsFor({ puts, drops }: WriteSet): [string, string][] {
    return [...this.#texts].filter(([key]) => this.isOptimistic || puts.has(key) || drops.includes(key));
  }

  /** Notes a commit: what was read of these records is now what was written. */
  noteCommit({ puts, drops }: WriteSet): void {
    this.#hasCommitted = true;
    for (const key of drops) this.#texts.delete(key);
    for (const [key, text] of puts) if (this.#texts.has(key)) this.#texts.set(key, text);
  }
}

/** What must hold so that these writes may be committed under these locks. */
export function guardOf(locks: readonly Lock[], writes: WriteSet): Guard {
  return {
    leases: locks.flatMap(({ lease }) => lease ?? []),
    free: locks.flatMap(({ name, isOptimistic }) => (isOptimistic ? name : [])),
    texts: new Map(locks.flatMap((lock) => lock.textsFor(writes))),
  };
}

type Work<T> = (lock: Lock) => Promise<T>;

/** Locks by name: a queue within this process, then a lease against the others. */
export class Locks {
  readonly #backend: Pick<Backend, 'take' | 'renew' | 'release'>;
  readonly #ms: number;
  readonly #queue = new KeyedQueue();
  /** Leases being released: whoever held one does not wait for that, whoever is next does. */
  readonly #releasing = new Map<string, Promise<void>>();

  /** `ms` is how long a lease outlives a holder that died. */
  constructor(backend: Pick<Backend, 'take' | 'renew' | 'release'>, ms: number) {
    this.#backend = backend;
    this.#ms = ms;
  }

  /** Works under a lease, or rejects with `LockTimeoutError` when there is none after `patience`. */
  exclusive<T>(name: string, work: Work<T>, patience: number): Promise<T> {
    return this.#queued(name, patience, (deadline) => this.#leased(name, work, deadline));
  }

  /** Works without a lease first. After a conflict, or if nothing was committed, the work is done again under a lease. */
  optimistic<T>(name: string, work: Work<T>, patience: number): Promise<T> {
    return this.#queued(name, patience, async (deadline) => {
      const lock = new Lock(name);
      try {
        const result = await work(lock);
        if (lock.hasCommitted) return result;
      } catch (error) {
        if (!(error instanceof ConflictError) || lock.hasCommitted) throw error;
      }
      return this.#insist(name, work, deadline);
    });
  }

  /** Waits for leases that are being released. */
  async close(): Promise<void> {
    await Promise.all(this.#releasing.values());
  }

  async #queued<T>(name: string, patience: number, work: (deadline: number) => Promise<T>): Promise<T> {
    const deadline = performance.now() + patience;
    const { before, leave } = this.#queue.enter(name);
    try {
      const isFree = !before && !this.#releasing.has(name);
      if (!isFree && !(await inTime(this.#released(name, before), patience))) throw timeout(name, patience);
      return await work(deadline);
    } finally {
      leave();
    }
  }

  async #released(name: string, before: Promise<unknown> | undefined): Promise<void> {
    await before;
    await this.#releasing.get(name);
  }

  /** Work that looked for leases just before this one was taken may still commit: then it is done once more. */
  async #insist<T>(name: string, work: Work<T>, deadline: number): Promise<T> {
    for (;;) {
      let lock: Lock | undefined;
      const attempt = (taken: Lock) => {
        lock = taken;
        return work(taken);
      };
      try {
        return await this.#leased(name, attempt, deadline);
      } catch (error) {
        if (!(error instanceof ConflictError) || lock?.hasCommitted || performance.now() > deadline) throw error;
        await this.#releasing.get(name);
      }
    }
  }

  async #leased<T>(name: string, work: Work<T>, deadline: number): Promise<T> {
    const lease = { name, token: randomUUID() };
    const begun = performance.now();
    if (!(await this.#take(lease, deadline))) throw timeout(name, performance.now() - begun);
    // A failed renewal needs no handling here: the commit finds out.
    const heartbeat = setInterval(() => this.#backend.renew(lease, this.#ms).catch(() => {}), this.#ms / 3);
    try {
      return await work(new Lock(name, lease));
    } finally {
      clearInterval(heartbeat);
      this.#release(lease);
    }
  }

  async #take(lease: Lease, deadline: number): Promise<boolean> {
    for (let pause = FIRST_PAUSE; ; pause = Math.min(pause * 2, LONGEST_PAUSE)) {
      if (await this.#backend.take(lease, this.#ms)) return true;
      const left = deadline - performance.now();
      if (left <= 0) return false;
      await sleep(Math.min(left, pause * (0.5 + Math.random())));
    }
  }

  #release(lease: Lease): void {
    // A lease that could not be released runs out.
    const releasing = this.#backend
      .release(lease)
      .catch(() => {})
      .then(() => {
        if (this.#releasing.get(lease.name) === releasing) this.#releasing.delete(lease.name);
      });
    this.#releasing.set(lease.name, releasing);
  }
}

function timeout(name: string, waited: number): LockTimeoutError {
  return new LockTimeoutError(`"${name}" was still in use after ${Math.round(waited)} ms.`);
}

async function inTime(done: Promise<unknown>, ms: number): Promise<boolean> {
  const giveUp = new AbortController();
  try {
    return await Promise.race([done.then(() => true), sleep(ms, false, { signal: giveUp.signal })]);
  } finally {
    giveUp.abort();
  }
}
