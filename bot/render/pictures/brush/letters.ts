import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Font } from './font.ts';
import type { Outline } from './outline.ts';
import { cover } from './raster.ts';
import { type Mask, maskRuns, placeOf, type Runs, SHADES } from './runs.ts';
import type { Stroke } from './stroke.ts';

const folder = join(dirname(createRequire(import.meta.url).resolve('dejavu-fonts-ttf/package.json')), 'ttf');
const FONTS = {
  regular: new Font(readFileSync(join(folder, 'DejaVuSans.ttf'))),
  bold: new Font(readFileSync(join(folder, 'DejaVuSans-Bold.ttf'))),
} as const;

/** A text as it is set: in which weight and size, and how thick an edge it has, if any. */
export interface Setting {
  readonly text: string;
  readonly weight: keyof typeof FONTS;
  readonly size: number;
  readonly edge: number;
}

/** A text as it was before the drawing spelled it for SVG. */
export function unescaped(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}

/** How much of a text lies left of where it stands, by how SVG calls that. */
export const SHARES: Readonly<Record<string, number>> = { start: 0, middle: 0.5, end: 1 };

/** The outlines of a text that begins at 0, and how long it is. */
export function textOutlines({ text, weight, size }: Setting): { outlines: Outline[]; length: number } {
  const font = FONTS[weight];
  const { outlines, length } = font.outline(text);
  const scale = size / font.perEm;
  return {
    outlines: outlines.map((outline) => outline.map((value, at) => (at % 2 === 0 ? value : -value) * scale)),
    length: length * scale,
  };
}

/** A letter that is ready to be stamped: its form, the edge below it, and how far the next one stands from it. */
interface Stamp {
  readonly letter: Cut;
  readonly edge: Cut | undefined;
  readonly width: number;
}

/** A form that was cut for sheets of one width. */
interface Cut {
  readonly mask: Mask;
  readonly runs: Runs;
}

/** Steps in which a letter is moved within a pixel. */
const STEPS = 4;
const STAMPS_MAX = 10_000;
/** The letters that were needed before, by how they are set, and there by their codes and steps. */
const stamps = new Map<string, Map<number, Stamp>>();
let cutSoFar = 0;

/** A text on a sheet that is so wide, `share` of which lies left of x; its edge, if it has one, lies below all of its letters. */
export function textStrokes(
  sheet: number,
  setting: Setting,
  [x, y, share]: readonly [number, number, number],
  colours: { readonly fill: string; readonly edge: string | undefined },
): Stroke[] {
  const font = FONTS[setting.weight];
  let pen = x - (share * font.lengthOf(setting.text) * setting.size) / font.perEm;
  const known = stampsOf(sheet, setting);
  const placed: { stamp: Stamp; at: number }[] = [];
  for (const sign of setting.text) {
    const steps = Math.round(pen * STEPS);
    const at = Math.floor(steps / STEPS);
    const code = (sign.codePointAt(0) as number) * STEPS + steps - at * STEPS;
    const stamp = known.get(code) ?? cutStamp(sheet, setting, sign, steps / STEPS - at);
    known.set(code, stamp);
    placed.push({ stamp, at });
    pen += stamp.width;
  }
  const row = Math.round(y);
  const { edge, fill } = colours;
  return [
    ...placed.flatMap(({ stamp, at }) => (stamp.edge && edge ? [stampStroke(sheet, stamp.edge, at, row, edge)] : [])),
    ...placed.map(({ stamp, at }) => stampStroke(sheet, stamp.letter, at, row, fill)),
  ];
}

/** A letter at its place; what of it lies beside the sheet is cut off. */
function stampStroke(sheet: number, { mask, runs }: Cut, x: number, y: number, colour: string): Stroke {
  const { left, top, width } = mask;
  const isInside = x + left >= 0 && x + left + width <= sheet && y + top >= 0;
  const seen = isInside ? runs : maskRuns(within(mask, x, y, sheet), sheet);
  const place = placeOf(x, y, sheet);
  return (canvas) => canvas.lay(seen, colour, place);
}

/** What of a mask at a place lies neither beside the sheet nor above it. */
function within(mask: Mask, x: number, y: number, sheet: number): Mask {
  const isOn = (column: number, row: number) => column >= 0 && column < sheet && row >= 0;
  const shades = mask.shades.map((shade, at) =>
    isOn(x + mask.left + (at % mask.width), y + mask.top + Math.floor(at / mask.width)) ? shade : 0,
  );
  return { ...mask, shades };
}

function stampsOf(sheet: number, { weight, size, edge }: Setting): Map<number, Stamp> {
  if (cutSoFar > STAMPS_MAX) {
    stamps.clear();
    cutSoFar = 0;
  }
  const key = `${sheet} ${weight} ${size} ${edge}`;
  const known = stamps.get(key) ?? new Map<number, Stamp>();
  stamps.set(key, known);
  return known;
}

function cutStamp(sheet: number, setting: Setting, text: string, shift: number): Stamp {
  cutSoFar++;
  const { outlines, length } = textOutlines({ ...setting, text });
  const letter = maskOf(outlines.map((outline) => outline.map((value, at) => (at % 2 === 0 ? value + shift : value))));
  const cut = (mask: Mask): Cut => ({ mask, runs: maskRuns(mask, sheet) });
  return {
    letter: cut(letter),
    edge: setting.edge > 0 ? cut(widened(letter, setting.edge / 2)) : undefined,
    width: length,
  };
}

/** A form that reaches further by this much on all sides: a pixel is covered as the one that reaches it best. */
function widened({ left, top, width, height, shades }: Mask, by: number): Mask {
  const reach = Math.ceil(by);
  const [wide, high] = [width + 2 * reach, height + 2 * reach];
  const wider = new Uint8Array(wide * high);
  for (let dy = -reach; dy <= reach; dy++)
    for (let dx = -reach; dx <= reach; dx++) {
      const share = Math.min(1, by + 1 - Math.hypot(dx, dy));
      if (share <= 0) continue;
      for (let y = 0; y < height; y++)
        for (let x = 0; x < width; x++) {
          const shade = Math.round((shades[y * width + x] as number) * share);
          const to = (y + reach + dy) * wide + x + reach + dx;
          if (shade > (wider[to] as number)) wider[to] = shade;
        }
    }
  return { left: left - reach, top: top - reach, width: wide, height: high, shades: wider };
}

function maskOf(outlines: readonly Outline[]): Mask {
  let [left, top, right, bottom] = [0, 0, 0, 0];
  for (const outline of outlines)
    for (let at = 0; at < outline.length; at += 2) {
      const [x, y] = [outline[at] as number, outline[at + 1] as number];
      [left, right] = [Math.min(left, Math.floor(x)), Math.max(right, Math.ceil(x))];
      [top, bottom] = [Math.min(top, Math.floor(y)), Math.max(bottom, Math.ceil(y))];
    }
  const [width, height] = [right - left + 1, bottom - top + 1];
  const shades = new Uint8Array(width * height);
  // The raster knows no rows above the first.
  const lowered = outlines.map((outline) => outline.map((value, at) => value - (at % 2 === 0 ? left : top)));
  cover(lowered, (x, y, length, share) =>
    shades.fill(Math.round(share * SHADES), y * width + x, y * width + x + length),
  );
  return { left, top, width, height, shades };
}
