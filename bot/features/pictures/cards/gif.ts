import gifenc from 'gifenc';
import type { Pixels } from '../canvas/png.ts';

const { GIFEncoder, quantize } = gifenc;

/** Number of colours in the palette. The other one of its 256 entries means unchanged. */
const COLOURS = 255;
const UNCHANGED = 0;

/** Encodes frames of one size as a GIF. Each frame contains only the changed pixels. */
export class GifWriter {
  readonly #encoder = GIFEncoder();
  readonly #repeat: number;
  readonly #palette: number[][];
  /** Palette index by RGB565 colour. 0 if not computed yet. */
  readonly #nearest = new Uint8Array(1 << 16);
  /** Palette indices of the current frame. Empty before the first one. */
  #shown = new Uint8Array();

  /** Computes the palette from sample frames. */
  constructor(samples: readonly Pixels[], { loops, colours = COLOURS }: { loops: boolean; colours?: number }) {
    this.#repeat = loops ? 0 : -1;
    const pixels = Buffer.concat(samples.map(({ data }) => data));
    this.#palette = [[0, 0, 0], ...quantize(new Uint8Array(pixels.buffer, pixels.byteOffset, pixels.length), colours)];
  }

  /** Adds a frame with its delay in milliseconds. */
  add({ data, width, height }: Pixels, delay: number): void {
    const isFirst = this.#shown.length === 0;
    if (isFirst) this.#shown = new Uint8Array(width * height);
    const shown = this.#shown;
    const changed = new Uint8Array(shown.length);
    for (let at = 0, from = 0; at < shown.length; at++, from += 4) {
      const colour = this.#colourOf(data[from] as number, data[from + 1] as number, data[from + 2] as number);
      if (colour === shown[at]) continue;
      changed[at] = colour;
      shown[at] = colour;
    }
    this.#encoder.writeFrame(changed, width, height, {
      delay,
      dispose: 1,
      ...(isFirst
        ? { palette: this.#palette, repeat: this.#repeat }
        : { transparent: true, transparentIndex: UNCHANGED }),
    });
  }

  finish(): Uint8Array {
    this.#encoder.finish();
    return this.#encoder.bytes();
  }

  #colourOf(red: number, green: number, blue: number): number {
    const tone = ((red & 0xf8) << 8) | ((green & 0xfc) << 3) | (blue >> 3);
    const known = this.#nearest[tone] as number;
    if (known !== 0) return known;
    const found = this.#search(red, green, blue);
    this.#nearest[tone] = found;
    return found;
  }

  #search(red: number, green: number, blue: number): number {
    let best = 1;
    let least = Number.POSITIVE_INFINITY;
    for (let at = 1; at < this.#palette.length; at++) {
      const [r = 0, g = 0, b = 0] = this.#palette[at] as number[];
      const off = (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2;
      if (off >= least) continue;
      least = off;
      best = at;
    }
    return best;
  }
}
