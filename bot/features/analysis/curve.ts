import type { Seat } from '@longtable/kit';
import {
  box,
  COLOURS,
  compose,
  FONT_SIZES,
  fade,
  group,
  header,
  type Item,
  mix,
  PICTURE_WIDTH,
  type Picture,
  panel,
  path,
  piece,
  plate,
  rect,
  SIGNS,
  sideStyle,
  text,
} from '@longtable/kit/picture';
import { type Analysis, sampleEvenly } from './record.ts';

const BARS = '▁▂▃▄▅▆▇█';
/** Number of bars that fit a line on a phone. */
const MAX_BARS = 20;
/** Thickness of a curve in pixels. */
const THICKNESS = 4;
const [LEFT, TOP, WIDTH, HEIGHT] = [58, 66, PICTURE_WIDTH - 78, 200];

interface CurveLabels {
  readonly title: string;
  readonly subtitle: string;
  readonly names: readonly string[];
  /** Seat whose curve is drawn in games for one or two. Larger games have a curve per seat. */
  readonly seat: Seat;
}

/** Returns the win chances of a seat per move. */
export function curveOf({ winChances }: Analysis, seat = 0): number[] {
  return winChances.map(({ outlook }) => outlook[seat] ?? 0);
}

/** Returns a curve as a line of at most MAX_BARS block characters. */
export function barsOf(curve: readonly number[]): string {
  return sampleEvenly(curve, MAX_BARS)
    .map((value) => BARS[Math.min(BARS.length - 1, Math.floor(value * BARS.length))])
    .join('');
}

/** Draws the win chances over the course of a game, with the turning points. */
export function drawCurve(analysis: Analysis, { title, subtitle, names, seat: of }: CurveLabels): Picture {
  const { winChances, turningPoints } = analysis;
  const last = Math.max(1, winChances.at(-1)?.move ?? 1, ...turningPoints.map(({ move }) => move));
  const x = (move: number) => LEFT + (WIDTH * move) / last;
  const y = (share: number) => TOP + HEIGHT * (1 - share);
  const seats = names.length > 2 ? [...names.keys()] : [of];
  /** Returns the height of a curve at an index, below the equal ones of earlier seats. */
  const heightOf = (seat: number, at: number) => {
    const share = winChances[at]?.outlook[seat] ?? 0.5;
    const isEqual = (other: number) => Math.abs((winChances[at]?.outlook[other] ?? 0) - share) * HEIGHT < THICKNESS;
    return y(share) + THICKNESS * seats.filter((other) => other < seat && isEqual(other)).length;
  };
  const pointsOf = (seat: number) => winChances.map(({ move }, at) => ({ x: x(move), y: heightOf(seat, at) }));
  const heightAt = (seat: number, move: number) => {
    const at = winChances.findLastIndex((winChance) => winChance.move <= move);
    return heightOf(names.length > 2 ? seat : of, Math.max(0, at));
  };
  return compose(
    TOP + HEIGHT + 62,
    [mix(COLOURS.ground, COLOURS.gold, 0.08), COLOURS.ground],
    [
      ...header(SIGNS.seen, title, subtitle),
      panel(box(LEFT - 4, TOP - 6, WIDTH + 8, HEIGHT + 12), { radius: 10 }),
      ...[0, 0.5, 1].flatMap((share) => [
        rect(box(LEFT, y(share) - 1, WIDTH, 2), { fill: fade(COLOURS.line, 0.6) }),
        text(box(4, y(share) - 12, LEFT - 12, 24), `${100 * share}%`, {
          size: FONT_SIZES.min,
          colour: COLOURS.soft,
          align: 'right',
        }),
      ]),
      ...ticksOf(last).map((move) =>
        text(box(x(move) - 30, TOP + HEIGHT + 8, 60, 22), move, {
          size: FONT_SIZES.min,
          colour: COLOURS.soft,
          align: 'centre',
        }),
      ),
      ...seats.flatMap((seat) => line(pointsOf(seat), seat, seats.length === 1)),
      ...turningPoints.flatMap(({ move, seat }, at) =>
        plate(x(move), heightAt(seat, move), at + 1, {
          colour: sideStyle(seat).colour,
          shape: sideStyle(seat).shape,
          radius: 13,
        }),
      ),
      ...legend(seats.map((seat) => ({ seat, name: names[seat] ?? '' }))),
    ],
  );
}

/** Returns about five round numbers of moves up to the last. */
export function ticksOf(last: number): number[] {
  const step = [1, 2, 5, 10, 20, 50, 100, 200, 500].find((each) => last / each <= 6) ?? 1000;
  return Array.from({ length: Math.floor(last / step) }, (_, at) => (at + 1) * step);
}

function line(points: readonly { readonly x: number; readonly y: number }[], seat: number, isFilled: boolean): Item[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return [];
  const { colour } = sideStyle(seat);
  const outline = points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
  const area = `${outline}L${last.x.toFixed(1)} ${TOP + HEIGHT}L${first.x.toFixed(1)} ${TOP + HEIGHT}Z`;
  return [
    ...(isFilled ? [path(area, { fill: fade(colour, 0.22) })] : []),
    path(outline, { stroke: colour, thick: THICKNESS }),
  ];
}

function legend(lines: readonly { readonly seat: Seat; readonly name: string }[]): Item[] {
  const wide = (PICTURE_WIDTH - 28) / Math.max(1, lines.length);
  return lines.map(({ seat, name }, at) =>
    group(
      [
        piece(14, 14, 9, sideStyle(seat).shape, { fill: sideStyle(seat).colour }),
        text(box(30, 2, wide - 36, 24), name, { size: FONT_SIZES.small, weight: 500, mayCut: true }),
      ],
      { x: 14 + at * wide, y: TOP + HEIGHT + 31 },
    ),
  );
}
