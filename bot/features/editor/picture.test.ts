import type { Fault } from '@longtable/kit';
import { type Box, COLOURS, type Picture } from '@longtable/kit/picture';
import { itemsOf, wordsOf } from '@longtable/kit/testing/pictures/items';
import { describe, expect, test, vi } from 'vitest';
import { boardPicture, listPicture } from './panel.ts';

const partsOf = (picture: Picture | undefined) => [...itemsOf(picture as Picture)].map(({ item }) => item);
const wordsIn = (picture: Picture | undefined) => partsOf(picture).flatMap(wordsOf);
const framesIn = (picture: Picture | undefined, stroke: string) =>
  partsOf(picture).flatMap((item) => (item.kind === 'rect' && item.stroke === stroke ? [item] : []));

describe('the picture of a board', () => {
  function draw(columns: number, rows: number, { x = 0, y = 0, sheet = 0 } = {}, faults: readonly Fault[] = []) {
    const renderer = { cell: 20, draw: vi.fn((_: unknown, __: Box) => []) };
    const board = Array<string>(rows).fill('.'.repeat(columns));
    const picture = boardPicture({ design: { renderer }, board, cursor: { x, y }, sheet } as never, faults);
    return { picture, window: renderer.draw.mock.calls[0]?.[1] };
  }

  test('has 13 columns and ten rows around the cursor, which are named', () => {
    expect(draw(20, 20).window).toMatchObject({ x: 0, y: 0, width: 13, height: 10 });
    const { picture, window } = draw(20, 20, { x: 19, y: 19 });
    expect(window).toMatchObject({ x: 7, y: 10, width: 13, height: 10 });
    const words = wordsIn(picture);
    expect([words[0], words.at(-1), words.length]).toEqual(['H', '20', 23]);
    expect(words).toContain('11');
    expect(wordsIn(draw(2, 1).picture)).toEqual(['A', 'B', '1']);
  });

  test('frames the cursor and the faults of the open board', () => {
    const faults = [{ at: { x: 1, y: 2 }, reason: '' }, { at: { x: 0, y: 0 }, sheet: 1, reason: '' }, { reason: '' }];
    const { picture } = draw(4, 4, { x: 3, y: 1 }, faults);
    expect(framesIn(picture, COLOURS.gold)).toMatchObject([{ x: 62, y: 22, width: 16, height: 16 }]);
    expect(framesIn(picture, COLOURS.bad)).toMatchObject([{ x: 22, y: 42 }]);
    expect(framesIn(draw(4, 4, { sheet: 1 }, faults).picture, COLOURS.bad)).toMatchObject([{ x: 2, y: 2 }]);
  });

  test('is missing if the game draws none', () => {
    expect(boardPicture({ design: {}, board: ['.'], cursor: { x: 0, y: 0 }, sheet: 0 } as never, [])).toBeUndefined();
  });
});

describe('the picture of a list', () => {
  function draw(count: number, index = 0, faults: readonly Fault[] = [], sheet = 0) {
    const renderer = { width: 100, height: 125, draw: vi.fn((_: unknown, __: number) => []) };
    const entries = Array.from({ length: count }, (_, at) => ({ name: `E${at}` }));
    const picture = listPicture({ list: { renderer }, entries, index, sheet } as never, faults, 'de');
    return { picture, drawn: renderer.draw.mock.calls };
  }

  test('frames the selected entry and those with a fault in this list', () => {
    const faults = [{ entry: 38, reason: '' }, { entry: 39, sheet: 1, reason: '' }, { reason: '' }];
    expect(framesIn(draw(40, 39, faults).picture, COLOURS.gold)).toHaveLength(1);
    expect(framesIn(draw(40, 39, faults).picture, COLOURS.bad)).toHaveLength(1);
    expect(framesIn(draw(40, 0, faults).picture, COLOURS.bad)).toHaveLength(0);
    expect(framesIn(draw(40, 39, faults.slice(1), 1).picture, COLOURS.bad)).toHaveLength(1);
  });
});
