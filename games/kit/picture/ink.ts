/** A piece of a picture, as SVG. */
export type Shape = string;

/** Where something is drawn, in pixels from the upper left corner. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The colours of all pictures: the ground is their own, so that they read alike in Discord's dark and light themes. */
export const INK = {
  ground: '#22242e',
  panel: '#2f3240',
  line: '#52576b',
  text: '#f2f3f5',
  soft: '#b9becb',
  /** Told apart by colour-blind people too; a letter or a shape always says the same. */
  own: '#5db0ff',
  other: '#ffab4f',
  good: '#3ecf8e',
  bad: '#ff7b7b',
  magic: '#c3a2ff',
  gold: '#ffd166',
  dark: '#14151b',
} as const;

export type Tone = keyof typeof INK;

/** A box that is smaller on all sides. */
export function inset({ x, y, width, height }: Box, across: number, down = across): Box {
  return { x: x + across, y: y + down, width: Math.max(0, width - 2 * across), height: Math.max(0, height - 2 * down) };
}

/** A row of boxes of the same width within a box. */
export function columns(box: Box, count: number, gap = 8): Box[] {
  const width = (box.width - gap * (count - 1)) / count;
  return Array.from({ length: count }, (_, index) => ({ ...box, x: box.x + index * (width + gap), width }));
}

/** A number as SVG takes it. */
export function at(number: number): string {
  return String(Math.round(number * 10) / 10);
}
