import type { Backend } from '../backend.ts';
import { forOneProcess } from './alone.ts';
import { DueIndexes } from './due-indexes.ts';

/** Records that live as long as the process. Nobody else can see them, so leases are always free. */
export function openMemory(): Backend {
  const records = new Map<string, string>();
  const indexes = new DueIndexes();
  return {
    ...forOneProcess(indexes),
    adapter: records,
    async *keys(prefix) {
      yield [...records.keys()].filter((key) => key.startsWith(prefix));
    },
    write: async ({ puts, drops, fresh = [], dueChanges = [] }) => {
      if (fresh.some((key) => records.has(key))) return 'taken';
      for (const [key, text] of puts) records.set(key, text);
      for (const key of drops) records.delete(key);
      indexes.change(dueChanges);
      return 'done';
    },
    addDue: async (index, times) => {
      indexes.change([...times].filter(([key]) => !indexes.has(index, key)).map(([key, at]) => ({ index, key, at })));
    },
    close: async () => {},
  };
}
