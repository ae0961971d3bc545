import {
  type Box,
  box,
  COLOURS,
  type Colour,
  type Item,
  icon,
  inset,
  mix,
  type Picture,
  type PlacedBlow,
  path,
  rect,
  SIGNS,
  text,
} from '@longtable/kit/picture';

const SHADE = '#07080cbc';
const RADIUS = 10;
/** Minimum and maximum size of a burst in pixels. */
const BURST = { min: 64, max: 92 } as const;
/** Minimum length of an arrow in pixels. Between adjacent boxes there is none. */
const MIN_ARROW = 16;

/** Draws blows over a picture: actors are framed, everything but actors and targets is dark, targets have bursts. */
export function withBlows(picture: Picture, blows: readonly PlacedBlow[]): Picture {
  const actors = distinct(blows.flatMap(({ actor }) => (actor ? [actor] : [])));
  const targets = [...Map.groupBy(blows, ({ target }) => keyOf(target)).values()];
  const boxes = distinct([...actors, ...blows.map(({ target }) => target)]);
  const bursts = targets.map((hits) => burstOf(hits, boxes, picture));
  return {
    ...picture,
    items: [
      ...picture.items,
      path(`M0 0H${picture.width}V${picture.height}H0z${boxes.map(holePath).join('')}`, { fill: SHADE }),
      ...bursts.flatMap((one) => frame(one.target, colourOf(one.number, one.icon), 3)),
      ...actors.flatMap((one) => frame(one, COLOURS.gold, 5)),
      ...targets.flatMap((hits, at) => hits.flatMap(({ actor }) => (actor ? arrow(actor, bursts[at]!) : []))),
      ...bursts.flatMap(burst),
    ],
  };
}

function keyOf({ x, y, width, height }: Box): string {
  return [x, y, width, height].join();
}

function distinct(boxes: readonly Box[]): Box[] {
  return [...new Map(boxes.map((one) => [keyOf(one), one])).values()];
}

/** Returns a round rectangle as a path in the direction that cuts a hole. */
function holePath({ x, y, width, height }: Box): string {
  const r = Math.min(RADIUS, width / 2, height / 2);
  const arc = (right: number, down: number) => `a${r} ${r} 0 0 0 ${right} ${down}`;
  return `M${x + r} ${y}${arc(-r, r)}v${height - 2 * r}${arc(r, r)}h${width - 2 * r}${arc(r, -r)}v${2 * r - height}${arc(-r, -r)}z`;
}

function frame(bounds: Box, stroke: Colour, thick: number): Item[] {
  return [
    rect(inset(bounds, -1), { stroke: COLOURS.night, thick: thick + 4, radius: RADIUS + 1 }),
    rect(inset(bounds, -1), { stroke, thick, radius: RADIUS + 1 }),
  ];
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Burst around a centre with the sum of the numbers of its blows, or their icon. */
interface Burst extends Point, Pick<PlacedBlow, 'number' | 'icon' | 'target'> {
  /** Size in pixels, 0 if there is nothing to show. */
  readonly size: number;
}

function burstOf(hits: readonly PlacedBlow[], boxes: readonly Box[], { width, height }: Picture): Burst {
  const { target, icon: sign } = hits[0]!;
  const numbers = hits.flatMap((hit) => (hit.number === undefined ? [] : [hit.number]));
  const number = numbers.length > 0 ? numbers.reduce((sum, each) => sum + each, 0) : undefined;
  const least = Math.min(target.width, target.height);
  const isEmpty = number === undefined && sign === undefined;
  const size = isEmpty ? 0 : within(least * 0.9, BURST.min, BURST.max);
  const middle = centreOf(target);
  // The burst of a small piece is beside it, away from the others, so that the piece stays visible.
  const isSmall = Math.max(target.width, target.height) < BURST.min;
  const shift = isSmall ? (size + least) / 2 - least * 0.3 : 0;
  const way = directionFrom(boxes.filter((one) => keyOf(one) !== keyOf(target)).map(centreOf), middle);
  return {
    target,
    number,
    icon: sign,
    size,
    x: within(middle.x + way.x * shift, size / 2, width - size / 2),
    y: within(middle.y + way.y * shift, size / 2, height - size / 2),
  };
}

/** Returns the direction from the middle of other points to a point, upwards if there are none. */
function directionFrom(others: readonly Point[], { x, y }: Point): Point {
  const sum = others.reduce((all, one) => ({ x: all.x + x - one.x, y: all.y + y - one.y }), { x: 0, y: 0 });
  const length = Math.hypot(sum.x, sum.y);
  return length < 1 ? { x: 0, y: -1 } : { x: sum.x / length, y: sum.y / length };
}

function within(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), Math.max(min, max));
}

