import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import type { Picture } from '@longtable/kit/picture';
import { pixelsOf } from '../canvas/png.ts';
import { withBlows } from './blows.ts';
import { GifWriter } from './gif.ts';
import type { Animation, Frame, GifRenderResult } from './gif-renderer.ts';
import { toFrame } from './strip.ts';

/** Number of frames from which the palette is computed. */
const SAMPLES = 4;
/** Maximum number of progress reports. */
const STEPS = 10;
/** Nice value of the thread, which gives it a lower priority than boards and replies. */
const LOW_PRIORITY = 10;

/** Returns the picture of a frame, extended to the common height. */
function pictureOf({ drawing, caption, blows }: Frame, high: number): Picture {
  const board = { ...(JSON.parse(drawing) as Picture), height: high };
  const picture = blows ? withBlows(board, blows) : board;
  return caption ? toFrame(picture, caption) : picture;
}

/** Renders an animation as a GIF, one frame at a time to limit memory. */
function renderGif({ frames, high, loops }: Animation, onProgress: (share: number) => void): Uint8Array {
  // Blows first, so that the samples contain their colours.
  const sorted = frames.toSorted((one, two) => Number(Boolean(two.blows)) - Number(Boolean(one.blows)));
  const count = Math.min(SAMPLES, sorted.length);
  const samples = Array.from({ length: count }, (_, at) =>
    pixelsOf(pictureOf(sorted[Math.round((at * (sorted.length - 1)) / Math.max(1, count - 1))] as Frame, high)),
  );
  const gif = new GifWriter(samples, { loops });
  const step = Math.ceil(frames.length / STEPS);
  for (const [at, frame] of frames.entries()) {
    gif.add(pixelsOf(pictureOf(frame, high)), frame.ms);
    if (at % step === 0) onProgress(at / frames.length);
  }
  return gif.finish();
}

/** Renders an animation as a GIF. Drops the shorter one of every two frames until it is small enough or has two frames. */
function renderWithinLimit(animation: Animation, onProgress: (share: number) => void): Uint8Array {
  const gif = renderGif(animation, onProgress);
  const last = animation.frames.length - 1;
  if (gif.length <= animation.bytes || last < 2) return gif;
  const pairs = Array.from({ length: Math.ceil(last / 2) }, (_, at) => animation.frames.slice(2 * at, 2 * at + 2));
  const kept = pairs.map((pair) => {
    const longest = pair.reduce((best, frame) => (frame.ms > best.ms ? frame : best));
    return { ...longest, ms: pair.reduce((sum, { ms }) => sum + ms, 0) };
  });
  return renderWithinLimit({ ...animation, frames: [...kept, ...animation.frames.slice(-1)] }, onProgress);
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
