import { parentPort } from 'node:worker_threads';
import { paint } from './brush.ts';
import type { Painted, Sketched } from './painting.ts';
import { makePng } from './png.ts';

function painted(svg: string): Uint8Array | undefined {
  try {
    const { data, width, height } = paint(svg);
    return makePng(data, width, height);
  } catch {
    return undefined;
  }
}

/** Paints pictures in a thread of its own, one at a time. */
parentPort?.on('message', ({ svg }: Sketched) => {
  parentPort?.postMessage({ png: painted(svg) } satisfies Painted);
});
