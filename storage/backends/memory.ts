import type { Backend } from '../backend.ts';

/** Records that live as long as the process. Nobody else can see them, so leases are always free. */
export function openMemory(): Backend {
  const records = new Map<string, string>();
  const lines = new Map<string, Map<string, number>>();
  const lineOf = (name: string) => lines.get(name) ?? lines.set(name, new Map()).get(name)!;
  return {
    adapter: records,
    async *keys(prefix) {
      yield [...records.keys()].filter((key) => key.startsWith(prefix));
    },
    write: async ({ puts, drops, fresh = [], dues = [] }) => {
      if (fresh.some((key) => records.has(key))) return 'taken';
      for (const [key, text] of puts) records.set(key, text);
      for (const key of drops) records.delete(key);
      for (const { line, key, at } of dues) {
        if (at === undefined) lineOf(line).delete(key);
        else lineOf(line).set(key, at);
      }
      return 'done';
    },
    enter: async (name, times) => {
      const line = lineOf(name);
      for (const [key, at] of times) if (!line.has(key)) line.set(key, at);
    },
    takeDue: async (name, now, until, most) => {
      const line = lineOf(name);
      const due = [...line].filter(([, at]) => at <= now).sort(([, one], [, other]) => one - other);
      const taken = due.slice(0, most).map(([key]) => key);
      for (const key of taken) line.set(key, until);
      return taken;
    },
    take: async () => true,
    renew: async () => {},
    release: async () => {},
    sweep: async () => {},
    close: async () => {},
  };
}
