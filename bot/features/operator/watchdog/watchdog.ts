import type { AsyncLocalStorage } from 'node:async_hooks';
import { url as debuggerUrl } from 'node:inspector';
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Log, Work } from '../../../host/context.ts';
import { CURRENT, type Current, TICKS, type WatchdogData } from './thread.ts';

/** Number of stack frames in the log. */
const MAX_FRAMES = 30;

const THREAD = new URL(`./thread${extname(import.meta.url)}`, import.meta.url);

/**
 * Starts a thread that ends the process when the event loop has been blocked for some seconds. It works under any
 * supervisor that restarts the process, and it knows the work and the stack that blocked. Does nothing in a debugger, where
 * a breakpoint blocks.
 */
export function startWatchdog(
  work: AsyncLocalStorage<Work>,
  log: Log,
  { seconds, file }: { seconds: number; file: string },
): void {
  if (debuggerUrl() !== undefined) return;
  const limitMs = seconds * 1000;
  const beats = new Int32Array(new SharedArrayBuffer(4));
  setInterval(() => Atomics.add(beats, 0, 1), limitMs / TICKS / 3).unref();
  const current = (): Current => {
    Error.stackTraceLimit = MAX_FRAMES;
    return { work: work.getStore(), stack: new Error('blocked').stack };
  };
  Object.defineProperty(globalThis, Symbol.for(CURRENT), { value: current, configurable: true });
  const workerData: WatchdogData = { beats, limitMs, file };
  const thread = new Worker(THREAD, { workerData });
  thread.on('error', (error) => log.error({ error: String(error) }, 'The watchdog stopped'));
  thread.unref();
}
