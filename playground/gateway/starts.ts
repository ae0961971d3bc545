import type { APIGatewaySessionStartLimit } from 'discord-api-types/v10';
import type { Clock } from '../clock.ts';

const DAY = 86_400_000;
const TOTAL = 1_000;
const CONCURRENCY = 1;
const WINDOW = 5_000;

/** The sessions that the bot began: a thousand a day, one every five seconds for shards of one remainder. */
export class SessionStarts {
  readonly #clock: Clock;
  readonly #last = new Map<number, number>();
  #begun = 0;
  #until = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** How many sessions the bot may still begin, as `/gateway/bot` says it. */
  get limit(): APIGatewaySessionStartLimit {
    const left = this.#until - this.#clock.now();
    const begun = left > 0 ? this.#begun : 0;
    return {
      total: TOTAL,
      remaining: Math.max(0, TOTAL - begun),
      reset_after: Math.max(0, left),
      max_concurrency: CONCURRENCY,
    };
  }

  /** Counts a start; false when the last one of such a shard is too recent. */
  take(shard: number): boolean {
    const now = this.#clock.now();
    if (this.#until <= now) {
      this.#until = now + DAY;
      this.#begun = 0;
    }
    this.#begun += 1;
    const key = shard % CONCURRENCY;
    const last = this.#last.get(key);
    if (last !== undefined && now - last < WINDOW) return false;
    this.#last.set(key, now);
    return true;
  }
}
