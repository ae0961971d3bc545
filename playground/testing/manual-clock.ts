import type { Clock } from '../clock.ts';

/** A clock that tests advance manually. */
export class ManualClock implements Clock {
  #now = Date.UTC(2025, 0, 1);
  #timers: { at: number; run: () => void }[] = [];

  readonly now = (): number => this.#now;

  readonly after = (ms: number, run: () => void): (() => void) => {
    const timer = { at: this.#now + ms, run };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((one) => one !== timer);
    };
  };

  advance(ms: number): void {
    this.#now += ms;
    const due = this.#timers.filter((one) => one.at <= this.#now).sort((one, other) => one.at - other.at);
    this.#timers = this.#timers.filter((one) => one.at > this.#now);
    for (const one of due) one.run();
  }
}
