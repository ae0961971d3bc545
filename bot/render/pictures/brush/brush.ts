import { Resvg } from '@resvg/resvg-js';
import { SHARES, textOutlines, unescaped } from './letters.ts';
import { makePng } from './png.ts';
import { paintSketch } from './sketch.ts';

/** A picture in pixels, four bytes each. */
export interface Pixels {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** As wide as a picture is shown on most screens: every pixel more takes its time. */
const WIDTH = 560;

/** Paints a drawing as a PNG. */
export function paintPng(svg: string): Uint8Array<ArrayBuffer> {
  const canvas = paintSketch(svg, WIDTH);
  return canvas ? makePng(canvas) : new Uint8Array(renderAny(svg, WIDTH).asPng());
}

/** Paints a drawing on a ground. */
export function paint(svg: string, width: number, ground: string): Pixels {
  const canvas = paintSketch(svg, width, ground);
  if (canvas) return { data: canvas.pixels(), width, height: canvas.height };
  const image = renderAny(svg, width, ground);
  return { data: image.pixels, width: image.width, height: image.height };
}

/** Renders any SVG: what a game may draw beyond the kit's shapes. */
export function renderAny(svg: string, width: number, ground?: string) {
  return new Resvg(outlined(svg), {
    font: { loadSystemFonts: false },
    fitTo: { mode: 'width', value: width },
    ...(ground !== undefined && { background: ground }),
  }).render();
}

const TEXT =
  /<text x="([\d.-]+)" y="([\d.-]+)" font-size="([\d.]+)"( font-weight="bold")? text-anchor="(\w+)" fill="([^"]+)"([^>]*?) data-box="[^"]*">([^<]*)<\/text>/g;

/** A drawing whose letters are outlines: no font has to be loaded for it. */
function outlined(svg: string): string {
  return svg.replace(TEXT, (_, x, y, size, bold, anchor, fill, edge: string, text: string) => {
    const setting = { text: unescaped(text), weight: bold ? 'bold' : 'regular', size: Number(size), edge: 0 } as const;
    const { outlines, length } = textOutlines(setting);
    const left = Number(x) - length * (SHARES[anchor] ?? 0);
    const path = outlines.map((outline) => `M${outline.map((one) => one.toFixed(2)).join(' ')}z`).join('');
    return `<path transform="translate(${left.toFixed(2)} ${y})" fill="${fill}"${edge} d="${path}"/>`;
  });
}
