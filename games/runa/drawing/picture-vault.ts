import {
  around,
  box,
  type Colour,
  cellNoise,
  fade,
  type Item,
  icon,
  layer,
  mix,
  PICTURE_WIDTH,
  path,
  piece,
  rect,
  tiles,
} from '@longtable/kit/picture';
import { THINGS } from './icons.ts';

const BRICK = { width: 31, height: 26 } as const;
const FLOOR = 74;

/** Draws a vault of bricks with a floor, and torches at these x coordinates. */
export function vault(y: number, height: number, torches: readonly number[]): Item {
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
    (_, at) => `M${280 + (at - 9) * 60} ${floor}L${280 + (at - 9) * 110} ${height}`,
  );
  return layer(box(0, y, PICTURE_WIDTH, height), [
    tiles(-31, 0, BRICK, bricks, Object.fromEntries(shades.map((colour, at) => [at, brick(colour)]))),
    ...Array.from({ length: 9 }, (_, at) =>
      rect(box(0, floor + at * 9, PICTURE_WIDTH, 9), { fill: mix('#332c33', '#18161c', at / 8) }),
    ),
    path(`${cracks.join('')}M0 ${floor + 26}L${PICTURE_WIDTH} ${floor + 26}`, { stroke: '#00000050', thick: 1.5 }),
    rect(box(0, floor - 4, PICTURE_WIDTH, 5), { fill: '#00000066' }),
    ...torches.flatMap((x) => [
      light(x, 84, 160, '#ffb05a'),
      icon(THINGS.torch, x, 98, 58, { colour: '#ffcf8a', to: '#7a4a2a', turn: -45 }),
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
