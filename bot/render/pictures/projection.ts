import { Worker } from 'node:worker_threads';
import type { Caption } from './strip.ts';

/** One picture of something that moves. */
export interface Frame {
  readonly drawing: string;
  /** How long it stands. */
  readonly ms: number;
  readonly caption?: Caption;
}

/** Pictures that follow each other. */
export interface Reel {
  readonly frames: readonly Frame[];
  /** How high the pictures are, without what is said below them. */
  readonly high: number;
  /** It begins anew when it has ended. */
  readonly loops: boolean;
  /** How large it may become. */
  readonly bytes: number;
}

/** What the projector says: how far it is, or the GIF; neither where it could not be made. */
export interface Projected {
  readonly share?: number;
  readonly gif?: Uint8Array;
}

const PROJECTOR = new URL(import.meta.url.replace('projection', 'projector'));
/** A film takes seconds; whoever comes when so many wait is asked to come back. */
const WAITING_MAX = 4;
const PATIENCE_MS = 60_000;
/** A projector with nothing to do goes home: its fonts and icons take memory. */
const IDLE_MS = 60_000;

/** Turns pictures into GIFs, one at a time and in a thread of low priority, so that no board waits for one. */
export class Projection {
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  #worker: Worker | undefined;
  #idle: NodeJS.Timeout | undefined;
  readonly #closing = new AbortController();

  /** Whether nothing is being made: what nobody asked for is made only then. */
  get isFree(): boolean {
    return this.#waiting === 0 && !this.#closing.signal.aborted;
  }

  /** A GIF of what `reel` gives when its turn comes; nothing where too many wait or it could not be made. `said` hears how far it is. */
  async make(
    reel: () => Promise<Reel | undefined>,
    said: (share: number) => void = () => undefined,
  ): Promise<Buffer | undefined> {
    if (this.#waiting >= WAITING_MAX || this.#closing.signal.aborted) return undefined;
    this.#waiting++;
    const made = this.#last.then(() => this.#made(reel, said)).catch(() => undefined);
    this.#last = made;
    return made.finally(() => this.#waiting--);
  }

  /** Gives up what is being made. */
  async close(): Promise<void> {
    this.#closing.abort();
    await this.#dismiss();
  }

  async #made(reel: () => Promise<Reel | undefined>, said: (share: number) => void): Promise<Buffer | undefined> {
    const frames = await reel();
    if (!frames?.frames.length || this.#closing.signal.aborted) return undefined;
    clearTimeout(this.#idle);
    this.#worker ??= this.#hire();
    try {
      return await this.#projected(this.#worker, frames, said);
    } catch {
      await this.#dismiss();
      return undefined;
    } finally {
      this.#idle = setTimeout(() => void this.#dismiss(), IDLE_MS).unref();
    }
  }

  async #projected(worker: Worker, reel: Reel, said: (share: number) => void): Promise<Buffer | undefined> {
    const { promise, resolve, reject } = Promise.withResolvers<Buffer | undefined>();
    const hear = ({ share, gif }: Projected) =>
      share === undefined ? resolve(gif && Buffer.from(gif.buffer, gif.byteOffset, gif.length)) : said(share);
    const patience = setTimeout(reject, PATIENCE_MS).unref();
    worker.on('message', hear).once('error', reject).once('exit', reject);
    worker.postMessage(reel);
    try {
      return await promise;
    } finally {
      clearTimeout(patience);
      worker.off('message', hear).off('error', reject).off('exit', reject);
    }
  }

  #hire(): Worker {
    const worker = new Worker(PROJECTOR);
    // A process that has nothing else to do does not stay for its projector.
    worker.unref();
    // Whoever waits for it hears if it dies; the next one gets another.
    worker.on('error', () => undefined);
    worker.once('exit', () => {
      if (this.#worker === worker) this.#worker = undefined;
    });
    return worker;
  }

  async #dismiss(): Promise<void> {
    clearTimeout(this.#idle);
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
  }
}
