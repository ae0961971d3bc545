import { around, type Box, box } from './box.ts';
import type { Colour, Item } from './items.ts';
import { icon, piece, rect, text } from './make.ts';
import { COLOURS, FONT_SIZES, mix, type Side, sideStyle } from './palette.ts';

/** Cells with a pip by value, in a square of three by three cells counted from 0. */
const PIPS = ['', '4', '08', '048', '0268', '02468', '023568'];

/** Draws a number as the pips of a die or a domino, 0 to 6, in a square around a centre. */
export function pips(x: number, y: number, size: number, value: number, colour: Colour = COLOURS.night): Item[] {
  const [step, radius] = [size * 0.27, size * 0.095];
  return [...(PIPS[value] ?? '')].map(Number).map((cell) => {
    const [across, down] = [(cell % 3) - 1, Math.floor(cell / 3) - 1];
    return piece(x + across * step, y + down * step, radius, 'circle', { fill: colour });
  });
}

/** Draws a die around a centre: pips for 1 to 6, otherwise a number; undefined is a hidden die. */
export function die(x: number, y: number, size: number, value: number | undefined, side: Side = 'none'): Item[] {
  const { colour, corners, deep } = sideStyle(side);
  const face = value === undefined ? deep : mix(colour, '#ffffff', 0.75);
  const bounds = around(x, y, size);
  const hasPips = value !== undefined && value >= 1 && value <= 6;
  return [
    rect(bounds, { fill: face, stroke: colour, thick: size / 16, radius: size / 6, corners }),
    ...(hasPips
      ? pips(x, y, size, value)
      : [
          text(bounds, value ?? '?', {
            size: Math.max(FONT_SIZES.min, size * 0.55),
            weight: 700,
            align: 'centre',
            colour: value === undefined ? colour : COLOURS.night,
          }),
        ]),
  ];
}

/** Draws a token of a side around a centre, with a word or number on it. */
export function token(x: number, y: number, radius: number, side: Side, words: string | number = ''): Item[] {
  const { colour, shape } = sideStyle(side);
  const size = Math.max(FONT_SIZES.min, radius);
  return [
    piece(x, y, radius, shape, {
      fill: { down: [mix(colour, '#ffffff', 0.3), colour] },
      stroke: COLOURS.night,
      thick: 2,
    }),
    ...(words === ''
      ? []
      : [text(around(x, y, radius * 1.7), words, { size, weight: 700, align: 'centre', colour: COLOURS.night })]),
  ];
}

/** Suits of playing cards, whose names are also icons. */
export const SUITS = ['clubs', 'diamonds', 'hearts', 'spades'] as const;
/** Suit of a playing card. */
export type Suit = (typeof SUITS)[number];

/** Draws a playing card: its rank in the corner, its suit in the middle. Without a rank and suit, its back. */
export function playingCard(bounds: Box, shown?: { readonly rank: string; readonly suit: Suit }): Item[] {
  const { x, y, width, height } = bounds;
  const radius = width / 9;
  if (!shown) {
    const back = { fill: mix(COLOURS.night, COLOURS.own, 0.4), stroke: COLOURS.text, thick: 3, radius };
    return [rect(bounds, back), icon('spades', x + width / 2, y + height / 2, width * 0.5, { colour: COLOURS.own })];
  }
  const colour = shown.suit === 'hearts' || shown.suit === 'diamonds' ? '#c01f3a' : COLOURS.night;
  const size = Math.max(FONT_SIZES.min, width * 0.38);
  return [
    rect(bounds, { fill: COLOURS.text, stroke: COLOURS.line, thick: 1.5, radius }),
    text(box(x + width * 0.08, y + height * 0.03, width * 0.6, size * 1.2), shown.rank, { size, weight: 700, colour }),
    icon(shown.suit, x + width / 2, y + height * 0.63, width * 0.6, { colour }),
  ];
}
