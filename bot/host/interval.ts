/** Does something again and again, never twice at once; what fails is reported and tried the next time. */
export class Interval {
  readonly #work: () => Promise<void>;
  readonly #onError: (error: unknown) => void;
  #ticker: NodeJS.Timeout | undefined;
  #working: Promise<void> | undefined;

  constructor(work: () => Promise<void>, onError: (error: unknown) => void) {
    this.#work = work;
    this.#onError = onError;
  }

  /** Starts to do it every so many milliseconds. */
  start(everyMs: number): void {
    this.#ticker = setInterval(() => this.now(), everyMs);
  }

  /** Does it now, or for once something else, unless it is being done. */
  now(work = this.#work): void {
    this.#working ??= work()
      .catch(this.#onError)
      .finally(() => {
        this.#working = undefined;
      });
  }

  /** Stops, and waits for what is being done. */
  async stop(): Promise<void> {
    clearInterval(this.#ticker);
    await this.#working;
  }
}
