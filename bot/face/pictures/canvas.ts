import type { Outline } from './outline.ts';
import { Palette } from './palette.ts';
import { cover } from './raster.ts';

/** How finely an edge is told from what lies below it: more could not be seen, and would take more colours than there are. */
export const SHADES = 16;

/** From here on it is faster to have pixels filled than to set one after the other. */
const LONG = 24;

/** How much of each pixel of a form is covered, from 0 to SHADES, and where it begins from the point where it stands. */
export interface Mask {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly shades: Uint8Array;
}

/** Every picture is painted on the same sheet: memory that is new for each takes as long as the painting. */
let sheet = new Uint8Array(0);

/** A picture while it is being painted, until the next one is begun: a byte a pixel, the number of its colour. */
export class Canvas {
  readonly width: number;
  readonly height: number;
  readonly palette = new Palette(SHADES);
  /** Row by row, as a file has them: before each is a byte that says how it is packed, 0 for not at all. */
  readonly rows: Uint8Array;

  constructor(width: number, height: number, ground?: string) {
    this.width = width;
    this.height = height;
    const size = (width + 1) * height;
    if (sheet.length < size) sheet = new Uint8Array(size);
    this.rows = sheet.subarray(0, size).fill(0);
    if (ground === undefined) return;
    this.rows.fill(this.palette.ink(ground));
    for (let y = 0; y < height; y++) this.rows[y * (width + 1)] = 0;
  }

  /** Fills a rectangle, which most fields of a board are: its rows are all alike but for the first and the last. */
  fillBox(left: number, top: number, wide: number, high: number, colour: string, opacity = 1): void {
    const { rows, width, palette } = this;
    const ink = palette.ink(colour);
    const mixes = palette.mixesOf(ink);
    const [right, bottom] = [Math.min(width, left + wide), Math.min(this.height, top + high)];
    const from = Math.max(0, left);
    const [first, last] = [Math.floor(from), Math.ceil(right) - 1];
    // How much of the first and the last column it covers; a narrow one is in a single column.
    const before = Math.min(right, first + 1) - from;
    const after = last > first ? right - last : 0;
    for (let y = Math.max(0, Math.floor(top)); y < bottom; y++) {
      const share = opacity * (Math.min(y + 1, bottom) - Math.max(y, top)) * SHADES;
      const start = y * (width + 1) + 1;
      const shade = Math.round(share);
      this.#mix(start + first, ink, mixes, Math.round(share * before));
      if (after > 0) this.#mix(start + last, ink, mixes, Math.round(share * after));
      if (shade === SHADES && last - first > LONG) rows.fill(ink, start + first + 1, start + last);
      else for (let at = start + first + 1; at < start + last; at++) this.#mix(at, ink, mixes, shade);
    }
  }

  #mix(at: number, ink: number, mixes: Int16Array, shade: number): void {
    if (shade === SHADES) this.rows[at] = ink;
    else if (shade > 0) this.rows[at] = this.palette.mix(mixes, this.rows[at] as number, ink, shade);
  }

  /** Fills a form. */
  fill(outlines: readonly Outline[], colour: string, opacity = 1): void {
    const { rows, width, height, palette } = this;
    const ink = palette.ink(colour);
    const mixes = palette.mixesOf(ink);
    cover(outlines, (x, y, length, share) => {
      const shade = Math.round(share * opacity * SHADES);
      if (shade === 0 || y >= height) return;
      const start = y * (width + 1) + 1;
      const from = start + Math.max(0, x);
      const to = start + Math.min(width, x + length);
      if (shade < SHADES)
        for (let at = from; at < to; at++) rows[at] = palette.mix(mixes, rows[at] as number, ink, shade);
      else if (to - from > LONG) rows.fill(ink, from, to);
      else for (let at = from; at < to; at++) rows[at] = ink;
    });
  }

  /** Stamps a form that is known already. */
  stamp({ left, top, width, height, shades }: Mask, x: number, y: number, colour: string): void {
    const { rows, palette } = this;
    const ink = palette.ink(colour);
    const mixes = palette.mixesOf(ink);
    const fromX = Math.max(0, -(x + left));
    const toX = Math.min(width, this.width - x - left);
    const toY = Math.min(height, this.height - y - top);
    for (let row = Math.max(0, -(y + top)); row < toY; row++) {
      const start = (y + top + row) * (this.width + 1) + 1 + x + left;
      for (let column = fromX; column < toX; column++) {
        const shade = shades[row * width + column] as number;
        if (shade === 0) continue;
        const at = start + column;
        rows[at] = shade === SHADES ? ink : palette.mix(mixes, rows[at] as number, ink, shade);
      }
    }
  }

  /** Four bytes a pixel: red, green, blue, and how much shows. */
  pixels(): Uint8Array {
    const { rows, width, height, palette } = this;
    const pixels = new Int32Array(width * height);
    for (let y = 0, at = 0; y < height; y++)
      for (let from = y * (width + 1) + 1; from < (y + 1) * (width + 1); from++, at++)
        pixels[at] = palette.colours[rows[from] as number] as number;
    return new Uint8Array(pixels.buffer);
  }
}
