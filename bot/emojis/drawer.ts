import { parentPort } from 'node:worker_threads';
import { createCanvas } from '@napi-rs/canvas';
import { stampIcon } from '../render/canvas/stamp.ts';
import { EMOJI_TONES } from './tones.ts';

/** Discord's usual size, and a dark edge so that an emoji can be seen on any ground. */
const SIZE = 128;
const EDGE = 7;

function drawn(icon: string): Buffer {
  const canvas = createCanvas(SIZE, SIZE);
  const tone = EMOJI_TONES[icon];
  const look = { edge: EDGE, ...(tone && { tone }) };
  stampIcon(canvas.getContext('2d'), icon, SIZE / 2, SIZE / 2, SIZE - 2 * EDGE - 2, look, 1);
  return canvas.toBuffer('image/png');
}

/** Draws one icon after the other, each when it is asked for, in a thread of its own. */
parentPort?.on('message', (icon: string) => parentPort?.postMessage(drawn(icon).toString('base64')));
