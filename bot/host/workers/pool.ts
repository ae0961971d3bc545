import { once } from 'node:events';
import { extname } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { type Refused, refusal } from '../refusal.ts';
import { startConfined, watchHeap } from '../sandbox/heap.ts';
import type { Call, Outcome } from './thread.ts';

/** Limits of the work for users: on one piece of it, on what waits for one user, and on the threads. */
export interface WorkLimits {
  readonly timeMs: number;
  /** Number of pieces that may run or wait for one user. */
  readonly perUser: number;
  readonly threads: number;
  /** Time after which a thread without work ends. */
  readonly idleMs: number;
}

const LIMITS: WorkLimits = { timeMs: 15_000, perUser: 4, threads: 2, idleMs: 60_000 };

const THREAD = new URL(`./thread${extname(import.meta.url)}`, import.meta.url);

interface Work {
  readonly call: Call;
  readonly resolve: (outcome: unknown) => void;
  readonly reject: (error: unknown) => void;
}

type Callable = (...args: never[]) => unknown;

/**
 * Threads for what is computed from users' files and games. Each piece has limits of time and memory. A user has one thread at
 * a time, and users take turns, so that none makes the others wait.
 */
export class WorkerPool {
  /** The address of the module that exports the shelf; without it, work on games is done in this thread. */
  readonly shelf: string | undefined;
  readonly #limits: WorkLimits;
  /** What waits, by user; whoever was served last stands last. */
  readonly #waiting = new Map<string, Work[]>();
  readonly #served = new Set<string>();
  readonly #idle = new Map<Worker, NodeJS.Timeout>();
  readonly #closing = new AbortController();

  constructor(shelf?: URL, limits: Partial<WorkLimits> = {}) {
    this.shelf = shelf?.href;
    this.#limits = { ...LIMITS, ...limits };
  }

  /** Number of pieces of work that run or wait. */
  get busy(): number {
    return this.#served.size + [...this.#waiting.values()].reduce((sum, { length }) => sum + length, 0);
  }

  /** Calls an exported function of a module in a thread, for a user; refuses if a limit is reached. */
  async run<Module extends Record<Name, Callable>, Name extends string>(
    user: string,
    module: URL,
    name: Name,
    ...args: Parameters<Module[Name]>
  ): Promise<Awaited<ReturnType<Module[Name]>> | Refused> {
    this.#closing.signal.throwIfAborted();
    const queue = this.#waiting.get(user) ?? [];
    if (queue.length + (this.#served.has(user) ? 1 : 0) >= this.#limits.perUser) return refusal('workQueue');
    const call = { module: module.href, name, args };
    const done = new Promise<unknown>((resolve, reject) => queue.push({ call, resolve, reject }));
    this.#waiting.set(user, queue);
    this.#serve();
    return (await done) as Awaited<ReturnType<Module[Name]>> | Refused;
  }

  /** Ends all threads; work that has not been done is abandoned. */
  async close(): Promise<void> {
    this.#closing.abort();
    await Promise.all([...this.#idle.keys()].map((worker) => worker.terminate()));
  }

  /** Gives free threads to the users who have waited longest. */
  #serve(): void {
    for (const [user, queue] of this.#waiting) {
      if (this.#served.size >= this.#limits.threads) return;
      const work = this.#served.has(user) ? undefined : queue.shift();
      if (!work) continue;
      if (queue.length === 0) this.#waiting.delete(user);
      this.#served.add(user);
      void this.#do(work.call)
        .then(work.resolve, work.reject)
        .finally(() => {
          this.#served.delete(user);
          const rest = this.#waiting.get(user);
          this.#waiting.delete(user);
          if (rest) this.#waiting.set(user, rest);
          this.#serve();
        });
    }
  }

  async #do(call: Call): Promise<unknown> {
    const worker = this.#take();
    const timeout = AbortSignal.timeout(this.#limits.timeMs);
    const answered = new AbortController();
    const exceeded = new AbortController();
    const signal = AbortSignal.any([timeout, this.#closing.signal, answered.signal, exceeded.signal]);
    void watchHeap(worker, signal, () => exceeded.abort());
    try {
      worker.postMessage(call);
      const ended = once(worker, 'exit', { signal }).then(() => [{ result: refusal('workMemory') }]);
      const [outcome] = (await Promise.race([once(worker, 'message', { signal }), ended])) as [Outcome];
      if ('threw' in outcome) throw outcome.threw;
      this.#keep(worker);
      return outcome.result;
    } catch (error) {
      await worker.terminate();
      if (timeout.aborted) return refusal('workTime');
      if (exceeded.signal.aborted || isOutOfMemory(error)) return refusal('workMemory');
      throw error;
    } finally {
      answered.abort();
    }
  }

  /** Returns an idle thread, or else a new one. */
  #take(): Worker {
    for (const [worker, timer] of this.#idle) {
      clearTimeout(timer);
      this.#idle.delete(worker);
      return worker;
    }
    const worker = startConfined(THREAD);
    worker.on('error', () => {});
    worker.on('exit', () => this.#idle.delete(worker));
    // Threads don’t keep the process alive.
    worker.unref();
    return worker;
  }

  #keep(worker: Worker): void {
    if (worker.threadId < 0) return;
    this.#idle.set(worker, setTimeout(() => void worker.terminate(), this.#limits.idleMs).unref());
  }
}

function isOutOfMemory(error: unknown): boolean {
  return (error as { code?: unknown }).code === 'ERR_WORKER_OUT_OF_MEMORY';
}
