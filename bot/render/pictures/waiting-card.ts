import { capital } from '@longtable/kit';
import {
  type Box,
  box,
  columns,
  compose,
  head,
  type Item,
  medallion,
  mix,
  type Picture,
  panel,
  paragraphs,
  SIGNS,
  SIZES,
  type Side,
  TONES,
  text,
  WIDTH,
} from '@longtable/kit/picture';

/** A seat of a table that waits. */
export interface WaitingSeat {
  readonly name: string;
  /** Somebody sits there; otherwise it is free, or kept for whoever was asked. */
  readonly isTaken: boolean;
  /** Whose look it has; nobody's as long as seats are drawn by lot. */
  readonly side: Side;
}

/** A seat with its gap. */
const SEAT = 74;
const HEAD = 40;

/** A table that waits as a card: who sits there, which seats are free, and what is played. */
export function waitingCard(title: string, seats: readonly WaitingSeat[], terms: readonly string[]): Picture {
  const wide = Math.min(2, seats.length);
  const rows = Math.ceil(seats.length / wide);
  const words = paragraphs(HEAD + 10 + rows * SEAT + 4, terms, { weight: 500, tone: TONES.soft });
  const places = Array.from({ length: rows }, (_, row) =>
    columns(box(12, HEAD + 10 + row * SEAT, WIDTH - 24, SEAT - 8), wide),
  ).flat();
  return compose(
    HEAD + 10 + rows * SEAT + words.height + 14,
    [mix(TONES.ground, TONES.gold, 0.1), TONES.ground],
    [
      ...head(SIGNS.waits, title),
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
      size: SIZES.head,
      weight: isTaken ? 700 : 500,
      tone: isTaken ? TONES.text : TONES.soft,
      lines: 2,
      mayCut: true,
    }),
  ];
}
