import type { Outline } from './outline.ts';

/** Takes pixels of a row that are covered alike: how many there are from x on, and which share of them, up to 1. */
export type Run = (x: number, y: number, length: number, share: number) => void;

const ROWS = 4096;

/** Finds which pixels outlines cover, and how much of each: exact areas, row by row, with nothing to do for the inside of a form. */
class Raster {
  /** The cells that an edge runs through, a sorted chain for each row; what lies between two of them is covered alike. */
  readonly #first = new Int32Array(ROWS).fill(-1);
  #next = new Int32Array(4096);
  #x = new Int32Array(4096);
  #height = new Float64Array(4096);
  #area = new Float64Array(4096);
  #count = 0;
  #top = ROWS;
  #bottom = -1;

  /** Adds an outline to the form. */
  trace(outline: Outline): void {
    let x = outline.at(-2) ?? 0;
    let y = outline.at(-1) ?? 0;
    for (let at = 0; at < outline.length; at += 2) {
      const toX = outline[at] as number;
      const toY = outline[at + 1] as number;
      if (y < toY) this.#edge(x, y, toX, toY, 1);
      else if (y > toY) this.#edge(toX, toY, x, y, -1);
      x = toX;
      y = toY;
    }
  }

  /** Tells what the form covers, and begins a new one. */
  sweep(run: Run): void {
    for (let y = this.#top; y <= this.#bottom; y++) {
      let height = 0;
      for (let cell = this.#first[y] as number; cell >= 0; ) {
        const x = this.#x[cell] as number;
        const share = Math.min(1, Math.abs(height + (this.#area[cell] as number)));
        run(x, y, 1, share);
        height += this.#height[cell] as number;
        cell = this.#next[cell] as number;
        const length = cell < 0 ? 0 : (this.#x[cell] as number) - x - 1;
        if (length > 0) run(x + 1, y, length, Math.min(1, Math.abs(height)));
      }
      this.#first[y] = -1;
    }
    [this.#count, this.#top, this.#bottom] = [0, ROWS, -1];
  }

  /** An edge from top to bottom, cut into what lies in each row and there into what lies in each column. */
  #edge(fromX: number, fromY: number, toX: number, toY: number, sign: number): void {
    const slope = (toX - fromX) / (toY - fromY);
    const end = Math.min(toY, ROWS);
    for (let y = Math.max(0, Math.floor(fromY)); y < end; y++) {
      const above = Math.max(fromY, y);
      const below = Math.min(toY, y + 1);
      const height = sign * (below - above);
      const a = fromX + (above - fromY) * slope;
      const b = fromX + (below - fromY) * slope;
      const left = Math.min(a, b);
      const right = Math.max(a, b);
      const first = Math.floor(left);
      if (right <= first + 1) this.#add(y, first, height, height * (1 + first - (left + right) / 2));
      else
        for (let x = first; x < right; x++) {
          const from = Math.max(left, x);
          const to = Math.min(right, x + 1);
          const part = (height * (to - from)) / (right - left);
          this.#add(y, x, part, part * (1 + x - (from + to) / 2));
        }
    }
  }

  #add(y: number, x: number, height: number, area: number): void {
    let before = -1;
    let cell = this.#first[y] as number;
    while (cell >= 0 && (this.#x[cell] as number) < x) {
      before = cell;
      cell = this.#next[cell] as number;
    }
    if (cell >= 0 && this.#x[cell] === x) {
      this.#height[cell] = (this.#height[cell] as number) + height;
      this.#area[cell] = (this.#area[cell] as number) + area;
      return;
    }
    if (this.#count === this.#x.length) this.#grow();
    const added = this.#count++;
    this.#x[added] = x;
    this.#height[added] = height;
    this.#area[added] = area;
    this.#next[added] = cell;
    if (before < 0) this.#first[y] = added;
    else this.#next[before] = added;
    if (y < this.#top) this.#top = y;
    if (y > this.#bottom) this.#bottom = y;
  }

  #grow(): void {
    const longer = <T extends Int32Array | Float64Array>(old: T, fresh: T): T => {
      fresh.set(old);
      return fresh;
    };
    const size = 2 * this.#x.length;
    this.#next = longer(this.#next, new Int32Array(size));
    this.#x = longer(this.#x, new Int32Array(size));
    this.#height = longer(this.#height, new Float64Array(size));
    this.#area = longer(this.#area, new Float64Array(size));
  }
}

const raster = new Raster();

/** Tells which pixels a form of these outlines covers. */
export function cover(outlines: readonly Outline[], run: Run): void {
  for (const outline of outlines) raster.trace(outline);
  raster.sweep(run);
}
