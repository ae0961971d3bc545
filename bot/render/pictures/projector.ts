import { parentPort, workerData } from 'node:worker_threads';
import gifenc from 'gifenc';
import { TONES } from '../../../games/kit/picture/palette.ts';
import { type Pixels, renderPixels } from '../canvas/render.ts';
import type { Reel } from './projection.ts';

const { applyPalette, GIFEncoder, quantize } = gifenc;

const WIDTH = 480;
const COLOURS = 64;
const FRAME_MS = 700;
const LAST_MS = 4000;

/** All frames of a film are as high as the highest; what is below a lower one is ground. */
function fitted({ data, width, height }: Pixels, high: number, ground: readonly number[]): Uint8Array {
  if (height === high) return data;
  const whole = new Uint8Array(4 * width * high);
  for (let at = 0; at < whole.length; at += 4) whole.set(ground, at);
  whole.set(data);
  return whole;
}

function film(drawings: readonly string[]): Uint8Array {
  const frames = drawings.map((drawing) => renderPixels(drawing, WIDTH));
  const high = Math.max(...frames.map(({ height }) => height));
  const ground = [...Buffer.from(TONES.ground.slice(1), 'hex'), 255];
  const pixels = frames.map((frame) => fitted(frame, high, ground));
  const samples = [0, 0.33, 0.66, 1].map((share) => pixels[Math.round(share * (pixels.length - 1))] as Uint8Array);
  const palette = quantize(new Uint8Array(Buffer.concat(samples)), COLOURS);
  const gif = GIFEncoder();
  for (const [index, frame] of pixels.entries()) {
    const delay = index === pixels.length - 1 ? LAST_MS : FRAME_MS;
    gif.writeFrame(applyPalette(frame, palette), WIDTH, high, { ...(index === 0 && { palette }), delay, repeat: 0 });
  }
  gif.finish();
  return gif.bytes();
}

/** As long as a film is too large, every other frame but the last goes. */
function within({ drawings, bytes }: Reel): Uint8Array {
  const gif = film(drawings);
  if (gif.length <= bytes || drawings.length <= 2) return gif;
  const last = drawings.length - 1;
  return within({ drawings: drawings.filter((_, index) => index % 2 === last % 2), bytes });
}

parentPort?.postMessage(within(workerData));
