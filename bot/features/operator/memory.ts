import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Only a longer pause is worth a collection, because it also drops compiled code. */
const INTERVAL_MS = 30_000;
/** Maximum share of a processor that an idle process uses. */
const MAX_IDLE_LOAD = 0.05;
const MIN_GROWTH_BYTES = 64 * 2 ** 20;

/** Memory in bytes, processor time in microseconds, and the collection that returns free memory. */
export interface Process {
  memory(): number;
  processorTime(): number;
  collect(): void;
}

/**
 * Returns memory to the operating system after a busy time: V8 keeps free pages in a pool, and only a collection as a last
 * resort releases them. Returns the function that stops it.
 */
export function freeMemoryWhenIdle(here: Process = thisProcess()): () => void {
  let least = here.memory();
  let worked = here.processorTime();
  const timer = setInterval(() => {
    const load = (here.processorTime() - worked) / (1000 * INTERVAL_MS);
    if (load <= MAX_IDLE_LOAD && here.memory() - least >= MIN_GROWTH_BYTES) {
      here.collect();
      least = here.memory();
    }
    worked = here.processorTime();
  }, INTERVAL_MS).unref();
  return () => clearInterval(timer);
}

export function thisProcess(): Process {
  setFlagsFromString('--expose-gc');
  const gc = runInNewContext('gc') as (options: { readonly type: string; readonly flavor: string }) => void;
  return {
    memory: () => process.memoryUsage.rss(),
    processorTime: () => {
      const { user, system } = process.cpuUsage();
      return user + system;
    },
    collect: () => gc({ type: 'major', flavor: 'last-resort' }),
  };
}
