import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import type { Picture } from '@longtable/kit/picture';
import { pixelsOf } from '../canvas/png.ts';
import { withBlows } from './blows.ts';
import { GifWriter } from './gif.ts';
import type { Animation, Frame, GifRenderResult } from './gif-renderer.ts';
import { shorten } from './shorten.ts';
import { fitHeight, toFrame } from './strip.ts';

/** Number of frames from which the palette is computed. */
const SAMPLES = 4;
/** Maximum number of progress reports. */
const STEPS = 10;
/** Nice value of the thread, which gives it a lower priority than boards and replies. */
const LOW_PRIORITY = 10;

/** Returns the picture of a frame in the common height. */
function pictureOf({ drawing, caption, blows }: Frame, high: number): Picture {
  const board = JSON.parse(drawing) as Picture;
  const picture = fitHeight(blows ? withBlows(board, blows) : board, high);
  return caption ? toFrame(picture, caption) : picture;
}

/**
 * Scale and number of colours of a replay that would be too large. Discord shows a high one on a desktop in a smaller
 * size anyway.
 */
const [SMALL, FEW_COLOURS] = [0.75, 127];

/** Renders an animation as a GIF, one frame at a time to limit memory. */
function renderGif({ frames, high, loops }: Animation, scale: number, onProgress: (share: number) => void): Uint8Array {
  // Blows first, so that the samples contain their colours.
  const sorted = frames.toSorted((one, two) => Number(Boolean(two.blows)) - Number(Boolean(one.blows)));
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
