import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { Worker, type WorkerOptions } from 'node:worker_threads';

interface ThreadOptions {
  /** The module that a thread runs. It posts one answer per question, optionally after `{ progress }` messages. */
  readonly script: URL;
  readonly data?: unknown;
  readonly threads: number;
  /** Whether threads have a memory limit and no environment variables, because they run external games or files. */
  readonly confined?: boolean;
  /** Time after which an idle thread ends. Unlimited by default. */
  readonly idleMs?: number;
  /** Timeout for the first message of a new thread, which signals that it has started. If undefined, threads count as started. */
  readonly startMs?: number;
  /** Time after which a thread that has not started is replaced. Defaults to `startMs`. */
  readonly maxStartMs?: number;
}

interface AskOptions {
  readonly timeMs: number;
  /** Questions with the same key are answered in sequence, and keys take turns. By default each question has its own key. */
  readonly key?: unknown;
  readonly onProgress?: ((share: number) => void) | undefined;
}

interface Question extends AskOptions {
  readonly message: unknown;
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: unknown) => void;
}

interface Thread {
  readonly worker: Worker;
  readonly since: number;
  isReady: boolean;
  readonly started: Promise<unknown>;
  idleTimer?: NodeJS.Timeout;
}

/** Thrown if a thread gave no answer. */
export class ThreadError extends Error {
  readonly reason: 'time' | 'memory' | 'ended' | 'closed';

  constructor(reason: ThreadError['reason'], message: string) {
    super(message);
    this.reason = reason;
  }
}

/** Threads that each answer one question at a time. A thread that exceeds its time or memory is ended, and the next question starts another one. */
export class ThreadPool {
  readonly #options: ThreadOptions;
  /** Waiting questions by key, the most recently served key last. */
  readonly #waiting = new Map<unknown, Question[]>();
  readonly #served = new Set<unknown>();
  readonly #idle = new Set<Thread>();
  readonly #closing = new AbortController();

  constructor(options: ThreadOptions) {
    this.#options = options;
  }

  /** Number of running and waiting questions. */
  get busy(): number {
    return this.#served.size + [...this.#waiting.values()].reduce((sum, { length }) => sum + length, 0);
  }

