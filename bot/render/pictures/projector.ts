import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import type { Picture } from '@longtable/kit/picture';
import { pixelsOf } from '../canvas/png.ts';
import { GifWriter } from './gif.ts';
import type { Animation, Frame, GifRenderResult } from './projection.ts';
import { toFrame } from './strip.ts';

/** So many frames, spread over all, decide on the colours. */
const SAMPLES = 4;
/** How often it is said how far a film is. */
const STEPS = 10;
/** Boards and answers come before anything that moves. */
const LOW_PRIORITY = 10;

/** All frames are as high as the highest may be; what is below a lower one is ground. */
function pictureOf({ drawing, caption }: Frame, high: number): Picture {
  const picture = JSON.parse(drawing) as Picture;
  return caption ? toFrame(picture, caption, high) : { ...picture, height: high };
}

/** Draws, reduces and appends one frame after the other, so that no more than a few are in memory. */
function renderGif({ frames, high, loops }: Animation, said: (share: number) => void): Uint8Array {
  const count = Math.min(SAMPLES, frames.length);
  const samples = Array.from({ length: count }, (_, at) =>
    pixelsOf(pictureOf(frames[Math.round((at * (frames.length - 1)) / Math.max(1, count - 1))] as Frame, high)),
  );
  const gif = new GifWriter(samples, { loops });
  const step = Math.ceil(frames.length / STEPS);
  for (const [at, frame] of frames.entries()) {
    gif.add(pixelsOf(pictureOf(frame, high)), frame.ms);
    if (at % step === 0) said(at / frames.length);
  }
  return gif.finish();
}

/** As long as it is too large, every other frame but the last goes, and the others stand twice as long. */
function renderWithinLimit(reel: Animation, said: (share: number) => void): Uint8Array {
  const gif = renderGif(reel, said);
  const last = reel.frames.length - 1;
  if (gif.length <= reel.bytes || last < 2) return gif;
  const kept = reel.frames.filter((_, index) => index % 2 === last % 2);
  return renderWithinLimit({ ...reel, frames: kept.map((frame) => ({ ...frame, ms: 2 * frame.ms })) }, said);
}

function post(projected: GifRenderResult): void {
  parentPort?.postMessage(projected);
}

// On Linux a thread has a priority of its own; elsewhere it would be that of the whole process.
if (process.platform === 'linux') setPriority(LOW_PRIORITY);

/** Turns pictures into GIFs in a thread of its own, one at a time. */
parentPort?.on('message', (reel: Animation) => {
  try {
    post({ gif: renderWithinLimit(reel, (progress) => post({ progress })) });
  } catch {
    post({});
  }
});
