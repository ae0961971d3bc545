import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { Box } from '../../../games/kit/picture/box.ts';
import { Lru } from '../../../storage/lru.ts';

/** Two megabytes at most each, and most are a hundredth of that. */
const COPIES = 160;
const copies = new Lru<Canvas>(COPIES);

/** Draws once what is the same under a key, and then only copies it; `make` counts its pixels from the box's corner. */
export function copied(
  c: SKRSContext2D,
  place: Box,
  key: string,
  scale: number,
  make: (c: SKRSContext2D) => void,
): void {
  const { x, y, width, height } = place;
  if (width <= 0 || height <= 0) return;
  const copy = copies.getOrInsert(`${scale} ${width} ${height} ${key}`, () => {
    const canvas = createCanvas(Math.ceil(width * scale), Math.ceil(height * scale));
    const own = canvas.getContext('2d');
    own.scale(scale, scale);
    make(own);
    return canvas;
  });
  // Between two pixels a copy would be blurred.
  const snapped = (at: number) => Math.round(at * scale) / scale;
  c.drawImage(copy, snapped(x), snapped(y), copy.width / scale, copy.height / scale);
}
