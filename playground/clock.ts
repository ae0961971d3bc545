/** The playground's time source. Tests replace it to skip time. */
export interface Clock {
  now(): number;
  /** Runs a callback after `ms`. Returns a function that cancels it. */
  after(ms: number, run: () => void): () => void;
}

/** The system clock. Its timers do not keep the process alive. */
export const systemClock: Clock = {
  now: Date.now,
  after(ms, run) {
    const timer = setTimeout(run, ms).unref();
    return () => clearTimeout(timer);
  },
};

interface Timer {
  readonly at: number;
  readonly run: () => void;
  cancel: () => void;
}

/** A clock that can be moved ahead. Timers that become due run immediately, earliest first. */
export class MovableClock implements Clock {
  /** The clock that is never moved, for connections. */
  readonly base: Clock;
  #aheadMs = 0;
  readonly #timers = new Set<Timer>();
  readonly #listeners = new Set<(aheadMs: number) => void>();

  constructor(base: Clock) {
    this.base = base;
  }

  /** Milliseconds that this clock is ahead of its base. */
  get aheadMs(): number {
    return this.#aheadMs;
  }

  readonly now = (): number => this.base.now() + this.#aheadMs;

  readonly after = (ms: number, run: () => void): (() => void) => {
    const timer: Timer = { at: this.now() + ms, run, cancel: () => {} };
    this.#timers.add(timer);
    this.#schedule(timer);
    return () => {
      timer.cancel();
      this.#timers.delete(timer);
    };
  };

  advance(ms: number): void {
    this.#aheadMs += ms;
    const due = [...this.#timers]
      .filter(({ at }) => at <= this.now())
      .sort((firstTimer, secondTimer) => firstTimer.at - secondTimer.at);
    for (const timer of this.#timers) {
      timer.cancel();
      if (!due.includes(timer)) this.#schedule(timer);
    }
    for (const listener of this.#listeners) listener(this.#aheadMs);
    for (const timer of due) this.#finish(timer);
  }

  /** Calls a listener after each move. Returns a function that removes it. */
  onMove(listener: (aheadMs: number) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #schedule(timer: Timer): void {
    timer.cancel = this.base.after(timer.at - this.now(), () => this.#finish(timer));
  }

  #finish(timer: Timer): void {
    if (this.#timers.delete(timer)) timer.run();
  }
}

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
export function byAge(first: string, second: string): number {
  return first.length - second.length || (first < second ? -1 : first > second ? 1 : 0);
}
