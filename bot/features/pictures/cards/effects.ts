import {
  around,
  type Box,
  box,
  COLOURS,
  type Colour,
  type Item,
  icon,
  inset,
  itemsOf,
  mix,
  type Picture,
  type PlacedEffect,
  type PlacedItem,
  path,
  placesIn,
  rect,
  SIGNS,
  text,
} from '@longtable/kit/picture';
import { withLosses } from './bars.ts';

/** Shade over everything that is not lit. */
const SHADE = '#07080c7c';
const RADIUS = 10;
/** Minimum height of a burst with an icon, and minimum and maximum height of one with a number, in pixels. */
const BURST = { icon: 34, min: 46, max: 72 } as const;
/** Number of points of a burst. */
const POINTS = 12;
/** Minimum length of an arrow and of a bent one in pixels. Between adjacent boxes there is only its head. */
const [MIN_ARROW, MIN_BEND] = [16, 60];
/** Places of such a head relative to the border between the boxes, in pixels. It is where it covers the least. */
const SHORT_PLACES = [0, -8, 8].flatMap((along) => [0, -13, 13].map((aside) => ({ along, aside })));

/**
 * Draws effects over a picture: actors are framed, everything but actors and targets is dark unless something only
 * moves, and bursts are partly on the targets, where they cover the least.
 */
export function withEffects(picture: Picture, effects: readonly PlacedEffect[]): Picture {
  const actors = distinct(effects.flatMap(({ actor }) => (actor ? [actor] : [])));
  const targets = [...Map.groupBy(effects, ({ target }) => keyOf(target)).values()];
  const boxes = distinct([
    ...actors,
    ...effects.map(({ target }) => target),
    ...effects.flatMap(({ lit = [] }) => lit),
  ]);
  const avoided = avoidedIn(picture, boxes);
  const arrows = effects.flatMap(({ actor, target }) => (actor ? [arrow(actor, target, avoided)] : []));
  const taken = [...avoided, ...arrows.flatMap(({ covers }) => covers.map(drawnOver))];
  const bursts = targets.map((hits) => {
    const burst = burstOf(hits, taken, picture);
    if (burst) taken.push(drawnOver(burst.bounds));
    return burst;
  });
  return {
    ...picture,
    items: [
      ...withLosses(picture, effects).items,
      ...(isMove(effects)
        ? []
        : [path(`M0 0H${picture.width}V${picture.height}H0z${boxes.map(holePath).join('')}`, { fill: SHADE })]),
      ...actors.flatMap((each) => frame(each, COLOURS.gold, isMove(effects) ? 2 : 4)),
      ...targets.flatMap(([hit]) => frame(hit!.target, colourOf(hit!.number, hit!.icon), isMove(effects) ? 4 : 3)),
      ...arrows.flatMap(({ items }) => items),
      ...bursts.flatMap((each) => (each ? burst(each) : [])),
    ],
  };
}

/** Whether effects only move something. Then the target is more important than the empty place of the actor. */
function isMove(effects: readonly PlacedEffect[]): boolean {
  return effects.every(({ number, icon: sign }) => number === undefined && sign === undefined);
}

function keyOf({ x, y, width, height }: Box): string {
  return [x, y, width, height].join();
}

function distinct(boxes: readonly Box[]): Box[] {
  return [...new Map(boxes.map((each) => [keyOf(each), each])).values()];
}

/** Returns a round rectangle as a path in the direction that cuts a hole. */
function holePath({ x, y, width, height }: Box): string {
  const r = Math.min(RADIUS, width / 2, height / 2);
  const arc = (right: number, down: number) => `a${r} ${r} 0 0 0 ${right} ${down}`;
  return `M${x + r} ${y}${arc(-r, r)}v${height - 2 * r}${arc(r, r)}h${width - 2 * r}${arc(r, -r)}v${2 * r - height}${arc(-r, -r)}z`;
}

function frame(bounds: Box, stroke: Colour, thick: number): Item[] {
  return [
    rect(inset(bounds, -1), { stroke: COLOURS.night, thick: thick + 2, radius: RADIUS + 1 }),
    rect(inset(bounds, -1), { stroke, thick, radius: RADIUS + 1 }),
  ];
}

/** Burst with the sum of the numbers of its effects, or their icon. */
interface Burst extends Pick<PlacedEffect, 'number' | 'icon'> {
  readonly bounds: Box;
  readonly words: string;
  readonly fontSize: number;
}

function burstOf(hits: readonly PlacedEffect[], avoided: readonly Avoided[], picture: Picture): Burst | undefined {
  const { target, icon: sign } = hits[0]!;
  const numbers = hits.flatMap((hit) => (hit.number === undefined ? [] : [hit.number]));
  const number = numbers.length > 0 ? numbers.reduce((sum, each) => sum + each, 0) : undefined;
  if (number === undefined && sign === undefined) return undefined;
  const least = Math.min(target.width, target.height) * 0.6;
  const size = Math.min(BURST.max, Math.max(number ? BURST.min : BURST.icon, least));
  const words = number ? `${number < 0 ? '−' : '+'}${Math.abs(number)}` : '';
  const fontSize = Math.round(18 + size * 0.14);
  const width = Math.max(size, words.length * fontSize * 0.5 + 20);
  return {
    number,
    icon: sign,
    words,
    fontSize,
    bounds: freeBoxAt(target, { width, height: size }, avoided, picture),
  };
}

