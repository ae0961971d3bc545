import {
  around,
  type Box,
  box,
  type Colour,
  cellNoise,
  fade,
  type Item,
  icon,
  layer,
  mix,
  path,
  piece,
  rect,
  tiles,
} from '@longtable/kit/picture';
import { THINGS } from './icons.ts';

const BRICK = { width: 31, height: 26 } as const;
const FLOOR = 54;

/** Draws a vault of bricks with a floor, and torches at these x coordinates. */
export function vault({ x: left, y, width, height }: Box, torches: readonly number[]): Item {
  const floor = height - FLOOR;
  const shades = [0, 1, 2, 3].map((at) => mix('#2a2836', '#3b384c', at / 3));
  const brick = (colour: Colour) => [
    rect(box(1, 1, 60, 24), { fill: colour }),
    rect(box(1, 1, 60, 2), { fill: '#ffffff0c' }),
    rect(box(1, 22, 60, 3), { fill: '#00000040' }),
  ];
  const bricks = Array.from({ length: Math.ceil(floor / BRICK.height) }, (_, down) =>
    Array.from({ length: 10 }, (_, across) => `${Math.floor(cellNoise(across, down) * 4)}.`)
      .join('')
      .padStart(20 + (down % 2), '.'),
  );
  const cracks = Array.from(
    { length: 19 },
    (_, at) => `M${width / 2 + (at - 9) * 60} ${floor}L${width / 2 + (at - 9) * 110} ${height}`,
  );
  return layer(box(left, y, width, height), [
    tiles(-31, 0, BRICK, bricks, Object.fromEntries(shades.map((colour, at) => [at, brick(colour)]))),
    ...Array.from({ length: 6 }, (_, at) =>
      rect(box(0, floor + at * 9, width, 9), { fill: mix('#332c33', '#18161c', at / 5) }),
    ),
    path(`${cracks.join('')}M0 ${floor + 22}L${width} ${floor + 22}`, { stroke: '#00000050', thick: 1.5 }),
    rect(box(0, floor - 4, width, 5), { fill: '#00000066' }),
    ...torches.flatMap((x) => [
      light(x, 62, 120, '#ffb05a'),
      icon(THINGS.torch, x, 74, 44, { colour: '#ffcf8a', to: '#7a4a2a', turn: -45 }),
    ]),
  ]);
}

/** Draws light as fading rings. A gradient would be dithered, which makes files large. */
export function light(x: number, y: number, reach: number, colour: Colour): Item {
  const rings = Array.from({ length: 14 }, (_, at) => 1 - at / 14);
  return layer(
    around(x, y, 2 * reach),
    rings.map((share) => piece(reach, reach, reach * share, 'circle', { fill: fade(colour, 0.034) })),
  );
}
