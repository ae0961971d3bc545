import { type Box, box, type Item, itemsOf, type Picture, type PlacedItem, placesIn } from '@longtable/kit/picture';

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
export function avoidedIn(picture: Picture, lit: readonly Box[]): Avoided[] {
  const details = [...itemsOf(picture)].flatMap(detailsOf).map((one) => {
    const isLit = lit.some((by) => overlap(one, by) > 0);
    return isLit ? one : { ...one, cost: Math.min(one.cost, COSTS.dark) };
  });
  const places = [...placesIn(picture).values()].flat();
  const others = places.filter((one) => !lit.some(({ x, y }) => x === one.x && y === one.y));
  return [...details, ...others.map((one) => ({ ...one, cost: COSTS.other }))];
}

/** Returns an area that is already drawn over the picture. */
export function drawnOver(bounds: Box): Avoided {
  return { ...bounds, cost: COSTS.drawn };
}

function detailsOf({ item, x, y, scale }: PlacedItem): Avoided[] {
  return boxesOf(item).map((one) => ({
    ...box(x + one.x * scale, y + one.y * scale, one.width * scale, one.height * scale),
    cost: one.cost,
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
export function coverage(bounds: Box, avoided: readonly Avoided[]): number {
  return avoided.reduce((sum, one) => sum + overlap(bounds, one) * one.cost, 0);
}

/** Returns the box of a size that is partly on the target, is inside the picture and covers the least. */
export function freeBoxAt(
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

export function centreOf({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 };
}
