import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Backend, Change, Guard, Lease } from './backend.ts';

const FIRST_PAUSE = 2;
const LONGEST_PAUSE = 50;

/** Somebody else is at work under this name; nothing was changed, and trying again is fine. */
export class LockTimeoutError extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'Busy';
  }
}

/** Somebody else was quicker: what the work was about to change is not what it has read, or not its own any more. */
export class ConflictError extends LockTimeoutError {}

/** Work under a name. Whatever it leaves running, such as a timer, goes on without it once it is over. */
interface Turn {
  readonly name: string;
  /** The right to be alone; without it the work trusts what this process remembers, and its commit finds out. */
  readonly lease?: Lease;
  /** What it has read and others may change meanwhile: the texts by their keys. */
  readonly texts: Map<string, string>;
  hasCommitted: boolean;
  isOver: boolean;
}

/** Lets work wait for its turn under a name: a line in this process, then a lease against the other processes. */
export class Locks {
  readonly #backend: Pick<Backend, 'take' | 'renew' | 'release'>;
  readonly #ms: number;
  readonly #lines = new Map<string, Promise<unknown>>();
  readonly #turns = new AsyncLocalStorage<readonly Turn[]>();
  /** Leases of ours that are being given back: whoever did the work need not wait for that, whoever is next does. */
  readonly #releasing = new Map<string, Promise<void>>();

  /** `ms` is how long a lease outlives a holder that died. */
  constructor(backend: Pick<Backend, 'take' | 'renew' | 'release'>, ms: number) {
    this.#backend = backend;
    this.#ms = ms;
  }

  /** What must hold so that the calling work may commit this. Whoever is alone only looks at what it is about to change. */
  guardOf({ puts, drops }: Change): Guard {
    const turns = this.#present;
    const rests = ({ lease, texts }: Turn) =>
      [...texts].filter(([key]) => !lease || puts.has(key) || drops.includes(key));
    return {
      leases: turns.flatMap(({ lease }) => lease ?? []),
      free: turns.flatMap(({ name, lease }) => (lease ? [] : name)),
      // Of what was read twice the later counts.
      texts: new Map(turns.flatMap(rests)),
    };
  }

  /** Whether the calling work may go on with what this process remembers, without asking the database. */
  get isTrusting(): boolean {
    return this.#present.some(({ lease }) => !lease);
  }

  /** The calling work has read a text, and its commits may rest on it; only whoever is alone can rest on there being none. */
  noteRead(key: string, text: string | undefined): void {
    const turns = this.#present;
    const trusting = turns.findLast(({ lease }) => !lease);
    if (text === undefined && trusting) throw new ConflictError(`There is nothing to trust in under ${key}.`);
    const turn = trusting ?? turns.at(-1);
    if (text !== undefined && turn && !turn.texts.has(key)) turn.texts.set(key, text);
  }

  /** The calling work has committed a change: what it read of that is what it wrote. */
  noteCommit({ puts, drops }: Change): void {
    for (const turn of this.#present) {
      turn.hasCommitted = true;
      for (const key of drops) turn.texts.delete(key);
      for (const [key, text] of puts) if (turn.texts.has(key)) turn.texts.set(key, text);
    }
  }

  /** Does the work when its turn comes, or rejects with `Busy` when that takes longer than `patience`. */
  exclusive<T>(name: string, work: () => Promise<T>, patience: number): Promise<T> {
    return this.#inLine(name, patience, (deadline) => this.#leased(name, work, deadline));
  }

  /** Does the work as if nobody else were there. If somebody was, or if it committed nothing, it is done once more, alone. */
  optimistic<T>(name: string, work: () => Promise<T>, patience: number): Promise<T> {
    return this.#inLine(name, patience, async (deadline) => {
      const turn = turnUnder(name);
      try {
        const result = await this.#taking(turn, work);
        if (turn.hasCommitted) return result;
      } catch (error) {
        if (!(error instanceof ConflictError) || turn.hasCommitted) throw error;
      }
      return this.#leased(name, work, deadline);
    });
  }

  /** Waits until everything that is done is released, too. */
  async settled(): Promise<void> {
    await Promise.all(this.#releasing.values());
  }

  get #present(): readonly Turn[] {
    return (this.#turns.getStore() ?? []).filter(({ isOver }) => !isOver);
  }

  /** Does the work when all who came earlier in this process are through. */
  async #inLine<T>(name: string, patience: number, work: (deadline: number) => Promise<T>): Promise<T> {
    const deadline = performance.now() + patience;
    const before = this.#lines.get(name);
    const { promise: left, resolve: leave } = Promise.withResolvers<void>();
    const through = Promise.all([before, left]).then(() => {
      if (this.#lines.get(name) === through) this.#lines.delete(name);
    });
    this.#lines.set(name, through);
    try {
      const isFree = !before && !this.#releasing.has(name);
      if (!isFree && !(await inTime(this.#free(name, before), patience))) throw busy(name, patience);
      return await work(deadline);
    } finally {
      leave();
    }
  }

  async #free(name: string, before: Promise<unknown> | undefined): Promise<void> {
    await before;
    await this.#releasing.get(name);
  }

  /** Does the work alone, from when nobody else holds the lease. */
  async #leased<T>(name: string, work: () => Promise<T>, deadline: number): Promise<T> {
    const lease = { name, token: randomUUID() };
    const begun = performance.now();
    if (!(await this.#take(lease, deadline))) throw busy(name, performance.now() - begun);
    // A lease that could not be renewed needs no word here: the commit finds out.
    const heartbeat = setInterval(() => this.#backend.renew(lease, this.#ms).catch(() => {}), this.#ms / 3);
    try {
      return await this.#taking(turnUnder(name, lease), work);
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
    // Whatever becomes of the lease: left alone, it runs out.
    const releasing = this.#backend
      .release(lease)
      .catch(() => {})
      .then(() => {
        if (this.#releasing.get(lease.name) === releasing) this.#releasing.delete(lease.name);
      });
    this.#releasing.set(lease.name, releasing);
  }

  async #taking<T>(turn: Turn, work: () => Promise<T>): Promise<T> {
    try {
      return await this.#turns.run([...this.#present, turn], work);
    } finally {
      turn.isOver = true;
    }
  }
}

function turnUnder(name: string, lease?: Lease): Turn {
  return { name, ...(lease && { lease }), texts: new Map(), hasCommitted: false, isOver: false };
}

function busy(name: string, waited: number): LockTimeoutError {
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
