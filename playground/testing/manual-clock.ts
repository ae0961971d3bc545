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
      this.#timers = this.#timers.filter((known) => known !== timer);
    };
  };

  advance(ms: number): void {
    this.#now += ms;
    const due = this.#timers
      .filter((timer) => timer.at <= this.#now)
      .sort((firstTimer, secondTimer) => firstTimer.at - secondTimer.at);
    this.#timers = this.#timers.filter((timer) => timer.at > this.#now);
    for (const timer of due) timer.run();
  }
}
