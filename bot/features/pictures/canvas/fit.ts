import { COLOURS, FONT_SIZES, type Label, type Row, type RowPart, type TextStyle } from '@longtable/kit/picture';
import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { Lru } from '../../../../storage/lru.ts';
import { fontOf, registerFontsFor } from './fonts.ts';
import { stampIcon } from './stamp.ts';

export interface FittedText {
  readonly lines: readonly string[];
  readonly size: number;
  readonly isNarrow: boolean;
  /** Whether the text was cut because the smallest size did not fit. */
  readonly isCut: boolean;
}

/** Pattern of numbers, which may become smaller than words before they are cut. */
const NUMBER = /^[−+\d./ %×]+$/;
const MIN_NUMBER_SIZE = 12;
/** Line height as a multiple of the font size. */
const LEADING = 1.06;

const ruler = createCanvas(1, 1).getContext('2d');
const widths = new Lru<number>(8000);
const fits = new Lru<FittedText>(2000);

function widthOf(words: string, size: number, weight: number, isNarrow: boolean): number {
  return widths.getOrInsert(`${size} ${weight} ${isNarrow} ${words}`, () => {
    registerFontsFor(words);
    ruler.font = fontOf(size, weight, isNarrow);
    return ruler.measureText(words).width;
  });
}

/** Fits a text into its box: with the condensed font, the extra condensed font, a smaller size, and finally a cut. */
export function fitLabel({
  text,
  width,
  height,
  size = FONT_SIZES.label,
  weight = 600,
  narrow,
  minSize: least,
  lines = 1,
}: Label): FittedText {
  const words = plain(text);
  return fits.getOrInsert(`${width} ${height} ${size} ${weight} ${narrow} ${least} ${lines} ${words}`, () => {
    const smallest = NUMBER.test(words) ? MIN_NUMBER_SIZE : Math.min(size, least ?? FONT_SIZES.small);
    const rows = Math.max(1, lines);
    for (let px = size; ; px--) {
      for (const isNarrow of px === size && !narrow ? [false, true] : [true]) {
        const wrapped = wrap(words, width, rows, px, weight, isNarrow);
        const isWide = wrapped.some((line) => widthOf(line, px, weight, isNarrow) > width);
        const isHigh = rows > 1 && wrapped.length * px * LEADING > height + px * 0.3;
        if (!isWide && !isHigh)
          return { lines: balance(words, wrapped, width, px, weight, isNarrow), size: px, isNarrow, isCut: false };
        if (px > smallest || !isNarrow) continue;
        const cut = wrapped.map((line) => truncate(line, width, px, weight));
        return { lines: cut, size: px, isNarrow, isCut: true };
      }
    }
  });
}

/** Fits a row into its width: with the narrow font, then at a smaller scale. */
export function fitRow(
  parts: readonly RowPart[],
  width: number,
): { readonly scale: number; readonly isNarrow: boolean } {
  if (rowWidth(parts, false) <= width) return { scale: 1, isNarrow: false };
  return { scale: Math.min(1, width / rowWidth(parts, true)), isNarrow: true };
}

function rowWidth(parts: readonly RowPart[], isNarrow: boolean): number {
  return parts.reduce((sum, part) => sum + partWidth(part, isNarrow), 0);
}

function partWidth(part: RowPart, isNarrow: boolean): number {
  if ('gap' in part) return part.gap;
  if ('icon' in part) return part.size;
  const { size = FONT_SIZES.label, weight = 600, narrow }: TextStyle = part;
  return widthOf(plain(part.text), size, weight, isNarrow || narrow === true);
}

/** Mathematical and full-width letters, which some names use as decoration. */
const ADORNED = /[\u{1d400}-\u{1d7ff}\uff01-\uff5e]/gu;

/** Removes control and format characters, and replaces decorative letters by plain ones. */
function plain(text: string): string {
  return text.replace(/(?!\u200d)[\p{Cc}\p{Cf}\p{Cs}]/gu, '').replace(ADORNED, (sign) => sign.normalize('NFKC'));
}