interface Arrow {
  readonly items: readonly Item[];
  /** Areas that the arrow covers. */
  readonly covers: readonly Box[];
}

/** Draws a curved arrow from an actor to the edge of a target. Between adjacent boxes it is only a head. */
function arrow(actor: Box, target: Box, avoided: readonly Avoided[]): Arrow {
  const [centre, middle] = [centreOf(actor), centreOf(target)];
  const far = Math.hypot(middle.x - centre.x, middle.y - centre.y);
  if (far < 1) return { items: [], covers: [] };
  const way = { x: (middle.x - centre.x) / far, y: (middle.y - centre.y) / far };
  const [start, end] = [reachOf(actor, way) + 3, far - reachOf(target, way) + 6];
  const at = (along: number, aside = 0): Point => ({
    x: centre.x + way.x * along - way.y * aside,
    y: centre.y + way.y * along + way.x * aside,
  });
  if (end - start < MIN_ARROW) {
    const edge = (reachOf(actor, way) + far - reachOf(target, way)) / 2;
    const heads = SHORT_PLACES.map(({ along, aside }) => {
      const { x, y } = at(edge + along, aside);
      const cover = around(x, y, 18);
      const cost = coverage(cover, avoided) + 4 * (Math.abs(along) + Math.abs(aside));
      return { cost, items: [head(at(edge + along + 7, aside), at(edge + along - 6, aside), 8)], covers: [cover] };
    });
    return heads.reduce((best, one) => (one.cost < best.cost ? one : best));
  }
  const bend = end - start < MIN_BEND ? 0 : Math.min(36, (end - start) * 0.18);
  const [begin, turn, tip] = [at(start), at((start + end) / 2, bend), at(end)];
  const length = Math.min(24, end - start);
  const shaftEnd = at(end - length, (bend * 2 * length) / (end - start));
  const line = `M${point(begin)}Q${point(turn)} ${point(shaftEnd)}`;
  return {
    items: [
      path(line, { stroke: COLOURS.night, thick: 12 }),
      head(tip, shaftEnd, 12),
      path(line, { stroke: COLOURS.gold, thick: 6 }),
    ],
    covers: [0.1, 0.3, 0.5, 0.7, 0.9].map((share) => {
      const { x, y } = at(start + (end - start) * share, bend / 2);
      return around(x, y, 24);
    }),
  };
}

function head(tip: Point, back: Point, half: number): Item {
  const length = Math.hypot(tip.x - back.x, tip.y - back.y);
  const [dx, dy] = [((tip.x - back.x) / length) * half, ((tip.y - back.y) / length) * half];
  return path(`M${point(tip)}L${back.x - dy} ${back.y + dx}L${back.x + dy} ${back.y - dx}z`, {
    fill: COLOURS.gold,
    stroke: COLOURS.night,
    thick: 4,
  });
}

function point({ x, y }: Point): string {
  return `${x} ${y}`;
}

/** Returns the distance from the centre of a box to its edge in a direction. */
function reachOf({ width, height }: Box, way: Point): number {
  return Math.min(width / 2 / Math.max(1e-6, Math.abs(way.x)), height / 2 / Math.max(1e-6, Math.abs(way.y)));
}

function burst({ bounds, number, icon: sign, words, fontSize }: Burst): Item[] {
  const { x, y } = centreOf(bounds);
  const colour = colourOf(number, sign);
  const shown = number === 0 ? SIGNS.defence : number === undefined ? sign : undefined;
  return [
    path(starPath(bounds, 1), { fill: colour, stroke: COLOURS.night, thick: 3 }),
    path(starPath(bounds, 0.76), { fill: mix(colour, '#ffffff', 0.22) }),
    ...(shown ? [icon(shown, x, y, bounds.height * 0.52, { colour: '#ffffff', edge: 3 })] : []),
    text(box(x - 60, y - 22, 120, 44), words, { size: fontSize, weight: 700, align: 'centre', edge: 3.5 }),
  ];
}

/** Returns a star that fills a share of a box. */
function starPath(bounds: Box, share: number): string {
  const { x, y } = centreOf(bounds);
  const corners = Array.from({ length: 2 * POINTS }, (_, at) => {
    const [angle, reach] = [(Math.PI * at) / POINTS, (at % 2 === 0 ? 0.5 : 0.37) * share];
    return point({ x: x + Math.sin(angle) * bounds.width * reach, y: y - Math.cos(angle) * bounds.height * reach });
  });
  return `M${corners.join('L')}z`;
}

