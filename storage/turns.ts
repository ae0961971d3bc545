import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Backend, Lease } from './backend.ts';

const FIRST_PAUSE = 2;
const LONGEST_PAUSE = 50;

/** Somebody else is at work under this name; nothing was changed, and trying again is fine. */
export class Busy extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'Busy';
  }
}

/** Lets work wait for its turn under a name: a line in this process, then a lease against the other processes. */
export class Turns {
  readonly #backend: Pick<Backend, 'take' | 'renew' | 'release'>;
  readonly #ms: number;
  readonly #lines = new Map<string, Promise<unknown>>();
  readonly #taken = new AsyncLocalStorage<readonly Lease[]>();
  readonly #released = new WeakSet<Lease>();
  readonly #releasing = new Set<Promise<void>>();

  /** `ms` is how long a lease outlives a holder that died. */
  constructor(backend: Pick<Backend, 'take' | 'renew' | 'release'>, ms: number) {
    this.#backend = backend;
    this.#ms = ms;
  }

  /** The leases under which the calling work runs; work that it left running, such as a timer, goes on without them. */
  get held(): readonly Lease[] {
    return (this.#taken.getStore() ?? []).filter((lease) => !this.#released.has(lease));
  }

  /** Does the work when its turn comes, or rejects with `Busy` when that takes longer than `patience`. */
  async alone<T>(name: string, work: () => Promise<T>, patience: number): Promise<T> {
    const deadline = performance.now() + patience;
    const { before, leave } = this.#join(name);
    const lease = { name, token: randomUUID() };
    let isTaken = false;
    try {
      isTaken = (before === undefined || (await inTime(before, patience))) && (await this.#take(lease, deadline));
      if (!isTaken) throw new Busy(`"${name}" was still in use after ${patience} ms.`);
      return await this.#holding(lease, work);
    } finally {
      if (isTaken) this.#release(lease, leave);
      else leave();
    }
  }

  /** Waits until everything that is done is released, too. */
  async settled(): Promise<void> {
    await Promise.all(this.#releasing);
  }

  /** Whoever did the work need not wait for this; whoever is next in line does. */
  #release(lease: Lease, leave: () => void): void {
    // Whatever becomes of the lease: left alone, it runs out.
    const releasing = this.#backend
      .release(lease)
      .catch(() => {})
      .finally(() => {
        this.#releasing.delete(releasing);
        leave();
      });
    this.#releasing.add(releasing);
  }

  /** Stands in line: `before` resolves when all who came earlier have left. */
  #join(name: string): { before: Promise<unknown> | undefined; leave: () => void } {
    const before = this.#lines.get(name);
    const { promise: left, resolve: leave } = Promise.withResolvers<void>();
    const through = Promise.all([before, left]).then(() => {
      if (this.#lines.get(name) === through) this.#lines.delete(name);
    });
    this.#lines.set(name, through);
    return { before, leave };
  }

  async #take(lease: Lease, deadline: number): Promise<boolean> {
    for (let pause = FIRST_PAUSE; ; pause = Math.min(pause * 2, LONGEST_PAUSE)) {
      if (await this.#backend.take(lease, this.#ms)) return true;
      const left = deadline - performance.now();
      if (left <= 0) return false;
      await sleep(Math.min(left, pause * (0.5 + Math.random())));
    }
  }

  async #holding<T>(lease: Lease, work: () => Promise<T>): Promise<T> {
    // A lease that could not be renewed needs no word here: the commit finds out.
    const heartbeat = setInterval(() => this.#backend.renew(lease, this.#ms).catch(() => {}), this.#ms / 3);
    try {
      return await this.#taken.run([...this.held, lease], work);
    } finally {
      clearInterval(heartbeat);
      this.#released.add(lease);
    }
  }
}

async function inTime(done: Promise<unknown>, ms: number): Promise<boolean> {
  const giveUp = new AbortController();
  try {
    return await Promise.race([done.then(() => true), sleep(ms, false, { signal: giveUp.signal })]);
  } finally {
    giveUp.abort();
  }
}
