import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { Worker, type WorkerOptions } from 'node:worker_threads';

/** Maximum memory of a confined worker, in megabytes. */
export const MAX_MB = 256;
/** Interval at which the memory of a worker is checked. */
const CHECK_MS = 100;
/** Timeout for a worker to report its memory. */
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
  await Promise.race([asked, sleep(ANSWER_MS, undefined, { ref: false })]);
  // If this thread was blocked meanwhile, the answer is received after the timer.
  await setImmediate();
  return megabytes;
}
