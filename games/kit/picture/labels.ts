import { type Bar, type Box, box, type Card, type Label } from './items.ts';
import { text } from './make.ts';
import { COLOURS, FONT_SIZES } from './palette.ts';

export function cardLabel({ x, y, width, band = 24, name = '', nameSize = FONT_SIZES.small, dim }: Card): Label {
  const colour = dim ? COLOURS.soft : COLOURS.text;
  return text(box(x + 2, y + 1.5, width - 4, band), name, {
    size: nameSize,
    align: 'centre',
    colour,
    minSize: FONT_SIZES.min,
  });
}

export function barLabel({ x, y, width, height, value, max, words = `${value}/${max}`, size, icon }: Bar): Label {
  const bounds: Box = box(x + (icon ? 18 : 4), y + 0.5, width - (icon ? 24 : 8), height);
  return text(bounds, words, {
    size: size ?? Math.min(22, height - 5),
    weight: 700,
    align: 'centre',
    edge: 2.5,
    minSize: 12,
  });
}
