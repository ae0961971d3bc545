import type { Backend } from '../backend.ts';

/** Records that live as long as the process. Nobody else can see them, so leases are always free. */
export function openMemory(): Backend {
  const records = new Map<string, string>();
  return {
    adapter: records,
    keys: async (prefix) => [...records.keys()].filter((key) => key.startsWith(prefix)),
    write: async ({ puts, drops }) => {
      for (const [key, text] of puts) records.set(key, text);
      for (const key of drops) records.delete(key);
      return true;
    },
    take: async () => true,
    renew: async () => {},
    release: async () => {},
    close: async () => {},
  };
}
