import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Space } from './space.ts';

const KEY = 'process';
const RENEW_MS = 1000;
/** A process that has not said anything for so long is dead. No clock is compared with another one. */
const SILENCE_MS = 3 * RENEW_MS;
const LOOK_MS = 200;

/** The right of one process to a database: a record that its holder changes every second. */
export class ProcessLease {
  readonly #own: Space;
  readonly #token = randomUUID();
  readonly #heartbeat: NodeJS.Timeout;
  #count = 0;
  #renewedAt = Date.now();
  #isLost = false;

  private constructor(own: Space) {
    this.#own = own;
    this.#heartbeat = setInterval(() => void this.#renew().catch(() => {}), RENEW_MS);
  }

  /** Takes the lease if nobody has it, or if whoever had it is silent; otherwise throws. */
  static async take(own: Space): Promise<ProcessLease> {
    const found = await own.text(KEY);
    for (const end = performance.now() + SILENCE_MS; found !== undefined && performance.now() < end; ) {
      await sleep(LOOK_MS);
      const now = await own.text(KEY);
      if (now === undefined) break;
      if (now !== found) throw new Error('another process is using it');
    }
    const lease = new ProcessLease(own);
    await lease.#say();
    // Of two that came at the same time one finds the other's word.
    await sleep(LOOK_MS);
    if (await lease.#isOurs()) return lease;
    clearInterval(lease.#heartbeat);
    throw new Error('another process is using it');
  }

  /** Throws if another process has taken over, because this one was silent for too long. */
  async mustHold(): Promise<void> {
    if (!this.#isLost && Date.now() - this.#renewedAt >= SILENCE_MS / 2) await this.#renew();
    if (this.#isLost) throw new Error('Another process has taken over the database; nothing was saved.');
  }

  async release(): Promise<void> {
    clearInterval(this.#heartbeat);
    if (await this.#isOurs()) await this.#own.delete(KEY);
  }

  async #renew(): Promise<void> {
    if (await this.#isOurs()) await this.#say();
    else this.#isLost = true;
  }

  async #isOurs(): Promise<boolean> {
    return (await this.#own.text(KEY))?.startsWith(this.#token) === true;
  }

  async #say(): Promise<void> {
    await this.#own.set(KEY, `${this.#token} ${this.#count++}`);
    this.#renewedAt = Date.now();
  }
}
