import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Backend, Guard, Lease, WriteSet } from './backend.ts';
import { KeyedQueue } from './keyed-queue.ts';

const MIN_PAUSE_MS = 2;
const MAX_PAUSE_MS = 50;

/** Thrown if a lock is not free before the timeout. Nothing was changed, and the caller can retry. */
export class LockTimeoutError extends Error {
  override name = 'LockTimeoutError';
}

/** Thrown if another process was faster: the records read have changed, or the lock was lost. */
export class ConflictError extends LockTimeoutError {
  override name = 'ConflictError';
}

/**
 * The condition under which work on a name can commit: its lease is still held, or, without a lease, the records it has
 * read have not changed. Transactions take it as a guard.
 */
export class Lock {
  readonly name: string;
  readonly lease: Lease | undefined;
  readonly #texts = new Map<string, string>();
  #hasCommitted = false;

  constructor(name: string, lease?: Lease) {
    this.name = name;
    this.lease = lease;
  }

  /** Whether the work has no lease and trusts cached records. Its commit checks them. */
  get isOptimistic(): boolean {
    return this.lease === undefined;
  }

  get hasCommitted(): boolean {
    return this.#hasCommitted;
  }

  /**
   * Stores the text of a record that was read. Without a lease, throws if the record is missing, because its absence
   * cannot be guarded.
   */
  recordRead(key: string, text: string | undefined): void {
    if (text === undefined && this.isOptimistic) throw new ConflictError(`There is no record to guard under ${key}.`);
    // Keep the first read, because the work is based on it.
    if (text !== undefined && !this.#texts.has(key)) this.#texts.set(key, text);
  }

  /** Returns the texts that must be unchanged: all that were read, or with a lease those about to change. */
  textsFor({ puts, drops }: WriteSet): [string, string][] {
    return [...this.#texts].filter(([key]) => this.isOptimistic || puts.has(key) || drops.includes(key));
  }

  /** Stores that a commit was made, and updates the stored texts of the records it has written. */
  recordCommit({ puts, drops }: WriteSet): void {
    this.#hasCommitted = true;
    for (const key of drops) this.#texts.delete(key);
    for (const [key, text] of puts) if (this.#texts.has(key)) this.#texts.set(key, text);
  }
}

/** Returns the guard for writes under these locks. */
export function guardOf(locks: readonly Lock[], writes: WriteSet): Guard {
  return {
    leases: locks.flatMap(({ lease }) => lease ?? []),
    free: locks.flatMap(({ name, isOptimistic }) => (isOptimistic ? name : [])),
    texts: new Map(locks.flatMap((lock) => lock.textsFor(writes))),
  };
}

type Work<T> = (lock: Lock) => Promise<T>;

/** Locks by name: a queue within this process, and a lease across processes. */
export class Locks {
  readonly #backend: Pick<Backend, 'take' | 'renew' | 'release'>;
  readonly #ms: number;
  readonly #queue = new KeyedQueue();
  /** Leases that are being released, by name. Only the next holder waits for them. */
  readonly #releasing = new Map<string, Promise<void>>();

  /** `ms` is the duration of a lease, and so the time it outlives a dead holder. */
  constructor(backend: Pick<Backend, 'take' | 'renew' | 'release'>, ms: number) {
    this.#backend = backend;
    this.#ms = ms;
  }

  /** Runs work under several locks, taken in order. Rejects with `LockTimeoutError` if one is not free in time. */
  async hold<T>(
    [first, ...rest]: readonly string[],
    work: (locks: readonly Lock[]) => Promise<T>,
    options: { readonly isOptimistic: boolean; readonly timeoutMs: number },
  ): Promise<T> {
    if (first === undefined) return work([]);
    const underFirst = (lock: Lock) => this.hold(rest, (locks) => work([lock, ...locks]), options);
    return this.#queued(first, options.timeoutMs, (deadline) =>
      options.isOptimistic ? this.#optimistic(first, underFirst, deadline) : this.#leased(first, underFirst, deadline),
    );
  }

  /** Runs work without a lease first. After a conflict, or if nothing was committed, it runs again under a lease. */
  async #optimistic<T>(name: string, work: Work<T>, deadline: number): Promise<T> {
    const lock = new Lock(name);
    try {
      const result = await work(lock);
      if (lock.hasCommitted) return result;
    } catch (error) {
      if (!(error instanceof ConflictError) || lock.hasCommitted) throw error;
    }
    return this.#insist(name, work, deadline);
  }

  /** Waits for leases that are being released. */
  async close(): Promise<void> {
    await Promise.all(this.#releasing.values());
  }

  async #queued<T>(name: string, timeoutMs: number, work: (deadline: number) => Promise<T>): Promise<T> {
    const deadline = performance.now() + timeoutMs;
    const { before, leave } = this.#queue.enter(name);
    try {
      const isFree = !before && !this.#releasing.has(name);
      if (!isFree && !(await settlesWithin(this.#released(name, before), timeoutMs)))
        throw timeoutError(name, timeoutMs);
      return await work(deadline);
    } finally {
      leave();
    }
  }

  async #released(name: string, before: Promise<unknown> | undefined): Promise<void> {
    await before;
    await this.#releasing.get(name);
  }

  /**
   * Runs work under a lease, and repeats it after a conflict: optimistic work that found no lease just before can still
   * commit first.
   */
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
    if (!(await this.#take(lease, deadline))) throw timeoutError(name, performance.now() - begun);
    // A failed renewal is detected by the commit.
    const heartbeat = setInterval(() => this.#backend.renew(lease, this.#ms).catch(() => {}), this.#ms / 3);
    try {
      return await work(new Lock(name, lease));
    } finally {
      clearInterval(heartbeat);
      this.#release(lease);
    }
  }

  async #take(lease: Lease, deadline: number): Promise<boolean> {
    for (let pause = MIN_PAUSE_MS; ; pause = Math.min(pause * 2, MAX_PAUSE_MS)) {
      if (await this.#backend.take(lease, this.#ms)) return true;
      const left = deadline - performance.now();
      if (left <= 0) return false;
      await sleep(Math.min(left, pause * (0.5 + Math.random())));
    }
  }

  #release(lease: Lease): void {
    // A lease that could not be released expires.
    const releasing = this.#backend
      .release(lease)
      .catch(() => {})
      .then(() => {
        if (this.#releasing.get(lease.name) === releasing) this.#releasing.delete(lease.name);
      });
    this.#releasing.set(lease.name, releasing);
  }
}

function timeoutError(name: string, waited: number): LockTimeoutError {
  return new LockTimeoutError(`"${name}" was still in use after ${Math.round(waited)} ms.`);
}

async function settlesWithin(done: Promise<unknown>, ms: number): Promise<boolean> {
  const controller = new AbortController();
  try {
    return await Promise.race([done.then(() => true), sleep(ms, false, { signal: controller.signal })]);
  } finally {
    controller.abort();
  }
}
