import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { Resvg } from '@resvg/resvg-js';
import type { Painted, Sketched } from './painting.ts';

const fonts = join(dirname(createRequire(import.meta.url).resolve('dejavu-fonts-ttf/package.json')), 'ttf');
const font = {
  fontFiles: ['DejaVuSans.ttf', 'DejaVuSans-Bold.ttf'].map((file) => join(fonts, file)),
  loadSystemFonts: false,
  defaultFontFamily: 'DejaVu Sans',
};

function paint(svg: string): Uint8Array | undefined {
  try {
    return new Resvg(svg, { font }).render().asPng();
  } catch {
    return undefined;
  }
}

/** Paints pictures in a thread of its own, one at a time. */
parentPort?.on('message', ({ svg }: Sketched) => {
  parentPort?.postMessage({ png: paint(svg) } satisfies Painted);
});
