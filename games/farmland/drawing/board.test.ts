import { expect, test } from 'vitest';
import { parseField } from '../fields.ts';
import type { State } from '../state.ts';
import { stage, unit } from '../testing/stage.ts';
import { documentBoard } from './board.ts';

const ABC = 'abcdefghijklmnopqrstuvwxyzäöü';

const goat = (changes: object) => unit('Tall Goat 1/1', changes);
const STATE = stage({
  C6: goat({ team: 1 }),
  D6: goat({ team: 1, blocks: true }),
  E6: goat({ team: 1, blocks: true }),
  E3: goat({}),
  C2: goat({ up: false }),
});

const drawn = (field: string, style?: State['style']) => documentBoard({ ...STATE, style }, parseField(field)!);

test('draws a board with the plain symbols', () => {
  expect(drawn('C4').join('\n')).toBe(
    `
  +---+---+---+---+---+---+---+
7 |   |   |   | Y |   |   |   |
  +---+---+---+---+---+---+---+
6 |   |   | y | yb| yb|   |   |
  +---+---+---+---+---+---+---+
5 |   |   |   |   |   |   |   |
  +---+---#===#---+---+---+---+
4 |   |   N   N   |   |   |   |
  +---+---#===#---+---+---+---+
3 |   |   |   |   |*x |   |   |
  +---+---+---+---+---+---+---+
2 |   |   |*x |   |   |   |   |
  +---+---+---+---+---+---+---+
1 |   |   |   |*X |   |   |   |
  +---+---+---+---+---+---+---+
    A   B   C   D   E   F   G`.slice(1),
  );
});

test('omits the borders in the compact style', () => {
  const all = drawn('C4');
  expect(drawn('C4', { compact: true })).toEqual(all.filter((line) => !line.startsWith('  +')));
});

test('draws a board with a custom symbol set', () => {
  expect(drawn('C4', { symbols: ABC }).join('\n')).toBe(
    `
  aiiieiiieiiieiiieiiieiiieiiib
7 j   j   j   j Y j   j   j   j
  hiiikiiikiiikiiikiiikiiikiiif
6 j   j   j y j ybj ybj   j   j
  hiiikiiikiiikiiikiiikiiikiiif
5 j   j   j   j   j   j   j   j
  hiiikiiiüxxxöiiikiiikiiikiiif
4 j   j   y   y   j   j   j   j
  hiiikiiiäxxxziiikiiikiiikiiif
3 j   j   j   j   j*x j   j   j
  hiiikiiikiiikiiikiiikiiikiiif
2 j   j   j*x j   j   j   j   j
  hiiikiiikiiikiiikiiikiiikiiif
1 j   j   j   j*X j   j   j   j
  ciiigiiigiiigiiigiiigiiigiiid
    A   B   C   D   E   F   G`.slice(1),
  );
});

test.each([
  ['A7', '  lxxxpiiieiiieiiieiiieiiieiiib', '7 y   y   j   j Y j   j   j   j', '  vxxxziiikiiikiiikiiikiiikiiif'],
  ['G7', '  aiiieiiieiiieiiieiiieiiiqxxxm', '7 j   j   j   j Y j   j   y   y', '  hiiikiiikiiikiiikiiikiiiäxxxr'],
  ['D7', '  aiiieiiieiiiqxxxpiiieiiieiiib', '7 j   j   j   y Y y   j   j   j', '  hiiikiiikiiiäxxxziiikiiikiiif'],
  ['A4', '  wxxxöiiikiiikiiikiiikiiikiiif', '4 y   y   j   j   j   j   j   j', '  vxxxziiikiiikiiikiiikiiikiiif'],
  ['G4', '  hiiikiiikiiikiiikiiikiiiüxxxs', '4 j   j   j   j   j   j   y   y', '  hiiikiiikiiikiiikiiikiiiäxxxr'],
  ['A1', '  wxxxöiiikiiikiiikiiikiiikiiif', '1 y   y   j   j*X j   j   j   j', '  nxxxtiiigiiigiiigiiigiiigiiid'],
  ['D1', '  hiiikiiikiiiüxxxöiiikiiikiiif', '1 j   j   j   y*X y   j   j   j', '  ciiigiiigiiiuxxxtiiigiiigiiid'],
  ['G1', '  hiiikiiikiiikiiikiiikiiiüxxxs', '1 j   j   j   j*X j   j   y   y', '  ciiigiiigiiigiiigiiigiiiuxxxo'],
])('draws the selection of %s', (field, above, row, below) => {
  const lines = drawn(field, { symbols: ABC });
  const at = lines.indexOf(row);
  expect(lines.slice(at - 1, at + 2)).toEqual([above, row, below]);
});
