import { ThreadPool } from '../../threads/index.ts';

export interface PaintRequest {
  readonly drawing: string;
}

/** Result of the painter. `png` is undefined for an invalid drawing. */
export interface PaintResult {
  readonly png: Uint8Array | undefined;
}

const PAINTER = new URL(import.meta.url.replace('painting', 'painter'));

/** Timeout of a picture, after which its text is sent instead. */
const TIMEOUT_MS = 1500;
/** Maximum number of waiting boards. Others are sent as text. */
const MAX_QUEUE = 32;
const MAX_CACHE_BYTES = 16 * 1024 * 1024;

/** Time that a picture waits for a starting painter. */
const START_MS = 2500;
/** Time after which a painter that has not started is replaced. */
const MAX_START_MS = 20_000;

interface Waiting {
  drawing: string;
  readonly done: Promise<Buffer | undefined>;
  resolve(png: Buffer | undefined): void;
}

/** Paints drawings as PNG in a thread, which the first one starts, with a cache and a queue that keeps the newest state of each board. */
export class Painting {
  readonly #queue = new Map<string, Waiting>();
  readonly #cache = new Map<string, Buffer>();
  #cached = 0;
  readonly #threads: ThreadPool;
  #current: Waiting | undefined;
  #closed = false;
  readonly #limits: { readonly queue: number; readonly patience: number };

  constructor({ queue = MAX_QUEUE, patience = TIMEOUT_MS } = {}) {
    this.#limits = { queue, patience };
    const startMs = Math.max(START_MS, patience);
    this.#threads = new ThreadPool({ script: PAINTER, threads: 1, startMs, maxStartMs: MAX_START_MS });
  }

  /** Returns the picture of a board. Undefined on failure or if too many wait. Waiting callers get the newest state. */
  async paint(board: string, drawing: string): Promise<Buffer | undefined> {
    const known = this.#cache.get(drawing);
    if (known) {
      this.#keep(drawing, known);
      return known;
    }
    if (this.#closed) return undefined;
    if (this.#current?.drawing === drawing) return this.#current.done;
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

  get waiting(): number {
    return this.#queue.size;
  }

  /** Closes the thread. Waiting callers get undefined. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const { resolve } of this.#queue.values()) resolve(undefined);
    this.#queue.clear();
    await this.#threads.close();
  }

  async #work(): Promise<void> {
    if (this.#current) return;
    for (this.#current = this.#next(); this.#current; this.#current = this.#next()) {
      const { drawing, resolve } = this.#current;
      const png = await this.#paint(drawing);
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

  async #paint(drawing: string): Promise<Buffer | undefined> {
    try {
      const asked = { drawing } satisfies PaintRequest;
      const { png } = await this.#threads.ask<PaintResult>(asked, { timeMs: this.#limits.patience });
      return png && Buffer.from(png.buffer, png.byteOffset, png.length);
    } catch {
      return undefined;
    }
  }

  #keep(drawing: string, png: Buffer): void {
    if (this.#cache.delete(drawing)) this.#cached -= drawing.length + png.length;
    this.#cache.set(drawing, png);
    this.#cached += drawing.length + png.length;
    for (const [oldest, { length }] of this.#cache) {
      if (this.#cached <= MAX_CACHE_BYTES) return;
      this.#cache.delete(oldest);
      this.#cached -= oldest.length + length;
    }
  }
}