function centreOf({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

/** Draws a curved arrow from an actor to the burst in a target, or to the edge of the target. */
function arrow(actor: Box, { size, target }: Burst): Item[] {
  const [centre, middle] = [centreOf(actor), centreOf(target)];
  const far = Math.hypot(middle.x - centre.x, middle.y - centre.y);
  const way = directionFrom([centre], middle);
  const end = far - Math.min(reachOf(target, way) - 6, size > 0 ? size * 0.36 : far);
  const start = reachOf(actor, way) + 3;
  if (end - start < MIN_ARROW) return [];
  const at = (along: number, aside = 0): Point => ({
    x: centre.x + way.x * along - way.y * aside,
    y: centre.y + way.y * along + way.x * aside,
  });
  const bend = Math.min(36, (end - start) * 0.18);
  const [begin, turn, tip] = [at(start), at((start + end) / 2, bend), at(end)];
  const head = Math.min(24, end - start);
  const back = at(end - head, (bend * 2 * head) / (end - start));
  const [dx, dy] = [((tip.x - back.x) / head) * 12, ((tip.y - back.y) / head) * 12];
  const line = `M${point(begin)}Q${point(turn)} ${point(back)}`;
  return [
    path(line, { stroke: COLOURS.night, thick: 12 }),
    path(`M${point(tip)}L${back.x - dy} ${back.y + dx}L${back.x + dy} ${back.y - dx}z`, {
      fill: COLOURS.gold,
      stroke: COLOURS.night,
      thick: 4,
    }),
    path(line, { stroke: COLOURS.gold, thick: 6 }),
  ];
}

function point({ x, y }: Point): string {
  return `${x} ${y}`;
}

/** Returns the distance from the centre of a box to its edge in a direction. */
function reachOf({ width, height }: Box, way: Point): number {
  return Math.min(width / 2 / Math.max(1e-6, Math.abs(way.x)), height / 2 / Math.max(1e-6, Math.abs(way.y)));
}

function burst({ x, y, size, number, icon: sign }: Burst): Item[] {
  if (size === 0) return [];
  const colour = colourOf(number, sign);
  const shown = number === 0 ? SIGNS.defence : number === undefined ? sign : undefined;
  const words = number ? `${number < 0 ? '−' : '+'}${Math.abs(number)}` : '';
  return [
    icon(SIGNS.hit, x, y, size, { colour: mix(colour, '#ffffff', 0.12), to: mix(colour, '#000000', 0.3), edge: 4 }),
    ...(shown ? [icon(shown, x, y, size * 0.42, { colour: '#ffffff', edge: 3.5 })] : []),
    text(box(x - 48, y - 22, 96, 44), words, {
      size: Math.round(18 + size * 0.14),
      weight: 700,
      align: 'centre',
      edge: 3.5,
    }),
  ];
}

function colourOf(number: number | undefined, sign: string | undefined): Colour {
  if (number === undefined) return sign === SIGNS.deadly ? '#e5484d' : sign === SIGNS.cancel ? '#6b7086' : '#d59a2c';
  return number === 0 ? '#5b7ea8' : number < 0 ? '#e5484d' : '#2fae74';
}
