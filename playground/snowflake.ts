const DISCORD_EPOCH = 1_420_070_400_000n;

/** Creates ids like Discord: milliseconds since its epoch above 22 bits, strictly increasing. */
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
    const current = (BigInt(this.#now()) - DISCORD_EPOCH) << 22n;
    this.#last = current > this.#last ? current : this.#last + 1n;
    return String(this.#last);
  }
}

export function isSnowflake(text: unknown): text is string {
  return typeof text === 'string' && /^\d{1,20}$/.test(text);
}

/** Compares ids by age, oldest first. Ids can differ in length, so their string order is not their order in time. */
export function byAge(one: string, other: string): number {
  return one.length - other.length || (one < other ? -1 : one > other ? 1 : 0);
}
