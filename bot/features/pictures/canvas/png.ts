import { crc32, deflateSync } from 'node:zlib';
import type { Picture } from '@longtable/kit/picture';
import type { Canvas } from '@napi-rs/canvas';
import { draw } from './draw.ts';

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
/** Compression level. Higher ones cost more time than the saved bytes are worth. */
const LEVEL = 3;

/** Encodes a canvas as an opaque PNG. */
export function encodePng(canvas: Canvas): Buffer {
  const { width, height } = canvas;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8);
  const pixels = deflateSync(rowsOf(canvas.data(), width, height), { level: LEVEL, memLevel: 9 });
  return Buffer.concat([SIGNATURE, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
}

/** Returns unfiltered RGB rows, each with a leading zero. Packs four pixels into three words. */
function rowsOf(rgba: Uint8Array, width: number, height: number): Buffer {
  const pixels = new Uint32Array(rgba.buffer, rgba.byteOffset, width * height);
  const words = new Uint32Array(3 * Math.ceil(width / 4));
  const row = new Uint8Array(words.buffer, 0, 3 * width);
  const rows = Buffer.alloc(height * (row.length + 1));
  for (let y = 0; y < height; y++) {
    for (let x = 0, to = 0; x < width; x += 4, to += 3) {
      const at = y * width + x;
      const [first, second] = [roundTones(pixels[at]), roundTones(pixels[at + 1])];
      const [third, fourth] = [roundTones(pixels[at + 2]), roundTones(pixels[at + 3])];
      words[to] = first | (second << 24);
      words[to + 1] = (second >>> 8) | (third << 16);
      words[to + 2] = (third >>> 16) | (fourth << 8);
    }
    rows.set(row, y * (row.length + 1) + 1);
  }
  return rows;
}

/**
 * Removes alpha and rounds each channel to a multiple of four, at most 255. Skia dithers gradients, which would enlarge
 * files by 40 %. A channel above the last step overflows into the bit beside its byte.
 */
function roundTones(pixel = 0): number {
  const outer = (pixel & 0xff00ff) + 0x020002;
  const inner = ((pixel >>> 8) & 0xff) + 2;
  const outerFull = ((outer >>> 8) & 0x010001) * 0xff;
  const innerFull = (inner >>> 8) * 0xff;
  return (outer & 0xfc00fc) | outerFull | (((inner & 0xfc) | innerFull) << 8);
}

function chunk(type: string, data: Buffer): Buffer {
  const whole = Buffer.alloc(12 + data.length);
  whole.writeUInt32BE(data.length, 0);
  whole.write(type, 4, 'latin1');
  data.copy(whole, 8);
  whole.writeUInt32BE(crc32(whole.subarray(4, 8 + data.length)), 8 + data.length);
  return whole;
}

/** RGBA pixels. */
export interface Pixels {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Renders a serialised picture as PNG. */
export function renderPng(drawing: string): Buffer {
  return encodePng(draw(JSON.parse(drawing) as Picture));
}

export function pixelsOf(picture: Picture, scale = 1): Pixels {
  const canvas = draw(picture, scale);
  return { data: canvas.data(), width: canvas.width, height: canvas.height };
}
