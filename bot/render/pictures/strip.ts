import { box } from '../../../games/kit/picture/box.ts';
import type { Picture } from '../../../games/kit/picture/items.ts';
import { icon, rect, text } from '../../../games/kit/picture/make.ts';
import { SIZES, TONES, WIDTH } from '../../../games/kit/picture/palette.ts';
import { SIGNS } from '../../../games/kit/picture/signs.ts';

/** How high the strip below a film is. */
const STRIP = 74;

/** What is said below a frame of a film, and how far the film is. */
export interface Caption {
  readonly lines: readonly string[];
  readonly at: number;
  readonly of: number;
}

/** A frame of a film: the board, and below it what happened and how far the film is. */
export function filmed({ items, ...board }: Picture, { lines, at, of }: Caption, high: number): Picture {
  const [first = '', second = ''] = lines;
  const line = second === '' ? box(60, high + 5, 400, STRIP - 5) : box(60, high + 10, 400, 32);
  return {
    ...board,
    height: high + STRIP,
    items: [
      ...items,
      rect(box(0, high, WIDTH, STRIP), { fill: '#0d0e13' }),
      rect(box(0, high, WIDTH, 5), { fill: TONES.raised }),
      rect(box(0, high, (WIDTH * at) / of, 5), { fill: TONES.gold }),
      icon(SIGNS.film, 30, high + 40, 32, { tone: TONES.gold }),
      text(line, first, { size: SIZES.head, weight: 700, mayCut: true, lines: second === '' ? 2 : 1 }),
      text(box(60, high + 40, 400, 28), second, { weight: 500, tone: TONES.soft, mayCut: true }),
      text(box(466, high + 5, 82, STRIP - 5), `${at}/${of}`, { weight: 700, tone: TONES.soft, align: 'right' }),
    ],
  };
}
