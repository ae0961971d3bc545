import gifenc from 'gifenc';
import type { Pixels } from '../canvas/png.ts';

const { GIFEncoder, quantize } = gifenc;

/** One of the 256 colours stands for whatever was there before. */
const COLOURS = 255;
const UNCHANGED = 0;

/** Writes frames of one size into a GIF, one after the other: each holds only what differs from the one before. */
export class GifWriter {
  readonly #encoder = GIFEncoder();
  readonly #repeat: number;
  readonly #palette: number[][];
  /** The colour that stands for each tone of five, six and five bits, once it was looked for. */
  readonly #nearest = new Uint8Array(1 << 16);
  /** The colours that stand there, none before the first frame. */
  #shown = new Uint8Array();

  /** The colours are those of the samples: frames that show what all of them are about. */
  constructor(samples: readonly Pixels[], { loops }: { loops: boolean }) {
    this.#repeat = loops ? 0 : -1;
    const pixels = Buffer.concat(samples.map(({ data }) => data));
    this.#palette = [[0, 0, 0], ...quantize(new Uint8Array(pixels.buffer, pixels.byteOffset, pixels.length), COLOURS)];
  }

  /** Adds a frame that stands for so many milliseconds. */
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

  /** Ends the GIF. */
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
