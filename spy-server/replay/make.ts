import { Worker } from 'node:worker_threads';
import type { Errand } from './worker.ts';

/** Makes a replay beside the main thread, which goes on answering: its text, or the file that it was written to. */
export function makeReplay(errand: Errand): Promise<string> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: errand });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}
