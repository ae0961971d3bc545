import { createHash } from 'node:crypto';
import type { Clock } from '../clock.ts';

/** Number of requests per time window in ms. */
interface RateLimit {
  readonly limit: number;
  readonly windowMs: number;
}

/** Limit for all requests together, except interaction responses. */
const GLOBAL_LIMIT: RateLimit = { limit: 50, windowMs: 1_000 };

/**
 * Route limits as observed in response headers; Discord documents the headers, not the numbers. The first match is
 * used.
 */
const ROUTES: readonly (readonly [method: string, shape: RegExp, allowance: RateLimit])[] = [
  ['POST', /^channels\/messages$/, { limit: 5, windowMs: 5_000 }],
  ['PATCH', /^channels\/messages\/:id$/, { limit: 5, windowMs: 5_000 }],
  ['DELETE', /^channels\/messages\/:id$/, { limit: 5, windowMs: 1_000 }],
  ['GET', /^channels\/messages/, { limit: 5, windowMs: 1_000 }],
  ['PUT', /\/reactions\//, { limit: 1, windowMs: 250 }],
  ['POST', /^channels\/typing$/, { limit: 5, windowMs: 5_000 }],
  ['POST', /\/threads$/, { limit: 50, windowMs: 300_000 }],
  ['PATCH', /^channels$/, { limit: 5, windowMs: 15_000 }],
  ['POST', /^users\/channels$/, { limit: 10, windowMs: 10_000 }],
  ['PUT', /^applications\/(guilds\/:id\/)?commands$/, { limit: 5, windowMs: 20_000 }],
  ['POST', /^applications\/emojis$/, { limit: 30, windowMs: 30_000 }],
  ['POST', /^webhooks/, { limit: 5, windowMs: 2_000 }],
  ['PATCH', /^webhooks/, { limit: 5, windowMs: 2_000 }],
  ['DELETE', /^webhooks/, { limit: 5, windowMs: 2_000 }],
];

const DEFAULT_LIMIT: RateLimit = { limit: 50, windowMs: 10_000 };

/** Returns the limit of a route. Undefined for interaction responses, which have none. */
function rateLimitOf(method: string, shape: string): RateLimit | undefined {
  if (shape.startsWith('interactions')) return undefined;
  return ROUTES.find(([verb, form]) => verb === method && form.test(shape))?.[2] ?? DEFAULT_LIMIT;
}

const MAX_BUCKETS = 1_000;

/** State of a rate-limit bucket after a request. */
interface BucketStatus {
  readonly headers: Record<string, string>;
  /** Seconds to wait. Undefined if the request is allowed. */
  readonly retryAfter?: number;
  readonly global?: boolean;
}

interface BucketUsage {
  count: number;
  readonly until: number;
}

/** Discord's rate limits: one bucket per route and channel, and a global one. */
export class Buckets {
  /** Whether limits are enforced. */
  enabled: boolean;
  readonly counts = { requests: 0, refused: 0 };
  readonly #clock: Clock;
  readonly #used = new Map<string, BucketUsage>();
  #forced: { path: RegExp; retryAfter: number } | undefined;

  constructor(clock: Clock, on: boolean) {
    this.#clock = clock;
    this.enabled = on;
  }

  /** Makes the next request to a matching path fail with a 429, even if limits are disabled. */
  forceOnce(retryAfter: number, path = /./): void {
    this.#forced = { path, retryAfter };
  }

  /** Counts a request. If `wait` is given, rejects the request for that many seconds. */
  take(method: string, path: string, wait?: number): BucketStatus {
    const standing = this.#take(method, path, wait);
    this.counts.requests++;
    if (standing.retryAfter !== undefined) this.counts.refused++;
    return standing;
  }

  #take(method: string, path: string, wait?: number): BucketStatus {
    const { shape, owner } = bucketOf(path);
    const allowance = rateLimitOf(method, shape);
    const forced = wait ?? this.#forcedFor(path);
    if (forced === undefined && (!this.enabled || !allowance)) return { headers: {} };
    const { limit, windowMs } = allowance ?? GLOBAL_LIMIT;
    const now = this.#clock.now();
    // Requests with an interaction's token do not count towards the global limit.
    const isGlobal = this.enabled && allowance && !shape.startsWith('webhooks');
    const everything = isGlobal ? this.#use('everything', GLOBAL_LIMIT, now) : undefined;
    if (everything !== undefined && everything.count > GLOBAL_LIMIT.limit) return globalLimitStatus(everything, now);
    const used = this.#use(`${method} ${shape} ${owner}`, { limit, windowMs }, now);
    const left = forced ?? (used.count > limit ? (used.until - now) / 1000 : undefined);
    const headers = {
      'x-ratelimit-limit': String(limit),
      'x-ratelimit-remaining': String(left === undefined ? limit - used.count : 0),
      'x-ratelimit-reset': ((left === undefined ? used.until : now + left * 1000) / 1000).toFixed(3),
      'x-ratelimit-reset-after': (left ?? (used.until - now) / 1000).toFixed(3),
      'x-ratelimit-bucket': createHash('md5').update(`${method} ${shape}`).digest('hex'),
    };
    if (left === undefined) return { headers };
    return {
      headers: { ...headers, 'retry-after': String(Math.ceil(left)), 'x-ratelimit-scope': 'user' },
      retryAfter: left,
    };
  }

  #forcedFor(path: string): number | undefined {
    const forced = this.#forced?.path.test(path) ? this.#forced.retryAfter : undefined;
    if (forced !== undefined) this.#forced = undefined;
    return forced;
  }

  /** Counts a use. The window starts with its first use. */
  #use(key: string, { windowMs }: RateLimit, now: number): BucketUsage {
    const known = this.#used.get(key);
    const used = known && known.until > now ? known : { count: 0, until: now + windowMs };
    if (this.#used.size > MAX_BUCKETS)
      for (const [old, { until }] of this.#used) if (until <= now) this.#used.delete(old);
    used.count += 1;
    this.#used.set(key, used);
    return used;
  }
}

function globalLimitStatus({ until }: BucketUsage, now: number): BucketStatus {
  const wait = (until - now) / 1000;
  return {
    headers: { 'retry-after': String(Math.ceil(wait)), 'x-ratelimit-global': 'true', 'x-ratelimit-scope': 'global' },
    retryAfter: wait,
    global: true,
  };
}

/**
 * Returns the bucket of a path. Requests of the same shape share a bucket per channel or server; interaction tokens
 * have their own.
 */
function bucketOf(path: string): { shape: string; owner: string } {
  const [, resource = '', major = '', ...rest] = path.split('/');
  const token = resource === 'webhooks' || resource === 'interactions' ? rest.shift() : undefined;
  const steps = rest.map((step) => (/^\d+$/.test(step) ? ':id' : step));
  return { shape: [resource, ...steps].join('/'), owner: `${major} ${token ?? ''}` };
}
