import { createCanvas, loadImage } from '@napi-rs/canvas';
import gifenc from 'gifenc';
import type { Page } from 'playwright-core';

const { GIFEncoder, applyPalette, quantize } = gifenc;
const COLOURS = 64;
/** Color of pixels that stay as they are in the frame before. */
const KEPT: [number, number, number] = [255, 0, 255];

/** Animated GIF of screenshots of a page. Each frame has only the pixels that have changed. */
export class Film {
  readonly #gif = GIFEncoder();
  readonly #page: Page;
  readonly #clip: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  #before: Uint32Array | undefined;

  constructor(page: Page, width: number, height: number, y = 0) {
    this.#page = page;
    this.#clip = { x: 0, y, width, height };
  }

  /** Adds a screenshot that is shown for some milliseconds. */
  async record(delay: number): Promise<void> {
    const { width, height } = this.#clip;
    const image = await loadImage(await this.#page.screenshot({ clip: this.#clip }));
    const context = createCanvas(width, height).getContext('2d');
    context.drawImage(image, 0, 0);
    const pixels = new Uint32Array(context.getImageData(0, 0, width, height).data.buffer);
    const before = this.#before;
    this.#before = pixels;
    const changed = before ? pixels.filter((pixel, at) => pixel !== before[at]) : pixels;
    const colours = changed.length > 0 ? quantize(new Uint8Array(changed.buffer), COLOURS - 1) : [];
    const palette = [...colours, KEPT];
    const indices = applyPalette(new Uint8Array(pixels.buffer), palette);
    for (const [at, pixel] of pixels.entries()) if (pixel === before?.[at]) indices[at] = colours.length;
    const rest = before ? { transparent: true, transparentIndex: colours.length, dispose: 1 } : {};
    this.#gif.writeFrame(indices, width, height, { palette, delay, ...rest });
  }

  /** Returns the file. */
  end(): Uint8Array {
    this.#gif.finish();
    return this.#gif.bytes();
  }
}
