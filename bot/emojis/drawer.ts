import { parentPort } from 'node:worker_threads';
import { TONES, type Tone } from '@longtable/kit/picture';
import { createCanvas } from '@napi-rs/canvas';
import { stampIcon } from '../render/canvas/stamp.ts';

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

/** The colour of an icon as an emoji where it has a meaning of its own; all others are light. */
const EMOJI_TONES: Readonly<Record<string, Tone>> = {
  broadsword: TONES.attack,
  'crossed-swords': TONES.attack,
  'sword-slice': TONES.attack,
  shield: TONES.defence,
  hearts: TONES.life,
  'broken-heart': TONES.bad,
  'crystal-shine': TONES.magic,
  droplets: TONES.water,
  'snowflake-2': TONES.ice,
  flame: TONES.fire,
  'power-lightning': TONES.lightning,
  'death-skull': TONES.bad,
  'hazard-sign': TONES.warn,
  'check-mark': TONES.good,
  'two-coins': TONES.gold,
  'queen-crown': TONES.gold,
  laurels: TONES.gold,
  trophy: TONES.gold,
};
