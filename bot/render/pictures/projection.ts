import { ThreadPool } from '../../host/workers/threads.ts';
import type { Caption } from './strip.ts';

/** One picture of something that moves. */
export interface Frame {
  readonly drawing: string;
  /** How long it stands. */
  readonly ms: number;
  readonly caption?: Caption;
}

/** Pictures that follow each other. */
export interface Animation {
  readonly frames: readonly Frame[];
  /** How high the pictures are, without what is said below them. */
  readonly high: number;
  /** It begins anew when it has ended. */
  readonly loops: boolean;
  /** How large it may become. */
  readonly bytes: number;
}

/** A message of the projector: its progress, or the GIF; neither if it could not be made. */
export interface GifRenderResult {
  readonly progress?: number;
  readonly gif?: Uint8Array;
}

const PROJECTOR = new URL(import.meta.url.replace('projection', 'projector'));
/** A film takes seconds; whoever comes when so many wait is asked to come back. */
const MAX_WAITING = 4;
const TIMEOUT_MS = 60_000;
/** A projector with nothing to do goes home: its fonts and icons take memory. */
const IDLE_MS = 60_000;

/** Turns pictures into GIFs, one at a time and in a thread of low priority, so that no board waits for one. */
export class GifRenderer {
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  readonly #threads = new ThreadPool({ script: PROJECTOR, threads: 1, idleMs: IDLE_MS });
  #isClosed = false;

  /** Whether nothing is being made: what nobody asked for is made only then. */
  get isFree(): boolean {
    return this.#waiting === 0 && !this.#isClosed;
  }

  /** A GIF of what `reel` gives when its turn comes; nothing where too many wait or it could not be made. `said` hears how far it is. */
  async render(
    reel: () => Promise<Animation | undefined>,
    said: (share: number) => void = () => undefined,
  ): Promise<Buffer | undefined> {
    if (this.#waiting >= MAX_WAITING || this.#isClosed) return undefined;
    this.#waiting++;
    const made = this.#last.then(() => this.#render(reel, said)).catch(() => undefined);
    this.#last = made;
    return made.finally(() => this.#waiting--);
  }

  /** Gives up what is being made. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#threads.close();
  }

  async #render(
    reel: () => Promise<Animation | undefined>,
    said: (share: number) => void,
  ): Promise<Buffer | undefined> {
    const frames = await reel();
    if (!frames?.frames.length || this.#isClosed) return undefined;
    try {
      const options = { timeMs: TIMEOUT_MS, onProgress: said };
      const { gif } = await this.#threads.ask<GifRenderResult>(frames, options);
      return gif && Buffer.from(gif.buffer, gif.byteOffset, gif.length);
    } catch {
      return undefined;
    }
  }
}
