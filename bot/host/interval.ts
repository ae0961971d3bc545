/** Runs work repeatedly, never concurrently. Errors are reported, and the work runs again at the next interval. */
export class Interval {
  readonly #work: () => Promise<void>;
  readonly #onError: (error: unknown) => void;
  #ticker: NodeJS.Timeout | undefined;
  #working: Promise<void> | undefined;

  constructor(work: () => Promise<void>, onError: (error: unknown) => void) {
    this.#work = work;
    this.#onError = onError;
  }

  start(everyMs: number): void {
    this.#ticker = setInterval(() => this.now(), everyMs);
  }

  /** Runs the interval's work, or `work` instead, unless a run is in progress. */
  now(work = this.#work): void {
    this.#working ??= work()
      .catch(this.#onError)
      .finally(() => {
        this.#working = undefined;
      });
  }

  /** Stops and waits for running work. */
  async stop(): Promise<void> {
    clearInterval(this.#ticker);
    await this.#working;
  }
}
