import { at, type Box, INK, type Shape, type Tone } from './ink.ts';
import { lengthOf, type Weight } from './widths.ts';

/** How a text stands in its box. */
export interface Lettering {
  readonly size?: number;
  readonly weight?: Weight;
  readonly tone?: Tone;
  readonly align?: 'left' | 'middle' | 'right';
  /** How small it may become before it is cut. */
  readonly least?: number;
  /** With a dark edge, so that it reads on every ground. */
  readonly edged?: true;
}

/** The smallest size that can still be read on a phone, where a picture is about half as wide. */
const LEAST_SIZE = 18;

/** One line of text in its box: smaller where it must be, and cut where that is not enough. */
export function label(
  box: Box,
  text: string,
  { size = 26, weight = 'regular', tone = 'text', align = 'left', least = LEAST_SIZE, edged }: Lettering = {},
): Shape {
  const fitted = squeeze(plain(text), box.width, Math.min(size, box.height), weight, least);
  if (fitted.text === '') return '';
  const anchor = { left: 'start', middle: 'middle', right: 'end' }[align];
  const x = box.x + { left: 0, middle: box.width / 2, right: box.width }[align];
  const y = box.y + box.height / 2 + fitted.size * 0.36;
  const bold = weight === 'bold' ? ' font-weight="bold"' : '';
  const edge = edged ? ` stroke="${INK.dark}" stroke-width="4" stroke-linejoin="round" paint-order="stroke"` : '';
  return `<text x="${at(x)}" y="${at(y)}" font-size="${at(fitted.size)}"${bold} text-anchor="${anchor}" fill="${INK[tone]}"${edge} data-box="${[box.x, box.y, box.width, box.height].map(at).join(' ')}">${escaped(fitted.text)}</text>`;
}

function squeeze(
  text: string,
  width: number,
  size: number,
  weight: Weight,
  least: number,
): { text: string; size: number } {
  const needed = lengthOf(text, size, weight);
  if (needed <= width) return { text, size };
  // Rounded down, as the drawing rounds it: a tenth more may be a pixel too much.
  const smaller = Math.floor(10 * Math.max(Math.min(least, size), (size * width) / needed)) / 10;
  if (lengthOf(text, smaller, weight) <= width) return { text, size: smaller };
  let cut = [...text];
  while (cut.length > 0 && lengthOf(`${cut.join('')}…`, smaller, weight) > width) cut = cut.slice(0, -1);
  return { text: cut.length > 0 ? `${cut.join('').trimEnd()}…` : '', size: smaller };
}

/** Several lines of text, one below the other. */
export function lines(box: Box, texts: readonly string[], lettering: Lettering & { leading?: number } = {}): Shape {
  const height = lettering.leading ?? (lettering.size ?? 26) * 1.3;
  return texts
    .slice(0, Math.floor(box.height / height))
    .map((text, index) => label({ ...box, y: box.y + index * height, height }, text, lettering))
    .join('');
}

/** A text in as many lines as it needs at a width; words that are longer than a line are left whole. */
export function wrapped(text: string, width: number, size: number, weight: Weight = 'regular'): string[] {
  const rows: string[] = [];
  for (const word of text.split(' ')) {
    const longer = rows.length === 0 ? word : `${rows.at(-1)} ${word}`;
    if (rows.length > 0 && lengthOf(longer, size, weight) <= width) rows[rows.length - 1] = longer;
    else rows.push(word);
  }
  return rows;
}

function plain(text: string): string {
  return text.replace(/\p{Cc}|\p{Cf}|\p{Cs}/gu, '');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
