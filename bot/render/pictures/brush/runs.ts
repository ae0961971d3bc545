import type { Outline } from './outline.ts';
import { cover } from './raster.ts';

/** How finely an edge is told from what lies below it: more could not be seen, and would take more colours than there are. */
export const SHADES = 16;

/** The pixels that a form covers, row by row, as runs of those that are covered alike: for each its place on the sheet, then its length and shade. */
export interface Runs {
  /** Those that are covered wholly. */
  readonly whole: Int32Array;
  /** Those that something shows through. */
  readonly shaded: Int32Array;
}

/** A run's length and shade are one number, the shade in its last bits. */
const SHADE_BITS = 5;

/** How many pixels a run has. */
export const lengthOfRun = (run: number) => run >> SHADE_BITS;
/** How much of each it covers, from 1 to SHADES. */
export const shadeOfRun = (run: number) => run & ((1 << SHADE_BITS) - 1);

/** Where a pixel lies on a sheet that is so wide: before each row is a byte of its own. */
export function placeOf(x: number, y: number, width: number): number {
  return y * (width + 1) + 1 + x;
}

/** Takes down runs, row by row. */
class AlreadyHandledError {
  readonly #whole: number[] = [];
  readonly #shaded: number[] = [];

  add(place: number, length: number, shade: number): void {
    if (shade > 0 && length > 0)
      (shade < SHADES ? this.#shaded : this.#whole).push(place, (length << SHADE_BITS) | shade);
  }

  get runs(): Runs {
    return { whole: Int32Array.from(this.#whole), shaded: Int32Array.from(this.#shaded) };
  }
}

/** What a form covers of a sheet that is so wide. */
export function formRuns(outlines: readonly Outline[], sheet: number, opacity: number): Runs {
  const taken = new AlreadyHandledError();
  cover(outlines, (x, y, length, share) => {
    const shade = Math.round(share * opacity * SHADES);
    const [from, to] = [Math.max(0, x), Math.min(sheet, x + length)];
    taken.add(placeOf(from, y, sheet), to - from, shade);
  });
  return taken.runs;
}

/** What a rectangle covers: its rows are all alike but for the first and the last. */
export function boxRuns(
  [left, top, wide, high]: readonly [number, number, number, number],
  sheet: number,
  opacity: number,
): Runs {
  const taken = new AlreadyHandledError();
  const [right, bottom] = [Math.min(sheet, left + wide), top + high];
  const from = Math.max(0, left);
  const [first, last] = [Math.floor(from), Math.ceil(right) - 1];
  // How much of the first and the last column it covers; a narrow one is in a single column.
  const before = Math.min(right, first + 1) - from;
  const after = last > first ? right - last : 0;
  for (let y = Math.max(0, Math.floor(top)); y < bottom; y++) {
    const share = opacity * (Math.min(y + 1, bottom) - Math.max(y, top)) * SHADES;
    const start = placeOf(0, y, sheet);
    taken.add(start + first, 1, Math.round(share * before));
    taken.add(start + last, 1, Math.round(share * after));
    taken.add(start + first + 1, last - first - 1, Math.round(share));
  }
  return taken.runs;
}

/** How much of each pixel of a form is covered, from 0 to SHADES, and where it begins from the point where it stands. */
export interface Mask {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly shades: Uint8Array;
}

/** What a mask covers, seen from the place where it stands. */
export function maskRuns({ left, top, width, height, shades }: Mask, sheet: number): Runs {
  const taken = new AlreadyHandledError();
  for (let row = 0; row < height; row++)
    for (let column = 0, next = 0; column < width; column = next) {
      const shade = shades[row * width + column] as number;
      for (next = column + 1; next < width && shades[row * width + next] === shade; ) next++;
      taken.add((top + row) * (sheet + 1) + left + column, next - column, shade);
    }
  return taken.runs;
}
