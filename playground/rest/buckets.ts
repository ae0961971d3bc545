import { createHash } from 'node:crypto';
import type { Clock } from '../clock.ts';

/** How often a route may be used: so many times in so many milliseconds. */
interface Allowance {
  readonly limit: number;
  readonly window: number;
}

/** What the whole bot may ask in a second, answers to interactions excepted. */
const GLOBAL: Allowance = { limit: 50, window: 1_000 };

/**
 * The limits of the routes as they are seen in the headers of Discord's answers; it publishes the headers, not the numbers.
 * The first that fits counts.
 */
const ROUTES: readonly (readonly [method: string, shape: RegExp, allowance: Allowance])[] = [
  ['POST', /^channels\/messages$/, { limit: 5, window: 5_000 }],
  ['PATCH', /^channels\/messages\/:id$/, { limit: 5, window: 5_000 }],
  ['DELETE', /^channels\/messages\/:id$/, { limit: 5, window: 1_000 }],
  ['GET', /^channels\/messages/, { limit: 5, window: 1_000 }],
  ['PUT', /\/reactions\//, { limit: 1, window: 250 }],
  ['POST', /^channels\/typing$/, { limit: 5, window: 5_000 }],
  ['POST', /\/threads$/, { limit: 50, window: 300_000 }],
  ['PATCH', /^channels$/, { limit: 5, window: 15_000 }],
  ['POST', /^users\/channels$/, { limit: 10, window: 10_000 }],
  ['PUT', /^applications\/(guilds\/:id\/)?commands$/, { limit: 5, window: 20_000 }],
  ['POST', /^applications\/emojis$/, { limit: 30, window: 30_000 }],
  ['POST', /^webhooks/, { limit: 5, window: 2_000 }],
  ['PATCH', /^webhooks/, { limit: 5, window: 2_000 }],
  ['DELETE', /^webhooks/, { limit: 5, window: 2_000 }],
];

const OTHERWISE: Allowance = { limit: 50, window: 10_000 };

/** The allowance of a route; interactions are answered without one. */
function allowanceOf(method: string, shape: string): Allowance | undefined {
  if (shape.startsWith('interactions')) return undefined;
  return ROUTES.find(([verb, form]) => verb === method && form.test(shape))?.[2] ?? OTHERWISE;
}

const KEPT = 1_000;

/** How a request stands with its rate limit. */
interface Standing {
  readonly headers: Record<string, string>;
  /** Seconds to wait; absent when the request may go on. */
  readonly retryAfter?: number;
  readonly global?: boolean;
}

interface Used {
  count: number;
  readonly until: number;
}

/** Rate limits as Discord keeps and announces them: a bucket a route and channel, and one for everything together. */
export class Buckets {
  /** Whether there are limits at all; tests that need speed switch them off. */
  on: boolean;
  /** How many requests there were, and how many of them were told to wait. */
  readonly counts = { requests: 0, refused: 0 };
  readonly #clock: Clock;
  readonly #used = new Map<string, Used>();
  #forced: { path: RegExp; retryAfter: number } | undefined;

  constructor(clock: Clock, on: boolean) {
    this.#clock = clock;
    this.on = on;
  }

  /** Lets the next request whose path matches run into a 429, limits or not. */
  forceOnce(retryAfter: number, path = /./): void {
    this.#forced = { path, retryAfter };
  }

  /** Counts a request; `wait` refuses it whatever is left, for so many seconds. */
  take(method: string, path: string, wait?: number): Standing {
    const standing = this.#take(method, path, wait);
    this.counts.requests++;
    if (standing.retryAfter !== undefined) this.counts.refused++;
    return standing;
  }

  #take(method: string, path: string, wait?: number): Standing {
    const { shape, owner } = bucketOf(path);
    const allowance = allowanceOf(method, shape);
    const forced = wait ?? this.#forcedFor(path);
    if (forced === undefined && (!this.on || !allowance)) return { headers: {} };
    const { limit, window } = allowance ?? GLOBAL;
    const now = this.#clock.now();
    const everything = this.on && allowance ? this.#use('everything', GLOBAL, now) : undefined;
    if (everything !== undefined && everything.count > GLOBAL.limit) return refusedGlobally(everything, now);
    const used = this.#use(`${method} ${shape} ${owner}`, { limit, window }, now);
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

  /** Counts a use; a window begins with its first one. */
  #use(key: string, { window }: Allowance, now: number): Used {
    const known = this.#used.get(key);
    const used = known && known.until > now ? known : { count: 0, until: now + window };
    if (this.#used.size > KEPT) for (const [other, { until }] of this.#used) if (until <= now) this.#used.delete(other);
    used.count += 1;
    this.#used.set(key, used);
    return used;
  }
}

function refusedGlobally({ until }: Used, now: number): Standing {
  const wait = (until - now) / 1000;
  return {
    headers: { 'retry-after': String(Math.ceil(wait)), 'x-ratelimit-global': 'true', 'x-ratelimit-scope': 'global' },
    retryAfter: wait,
    global: true,
  };
}

/** Requests of one shape share a bucket per channel or server; an interaction's token has its own. */
function bucketOf(path: string): { shape: string; owner: string } {
  const [, resource = '', major = '', ...rest] = path.split('/');
  const token = resource === 'webhooks' || resource === 'interactions' ? rest.shift() : undefined;
  const steps = rest.map((step) => (/^\d+$/.test(step) ? ':id' : step));
  return { shape: [resource, ...steps].join('/'), owner: `${major} ${token ?? ''}` };
}
