import { setTimeout as sleep } from 'node:timers/promises';
import { Busy } from '../../../storage/index.ts';
import { keepUp } from '../books/upkeep.ts';
import type { House } from '../house/house.ts';

const AGAIN_MS = 1000;

/** Brings a database that an older Longtable made up to date while people play, unless another process does. */
export class Caretaker {
  readonly #house: House;
  readonly #leaving = new AbortController();
  #working: Promise<void> | undefined;

  constructor(house: House) {
    this.#house = house;
  }

  start(): void {
    this.#working = this.#work();
  }

  /** Leaves what is not done to the next process. */
  async stop(): Promise<void> {
    this.#leaving.abort();
    await this.#working;
  }

  async #work(): Promise<void> {
    const { signal } = this.#leaving;
    while (!signal.aborted) {
      try {
        return await keepUp(this.#house, signal);
      } catch (error) {
        if (!signal.aborted) await this.#again(error, signal);
      }
    }
  }

  /** Whoever is at it may die, and the database may come back. */
  async #again(error: unknown, signal: AbortSignal): Promise<void> {
    if (!(error instanceof Busy))
      this.#house.log.warn({ error: String(error) }, 'Older records were not brought up to date; the next try is soon');
    await sleep(AGAIN_MS, undefined, { signal }).catch(() => {});
  }
}
