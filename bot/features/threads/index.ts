import { extname } from 'node:path';
import { inEachLanguage } from '@longtable/kit';
import { KeyedQueue } from '../../../storage/keyed-queue.ts';
import type { Context } from '../../host/context.ts';
import { Refusal, refusalsOf } from '../../host/refusal.ts';
import type { Feature } from '../../interactions/feature.ts';
import type { ThreadOutcome } from './thread.ts';
import { ThreadError, ThreadPool } from './threads.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';
import { es } from './words/es.ts';
import { fr } from './words/fr.ts';

export { MAX_MB, startConfined, ThreadError, ThreadPool, watchHeap } from './threads.ts';

const refusal = refusalsOf(inEachLanguage({ en, de, fr, es }).refusals);

const ID = 'threads';

/** Threads that run games and users' files with limits of time and memory. */
export const threads: Feature = {
  id: ID,
  openResource: (gamesModule) => new WorkerPool(gamesModule),
};

/** Returns the pool that runs code on behalf of users. */
export function workersOf({ resources }: Pick<Context, 'resources'>): WorkerPool {
  return resources[ID] as WorkerPool;
}

/** Limits of work on behalf of users. */
export interface WorkLimits {
  readonly timeMs: number;
  /** Maximum number of running and waiting calls per user. */
  readonly perUser: number;
  readonly threads: number;
  /** Time after which a thread without work ends. */
  readonly idleMs: number;
}

const LIMITS: WorkLimits = { timeMs: 15_000, perUser: 4, threads: 2, idleMs: 60_000 };

const THREAD = new URL(`./thread${extname(import.meta.url)}`, import.meta.url);

type Callable = (...args: never[]) => unknown;

/** Runs code on users' files and games in worker threads with limits of time and memory. A user's calls run one at a time, and users take turns. */
export class WorkerPool {
  /** Address of the module that exports the games. If undefined, games run in the main thread. */
  readonly gamesModule: string | undefined;
  readonly #limits: WorkLimits;
  readonly #threads: ThreadPool;
  readonly #turns = new KeyedQueue();
  /** Numbers of running and waiting turns, by user. */
  readonly #waiting = new Map<string, number>();

  constructor(gamesModule?: URL, limits: Partial<WorkLimits> = {}) {
    this.gamesModule = gamesModule?.href;
    this.#limits = { ...LIMITS, ...limits };
    const { threads, idleMs } = this.#limits;
    this.#threads = new ThreadPool({ script: THREAD, threads, idleMs, confined: true });
  }

  /** Number of running and waiting calls. */
  get busy(): number {
    return this.#threads.busy;
  }

  /**
   * Calls an exported function of a module in a worker thread on behalf of a user. Refuses if the user has too many calls or the call exceeds its
   * time or memory.
   */
  async run<Module extends Record<Name, Callable>, Name extends string>(
    user: string,
    module: URL,
    name: Name,
    ...args: Parameters<Module[Name]>
  ): Promise<Awaited<ReturnType<Module[Name]>>> {
    const { timeMs, perUser } = this.#limits;
    if (this.#threads.busyWith(user) >= perUser) throw refusal('workQueue');
    try {
      const call = { module: module.href, name, args };
      const outcome = await this.#threads.ask<ThreadOutcome>(call, { timeMs, key: user });
      if ('refused' in outcome) throw new Refusal(outcome.refused.code, outcome.refused.sentence);
      if ('threw' in outcome) throw outcome.threw;
      return outcome.result as Awaited<ReturnType<Module[Name]>>;
    } catch (error) {
      if (!(error instanceof ThreadError) || error.reason === 'closed') throw error;
      throw refusal(error.reason === 'time' ? 'workTime' : 'workMemory');
    }
  }

  /** Runs work of a user that takes much memory or time, such as a download, after their earlier work. Refuses if too much waits. */
  async inTurn<T>(user: string, work: () => Promise<T>): Promise<T> {
    const waiting = this.#waiting.get(user) ?? 0;
    if (waiting >= this.#limits.perUser) throw refusal('workQueue');
    this.#waiting.set(user, waiting + 1);
    try {
      return await this.#turns.run(user, work);
    } finally {
      const left = (this.#waiting.get(user) ?? 0) - 1;
      if (left > 0) this.#waiting.set(user, left);
      else this.#waiting.delete(user);
    }
  }

  /** Ends all threads. Unfinished calls are abandoned. */
  close(): Promise<void> {
    return this.#threads.close();
  }
}
