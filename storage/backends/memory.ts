import type { Backend } from '../backend.ts';

/** Records that live as long as the process. Nobody else can see them, so leases are always free. */
export function openMemory(): Backend {
  const records = new Map<string, string>();
  const indexes = new Map<string, Map<string, number>>();
  const indexOf = (name: string) => indexes.get(name) ?? indexes.set(name, new Map()).get(name)!;
  return {
    adapter: records,
    async *keys(prefix) {
      yield [...records.keys()].filter((key) => key.startsWith(prefix));
    },
    write: async ({ puts, drops, fresh = [], dueChanges = [] }) => {
      if (fresh.some((key) => records.has(key))) return 'taken';
      for (const [key, text] of puts) records.set(key, text);
      for (const key of drops) records.delete(key);
      for (const { index, key, at } of dueChanges) {
        if (at === undefined) indexOf(index).delete(key);
        else indexOf(index).set(key, at);
      }
      return 'done';
    },
    addDue: async (name, times) => {
      const index = indexOf(name);
      for (const [key, at] of times) if (!index.has(key)) index.set(key, at);
    },
    takeDue: async (name, now, until, most) => {
      const index = indexOf(name);
      const due = [...index].filter(([, at]) => at <= now).sort(([, one], [, other]) => one - other);
      const taken = due.slice(0, most).map(([key]) => key);
      for (const key of taken) index.set(key, until);
      return taken;
    },
    take: async () => true,
    renew: async () => {},
    release: async () => {},
    sweep: async () => {},
    close: async () => {},
  };
}
