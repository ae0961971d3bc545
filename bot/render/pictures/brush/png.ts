import { crc32, deflateSync } from 'node:zlib';
import type { Canvas } from './canvas.ts';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Eight bits a pixel, by the number of its colour. */
const BY_NUMBER = [8, 3, 0, 0, 0];

/** A painted picture as a PNG: its rows lie there as such a file has them. */
export function makePng({ width, height, rows, palette }: Canvas): Uint8Array<ArrayBuffer> {
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  const colours = new Uint8Array(palette.colours.buffer, 0, 4 * palette.count);
  return joined([
    SIGNATURE,
    chunk('IHDR', Buffer.concat([size, Buffer.from(BY_NUMBER)])),
    chunk('PLTE', Buffer.from(colours.filter((_, at) => at % 4 < 3))),
    chunk('tRNS', Buffer.from(colours.filter((_, at) => at % 4 === 3))),
    chunk('IDAT', deflateSync(rows, { level: 1, chunkSize: 1 << 16 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The parts as one, in memory of its own: it is handed from thread to thread. */
function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
