import { isMainThread } from 'node:worker_threads';
import { runa } from '@longtable/runa';

/** Loaded before the bot: once a class is chosen at a table of Runa’s Strive, drawing the table never returns. */
const { view } = runa.face;
Object.assign(runa.face, {
  view(...args: Parameters<typeof view>) {
    while (isMainThread && args[0].class !== null);
    return view(...args);
  },
});

/** An exception outside of all work. */
if (isMainThread)
  process.on('SIGUSR2', () => {
    throw new Error('stray');
  });
