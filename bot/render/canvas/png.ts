import { crc32, deflateSync } from 'node:zlib';
import type { Canvas } from '@napi-rs/canvas';

/** Skia dithers gradients, and that noise costs 40 % of a file: tones are rounded to steps of four. */
const ROUNDED = Uint8Array.from({ length: 256 }, (_, tone) => Math.min(255, Math.round(tone / 4) * 4));
const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
/** Higher levels take longer than the bytes they save are worth. */
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

/** Rows of red, green and blue, each led by a zero: they are not filtered. */
function rowsOf(rgba: Uint8Array, width: number, height: number): Buffer {
  const rows = Buffer.allocUnsafe(height * (3 * width + 1));
  let to = 0;
  let from = 0;
  for (let y = 0; y < height; y++) {
    rows[to++] = 0;
    for (let x = 0; x < width; x++, from += 4) {
      rows[to++] = ROUNDED[rgba[from] as number] as number;
      rows[to++] = ROUNDED[rgba[from + 1] as number] as number;
      rows[to++] = ROUNDED[rgba[from + 2] as number] as number;
    }
  }
  return rows;
}

function chunk(type: string, data: Buffer): Buffer {
  const whole = Buffer.alloc(12 + data.length);
  whole.writeUInt32BE(data.length, 0);
  whole.write(type, 4, 'latin1');
  data.copy(whole, 8);
  whole.writeUInt32BE(crc32(whole.subarray(4, 8 + data.length)), 8 + data.length);
  return whole;
}
