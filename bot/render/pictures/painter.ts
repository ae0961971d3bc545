import { parentPort } from 'node:worker_threads';
import { isPicture, renderPng } from '../../render/canvas/render.ts';
import { paintPng } from './brush/brush.ts';
import type { Painted, Sketched } from './painting.ts';

function painted(svg: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return isPicture(svg) ? new Uint8Array(renderPng(svg)) : paintPng(svg);
  } catch {
    return undefined;
  }
}

parentPort?.postMessage('ready');

/** Paints pictures in a thread of its own, one at a time. */
parentPort?.on('message', ({ svg }: Sketched) => {
  const png = painted(svg);
  parentPort?.postMessage({ png } satisfies Painted, png ? [png.buffer] : []);
});
