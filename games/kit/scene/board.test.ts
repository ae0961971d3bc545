import { expect, test } from 'vitest';
import { itemsOf } from '../picture/places.ts';
import { boardOf, detailLines, headerLine, ruleLine } from './board.ts';
import { drawScene, drawThing } from './picture.ts';
import type { Scene } from './scene.ts';

test('puts one text at the left and one at the right', () => {
  expect(headerLine('Level 8 of 10', 'Round 497')).toBe('Level 8 of 10              Round 497');
  expect(headerLine('Level 8')).toBe('Level 8');
  expect(headerLine('A title that is longer than a board', '23')).toBe('A title that is longer than a bo… 23');
});

test('puts details in equal columns, or closer and on several lines if they are long', () => {
  expect(detailLines(['mana 2', 'hand 3', 'pile 32'])).toEqual([' mana 2     hand 3     pile 32']);
  expect(detailLines(['attack 354', 'defence 112', 'level 10'])).toEqual([' attack 354  defence 112  level 10']);
  expect(detailLines(['attack 354', 'defence 112', 'mana 1300/1300', 'level 10'])).toEqual([
    ' attack 354       defence 112',
    ' mana 1300/1300   level 10',
  ]);
  expect(detailLines(['attack 5', 'defence 1', 'mana 75/300', 'hero level 1 (0/50)'])).toEqual([
    ' attack 5   defence 1  mana 75/300',
    ' hero level 1 (0/50)',
  ]);
  expect(detailLines([])).toEqual([]);
});

test('draws a player without an icon, and a count as a bar without a heart', () => {
  const dice = { role: 'count', value: 4, max: 5, words: '4 dice' } as const;
  const scene: Scene = {
    header: '',
    regions: [{ id: 'table', kind: 'bar', label: 'Table' }],
    things: [
      {
        ...{ id: 'ada', kind: 'player', region: 'table', spot: '', owner: 0, name: 'Ada', about: '' },
        numbers: [dice],
        states: [],
      },
    ],
    signs: {},
  };
  const drawn = [drawScene(scene, { ground: ['#000000'], hues: {} }), drawThing(scene, scene.things[0]!, 0, {})];
  for (const picture of drawn) {
    const items = [...itemsOf(picture)].map(({ item }) => item);
    expect(items.flatMap((item) => ('icon' in item && item.icon !== undefined ? [item.icon] : []))).toEqual([]);
    expect(items).toContainEqual(expect.objectContaining({ kind: 'text', text: 'A' }));
  }
});

test('shows the things, the ground and the names of a grid, and the pieces of a pile', () => {
  const thing = { kind: 'man', region: 'map', numbers: [], states: [], about: '' } as const;
  const count = { role: 'count', value: 12, max: 20, words: '12 stones' } as const;
  const scene: Scene = {
    header: '',
    regions: [
      { id: 'pile', kind: 'pile', label: 'Heap' },
      { id: 'map', kind: 'grid', label: 'Map', columns: ['a', 'b'], rows: ['2', '1'], terrain: ['.~', '..'] },
    ],
    things: [
      { ...thing, id: 'heap', region: 'pile', spot: '', name: 'Heap', numbers: [count] },
      { ...thing, id: 'king', spot: 'a2', owner: 0, name: 'King' },
      { ...thing, id: 'rook', spot: 'b1', owner: 1, name: 'Rook', mark: 'rr', states: ['ready'] },
    ],
    signs: { '~': { mark: '~', icon: 'water-drop', name: 'water' }, ready: { mark: '', name: 'ready' } },
  };
  expect(boardOf(scene, { language: 'en', viewer: 0, names: ['Ada', 'Bo'] })).toEqual([
    'Heap         ████████░░░░░ 12 stones',
    ruleLine(),
    '2 K  ~',
    '1 .  rr',
    '  a  b',
    ruleLine(),
    '',
    '~ water',
  ]);
  const reader = { language: 'en', viewer: 0, names: ['Ada', 'Bo'] } as const;
  const things = scene.things.map((each) => (each.id === 'king' ? { ...each, states: ['won'] } : each));
  const won = { mark: '', name: 'won' };
  // The title of the table has the result.
  expect(boardOf({ ...scene, header: 'Ada wins.', things, signs: { ...scene.signs, won } }, reader)).toEqual(
    boardOf(scene, reader),
  );
  const items = [...itemsOf(drawScene(scene, { ground: ['#000000'], hues: {}, targets: ['king'] }))].map(
    ({ item }) => item,
  );
  const places = items.flatMap((item) => (item.kind === 'place' ? [item.name] : []));
  expect(places).toEqual(['heap', 'map/a2', 'map/b2', 'map/a1', 'map/b1']);
  // Twelve stones, two tokens, and a gold rim.
  expect(items.filter(({ kind }) => kind === 'piece')).toHaveLength(15);
});
