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

/** Thrown by a change that stops on purpose and saves nothing. An optimistic change is then repeated, because it may have read outdated records. */
export class StoppedError extends Error {}

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

type Work<T> = (locks: readonly Lock[]) => Promise<T>;

/** Locks by name: a queue within this process, and leases across processes. */
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

  /** Runs work under several locks, which are taken together. Rejects with `LockTimeoutError` if one is not free in time. */
  async hold<T>(
    names: readonly string[],
    work: Work<T>,
    { isOptimistic, timeoutMs }: { readonly isOptimistic: boolean; readonly timeoutMs: number },
  ): Promise<T> {
    if (names.length === 0) return work([]);
    const deadline = performance.now() + timeoutMs;
    // Joining all queues in one step prevents deadlocks.
    const places = names.map((name) => ({ name, ...this.#queue.enter(name) }));
    try {
      const busy = places.filter(({ name, before }) => before || this.#releasing.has(name));
      const freed = () => Promise.all(busy.map(({ name, before }) => this.#released(name, before)));
      if (busy.length > 0 && !(await settlesWithin(freed(), timeoutMs))) throw timeoutError(names, timeoutMs);
      return await (isOptimistic ? this.#optimistic(names, work, deadline) : this.#leased(names, work, deadline));
    } finally {
      for (const { leave } of places) leave();
    }
  }

  /** Runs work without leases first. After a conflict, or if nothing was committed, it runs again under leases. */
  async #optimistic<T>(names: readonly string[], work: Work<T>, deadline: number): Promise<T> {
    const locks = names.map((name) => new Lock(name));
    try {
      const result = await work(locks);
      if (haveCommitted(locks)) return result;
    } catch (error) {
      const isRepeated = error instanceof ConflictError || error instanceof StoppedError;
      if (!isRepeated || haveCommitted(locks)) throw error;
    }
    return this.#insist(names, work, deadline);
  }

  /** Waits for leases that are being released. */
  async close(): Promise<void> {
    await Promise.all(this.#releasing.values());
  }

  async #released(name: string, before: Promise<unknown> | undefined): Promise<void> {
    await before;
    await this.#releasing.get(name);
  }

  /**
   * Runs work under leases, and repeats it after a conflict: optimistic work that found no lease just before can still
   * commit first.
   */
  async #insist<T>(names: readonly string[], work: Work<T>, deadline: number): Promise<T> {
    for (;;) {
      let locks: readonly Lock[] = [];
      const attempt = (taken: readonly Lock[]) => {
        locks = taken;
        return work(taken);
      };
      try {
        return await this.#leased(names, attempt, deadline);
      } catch (error) {
        if (!(error instanceof ConflictError) || haveCommitted(locks) || performance.now() > deadline) throw error;
        await Promise.all(names.map((name) => this.#releasing.get(name)));
      }
    }
  }

  async #leased<T>(names: readonly string[], work: Work<T>, deadline: number): Promise<T> {
    const token = randomUUID();
    const leases = names.map((name) => ({ name, token }));
    const begun = performance.now();
    if (!(await this.#take(leases, deadline))) throw timeoutError(names, performance.now() - begun);
    // A failed renewal is detected by the commit.
    const heartbeat = setInterval(() => this.#backend.renew(leases, this.#ms).catch(() => {}), this.#ms / 3);
    try {
      return await work(leases.map((lease) => new Lock(lease.name, lease)));
    } finally {
      clearInterval(heartbeat);
      this.#release(leases);
    }
  }

  async #take(leases: readonly Lease[], deadline: number): Promise<boolean> {
    for (let pause = MIN_PAUSE_MS; ; pause = Math.min(pause * 2, MAX_PAUSE_MS)) {
      if (await this.#backend.take(leases, this.#ms)) return true;
      const left = deadline - performance.now();
      if (left <= 0) return false;
      await sleep(Math.min(left, pause * (0.5 + Math.random())));
    }
  }

  #release(leases: readonly Lease[]): void {
    // Leases that could not be released expire.
    const releasing = this.#backend
      .release(leases)
      .catch(() => {})
      .then(() => {
        for (const { name } of leases) if (this.#releasing.get(name) === releasing) this.#releasing.delete(name);
      });
    for (const { name } of leases) this.#releasing.set(name, releasing);
  }
}

function haveCommitted(locks: readonly Lock[]): boolean {
  return locks.some(({ hasCommitted }) => hasCommitted);
}

function timeoutError(names: readonly string[], waited: number): LockTimeoutError {
  return new LockTimeoutError(`"${names.join('", "')}" was still in use after ${Math.round(waited)} ms.`);
}

async function settlesWithin(done: Promise<unknown>, ms: number): Promise<boolean> {
  const controller = new AbortController();
  try {
    return await Promise.race([done.then(() => true), sleep(ms, false, { signal: controller.signal })]);
  } finally {
    controller.abort();
  }
}