function wrap(words: string, width: number, rows: number, size: number, weight: number, isNarrow: boolean): string[] {
  if (rows === 1) return [words];
  const lines: string[] = [];
  for (const part of words.split(BREAKS)) {
    const longer = `${lines.at(-1)}${part}`;
    const isOver = lines.length > 0 && widthOf(longer.trimEnd(), size, weight, isNarrow) > width;
    if (lines.length === 0 || (isOver && lines.length < rows)) lines.push(part);
    else lines[lines.length - 1] = longer;
  }
  return lines.map((line) => line.trimEnd());
}

/** Returns lines of similar width: the same number of lines in the narrowest width that holds them. */
function balance(
  words: string,
  lines: readonly string[],
  width: number,
  size: number,
  weight: number,
  isNarrow: boolean,
): readonly string[] {
  let [best, least, most] = [lines, width / lines.length, width];
  while (lines.length > 1 && most - least > 2) {
    const middle = (least + most) / 2;
    const tried = wrap(words, middle, lines.length, size, weight, isNarrow);
    const fits = tried.every((line) => widthOf(line, size, weight, isNarrow) <= middle);
    if (fits) [best, most] = [tried, middle];
    else least = middle;
  }
  return best;
}

/** Places where a line can break: after spaces, and after hyphens in words. */
const BREAKS = /(?<= )|(?<=\p{L}-)(?=\p{L})/u;

const SEGMENTER = new Intl.Segmenter('en', { granularity: 'grapheme' });

function truncate(line: string, width: number, size: number, weight: number): string {
  if (widthOf(line, size, weight, true) <= width) return line;
  const signs = [...SEGMENTER.segment(line)].map(({ segment }) => segment);
  while (signs.length > 1 && widthOf(`${signs.join('').trimEnd()}…`, size, weight, true) > width) signs.pop();
  return `${signs.join('').trimEnd()}…`;
}

/** Distance from the middle of a line to its baseline, as a multiple of the font size. */
const BASELINE = 0.35;

export function drawLabel(c: SKRSContext2D, label: Label): void {
  if (label.text === '') return;
  const { x, y, width, height, align = 'left', weight = 600 } = label;
  const { lines, size, isNarrow } = fitLabel(label);
  c.font = fontOf(size, weight, isNarrow);
  c.textAlign = align === 'centre' ? 'center' : align;
  const left = x + { left: 0, centre: width / 2, right: width }[align];
  const leading = size * LEADING;
  const top = y + height / 2 - ((lines.length - 1) * leading) / 2;
  for (const [at, line] of lines.entries()) drawText(c, line, left, top + at * leading + size * BASELINE, label);
}

function drawText(c: SKRSContext2D, words: string, x: number, y: number, look: TextStyle): void {
  const { colour = COLOURS.text, edge, edgeColour = COLOURS.night } = look;
  if (edge) {
    c.lineJoin = 'round';
    c.lineWidth = 2 * edge;
    c.strokeStyle = edgeColour;
    c.strokeText(words, x, y);
  }
  c.fillStyle = colour;
  c.fillText(words, x, y);
}

export function drawRow(
  c: SKRSContext2D,
  { x, y, width, height, parts, align = 'left' }: Row,
  resolution: number,
): void {
  const { scale, isNarrow } = fitRow(parts, width);
  const rest = width - rowWidth(parts, isNarrow) * scale;
  let at = x + { left: 0, centre: rest / 2, right: rest }[align];
  const middle = y + height / 2;
  for (const part of parts) {
    const wide = partWidth(part, isNarrow) * scale;
    if ('icon' in part) stampIcon(c, part.icon, at + wide / 2, middle, part.size * scale, part, resolution);
    else if ('text' in part) {
      const { size = FONT_SIZES.label, weight = 600, narrow } = part;
      c.font = fontOf(size * scale, weight, isNarrow || narrow === true);
      c.textAlign = 'left';
      drawText(c, plain(part.text), at, middle + size * scale * BASELINE, part);
    }
    at += wide;
  }
}
