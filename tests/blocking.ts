import { isMainThread } from 'node:worker_threads';
import { runa } from '@longtable/runa';

/** Preloaded by tests. Drawing a table of Runa’s Strive with a chosen class blocks the main thread. */
const { view } = runa.presentation;
Object.assign(runa.presentation, {
  view(...args: Parameters<typeof view>) {
    while (isMainThread && args[0].class !== null);
    return view(...args);
  },
});

/** Throws an uncaught exception on SIGUSR2. */
if (isMainThread)
  process.on('SIGUSR2', () => {
    throw new Error('stray');
  });
