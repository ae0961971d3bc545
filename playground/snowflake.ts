const DISCORD_EPOCH = 1_420_070_400_000n;

/** Gives out ids as Discord does: the milliseconds since its epoch above 22 bits, strictly increasing. */
export class Snowflakes {
  readonly #now: () => number;
  #last: bigint;

  constructor(now: () => number, last = '0') {
    this.#now = now;
    this.#last = BigInt(last);
  }

  get last(): string {
    return String(this.#last);
  }

  next(): string {
    const fresh = (BigInt(this.#now()) - DISCORD_EPOCH) << 22n;
    this.#last = fresh > this.#last ? fresh : this.#last + 1n;
    return String(this.#last);
  }
}

/** Whether a text can be an id at all. */
export function isSnowflake(text: unknown): text is string {
  return typeof text === 'string' && /^\d{1,20}$/.test(text);
}

/** Orders ids by age, which text order would not do. */
export function byAge(one: string, other: string): number {
  return one.length - other.length || (one < other ? -1 : one > other ? 1 : 0);
}
