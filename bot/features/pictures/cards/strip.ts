import {
  box,
  COLOURS,
  FONT_SIZES,
  group,
  type Item,
  icon,
  PICTURE_WIDTH,
  type Picture,
  rect,
  SIGNS,
  text,
} from '@longtable/kit/picture';
import { fitLabel } from '../canvas/fit.ts';

/** Height of the caption below a frame, in pixels. */
const STRIP_HEIGHT = 74;
const TEXT = { x: 60, width: 424, height: STRIP_HEIGHT - 5 } as const;

/** Returns a picture in another height: centred, and smaller if it is too high. */
export function fitHeight(picture: Picture, height: number): Picture {
  if (picture.height === height) return picture;
  const scale = Math.min(1, height / picture.height);
  const [x, y] = [(picture.width * (1 - scale)) / 2, (height - picture.height * scale) / 2];
  const clip = box(0, 0, picture.width, picture.height);
  return { ...picture, height, items: [group(picture.items, { x, y, scale, clip })] };
}

/** Caption of a frame: story lines, the most important one first, and progress. */
export interface Caption {
  readonly lines: readonly string[];
  readonly at: number;
  readonly of: number;
}

/** Adds the caption and the progress bar below a board. */
export function toFrame({ items, height: high, ...board }: Picture, { lines, at, of }: Caption): Picture {
  return {
    ...board,
    height: high + STRIP_HEIGHT,
    items: [
      ...items,
      rect(box(0, high, PICTURE_WIDTH, STRIP_HEIGHT), { fill: '#0d0e13' }),
      rect(box(0, high, PICTURE_WIDTH, 5), { fill: COLOURS.raised }),
      rect(box(0, high, (PICTURE_WIDTH * at) / of, 5), { fill: COLOURS.gold }),
      icon(SIGNS.film, 30, high + 40, 32, { colour: COLOURS.gold }),
      ...words(high + 5, lines),
      text(box(490, high + 5, 58, TEXT.height), `${at}/${of}`, {
        weight: 700,
        colour: COLOURS.soft,
        align: 'right',
      }),
    ],
  };
}

/** Draws the first line large, in up to two lines, or three if it is long. The second one follows only if each fits a line. */
function words(y: number, [first = '', second = '']: readonly string[]): Item[] {
  const style = { size: FONT_SIZES.head, weight: 700, mayCut: true } as const;
  const inLines = (lines: number, minSize: number) => text({ ...TEXT, y }, first, { ...style, lines, minSize });
  const inTwo = inLines(2, FONT_SIZES.small);
  const large = fitLabel(inTwo).isCut ? inLines(3, FONT_SIZES.min) : inTwo;
  const small = text(box(TEXT.x, y + 36, TEXT.width, 26), second, { weight: 500, colour: COLOURS.soft, mayCut: true });
  if (second === '' || fitLabel(large).lines.length > 1 || fitLabel(small).isCut) return [large];
  return [text(box(TEXT.x, y + 6, TEXT.width, 30), first, style), small];
}
