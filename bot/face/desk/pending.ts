import { randomBytes } from 'node:crypto';
import type { Request } from '../../host/acts/open.ts';

/** A request that waits for a word of whoever made it, and how a thread for it would be called. */
export interface Kept {
  readonly request: Request;
  readonly threadName: string;
}

const LIFE_MS = 15 * 60 * 1000;

/** Requests for tables that could not be opened where they were asked for; kept for a quarter of an hour, in this process only. */
export class Pending {
  readonly #now: () => number;
  readonly #kept = new Map<string, Kept & { readonly until: number }>();

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Keeps a request and gives the key to it. */
  keep(kept: Kept): string {
    for (const [key, { until }] of this.#kept) if (until <= this.#now()) this.#kept.delete(key);
    const key = randomBytes(6).toString('base64url');
    this.#kept.set(key, { ...kept, until: this.#now() + LIFE_MS });
    return key;
  }

  /** Takes a request out, once; nothing if it is gone. */
  take(key: string): Kept | undefined {
    const kept = this.#kept.get(key);
    this.#kept.delete(key);
    return kept && kept.until > this.#now() ? kept : undefined;
  }
}