  /** Number of running and waiting questions with a key. */
  busyWith(key: unknown): number {
    return (this.#waiting.get(key)?.length ?? 0) + (this.#served.has(key) ? 1 : 0);
  }

  /** Returns the answer of a thread. Rejects with a `ThreadError` if there is none. */
  ask<Answer>(message: unknown, { key = {}, ...options }: AskOptions): Promise<Answer> {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const queue = this.#waiting.get(key) ?? [];
    queue.push({ message, ...options, resolve, reject });
    this.#waiting.set(key, queue);
    this.#serve();
    return promise as Promise<Answer>;
  }

  /** Ends all threads. Questions without an answer are rejected. */
  async close(): Promise<void> {
    this.#closing.abort();
    await Promise.all([...this.#idle].map((thread) => this.#end(thread)));
  }

  #serve(): void {
    for (const [key, queue] of this.#waiting) {
      if (this.#served.size >= this.#options.threads) return;
      const question = this.#served.has(key) ? undefined : queue.shift();
      if (!question) continue;
      if (queue.length === 0) this.#waiting.delete(key);
      this.#served.add(key);
      void this.#answer(question)
        .then(question.resolve, question.reject)
        .finally(() => {
          this.#served.delete(key);
          const rest = this.#waiting.get(key);
          this.#waiting.delete(key);
          if (rest) this.#waiting.set(key, rest);
          this.#serve();
        });
    }
  }

  async #answer({ message, timeMs, onProgress }: Question): Promise<unknown> {
    if (this.#closing.signal.aborted) throw new ThreadError('closed', 'it was given up');
    const thread = this.#take();
    const { worker } = thread;
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const finished = new AbortController();
    const hear = (answer: { progress?: number }) =>
      answer.progress === undefined ? resolve(answer) : onProgress?.(answer.progress);
    const fail = (error: { code?: unknown }) =>
      reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? outOfMemory() : new ThreadError('ended', String(error)));
    const end = () => reject(new ThreadError('ended', 'it ended its thread'));
    const close = () => reject(new ThreadError('closed', 'it was given up'));
    worker.once('error', fail).once('exit', end);
    this.#closing.signal.addEventListener('abort', close, { signal: finished.signal });
    if (this.#options.confined) void watchHeap(worker, finished.signal, () => reject(outOfMemory()));
    let timer: NodeJS.Timeout | undefined;
    try {
      await Promise.race([this.#start(thread), promise]);
      timer = setTimeout(() => reject(new ThreadError('time', `it took more than ${timeMs} ms`)), timeMs);
      worker.on('message', hear).postMessage(message);
      const answer = await promise;
      this.#keep(thread);
      return answer;
    } catch (error) {
      const { startMs = 0, maxStartMs = startMs } = this.#options;
      const isStarting = !thread.isReady && Date.now() - thread.since < maxStartMs && !this.#closing.signal.aborted;
      if (isStarting && isTimeout(error)) this.#keep(thread);
      else await this.#end(thread);
      throw error;
    } finally {
      clearTimeout(timer);
      finished.abort();
      worker.off('message', hear).off('error', fail).off('exit', end);
    }
  }

  /** Returns an idle thread, otherwise a new one. */
  #take(): Thread {
    const [idle] = this.#idle;
    if (idle) {
      this.#idle.delete(idle);
      clearTimeout(idle.idleTimer);
      idle.worker.ref();
      return idle;
    }
    const { script, data: workerData, confined, startMs } = this.#options;
    const worker = confined ? startConfined(script, { workerData }) : new Worker(script, { workerData });
    const { promise: started, resolve } = Promise.withResolvers<unknown>();
    const thread: Thread = { worker, since: Date.now(), isReady: startMs === undefined, started };
    if (startMs !== undefined)
      worker.once('message', () => {
        thread.isReady = true;
        resolve(undefined);
      });
    // A thread that fails while idle is replaced.
    worker.on('error', () => {});
    worker.on('exit', () => this.#idle.delete(thread));
    return thread;
  }

  async #start(thread: Thread): Promise<void> {
    const { startMs = 0 } = this.#options;
    if (thread.isReady) return;
    await Promise.race([thread.started, sleep(startMs, undefined, { ref: false })]);
    if (!thread.isReady) throw new ThreadError('time', `it did not start within ${startMs} ms`);
  }

  #keep(thread: Thread): void {
    const { idleMs } = this.#options;
    const { worker } = thread;
    if (worker.threadId < 0) return;
    this.#idle.add(thread);
    // Idle threads must not keep the process alive.
    worker.unref();
    if (idleMs !== undefined) thread.idleTimer = setTimeout(() => void this.#end(thread), idleMs).unref();
  }

  async #end(thread: Thread): Promise<void> {
    clearTimeout(thread.idleTimer);
    this.#idle.delete(thread);
    await thread.worker.terminate();
  }
}

function outOfMemory(): ThreadError {
  return new ThreadError('memory', `it took more than ${MAX_MB} MB`);
}

function isTimeout(error: unknown): boolean {
  return error instanceof ThreadError && error.reason === 'time';
}

/** Maximum memory of a confined worker, in megabytes. */
export const MAX_MB = 256;
/** Interval at which the memory of a worker is checked. */
const CHECK_MS = 100;
/** Timeout for a worker to report its memory, also in processor time of this process, because a busy machine may not run the worker. */
const ANSWER_MS = 1000;

/**
 * Heap limits of a worker. V8 may abort the process when they are reached. Therefore they are far above `MAX_MB`, at which `watchHeap` calls
 * `exceed`.
 */
const RESOURCE_LIMITS = { maxOldGenerationSizeMb: 4 * MAX_MB, maxYoungGenerationSizeMb: 32 };

// This optimization removes the interrupt checks of loops such as `for (;;) Array(1000).fill()`. A worker in such a loop can neither report its
// memory nor be terminated.
setFlagsFromString('--no-turboshaft-loop-unrolling');

/** Starts a worker for external games and files. It has no environment variables, because they contain secrets of the bot. */
export function startConfined(module: URL, options: WorkerOptions = {}): Worker {
  return new Worker(module, { ...options, env: {}, resourceLimits: RESOURCE_LIMITS });
}

/** Checks the memory of a worker until the signal aborts. Calls `exceed` once if it is above `MAX_MB` or not reported. */
export async function watchHeap(worker: Worker, signal: AbortSignal, exceed: () => void): Promise<void> {
  const pause = () => sleep(CHECK_MS, true, { signal, ref: false }).catch(() => false);
  while (await pause()) {
    const megabytes = await heapOf(worker);
    if (megabytes > MAX_MB && !signal.aborted) return exceed();
  }
}

/** Returns the memory of a worker in megabytes: 0 if the worker is not running, Infinity if it does not answer. */
async function heapOf(worker: Worker): Promise<number> {
  let megabytes = Number.POSITIVE_INFINITY;
  const asked = worker.getHeapStatistics().then(
    ({ used_heap_size: heap, external_memory: buffers }) => {
      megabytes = (heap + buffers) / 2 ** 20;
    },
    () => {
      megabytes = 0;
    },
  );
  const before = process.cpuUsage();
  const spentMs = () => Object.values(process.cpuUsage(before)).reduce((sum, micros) => sum + micros / 1000, 0);
  do await Promise.race([asked, sleep(ANSWER_MS, undefined, { ref: false })]);
  while (megabytes === Number.POSITIVE_INFINITY && spentMs() < ANSWER_MS);
  // If this thread was blocked meanwhile, the answer is received after the timer.
  await setImmediate();
  return megabytes;
}
