/** Does something again and again, never twice at once; what goes wrong is complained about and tried at the next beat. */
export class Interval {
  readonly #work: () => Promise<void>;
  readonly #complain: (error: unknown) => void;
  #ticker: NodeJS.Timeout | undefined;
  #working: Promise<void> | undefined;

  constructor(work: () => Promise<void>, complain: (error: unknown) => void) {
    this.#work = work;
    this.#complain = complain;
  }

  /** Beats every so many milliseconds from now on. */
  start(everyMs: number): void {
    this.#ticker = setInterval(() => this.now(), everyMs);
  }

  /** Does it now, or for once something else, unless it is being done. */
  now(work = this.#work): void {
    this.#working ??= work()
      .catch(this.#complain)
      .finally(() => {
        this.#working = undefined;
      });
  }

  /** Beats no more, and waits for what is being done. */
  async stop(): Promise<void> {
    clearInterval(this.#ticker);
    await this.#working;
  }
}
