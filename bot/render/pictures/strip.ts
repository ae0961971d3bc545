import { box, COLOURS, FONT_SIZES, icon, PICTURE_WIDTH, type Picture, rect, SIGNS, text } from '@longtable/kit/picture';

/** Height of the caption below a frame, in pixels. */
const STRIP_HEIGHT = 74;
const TEXT_WIDTH = 424;

/** Caption of a frame: story lines and progress. */
export interface Caption {
  readonly lines: readonly string[];
  readonly at: number;
  readonly of: number;
}

/** Adds the caption and the progress bar below a board. */
export function toFrame({ items, ...board }: Picture, { lines, at, of }: Caption, high: number): Picture {
  const [first = '', second = ''] = lines;
  const line = second === '' ? box(60, high + 5, TEXT_WIDTH, STRIP_HEIGHT - 5) : box(60, high + 10, TEXT_WIDTH, 32);
  const look = { minSize: FONT_SIZES.min, mayCut: true } as const;
  return {
    ...board,
    height: high + STRIP_HEIGHT,
    items: [
      ...items,
      rect(box(0, high, PICTURE_WIDTH, STRIP_HEIGHT), { fill: '#0d0e13' }),
      rect(box(0, high, PICTURE_WIDTH, 5), { fill: COLOURS.raised }),
      rect(box(0, high, (PICTURE_WIDTH * at) / of, 5), { fill: COLOURS.gold }),
      icon(SIGNS.film, 30, high + 40, 32, { colour: COLOURS.gold }),
      text(line, first, { ...look, size: FONT_SIZES.head, weight: 700, lines: second === '' ? 2 : 1 }),
      text(box(60, high + 40, TEXT_WIDTH, 28), second, { ...look, weight: 500, colour: COLOURS.soft }),
      text(box(490, high + 5, 58, STRIP_HEIGHT - 5), `${at}/${of}`, {
        weight: 700,
        colour: COLOURS.soft,
        align: 'right',
      }),
    ],
  };
}
