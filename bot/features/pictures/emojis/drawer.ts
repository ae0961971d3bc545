import { parentPort } from 'node:worker_threads';
import { COLOURS, type Colour, mix } from '@longtable/kit/picture';
import { createCanvas } from '@napi-rs/canvas';
import { stampIcon } from '../canvas/stamp.ts';

export interface EmojiRequest {
  readonly icon: string;
  /** Light grey if undefined. */
  readonly colour: Colour | undefined;
}

/** Size of an emoji in pixels. */
const SIZE = 128;
/** Width of the dark edge in pixels, which keeps an emoji visible on any background. */
const EDGE = 7;

function drawIcon({ icon, colour: own }: EmojiRequest): Buffer {
  const canvas = createCanvas(SIZE, SIZE);
  const colour = SIGN_COLOURS[icon] ?? own;
  const look = { edge: EDGE, ...(colour && { colour: mix(colour, '#ffffff', 0.25), to: colour }) };
  stampIcon(canvas.getContext('2d'), icon, SIZE / 2, SIZE / 2, SIZE - 2 * EDGE - 2, look, 1);
  return canvas.toBuffer('image/png');
}

parentPort?.on('message', (asked: EmojiRequest) => parentPort?.postMessage(drawIcon(asked).toString('base64')));

/** Colours of icons with the same meaning in all games. */
const SIGN_COLOURS: Readonly<Record<string, Colour>> = {
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
