import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import type { Picture } from '@longtable/kit/picture';
import gifenc from 'gifenc';
import { type Pixels, pixelsOf } from '../canvas/png.ts';
import { withEffects } from './effects.ts';
import type { Animation, Frame, GifRenderResult } from './gif-renderer.ts';
import { fitHeight, toFrame } from './strip.ts';

/** Number of frames from which the palette is computed. */
const SAMPLES = 4;
/** Maximum number of progress reports. */
const STEPS = 10;
/** Nice value of the thread, which gives it a lower priority than boards and replies. */
const LOW_PRIORITY = 10;

/** Returns the picture of a frame in the common height. */
function pictureOf({ drawing, caption, effects }: Frame, high: number): Picture {
  const board = JSON.parse(drawing) as Picture;
  const picture = fitHeight(effects ? withEffects(board, effects) : board, high);
  return caption ? toFrame(picture, caption) : picture;
}

/**
 * Scale and number of colours of a replay that would be too large. Discord shows a high one on a desktop in a smaller
 * size anyway.
 */
const [SMALL, FEW_COLOURS] = [0.75, 127];

/** Renders an animation as a GIF, one frame at a time to limit memory. */
function renderGif({ frames, high, loops }: Animation, scale: number, onProgress: (share: number) => void): Uint8Array {
  // Effects first, so that the samples contain their colours.
  const sorted = frames.toSorted((a, b) => Number(Boolean(b.effects)) - Number(Boolean(a.effects)));
  const count = Math.min(SAMPLES, sorted.length);
  const samples = Array.from({ length: count }, (_, at) =>
    pixelsOf(pictureOf(sorted[Math.round((at * (sorted.length - 1)) / Math.max(1, count - 1))] as Frame, high), scale),
  );
  const gif = new GifWriter(samples, { loops, ...(scale < 1 && { colours: FEW_COLOURS }) });
  const step = Math.ceil(frames.length / STEPS);
  for (const [at, frame] of frames.entries()) {
    gif.add(pixelsOf(pictureOf(frame, high), scale), frame.ms);
    if (at % step === 0) onProgress(at / frames.length);
  }
  return gif.finish();
}

/**
 * Renders an animation as a GIF. If it is too large, a replay becomes smaller, and then the animation has fewer frames, at
 * least two. The last frame of a turn stays as the board, so a turn keeps its size.
 */
function renderWithinLimit(animation: Animation, onProgress: (share: number) => void, scale = 1): Uint8Array {
  const gif = renderGif(animation, scale, onProgress);
  if (gif.length <= animation.bytes) return gif;
  if (scale > SMALL && animation.loops) return renderWithinLimit(animation, onProgress, SMALL);
  if (animation.frames.length < 3) return gif;
  return renderWithinLimit({ ...animation, frames: shorten(animation.frames) }, onProgress, scale);
}

function post(projected: GifRenderResult): void {
  parentPort?.postMessage(projected);
}

// Only Linux supports a priority per thread.
if (process.platform === 'linux') setPriority(LOW_PRIORITY);

parentPort?.on('message', (animation: Animation) => {
  try {
    post({ gif: renderWithinLimit(animation, (progress) => post({ progress })) });
  } catch {
    post({});
  }
});

/**
 * Returns fewer frames of the same total duration, the last one unchanged: without every second board between two effects,
 * which repeats the caption and changes every pixel twice, or else without the shorter one of every two frames.
 */
export function shorten(frames: readonly Frame[]): readonly Frame[] {
  const between = frames.flatMap((frame, at) => (isBetween(frames, frame, at) ? [frame] : []));
  if (between.length === 0) return withoutHalf(frames);
  const dropped = new Set(between.filter((_, at) => at % 2 === 0));
  return frames.flatMap((frame, at) => {
    if (dropped.has(frame)) return [];
    const next = frames[at + 1];
    return [next && dropped.has(next) ? { ...frame, ms: frame.ms + next.ms } : frame];
  });
}

/** Whether a frame is a board between two effects with the caption of the first. */
function isBetween(frames: readonly Frame[], { effects, caption }: Frame, at: number): boolean {
  const [before, after] = [frames[at - 1], frames[at + 1]];
  if (effects || !before?.effects || !after?.effects) return false;
  return before.caption?.lines.join() === caption?.lines.join();
}

function withoutHalf(frames: readonly Frame[]): readonly Frame[] {
  const last = frames.length - 1;
  const pairs = Array.from({ length: Math.ceil(last / 2) }, (_, at) =>
    frames.slice(2 * at, Math.min(last, 2 * at + 2)),
  );
  const kept = pairs.map((pair) => {
    const longest = pair.reduce((best, frame) => (frame.ms > best.ms ? frame : best));
    return { ...longest, ms: pair.reduce((sum, { ms }) => sum + ms, 0) };
  });
  return [...kept, ...frames.slice(-1)];
}

const { GIFEncoder, quantize } = gifenc;

/** Number of colours in the palette. The other one of its 256 entries means unchanged. */
const COLOURS = 255;
const UNCHANGED = 0;

/** Encodes frames of one size as a GIF. Each frame contains only the changed pixels. */
export class GifWriter {
  readonly #encoder = GIFEncoder();
  readonly #repeat: number;
  readonly #palette: number[][];
  /** Palette index by RGB565 colour. 0 if not computed yet. */
  readonly #nearest = new Uint8Array(1 << 16);
  /** Palette indices of the current frame. Empty before the first one. */
  #shown = new Uint8Array();

  /** Computes the palette from sample frames. */
  constructor(samples: readonly Pixels[], { loops, colours = COLOURS }: { loops: boolean; colours?: number }) {
    this.#repeat = loops ? 0 : -1;
    const pixels = Buffer.concat(samples.map(({ data }) => data));
    this.#palette = [[0, 0, 0], ...quantize(new Uint8Array(pixels.buffer, pixels.byteOffset, pixels.length), colours)];
  }

  /** Adds a frame with its delay in milliseconds. */
  add({ data, width, height }: Pixels, delay: number): void {
    const isFirst = this.#shown.length === 0;
    if (isFirst) this.#shown = new Uint8Array(width * height);
    const shown = this.#shown;
    const changed = new Uint8Array(shown.length);
    for (let at = 0, from = 0; at < shown.length; at++, from += 4) {
      const colour = this.#colourOf(data[from] as number, data[from + 1] as number, data[from + 2] as number);
      if (colour === shown[at]) continue;
      changed[at] = colour;
      shown[at] = colour;
    }
    this.#encoder.writeFrame(changed, width, height, {
      delay,
      dispose: 1,
      ...(isFirst
        ? { palette: this.#palette, repeat: this.#repeat }
        : { transparent: true, transparentIndex: UNCHANGED }),
    });
  }

  finish(): Uint8Array {
    this.#encoder.finish();
    return this.#encoder.bytes();
  }

  #colourOf(red: number, green: number, blue: number): number {
    const tone = ((red & 0xf8) << 8) | ((green & 0xfc) << 3) | (blue >> 3);
    const known = this.#nearest[tone] as number;
    if (known !== 0) return known;
    const nearest = this.#search(red, green, blue);
    this.#nearest[tone] = nearest;
    return nearest;
  }

  #search(red: number, green: number, blue: number): number {
    let best = 1;
    let least = Number.POSITIVE_INFINITY;
    for (let at = 1; at < this.#palette.length; at++) {
      const [r = 0, g = 0, b = 0] = this.#palette[at] as number[];
      const off = (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2;
      if (off >= least) continue;
      least = off;
      best = at;
    }
    return best;
  }
}
