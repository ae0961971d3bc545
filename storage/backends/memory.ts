import type { Backend } from '../backend.ts';
import { asBackend } from './adapter.ts';
import { DueIndexes, singleProcessMethods } from './single-process.ts';

/** Opens an in-memory database. Only this process uses it, so leases are always free. */
export function openMemory(): Backend {
  const records = new Map<string, string>();
  const indexes = new DueIndexes();
  return asBackend({
    ...singleProcessMethods(indexes),
    texts: async (keys) => keys.map((key) => records.get(key)),
    async *keys(prefix) {
      yield [...records.keys()].filter((key) => key.startsWith(prefix));
    },
    commit: async ({ puts, drops, mustNotExist = [], dueChanges = [] }) => {
      if (mustNotExist.some((key) => records.has(key))) return 'taken';
      for (const [key, text] of puts) records.set(key, text);
      for (const key of drops) records.delete(key);
      indexes.change(dueChanges);
      return 'done';
    },
    close: async () => {},
  });
}
