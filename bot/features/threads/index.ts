import type { Context } from '../../host/context.ts';
import type { Feature } from '../../interactions/feature.ts';
import { WorkerPool } from './pool.ts';

export type { WorkerPool } from './pool.ts';
export { MAX_MB, startConfined, ThreadError, ThreadPool, watchHeap } from './threads.ts';

const ID = 'threads';

/** Threads that run games and users' files with limits of time and memory. */
export const threads: Feature = {
  id: ID,
  openResource: (gamesModule) => new WorkerPool(gamesModule),
};

/** Returns the pool that runs code on behalf of users. */
export function workersOf({ resources }: Pick<Context, 'resources'>): WorkerPool {
  return resources[ID] as WorkerPool;
}
