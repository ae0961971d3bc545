import { ThreadPool } from '../../host/workers/threads.ts';

/** What the painter is given. */
export interface PaintRequest {
  readonly drawing: string;
}

/** What it gives back; nothing of what is no picture. */
export interface PaintResult {
  readonly png: Uint8Array | undefined;
}

const PAINTER = new URL(import.meta.url.replace('painting', 'painter'));

/** Somebody waits for no picture longer than this: there is always the text. */
const TIMEOUT_MS = 1500;
/** More boards than these are not painted at once; those beyond are shown as text. */
const MAX_QUEUE = 32;
const MAX_CACHE_BYTES = 16 * 1024 * 1024;

/** Time that a picture waits for a painter that still reads its fonts, and after which that painter is replaced. */
const START_MS = 2500;
const MAX_START_MS = 20_000;

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
  readonly #threads = new ThreadPool({ script: PAINTER, threads: 1, startMs: START_MS, maxStartMs: MAX_START_MS });
  /** What is being painted. */
  #current: Waiting | undefined;
  #closed = false;
  readonly #limits: { readonly queue: number; readonly patience: number };

  constructor({ queue = MAX_QUEUE, patience = TIMEOUT_MS } = {}) {
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

  /** How many boards wait for their picture. */
  get waiting(): number {
    return this.#queue.size;
  }

  /** Paints no more; whoever waits gets nothing. */
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
