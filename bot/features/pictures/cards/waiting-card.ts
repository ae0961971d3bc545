import { capital } from '@longtable/kit';
import {
  type Box,
  box,
  COLOURS,
  columns,
  compose,
  FONT_SIZES,
  header,
  type Item,
  medallion,
  mix,
  PICTURE_WIDTH,
  type Picture,
  panel,
  paragraphs,
  SIGNS,
  type Side,
  text,
} from '@longtable/kit/picture';

export interface WaitingSeat {
  readonly name: string;
  /** False for free seats and pending invitations. */
  readonly isTaken: boolean;
  /** Style of the seat. `none` while seats will be shuffled. */
  readonly side: Side;
}

/** Height of a seat with its gap, in pixels. */
const SEAT = 74;
const HEAD = 40;

/** Draws an open table: seats and terms. */
export function waitingCard(title: string, seats: readonly WaitingSeat[], terms: readonly string[]): Picture {
  const wide = Math.min(2, seats.length);
  const rows = Math.ceil(seats.length / wide);
  const words = paragraphs(HEAD + 10 + rows * SEAT + 4, terms, { weight: 500, colour: COLOURS.soft });
  const places = Array.from({ length: rows }, (_, row) =>
    columns(box(12, HEAD + 10 + row * SEAT, PICTURE_WIDTH - 24, SEAT - 8), wide),
  ).flat();
  return compose(
    HEAD + 10 + rows * SEAT + words.height + 14,
    [mix(COLOURS.ground, COLOURS.gold, 0.1), COLOURS.ground],
    [
      ...header(SIGNS.waits, title),
      ...seats.flatMap((seat, at) => (places[at] ? drawSeat(places[at], seat) : [])),
      ...words.items,
    ],
  );
}

function drawSeat(place: Box, { name, isTaken, side }: WaitingSeat): Item[] {
  const { x, y, width, height } = place;
  const look = isTaken ? { side: 'none' as const } : { dash: [5, 5] };
  return [
    panel(place, { ...look, radius: 12 }),
    medallion(x + 36, y + height / 2, 23, isTaken ? side : 'none', {
      icon: isTaken ? SIGNS.hand : SIGNS.waits,
      ...(!isTaken && { alpha: 0.6 }),
    }),
    text(box(x + 70, y, width - 80, height), capital(name), {
      size: FONT_SIZES.head,
      weight: isTaken ? 700 : 500,
      colour: isTaken ? COLOURS.text : COLOURS.soft,
      lines: 2,
      mayCut: true,
    }),
  ];
}
