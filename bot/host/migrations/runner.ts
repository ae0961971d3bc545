import { setTimeout as sleep } from 'node:timers/promises';
import { LockTimeoutError } from '../../../storage/index.ts';
import type { Context } from '../context.ts';
import { migrate } from './migrations.ts';

const AGAIN_MS = 1000;

/** Brings a database that an older Longtable made up to date while people play, unless another process does. */
export class MigrationRunner {
  readonly #context: Context;
  readonly #leaving = new AbortController();
  #working: Promise<void> | undefined;

  constructor(context: Context) {
    this.#context = context;
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
        return await migrate(this.#context, signal);
      } catch (error) {
        if (!signal.aborted) await this.#again(error, signal);
      }
    }
  }

  /** Whoever is at it may die, and the database may come back. */
  async #again(error: unknown, signal: AbortSignal): Promise<void> {
    if (!(error instanceof LockTimeoutError))
      this.#context.log.warn(
        { error: String(error) },
        'Older records were not brought up to date; the next try is soon',
      );
    await sleep(AGAIN_MS, undefined, { signal }).catch(() => {});
  }
}
