import type { AsyncLocalStorage } from 'node:async_hooks';
import { appendFileSync, mkdirSync, writeSync } from 'node:fs';
import { url as debuggerUrl, Session } from 'node:inspector';
import { dirname } from 'node:path';
import { isMainThread, Worker, workerData } from 'node:worker_threads';
import type { Log, Work } from '../../host/context.ts';

/** Number of checks of the heartbeat within the time limit. A pause of the whole machine counts as one check. */
const TICKS = 10;

/** Exit code of a process whose event loop was blocked. */
const EXIT_CODE = 70;

/** Time for the main thread to answer before the process is killed. Native code cannot be interrupted. */
const ANSWER_MS = 2000;

/** Name of the global symbol under which the main thread has a function that returns its current work. */
const CURRENT = 'longtable.current';

/** The current work and stack of the main thread. */
interface Current {
  readonly work?: Work | undefined;
  readonly stack?: string | undefined;
}

interface WatchdogData {
  /** Counter that the event loop of the main thread increments. */
  readonly beats: Int32Array;
  readonly limitMs: number;
  /** The file with the work that has ended processes. */
  readonly file: string;
}

/** Number of stack frames in the log. */
const MAX_FRAMES = 30;

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
  const data: WatchdogData = { beats, limitMs, file };
  const thread = new Worker(new URL(import.meta.url), { workerData: data });
  thread.on('error', (error) => log.error({ error: String(error) }, 'The watchdog stopped'));
  thread.unref();
}

if (!isMainThread) watch(workerData as WatchdogData);

function watch({ beats, limitMs, file }: WatchdogData): void {
  let [last, unchanged] = [-1, 0];
  const looks = setInterval(() => {
    const count = Atomics.load(beats, 0);
    unchanged = count === last ? unchanged + 1 : 0;
    last = count;
    if (unchanged < TICKS) return;
    clearInterval(looks);
    end(limitMs, file);
  }, limitMs / TICKS);
}

/** Interrupts the main thread to ask for its work, records and logs that work, and ends the process. */
function end(blockedMs: number, file: string): void {
  const session = new Session();
  session.connectToMainThread();
  const evaluate = (expression: string, callback: (value: unknown) => void = () => {}) =>
    session.post('Runtime.evaluate', { expression, returnByValue: true }, (_, answer) =>
      callback(answer?.result.value),
    );
  let isEnding = false;
  const endWith = ({ work, stack }: Current = {}) => {
    if (isEnding) return;
    isEnding = true;
    const msg = 'The event loop is blocked: the process ends and must be restarted';
    const line = { level: 60, time: Date.now(), pid: process.pid, blockedMs, ...work, stack, msg };
    // The streams of a worker go through the blocked main thread.
    writeSync(1, `${JSON.stringify(line)}\n`);
    try {
      recordDeath(file, work);
    } finally {
      // The first process of a container ignores signals that it sends to itself.
      evaluate(`process.exit(${EXIT_CODE})`);
      setTimeout(() => process.kill(process.pid, 'SIGKILL'), ANSWER_MS);
    }
  };
  evaluate(`globalThis[Symbol.for('${CURRENT}')]()`, (current) => endWith(current as Current));
  setTimeout(endWith, ANSWER_MS);
}

/** Appends the work that ends this process to a file. Work without a record cannot be quarantined and is skipped. */
export function recordDeath(file: string, { kind, record, id }: Partial<Work> = {}): void {
  if (id === undefined) return;
  mkdirSync(dirname(file), { recursive: true });
  appendFileSync(file, `${JSON.stringify({ kind, record, id })}\n`);
}
