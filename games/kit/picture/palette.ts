import type { Colour, Corners, Outline } from './items.ts';

/** Width of all pictures in pixels, legible on a phone at half the size. */
export const PICTURE_WIDTH = 560;

/**
 * Maximum height of all pictures in pixels. Discord scales a single image down to 550 by 350 on a desktop, so lower
 * pictures are larger there.
 */
export const MAX_PICTURE_HEIGHT = 480;

/** Colours of all pictures, for Discord's dark and light themes. */
export const COLOURS = {
  /** Edges, and text on light backgrounds. */
  night: '#14151b',
  ground: '#1d1f29',
  panel: '#282b38',
  raised: '#363a4b',
  line: '#52576b',
  text: '#f2f3f5',
  soft: '#b9becb',
  own: '#5db0ff',
  other: '#ffab4f',
  none: '#c3c8d4',
  good: '#3ecf8e',
  warn: '#ffc14d',
  bad: '#ff7b7b',
  magic: '#c3a2ff',
  /** Players who may act, and treasure. */
  gold: '#ffd166',
  /** Icons of attack, defence and life beside their numbers. */
  attack: '#ff9d8f',
  defence: '#a9cdf5',
  life: '#6fe3a8',
  water: '#4cc3ff',
  ice: '#c9f1ff',
  fire: '#ff8f57',
  lightning: '#ffe066',
} as const satisfies Record<string, Colour>;

/** Font sizes. Only text that would be cut otherwise is smaller than `small`. */
export const FONT_SIZES = {
  title: 52,
  intent: 32,
  decisive: 27,
  value: 24,
  head: 23,
  label: 20,
  small: 18,
  min: 16,
} as const;

/** Style of a side. Sides differ by shape first and by colour second. */
export interface SideStyle {
  readonly colour: Colour;
  /** Dark background for `colour`. */
  readonly deep: Colour;
  readonly shape: Outline;
  readonly corners: Corners;
}

/** Owner of something: a seat or none. */
export type Side = number | 'none';

/**
 * Styles of the seats in order. The first is also the reader's own or the hero's, the second the enemy's or the
 * monsters'.
 */
const SEATS: readonly SideStyle[] = [
  { colour: COLOURS.own, deep: '#173a5e', shape: 'circle', corners: 'round' },
  { colour: COLOURS.other, deep: '#5a3410', shape: 'hexagon', corners: 'cut' },
  { colour: '#63d9a6', deep: '#12482f', shape: 'octagon', corners: 'round' },
  { colour: '#ff9ecf', deep: '#5c1f41', shape: 'pentagon', corners: 'cut' },
  { colour: '#ffe066', deep: '#54470f', shape: 'diamond', corners: 'round' },
  { colour: '#c3a2ff', deep: '#3b2763', shape: 'triangle', corners: 'cut' },
  { colour: '#7fe3f0', deep: '#12464f', shape: 'shield', corners: 'round' },
  { colour: '#ff8a80', deep: '#5e1c18', shape: 'star', corners: 'cut' },
];

const NO_SIDE: SideStyle = { colour: COLOURS.none, deep: '#3b3f4d', shape: 'square', corners: 'round' };

/** Returns the style of a side. The styles repeat after eight seats. */
export function sideStyle(side: Side): SideStyle {
  return side === 'none' ? NO_SIDE : (SEATS[side % SEATS.length] ?? NO_SIDE);
}

/** Mixes two colours: `share` of the way from the first to the second. */
export function mix(from: Colour, to: Colour, share: number): Colour {
  const [a, b] = [partsOf(from), partsOf(to)];
  return `#${a.map((part, at) => hex(part + ((b[at] ?? 0) - part) * share)).join('')}`;
}

/** Returns the colour of every icon in a list: `iconsIn(['frog', 'rat'], COLOURS.other)`. */
export function iconsIn(icons: readonly string[], colour: Colour): Record<string, Colour> {
  return Object.fromEntries(icons.map((icon) => [icon, colour]));
}

/** Returns a colour with an alpha value. */
export function fade(colour: Colour, alpha: number): Colour {
  return `#${colour.slice(1, 7)}${hex(alpha * 255)}`;
}

/** Returns the colour of a health value: `bad` up to a quarter of `max`, `warn` up to a half, else `good`. */
export function healthColour(value: number, max: number): Colour {
  if (4 * value <= max) return COLOURS.bad;
  return 2 * value <= max ? COLOURS.warn : COLOURS.good;
}

/** Returns a number from 0 to 1 that is constant for a cell, so that textures do not change between pictures. */
export function cellNoise(x: number, y: number, salt = 0): number {
  let bits = (x * 374761393 + y * 668265263 + salt * 2147483647) | 0;
  bits = Math.imul(bits ^ (bits >>> 13), 1274126177);
  return ((bits ^ (bits >>> 16)) >>> 0) / 4294967296;
}

function partsOf(colour: Colour): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}

function hex(part: number): string {
  return Math.round(part).toString(16).padStart(2, '0');
}

/** Icons with the same meaning in all games. */
export const SIGNS = {
  attack: 'broadsword',
  defence: 'shield',
  life: 'hearts',
  hurt: 'broken-heart',
  mana: 'crystal-shine',
  pile: 'card-draw',
  hand: 'poker-hand',
  steps: 'boot-prints',
  actions: 'power-lightning',
  secrets: 'envelope',
  chips: 'two-coins',
  level: 'rank-3',
  asleep: 'night-sleep',
  waits: 'hourglass',
  focus: 'meditation',
  breaks: 'breaking-chain',
  calm: 'check-mark',
  warn: 'hazard-sign',
  deadly: 'death-skull',
  seen: 'semi-closed-eye',
  further: 'plain-arrow',
  blow: 'crossed-swords',
  hit: 'bright-explosion',
  water: 'droplets',
  ice: 'snowflake-2',
  fire: 'flame',
  lightning: 'power-lightning',
  king: 'queen-crown',
  crown: 'crown',
  laurels: 'laurels',
  trophy: 'trophy',
  film: 'film-strip',
  dice: 'perspective-dice-six-faces-five',
  cancel: 'cancel',
  hint: 'light-bulb',
  back: 'return-arrow',
  more: 'hamburger-menu',
  again: 'cycle',
  share: 'megaphone',
} as const satisfies Record<string, string>;
