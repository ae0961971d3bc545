import type { Backend } from '../backend.ts';
import type { DueIndexes } from './due-indexes.ts';

type SingleProcessMethods = Pick<Backend, 'takeDue' | 'deadlines' | 'isAlone' | 'take' | 'renew' | 'release' | 'sweep'>;

/**
 * Returns the methods for leases and due indexes of a database that only this process uses. Leases are always free, and
 * due indexes are in memory.
 */
export function singleProcessMethods(indexes: DueIndexes): SingleProcessMethods {
  return {
    takeDue: async (index, now, until, max) => indexes.take(index, now, until, max),
    async *deadlines() {
      yield indexes.all();
    },
    isAlone: async () => true,
    take: async () => true,
    renew: async () => {},
    release: async () => {},
    sweep: async () => {},
  };
}
