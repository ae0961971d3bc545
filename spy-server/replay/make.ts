import { Worker } from 'node:worker_threads';
import type { ReplayJob } from './worker.ts';

/** Creates a replay in a worker thread. Returns its text, or the path of the file it was written to. */
export function makeReplay(job: ReplayJob): Promise<string> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: job });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}
