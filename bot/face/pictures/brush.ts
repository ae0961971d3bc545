import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { Font } from './font.ts';

const folder = join(dirname(createRequire(import.meta.url).resolve('dejavu-fonts-ttf/package.json')), 'ttf');
const regular = new Font(readFileSync(join(folder, 'DejaVuSans.ttf')));
const bold = new Font(readFileSync(join(folder, 'DejaVuSans-Bold.ttf')));

/** A picture in pixels, four bytes each. */
export interface Pixels {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** As wide as a picture is shown on most screens: every pixel more takes its time. */
const WIDTH = 640;

/** Paints a drawing, on a ground if there is to be one. */
export function paint(svg: string, { width = WIDTH, ground }: { width?: number; ground?: string } = {}): Pixels {
  const image = new Resvg(outlined(svg), {
    font: { loadSystemFonts: false },
    fitTo: { mode: 'width', value: width },
    ...(ground !== undefined && { background: ground }),
  }).render();
  return { data: image.pixels, width: image.width, height: image.height };
}

const TEXT =
  /<text x="([\d.-]+)" y="([\d.-]+)" font-size="([\d.]+)"( font-weight="bold")? text-anchor="(\w+)" fill="([^"]+)"([^>]*?) data-box="[^"]*">([^<]*)<\/text>/g;

/** A drawing whose letters are outlines: whoever paints it would shape them anew each time, which takes longer than all the rest. */
function outlined(svg: string): string {
  return svg.replace(TEXT, (_, x, y, size, weight, anchor, fill, edge: string, text: string) => {
    const font = weight ? bold : regular;
    const { path, length } = font.outline(unescaped(text));
    const scale = Number(size) / font.perEm;
    const left = Number(x) - length * scale * (SHARES[anchor as keyof typeof SHARES] ?? 0);
    const thick = edge.replace(/stroke-width="([\d.]+)"/, (_all, wide) => `stroke-width="${Number(wide) / scale}"`);
    return `<path transform="translate(${left.toFixed(2)} ${y}) scale(${scale.toFixed(6)} -${scale.toFixed(6)})" fill="${fill}"${thick} d="${path}"/>`;
  });
}

/** How much of a text lies left of where it stands. */
const SHARES = { start: 0, middle: 0.5, end: 1 } as const;

function unescaped(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}
