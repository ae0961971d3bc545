import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import type { Picture } from '@longtable/kit/picture';
import { pixelsOf } from '../canvas/png.ts';
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
function pictureOf({ drawing, caption }: Frame, high: number): Picture {
  const picture = JSON.parse(drawing) as Picture;
  return caption ? toFrame(picture, caption, high) : { ...picture, height: high };
}

/** Renders an animation as a GIF, one frame at a time to limit memory. */
function renderGif({ frames, high, loops }: Animation, onProgress: (share: number) => void): Uint8Array {
  const count = Math.min(SAMPLES, frames.length);
  const samples = Array.from({ length: count }, (_, at) =>
    pixelsOf(pictureOf(frames[Math.round((at * (frames.length - 1)) / Math.max(1, count - 1))] as Frame, high)),
  );
  const gif = new GifWriter(samples, { loops });
  const step = Math.ceil(frames.length / STEPS);
  for (const [at, frame] of frames.entries()) {
    gif.add(pixelsOf(pictureOf(frame, high)), frame.ms);
    if (at % step === 0) onProgress(at / frames.length);
  }
  return gif.finish();
}

/** Renders an animation as a GIF. Drops every other frame and doubles the delays until it is small enough or has two frames. */
function renderWithinLimit(animation: Animation, onProgress: (share: number) => void): Uint8Array {
  const gif = renderGif(animation, onProgress);
  const last = animation.frames.length - 1;
  if (gif.length <= animation.bytes || last < 2) return gif;
  const kept = animation.frames.filter((_, index) => index % 2 === last % 2);
  return renderWithinLimit({ ...animation, frames: kept.map((frame) => ({ ...frame, ms: 2 * frame.ms })) }, onProgress);
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
