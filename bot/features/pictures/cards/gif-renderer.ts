import type { PlacedEffect } from '@longtable/kit/picture';
import { ThreadPool } from '../../threads/index.ts';
import type { Caption } from './strip.ts';

export interface Frame {
  readonly drawing: string;
  /** Duration in milliseconds. */
  readonly ms: number;
  readonly caption?: Caption;
  /** Effects to draw over the picture. */
  readonly effects?: readonly PlacedEffect[];
}

export interface Animation {
  readonly frames: readonly Frame[];
  /** Height of the pictures without captions, in pixels. */
  readonly high: number;
  /** Whether the GIF repeats. */
  readonly loops: boolean;
  /** Maximum size in bytes. */
  readonly bytes: number;
}

/** Message of the thread: progress, or the GIF. Neither on failure. */
export interface GifRenderResult {
  readonly progress?: number;
  readonly gif?: Uint8Array;
}

const WORKER = new URL(import.meta.url.replace('gif-renderer', 'gif-worker'));
/** Maximum number of waiting GIFs. */
const MAX_WAITING = 4;
const TIMEOUT_MS = 60_000;
/** Time after which the idle thread ends, to free the memory of fonts and icons. */
const IDLE_MS = 60_000;

/** Renders GIFs one at a time in a thread of low priority. */
export class GifRenderer {
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  readonly #threads = new ThreadPool({ script: WORKER, threads: 1, idleMs: IDLE_MS });
  #isClosed = false;

  /** Whether no GIF is being rendered. Automatic animations are only rendered then. */
  get isFree(): boolean {
    return this.#waiting === 0 && !this.#isClosed;
  }

  /** Renders the animation that `animation` returns. Undefined on failure, if there is no animation, or if too many wait. */
  async render(
    animation: () => Promise<Animation | undefined>,
    onProgress: (share: number) => void = () => undefined,
  ): Promise<Buffer | undefined> {
    if (this.#waiting >= MAX_WAITING || this.#isClosed) return undefined;
    this.#waiting++;
    const rendering = this.#last.then(() => this.#render(animation, onProgress)).catch(() => undefined);
    this.#last = rendering;
    return rendering.finally(() => this.#waiting--);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#threads.close();
  }

  async #render(
    animation: () => Promise<Animation | undefined>,
    onProgress: (share: number) => void,
  ): Promise<Buffer | undefined> {
    const frames = await animation();
    if (!frames?.frames.length || this.#isClosed) return undefined;
    try {
      const options = { timeMs: TIMEOUT_MS, onProgress };
      const { gif } = await this.#threads.ask<GifRenderResult>(frames, options);
      return gif && Buffer.from(gif.buffer, gif.byteOffset, gif.length);
    } catch {
      return undefined;
    }
  }
}
