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
import { serialise } from '../serialise.ts';
import { fitLabel } from './fit.ts';
import { draw, encodePng } from './png.ts';

const sheet = (...items: Item[]) => compose(100, [COLOURS.ground], items);
/** Returns the colour of a pixel before PNG encoding. */
function pixel(items: Item[], x: number, y: number): string {
  const data = draw(sheet(...items)).data();
  return `#${data.subarray(4 * (y * 560 + x), 4 * (y * 560 + x) + 3).toString('hex')}`;
}

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

test('draws a neutral sign for a missing icon', () => {
  expect(pixel([icon('no-such-icon', 50, 50, 80, { colour: '#ff0000' })], 50, 50)).toBe('#ff0000');
});

test('caches equal layers', () => {
  const one = (fill: '#ff0000' | '#00ff00') => layer(box(5, 5, 20, 20), [rect(box(0, 0, 20, 20), { fill })]);
  expect([one('#ff0000'), one('#ff0000'), one('#00ff00')].map((item) => pixel([item], 10, 10))).toEqual([
    '#ff0000',
    '#ff0000',
    '#00ff00',
  ]);
});

test('round-trips serialised pictures with nested items', () => {
  const set = { a: [rect(box(0, 0, 9, 9), { fill: '#ff0000' })] };
  const map = (rows: readonly string[]) => group([tiles(0, 0, { width: 9, height: 9 }, rows, set)], { x: 3 });
  for (const items of [[], [map(['a '])], [text(box(0, 0, 9, 9), '"\\'), group([map([' a']), map(['aa'])])]])
    expect(JSON.parse(serialise(sheet(...items)))).toEqual(sheet(...items));
});

test.each<[string, number, object]>([
  ['Torchman', 90, { size: 18, isNarrow: false, isCut: false }],
  ['Torchman', 68, { size: 18, isNarrow: true, isCut: false }],
  ['Torchmanns', 74, { size: 16, isNarrow: true, isCut: false }],
  ['Wolfgang Amadeus', 68, { size: 16, isNarrow: true, isCut: true }],
  ['123456789', 52, { isNarrow: true, isCut: false }],
])('fits %s into %d pixels', (words, width, wanted) => {
  expect(fitLabel(text(box(0, 0, width, 24), words, { size: 18, minSize: 16 }))).toMatchObject(wanted);
});

test('wraps words into lines of similar width, and cuts them with an ellipsis between graphemes', () => {
  const two = (words: string, width: number) => fitLabel(text(box(0, 0, width, 40), words, { size: 18, lines: 2 }));
  expect(two('Titan Tractor Farmer', 90).lines).toEqual(['Titan Tractor', 'Farmer']);
  expect(two('Lost in round 9 with the opponent', 220).lines).toEqual(['Lost in round 9', 'with the opponent']);
  expect(fitLabel(text(box(0, 0, 60, 24), 'Ada 👩‍👩‍👧 of the long name')).lines[0]).toMatch(/^Ada.*…$/u);
  expect(fitLabel(text(box(0, 0, 300, 24), 'a\u0000b\u202ec')).lines).toEqual(['abc']);
});
