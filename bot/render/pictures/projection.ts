import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** What a film is made of: its frames as drawings, and how large it may become. */
export interface Reel {
  readonly drawings: readonly string[];
  readonly bytes: number;
}

const PROJECTOR = new URL(import.meta.url.replace('projection', 'projector'));
/** A film takes seconds; whoever comes when so many wait is asked to come back. */
const WAITING_MAX = 4;
const PATIENCE_MS = 60_000;
const BYTES_MAX = 8_000_000;

/** Makes films of games, one at a time and each in a thread of its own, so that no board waits for one. */
export class Projection {
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  readonly #closing = new AbortController();

  /** A film as GIF; nothing where too many wait or it could not be made. */
  async make(drawings: readonly string[]): Promise<Buffer | undefined> {
    if (this.#waiting >= WAITING_MAX || drawings.length === 0 || this.#closing.signal.aborted) return undefined;
    this.#waiting++;
    const made = this.#last.then(() => this.#projected({ drawings, bytes: BYTES_MAX }));
    this.#last = made;
    return made.finally(() => this.#waiting--);
  }

  /** Gives up what is being made. */
  close(): void {
    this.#closing.abort();
  }

  async #projected(reel: Reel): Promise<Buffer | undefined> {
    if (this.#closing.signal.aborted) return undefined;
    const worker = new Worker(PROJECTOR, { workerData: reel });
    worker.unref();
    const signal = AbortSignal.any([AbortSignal.timeout(PATIENCE_MS), this.#closing.signal]);
    try {
      const [gif] = (await once(worker, 'message', { signal })) as [Uint8Array];
      return Buffer.from(gif);
    } catch {
      return undefined;
    } finally {
      await worker.terminate();
    }
  }
}
