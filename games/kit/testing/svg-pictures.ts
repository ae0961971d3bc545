import { lengthOf } from '../picture/widths.ts';
import type { Reader } from '../reader.ts';
import { englishIn } from './english.ts';
import { must } from './law.ts';

/** A text of a picture with the room it has. */
interface Lettered {
  readonly text: string;
  readonly size: number;
  readonly bold: boolean;
  /** Left, top, width and height. */
  readonly box: readonly [number, number, number, number];
}

/** Rounding to tenths of a pixel adds up to less than this. */
const SLACK = 0.5;

/** No picture has a text that leaves its box, or a box that leaves the picture; and all is said in the reader's language. */
export function svgWordsFit(svg: string, { language }: Reader, english: readonly string[]): void {
  const [, width = 0, height = 0] = /^<svg [^>]*width="(\d+)" height="(\d+)"/.exec(svg)?.map(Number) ?? [];
  must(width > 0 && height > 0, 'the picture has no size');
  must(!/\b(?:NaN|undefined|Infinity)\b/.test(svg), 'the picture has a hole in it');
  for (const { text, size, bold, box } of lettering(svg)) {
    const [x, y, wide, high] = box;
    const needed = lengthOf(text, size, bold ? 'bold' : 'regular');
    must(
      needed <= wide + SLACK && size <= high + SLACK,
      `"${text}" needs ${needed} by ${size}, has ${wide} by ${high}`,
    );
    const isInside = x >= -SLACK && y >= -SLACK && x + wide <= width + SLACK && y + high <= height + SLACK;
    must(isInside, `"${text}" stands outside of the picture, at ${x} ${y}`);
    const word = language === 'de' ? englishIn(text, english) : undefined;
    must(word === undefined, `"${text}" is not German: ${word}`);
  }
}

const TEXT = /<text [^>]*font-size="([\d.]+)"( font-weight="bold")?[^>]*data-box="([^"]+)">([^<]*)<\/text>/g;

function lettering(svg: string): Lettered[] {
  const found = [...svg.matchAll(TEXT)].map(([, size, bold, box, text]) => ({
    text: (text as string).replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&'),
    size: Number(size),
    bold: bold !== undefined,
    box: (box as string).split(' ').map(Number) as unknown as Lettered['box'],
  }));
  must(found.length === svg.split('<text').length - 1, 'the picture has a text without a box');
  return found;
}
