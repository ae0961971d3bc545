import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Space } from './space.ts';

const KEY = 'process';
const RENEW_MS = 1000;
/**
 * Time without a renewal after which a process counts as dead. The observer measures it on its own clock, so the
 * processes' clocks may differ.
 */
const DEAD_AFTER_MS = 3 * RENEW_MS;
const POLL_MS = 200;

/** The exclusive right of one process to a database: a record that its holder updates every second. */
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

  /** Takes the lease. Throws if another process holds it and is alive. */
  static async take(own: Space): Promise<ProcessLease> {
    const found = await own.text(KEY);
    for (const end = performance.now() + DEAD_AFTER_MS; found !== undefined && performance.now() < end; ) {
      await sleep(POLL_MS);
      const now = await own.text(KEY);
      if (now === undefined) break;
      if (now !== found) throw new Error('another process is using it');
    }
    const lease = new ProcessLease(own);
    await lease.#write();
    // If two processes take it at the same time, one of them finds the other's token.
    await sleep(POLL_MS);
    if (await lease.#isOurs()) return lease;
    clearInterval(lease.#heartbeat);
    throw new Error('another process is using it');
  }

  /** Throws if another process has taken over because this one was unresponsive for too long. */
  async mustHold(): Promise<void> {
    if (!this.#isLost && Date.now() - this.#renewedAt >= DEAD_AFTER_MS / 2) await this.#renew();
    if (this.#isLost) throw new Error('Another process has taken over the database; nothing was saved.');
  }

  async release(): Promise<void> {
    clearInterval(this.#heartbeat);
    if (await this.#isOurs()) await this.#own.delete(KEY);
  }

  async #renew(): Promise<void> {
    if (await this.#isOurs()) await this.#write();
    else this.#isLost = true;
  }

  async #isOurs(): Promise<boolean> {
    return (await this.#own.text(KEY))?.startsWith(this.#token) === true;
  }

  async #write(): Promise<void> {
    await this.#own.set(KEY, `${this.#token} ${this.#count++}`);
    this.#renewedAt = Date.now();
  }
}
