import { parentPort } from 'node:worker_threads';
import { renderPng } from '../canvas/png.ts';
import type { Painted, Sketched } from './painting.ts';

function painted(drawing: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return new Uint8Array(renderPng(drawing));
  } catch {
    return undefined;
  }
}

parentPort?.postMessage('ready');

/** Paints pictures in a thread of its own, one at a time. */
parentPort?.on('message', ({ drawing }: Sketched) => {
  const png = painted(drawing);
  parentPort?.postMessage({ png } satisfies Painted, png ? [png.buffer] : []);
});
