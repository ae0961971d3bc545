import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** What the painter is given. */
export interface Sketched {
  readonly drawing: string;
}

/** What it gives back; nothing of what is no picture. */
export interface Painted {
  readonly png: Uint8Array | undefined;
}

const PAINTER = new URL(import.meta.url.replace('painting', 'painter'));

/** Somebody waits for no picture longer than this: there is always the text. */
const PATIENCE_MS = 1500;
/** More boards than these are not painted at once; those beyond are shown as text. */
const QUEUE_MAX = 32;
const CACHE_BYTES = 16 * 1024 * 1024;

/** A painter reads its fonts first; whoever comes meanwhile waits so long for it, and it is given up after so long. */
const START_MS = 2500;
const GIVEN_UP_MS = 20_000;

/** A thread that paints. */
interface Painter {
  readonly worker: Worker;
  readonly since: number;
  isReady: boolean;
  /** Settles when it has said that it is there. */
  ready: Promise<void>;
}

/** A picture that waits for the painter. */
interface Waiting {
  drawing: string;
  readonly done: Promise<Buffer | undefined>;
  resolve(png: Buffer | undefined): void;
}

/** Turns drawings into PNG beside the main thread: a short queue with the newest state of each board, and what was painted before. */
export class Painting {
  readonly #queue = new Map<string, Waiting>();
  readonly #cache = new Map<string, Buffer>();
  #cached = 0;
  #painter: Painter | undefined;
  /** What is being painted. */
  #present: Waiting | undefined;
  #closed = false;
  readonly #limits: { readonly queue: number; readonly patience: number };

  constructor({ queue = QUEUE_MAX, patience = PATIENCE_MS } = {}) {
    this.#limits = { queue, patience };
  }

  /** The picture of a board; nothing where that fails or too many wait. Whoever waits for an older state of the board gets the newer one. */
  async paint(board: string, drawing: string): Promise<Buffer | undefined> {
    const known = this.#cache.get(drawing);
    if (known) {
      this.#keep(drawing, known);
      return known;
    }
    if (this.#closed) return undefined;
    if (this.#present?.drawing === drawing) return this.#present.done;
    const waiting = this.#queue.get(board);
    if (waiting) {
      waiting.drawing = drawing;
      return waiting.done;
    }
    if (this.#queue.size >= this.#limits.queue) return undefined;
    const { promise: done, resolve } = Promise.withResolvers<Buffer | undefined>();
    this.#queue.set(board, { drawing, done, resolve });
    void this.#work();
    return done;
  }

  /** How many boards wait for their picture. */
  get waiting(): number {
    return this.#queue.size;
  }

  /** Paints no more; whoever waits gets nothing. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const { resolve } of this.#queue.values()) resolve(undefined);
    this.#queue.clear();
    await this.#painter?.worker.terminate();
  }

  async #work(): Promise<void> {
    if (this.#present) return;
    for (this.#present = this.#next(); this.#present; this.#present = this.#next()) {
      const { drawing, resolve } = this.#present;
      const png = await this.#painted(drawing);
      if (png) this.#keep(drawing, png);
      resolve(png);
    }
  }

  #next(): Waiting | undefined {
    const [first] = this.#queue;
    if (!first) return undefined;
    this.#queue.delete(first[0]);
    return first[1];
  }

  /** A painter that failed or took too long is dismissed; the next picture gets a new one. One that only begins goes on doing so. */
  async #painted(drawing: string): Promise<Buffer | undefined> {
    const painter = this.#painter ?? this.#hire();
    const { worker } = painter;
    const { promise, resolve, reject } = Promise.withResolvers<Painted>();
    let patience = setTimeout(reject, START_MS).unref();
    worker.once('error', reject).once('exit', reject);
    try {
      await Promise.race([painter.ready, promise]);
      clearTimeout(patience);
      patience = setTimeout(reject, this.#limits.patience).unref();
      worker.once('message', resolve).postMessage({ drawing } satisfies Sketched);
      const { png } = await promise;
      return png && Buffer.from(png.buffer, png.byteOffset, png.length);
    } catch {
      if (painter.isReady || Date.now() - painter.since > GIVEN_UP_MS) await this.#dismiss(painter);
      return undefined;
    } finally {
      clearTimeout(patience);
      worker.off('error', reject).off('exit', reject);
    }
  }

  #hire(): Painter {
    const worker = new Worker(PAINTER);
    // A process that has nothing else to do does not stay for its painter.
    worker.unref();
    const painter: Painter = { worker, since: Date.now(), isReady: false, ready: Promise.resolve() };
    painter.ready = once(worker, 'message').then(() => {
      painter.isReady = true;
    });
    // Whoever waits for it hears if it dies; the next picture gets another.
    painter.ready.catch(() => undefined);
    worker.on('error', () => undefined);
    worker.once('exit', () => {
      if (this.#painter === painter) this.#painter = undefined;
    });
    this.#painter = painter;
    return painter;
  }

  async #dismiss(painter: Painter): Promise<void> {
    if (this.#painter === painter) this.#painter = undefined;
    await painter.worker.terminate();
  }

  #keep(drawing: string, png: Buffer): void {
    if (this.#cache.delete(drawing)) this.#cached -= drawing.length + png.length;
    this.#cache.set(drawing, png);
    this.#cached += drawing.length + png.length;
    for (const [oldest, { length }] of this.#cache) {
      if (this.#cached <= CACHE_BYTES) return;
      this.#cache.delete(oldest);
      this.#cached -= oldest.length + length;
    }
  }
}
