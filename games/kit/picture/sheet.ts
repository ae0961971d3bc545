import type { Box, Shape } from './ink.ts';
import { rectangle } from './shapes.ts';

/** How wide all pictures are: legible on a phone at half the size, and whole in Discord's column on a desk. */
const WIDTH = 720;
const MARGIN = 20;
const GAP = 12;

/** Something in a picture that takes up the whole width. */
export interface Block {
  readonly height: number;
  draw(box: Box): Shape;
}

/** A whole picture: blocks one below the other. */
export function sheet(blocks: readonly Block[]): string {
  let y = MARGIN;
  const shapes = blocks.map(({ height, draw }) => {
    const shape = draw({ x: MARGIN, y, width: WIDTH - 2 * MARGIN, height });
    y += height + GAP;
    return shape;
  });
  const height = Math.ceil(y - GAP + MARGIN);
  const ground = rectangle({ x: 0, y: 0, width: WIDTH, height }, { fill: 'ground', radius: 18 });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" font-family="DejaVu Sans">${ground}${shapes.join('')}</svg>`;
}
