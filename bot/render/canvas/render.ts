import type { Picture } from '../../../games/kit/picture/items.ts';
import { draw } from './draw.ts';
import { encodePng } from './png.ts';

/** A picture as pixels of red, green, blue and alpha. */
export interface Pixels {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Renders a serialised picture as PNG. */
export function renderPng(drawing: string): Buffer {
  return encodePng(draw(JSON.parse(drawing) as Picture));
}

/** Renders a picture as pixels of red, green, blue and alpha. */
export function pixelsOf(picture: Picture): Pixels {
  const canvas = draw(picture);
  return { data: canvas.data(), width: canvas.width, height: canvas.height };
}
