import { type Box, box } from './box.ts';
import type { Bar, Card, Label } from './items.ts';
import { text } from './make.ts';
import { SIZES, TONES } from './palette.ts';

/** The name of a card as words in a box. */
export function cardLabel({ x, y, width, band = 24, name = '', nameSize = SIZES.small, dim }: Card): Label {
  const tone = dim ? TONES.soft : TONES.text;
  return text(box(x + 2, y + 1.5, width - 4, band), name, {
    size: nameSize,
    align: 'centre',
    tone,
    least: SIZES.least,
  });
}

/** What stands on a bar as words in a box. */
export function barLabel({ x, y, width, height, value, most, words = `${value}/${most}`, size, icon }: Bar): Label {
  const place: Box = box(x + (icon ? 18 : 4), y + 0.5, width - (icon ? 24 : 8), height);
  return text(place, words, {
    size: size ?? Math.min(22, height - 5),
    weight: 700,
    align: 'centre',
    edge: 2.5,
    least: 12,
  });
}
