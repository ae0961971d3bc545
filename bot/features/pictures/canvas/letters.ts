import { COLOURS, FONT_SIZES, type Label, type Row, type TextStyle } from '@longtable/kit/picture';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { fitLabel, fitRow, LEADING, partWidth, plain, rowWidth } from './fit.ts';
import { fontOf } from './fonts.ts';
import { stampIcon } from './stamp.ts';

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
