import { parentPort } from 'node:worker_threads';
import { COLOURS, type Colour } from '@longtable/kit/picture';
import { createCanvas } from '@napi-rs/canvas';
import { stampIcon } from '../render/canvas/stamp.ts';

/** Size of an emoji in pixels. */
const SIZE = 128;
/** Width of the dark edge in pixels, which keeps an emoji visible on any background. */
const EDGE = 7;

function drawIcon(icon: string): Buffer {
  const canvas = createCanvas(SIZE, SIZE);
  const colour = EMOJI_COLOURS[icon];
  const look = { edge: EDGE, ...(colour && { colour }) };
  stampIcon(canvas.getContext('2d'), icon, SIZE / 2, SIZE / 2, SIZE - 2 * EDGE - 2, look, 1);
  return canvas.toBuffer('image/png');
}

parentPort?.on('message', (icon: string) => parentPort?.postMessage(drawIcon(icon).toString('base64')));

/** Colours of emojis, if not the default light colour. */
const EMOJI_COLOURS: Readonly<Record<string, Colour>> = {
  broadsword: COLOURS.attack,
  'crossed-swords': COLOURS.attack,
  'sword-slice': COLOURS.attack,
  shield: COLOURS.defence,
  hearts: COLOURS.life,
  'broken-heart': COLOURS.bad,
  'crystal-shine': COLOURS.magic,
  droplets: COLOURS.water,
  'snowflake-2': COLOURS.ice,
  flame: COLOURS.fire,
  'power-lightning': COLOURS.lightning,
  'death-skull': COLOURS.bad,
  'hazard-sign': COLOURS.warn,
  'check-mark': COLOURS.good,
  'two-coins': COLOURS.gold,
  'queen-crown': COLOURS.gold,
  laurels: COLOURS.gold,
  trophy: COLOURS.gold,
};
