import {
  bar,
  box,
  COLOURS,
  card,
  compose,
  group,
  type Item,
  icon,
  layer,
  medallion,
  panel,
  piece,
  rect,
  row,
  stat,
  text,
  tiles,
} from '@longtable/kit/picture';
import { loadImage } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { draw, encodePng } from './png.ts';

const sheet = (...items: Item[]) => compose(100, [COLOURS.ground], items);

test('encodes a picture as PNG of its size', async () => {
  const png = encodePng(draw(sheet(rect(box(0, 0, 50, 50), { fill: '#ff0000' }))));
  expect(png.toString('latin1', 1, 4)).toBe('PNG');
  const image = await loadImage(png);
  expect([image.width, image.height]).toEqual([560, 100]);
});

test('draws every kind of item', () => {
  const place = box(10, 10, 80, 60);
  const red = [rect(box(0, 0, 30, 30), { fill: '#ff0000' })];
  const items: Item[] = [
    rect(place, {
      fill: { glow: ['#ff0000', '#00ff00'] },
      hatch: '#0000ff',
      radius: 8,
      corners: 'cut',
      stroke: '#ffffff',
      dash: [3, 3],
    }),
    piece(50, 40, 20, 'star', { fill: '#ff0000' }),
    { kind: 'path', d: 'M10 10L90 10L50 60Z', fill: { across: ['#ff0000', '#00ff00'] }, stroke: '#ffffff' },
    text(place, 'words'),
    row(place, stat('hearts', 12, COLOURS.life)),
    icon('hearts', 50, 40, 40, { to: '#000000', edge: 2, turn: 45, flip: true, alpha: 0.5 }),
    bar(place, 3, 10, { loss: 2, icon: 'hearts' }),
    card(place, 1, { hue: '#aa3322', name: 'Limpet', icon: 'snail', ready: true }),
    card(place, 0, { hue: '#aa3322', back: true, dim: true }),
    panel(place, { side: 1, hatch: '#ffffff' }),
    medallion(50, 40, 20, 3, { icon: 'hearts', active: true }),
    group(red, { x: 20, y: 20, scale: 2, turn: 10, alpha: 0.5, clip: box(0, 0, 20, 20) }),
    layer(place, red),
    tiles(10, 10, { width: 30, height: 30 }, ['a.', '.a'], { a: red }),
  ];
  const empty = encodePng(draw(sheet()));
  for (const item of items) expect(encodePng(draw(sheet(item))).equals(empty), item.kind).toBe(false);
});
