import { Palette } from './palette.ts';
import { lengthOfRun, type Runs, SHADES, shadeOfRun } from './runs.ts';

/** From here on it is faster to have pixels filled than to set one after the other. */
const LONG = 24;

/** Every picture is painted on the same sheet, with the same palette: memory that is new for each takes as long as the painting. */
let sheet = new Uint8Array(0);
const palette = new Palette(SHADES);

/** A picture while it is being painted, until the next one is begun: a byte a pixel, the number of its colour. */
export class Canvas {
  readonly width: number;
  readonly height: number;
  readonly palette = palette;
  /** Row by row, as a file has them: before each is a byte that says how it is packed, 0 for not at all. */
  readonly rows: Uint8Array;

  constructor(width: number, height: number, ground?: string) {
    this.width = width;
    this.height = height;
    palette.begin();
    const size = (width + 1) * height;
    if (sheet.length < size) sheet = new Uint8Array(size);
    this.rows = sheet.subarray(0, size).fill(0);
    if (ground === undefined) return;
    this.rows.fill(this.palette.ink(ground));
    for (let y = 0; y < height; y++) this.rows[y * (width + 1)] = 0;
  }

  /** Lays a form on the sheet, moved by so many places; what lies below its last row is left out. */
  lay({ whole, shaded }: Runs, colour: string, moved = 0): void {
    const { rows } = this;
    const ink = palette.ink(colour);
    const mixes = palette.mixesOf(ink);
    for (let run = 0; run < shaded.length; run += 2) {
      const from = (shaded[run] as number) + moved;
      if (from >= rows.length) break;
      const to = from + lengthOfRun(shaded[run + 1] as number);
      const shade = shadeOfRun(shaded[run + 1] as number);
      for (let at = from; at < to; at++) rows[at] = palette.mix(mixes, rows[at] as number, ink, shade);
    }
    for (let run = 0; run < whole.length; run += 2) {
      const from = (whole[run] as number) + moved;
      if (from >= rows.length) break;
      const to = from + lengthOfRun(whole[run + 1] as number);
      if (to - from > LONG) rows.fill(ink, from, to);
      else for (let at = from; at < to; at++) rows[at] = ink;
    }
  }

  /** Four bytes a pixel: red, green, blue, and how much shows. */
  pixels(): Uint8Array {
    const { rows, width, height } = this;
    const pixels = new Int32Array(width * height);
    for (let y = 0, at = 0; y < height; y++)
      for (let from = y * (width + 1) + 1; from < (y + 1) * (width + 1); from++, at++)
        pixels[at] = palette.colours[rows[from] as number] as number;
    return new Uint8Array(pixels.buffer);
  }
}
