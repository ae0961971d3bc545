import { createHash } from 'node:crypto';
import type { Clock } from '../clock.ts';

const WINDOW = 1_000;
const LIMIT = 500;
const KEPT = 1_000;

/** How a request stands with its rate limit. */
interface Standing {
  readonly headers: Record<string, string>;
  /** Seconds to wait; absent when the request may go on. */
  readonly retryAfter?: number;
}

/** Rate limits as Discord announces them, but generous: a bucket a route and channel. */
export class Buckets {
  readonly #clock: Clock;
  readonly #used = new Map<string, { count: number; until: number }>();
  #forced: { path: RegExp; retryAfter: number } | undefined;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Lets the next request whose path matches run into a 429. */
  forceOnce(retryAfter: number, path = /./): void {
    this.#forced = { path, retryAfter };
  }

  take(method: string, path: string): Standing {
    const { shape, owner } = bucketOf(path);
    const now = this.#clock.now();
    const used = this.#fresh(`${method} ${shape} ${owner}`, now);
    used.count += 1;
    const forced = this.#forced?.path.test(path) ? this.#forced.retryAfter : undefined;
    if (forced !== undefined) this.#forced = undefined;
    const wait = forced ?? (used.count > LIMIT ? (used.until - now) / 1000 : undefined);
    const headers = {
      'x-ratelimit-limit': String(LIMIT),
      'x-ratelimit-remaining': String(forced === undefined ? Math.max(0, LIMIT - used.count) : 0),
      'x-ratelimit-reset': ((wait === undefined ? used.until : now + wait * 1000) / 1000).toFixed(3),
      'x-ratelimit-reset-after': (wait ?? (used.until - now) / 1000).toFixed(3),
      'x-ratelimit-bucket': createHash('md5').update(`${method} ${shape}`).digest('hex'),
    };
    if (wait === undefined) return { headers };
    return {
      headers: { ...headers, 'retry-after': String(Math.ceil(wait)), 'x-ratelimit-scope': 'user' },
      retryAfter: wait,
    };
  }

  #fresh(key: string, now: number): { count: number; until: number } {
    const known = this.#used.get(key);
    if (known && known.until > now) return known;
    if (this.#used.size > KEPT) for (const [other, { until }] of this.#used) if (until <= now) this.#used.delete(other);
    const fresh = { count: 0, until: now + WINDOW };
    this.#used.set(key, fresh);
    return fresh;
  }
}

/** Requests of one shape share a bucket per channel or server; an interaction's token has its own. */
function bucketOf(path: string): { shape: string; owner: string } {
  const [, resource = '', major = '', ...rest] = path.split('/');
  const token = resource === 'webhooks' || resource === 'interactions' ? rest.shift() : undefined;
  const steps = rest.map((step) => (/^\d+$/.test(step) ? ':id' : step));
  return { shape: [resource, ...steps].join('/'), owner: `${major} ${token ?? ''}` };
}
