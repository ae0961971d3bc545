import type { Backend, Due } from '../backend.ts';
import { asBackend } from './adapter.ts';

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

/** In-memory due indexes for a single process. */
export class DueIndexes {
  readonly #indexes = new Map<string, Map<string, number>>();

  change(changes: readonly Due[]): void {
    for (const { index, key, at } of changes) {
      if (at === undefined) this.#of(index).delete(key);
      else this.#of(index).set(key, at);
    }
  }

  /** Takes up to `max` due keys, earliest first. They are due again at `until`. */
  take(name: string, now: number, until: number, max: number): string[] {
    const index = this.#of(name);
    const due = [...index].filter(([, at]) => at <= now).sort(([, one], [, other]) => one - other);
    const taken = due.slice(0, max).map(([key]) => key);
    for (const key of taken) index.set(key, until);
    return taken;
  }

  all(): Required<Due>[] {
    return [...this.#indexes].flatMap(([index, times]) => [...times].map(([key, at]) => ({ index, key, at })));
  }

  #of(name: string): Map<string, number> {
    return this.#indexes.get(name) ?? this.#indexes.set(name, new Map()).get(name)!;
  }
}
