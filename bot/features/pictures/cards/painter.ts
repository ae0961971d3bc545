import { parentPort } from 'node:worker_threads';
import { renderPng } from '../canvas/png.ts';
import type { PaintRequest, PaintResult } from './painting.ts';

function paint(drawing: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return new Uint8Array(renderPng(drawing));
  } catch {
    return undefined;
  }
}

parentPort?.postMessage('ready');

parentPort?.on('message', ({ drawing }: PaintRequest) => {
  const png = paint(drawing);
  parentPort?.postMessage({ png } satisfies PaintResult, png ? [png.buffer] : []);
});