function colourOf(number: number | undefined, sign: string | undefined): Colour {
  if (number === undefined && sign === undefined) return COLOURS.gold;
  if (number === undefined) return sign === SIGNS.deadly ? '#e5484d' : sign === SIGNS.cancel ? '#6b7086' : '#d59a2c';
  return number === 0 ? '#5b7ea8' : number < 0 ? '#e5484d' : '#2fae74';
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Area that should stay visible, with the cost of covering a pixel of it. */
export interface Avoided extends Box {
  readonly cost: number;
}

/** Costs of covering a pixel. `value` is that of a text with digits in a lit box, `dark` is that of words and faces outside of the lit boxes, `other` that of other places. */
const COSTS = { value: 24, words: 6, presentation: 2.5, dark: 4, other: 1.5, drawn: 8 } as const;
/** Share of a burst that is on its target. */
const OWN = 0.2;
/** Cost of a pixel between the centres of burst and target. */
const FAR = 8;
/** Distance between two candidates in pixels. */
const STEP = 6;
/** Minimum size of an icon or portrait that should stay visible. */
const FACE = 16;

/** Returns the names, numbers, bars and faces of a picture, and the places that are not lit. */
function avoidedIn(picture: Picture, lit: readonly Box[]): Avoided[] {
  const details = [...itemsOf(picture)].flatMap(detailsOf).map((each) => {
    const isLit = lit.some((by) => overlap(each, by) > 0);
    return isLit ? each : { ...each, cost: Math.min(each.cost, COSTS.dark) };
  });
  const places = [...placesIn(picture).values()].flat();
  const others = places.filter((place) => !lit.some(({ x, y }) => x === place.x && y === place.y));
  return [...details, ...others.map((each) => ({ ...each, cost: COSTS.other }))];
}

/** Returns an area that is already drawn over the picture. */
function drawnOver(bounds: Box): Avoided {
  return { ...bounds, cost: COSTS.drawn };
}

function detailsOf({ item, x, y, scale }: PlacedItem): Avoided[] {
  return boxesOf(item).map((each) => ({
    ...box(x + each.x * scale, y + each.y * scale, each.width * scale, each.height * scale),
    cost: each.cost,
  }));
}

function boxesOf(item: Item): Avoided[] {
  switch (item.kind) {
    case 'text': {
      if (item.text === '') return [];
      const { size = 20, align = 'left', lines = 1, x, y, height } = item;
      const width = lines > 1 ? item.width : Math.min(item.width, item.text.length * size * 0.52);
      const high = lines > 1 ? height : Math.min(height, size);
      const spare = item.width - width;
      const left = x + (align === 'left' ? 0 : align === 'right' ? spare : spare / 2);
      return [
        { ...box(left, y + (height - high) / 2, width, high), cost: /\d/.test(item.text) ? COSTS.value : COSTS.words },
      ];
    }
    case 'bar':
    case 'row':
      return [{ ...item, cost: COSTS.words }];
    case 'card':
      return [
        { ...item, height: item.band ?? 24, cost: COSTS.words },
        ...(item.icon ? [faceOf(centreOf(item), item.iconSize ?? FACE)] : []),
      ];
    case 'icon':
      return item.size < FACE ? [] : [faceOf(item, item.size)];
    case 'medallion':
      return item.radius * 2 < FACE ? [] : [faceOf(item, item.radius * 2)];
    default:
      return [];
  }
}

function faceOf({ x, y }: Point, size: number): Avoided {
  return { ...box(x - size / 2, y - size / 2, size, size), cost: COSTS.presentation };
}

function overlap(one: Box, two: Box): number {
  const wide = Math.min(one.x + one.width, two.x + two.width) - Math.max(one.x, two.x);
  const high = Math.min(one.y + one.height, two.y + two.height) - Math.max(one.y, two.y);
  return Math.max(0, wide) * Math.max(0, high);
}

/** Returns what a box covers. */
function coverage(bounds: Box, avoided: readonly Avoided[]): number {
  return avoided.reduce((sum, one) => sum + overlap(bounds, one) * one.cost, 0);
}

/** Returns the box of a size that is partly on the target, is inside the picture and covers the least. */
function freeBoxAt(
  target: Box,
  { width, height }: Pick<Box, 'width' | 'height'>,
  avoided: readonly Avoided[],
  picture: Picture,
): Box {
  const [xs, ys] = [
    positions(target.x, target.width, width, picture.width),
    positions(target.y, target.height, height, picture.height),
  ];
  let best = box(xs[0]!, ys[0]!, width, height);
  let least = Number.POSITIVE_INFINITY;
  for (const x of xs)
    for (const y of ys) {
      const candidate = box(x, y, width, height);
      if (overlap(candidate, target) < Math.min(OWN * width * height, OWN * target.width * target.height)) continue;
      const far = Math.hypot(x + width / 2 - centreOf(target).x, y + height / 2 - centreOf(target).y);
      const cost = coverage(candidate, avoided) + far * FAR;
      if (cost >= least) continue;
      [best, least] = [candidate, cost];
    }
  return best;
}

/** Returns the starts at which a length touches or overlaps a range, inside of `limit`. */
function positions(from: number, length: number, size: number, limit: number): number[] {
  const [low, high] = [Math.max(0, from - size), Math.min(limit - size, from + length)];
  const count = Math.max(1, Math.ceil((high - low) / STEP));
  return Array.from({ length: count + 1 }, (_, at) => low + ((high - low) * at) / count);
}

function centreOf({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 };
}
