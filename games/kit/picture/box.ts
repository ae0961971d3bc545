/** Rectangle in pixels from the upper left corner. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Makes a box: `box(0, 0, 560, 40)`. */
export function box(x: number, y: number, width: number, height: number): Box {
  return { x, y, width, height };
}

/** Returns a box around a centre. */
export function around(x: number, y: number, width: number, height = width): Box {
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** Returns a box that is smaller on all sides. */
export function inset({ x, y, width, height }: Box, across: number, down = across): Box {
  return { x: x + across, y: y + down, width: Math.max(0, width - 2 * across), height: Math.max(0, height - 2 * down) };
}

/** Divides a box into a row of boxes of the same width. */
export function columns(box: Box, count: number, gap = 8): Box[] {
  const width = (box.width - gap * (count - 1)) / count;
  return Array.from({ length: count }, (_, index) => ({ ...box, x: box.x + index * (width + gap), width }));
}
