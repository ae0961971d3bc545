import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const INTERVAL_MS = 15_000;
/** Maximum share of a processor that an idle process uses. */
const MAX_IDLE_LOAD = 0.05;
const MIN_GROWTH_BYTES = 32 * 1024 * 1024;

/** What the collection depends on: the sizes of the heap in bytes, the processor time in milliseconds, and a clock. */
export interface Process {
  heapTotal(): number;
  processorTime(): number;
  now(): number;
  collect(): void;
}

/**
 * Frees memory in quiet times, because V8 keeps the heap of a busy time until something is allocated. Returns the
 * function to call regularly: it collects garbage if the process was idle since the last call and its heap has grown.
 */
export function idleCollector(here: Process = thisProcess()): () => void {
  let least = here.heapTotal();
  let before = { at: here.now(), processor: here.processorTime() };
  return () => {
    const now = { at: here.now(), processor: here.processorTime() };
    const load = (now.processor - before.processor) / (now.at - before.at);
    before = now;
    if (load > MAX_IDLE_LOAD || here.heapTotal() - least < MIN_GROWTH_BYTES) return;
    here.collect();
    least = here.heapTotal();
    before = { at: here.now(), processor: here.processorTime() };
  };
}

/** Frees memory in quiet times. Returns the function that stops it. */
export function collectWhenIdle(): () => void {
  const timer = setInterval(idleCollector(), INTERVAL_MS).unref();
  return () => clearInterval(timer);
}

function thisProcess(): Process {
  setFlagsFromString('--expose-gc');
  return {
    heapTotal: () => process.memoryUsage().heapTotal,
    processorTime: () => {
      const { user, system } = process.cpuUsage();
      return (user + system) / 1000;
    },
    now: () => performance.now(),
    collect: runInNewContext('gc') as () => void,
  };
}
