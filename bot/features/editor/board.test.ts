import { say } from '@longtable/kit';
import { ButtonStyle } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { parseId } from '../../../tests/ids.ts';
import { drawRows } from '../../render/page.ts';
import { boardLine, boardLines, boardRows, boardSentence, boardSize, wholeBoard } from './board.ts';
import type { BoardDraft } from './boards.ts';

const BRUSHES = [
  { sign: '.', name: 'floor' },
  { sign: '#', name: 'wall' },
  { sign: '@', name: 'hero' },
];

function draft(board: string[], { x = 0, y = 0, brush = 0, painting = false, boards = 1, sheet = 0, cells = {} } = {}) {
  const design = { kind: 'painted', brushes: BRUSHES, board: { name: 'Level', max: 9 }, ...cells };
  const at = { x, y, brush, painting, sheet };
  return { design, board, boards: Array(boards).fill(board), sheet, cursor: { x, y }, at } as unknown as BoardDraft;
}

describe('the board as text', () => {
  const small = ['#.@', '..#'];

  test('has the cursor in brackets, also in the last column', () => {
    expect(boardLines(draft(small), [])).toEqual(['    A B C', ' 1 [#]. @', ' 2  . . #']);
    expect(boardLines(draft(small, { x: 1, y: 1 }), [])).toEqual(['    A B C', ' 1  # . @', ' 2  .[.]#']);
    expect(boardLines(draft(small, { x: 2 }), [])).toEqual(['    A B C', ' 1  # .[@]', ' 2  . . #']);
  });

  test('marks rows with faults of the open board', () => {
    const faults = [
      { at: { x: 0, y: 1 }, reason: 'x' },
      { at: { x: 0, y: 0 }, sheet: 1, reason: 'x' },
      { reason: 'x' },
    ];
    const starts = (sheet: number) => boardLines(draft(small, { sheet }), faults).map((line) => line.slice(0, 3));
    expect(starts(0)).toEqual(['   ', ' 1 ', ' 2!']);
    expect(starts(1)).toEqual(['   ', ' 1!', ' 2 ']);
  });

  test('has twelve rows, or nine above faults', () => {
    const tall = Array<string>(20).fill('.');
    expect(boardLines(draft(tall), [])).toHaveLength(14);
    expect(boardLines(draft(tall), [{ reason: 'x' }])).toHaveLength(11);
    expect(boardLines(draft(tall.slice(8)), [])).toHaveLength(13);
    expect(boardLines(draft(tall.slice(8)), []).at(-1)).toMatch(/^12/);
  });

  test('has sixteen columns, or ten of cells that the game draws', () => {
    const columns = (board: BoardDraft) => boardLines(board, [])[0]?.match(/[A-Z]+/g)?.length;
    const wide = ['.'.repeat(30)];
    expect(columns(draft(wide))).toBe(16);
    const cells = { cells: (board: string[]) => board.map((row) => [...row].map((sign) => sign + sign)) };
    expect(columns(draft(wide, { cells }))).toBe(10);
    expect(boardLines(draft(small, { cells }), [])[1]).toBe(' 1 [##].. @@');
    expect(boardLines(draft(['.'.repeat(16)]), [])[0]).not.toContain('→');
  });
});

test('describes the cursor, the brush and the open board', () => {
  const board = ['#.', '.@'];
  expect(say(boardLine(draft(board)), 'en')).toBe('A1: wall · Brush: floor');
  expect(say(boardLine(draft(board, { x: 1, y: 1, brush: 2, painting: true })), 'en')).toBe(
    'B2: hero · Brush: hero, painting as you move',
  );
  expect(say(boardLine(draft(board, { brush: 9 })), 'en')).toContain('Brush: floor');
  expect(say(boardLine(draft(board, { boards: 3, sheet: 1 })), 'en')).toMatch(/^Level 2\/3 · A1/);
  expect(say(boardSize(draft(['...', '...'])), 'en')).toBe('3 × 2 squares');
});

test('names the cells around the cursor', () => {
  const board = ['.#.', '@.#', '...'];
  expect(say(boardSentence(draft(board, { x: 1, y: 1 })), 'en')).toBe(
    'Above: wall, right: wall, below: floor, left: hero.',
  );
  expect(say(boardSentence(draft(board)), 'en')).toBe('Above: nothing, right: wall, below: hero, left: nothing.');
  expect(say(boardSentence(draft(['?.'])), 'en')).toContain('right: floor');
});

describe('the controls', () => {
  const rowsOf = (boardDraft: BoardDraft, past: unknown[] = []) =>
    drawRows(boardRows({ id: 'K3_x-9aB', draft: { past } } as never, boardDraft), 'en').map(({ components }) =>
      components.map((one) => {
        const id = 'custom_id' in one ? parseId(one.custom_id) : undefined;
        return id && 'action' in id ? id.action : '';
      }),
    );
  const labelsOf = (boardDraft: BoardDraft) =>
    drawRows(boardRows({ id: 'K3_x-9aB', draft: { past: [] } } as never, boardDraft), 'en').flatMap(({ components }) =>
      components.flatMap((one) => ('label' in one ? [one.label] : [])),
    );

  test('are a brush, a cross of arrows, and fields to go to', () => {
    expect(rowsOf(draft(['.']))).toEqual([
      ['brush'],
      ['', 'up', '', 'dab'],
      ['left', 'down', 'right', 'stroke'],
      ['fill', 'goto'],
    ]);
    expect(labelsOf(draft(['.']))).toEqual(expect.arrayContaining(['↑', '←', '↓', '→', 'Paint', 'Start stroke']));
  });

  test('lift the brush while painting, turn several boards, and undo a change', () => {
    expect(labelsOf(draft(['.'], { painting: true }))).toContain('Lift brush');
    expect(rowsOf(draft(['.'], { boards: 2 }))[3]).toEqual(['fill', 'goto', 'before', 'after']);
    expect(labelsOf(draft(['.'], { boards: 2 }))).toEqual(expect.arrayContaining(['◂', '▸']));
    expect(rowsOf(draft(['.']), [{}])[3]).toEqual(['fill', 'goto', 'undo']);
    const turns = drawRows(
      boardRows({ id: 'K3_x-9aB', draft: { past: [] } } as never, draft(['.'], { boards: 2 })),
      'en',
    )[3];
    expect(turns?.components.slice(2)).toMatchObject([{ label: '◂' }, { label: '▸' }]);
  });

  test('mark a stroke in progress, and disable the gaps beside the arrow', () => {
    const stroke = (painting: boolean) =>
      drawRows(
        boardRows({ id: 'x', draft: { past: [] } } as never, draft(['.'], { painting })),
        'en',
      )[2]?.components.at(-1);
    expect([stroke(true), stroke(false)]).toMatchObject([
      { style: ButtonStyle.Success },
      { style: ButtonStyle.Secondary },
    ]);
    const [, arrows] = drawRows(boardRows({ id: 'x', draft: { past: [] } } as never, draft(['.'])), 'en');
    const disabled = arrows?.components.map((one) => 'disabled' in one && one.disabled === true);
    expect(disabled).toEqual([true, false, true, false]);
  });

  test('have all brushes in one menu up to its limit', () => {
    const options = (count: number) => {
      const brushes = Array.from({ length: count }, (_, at) => ({ sign: 'x', name: `B${at}` }));
      const [row] = drawRows(
        boardRows({ id: 'x', draft: { past: [] } } as never, draft(['.'], { cells: { brushes } })),
        'en',
      );
      const menu = row?.components[0] as unknown as { options: { label: string; value: string }[] };
      return menu.options;
    };
    expect(options(25).map(({ label }) => label)).toEqual(Array.from({ length: 25 }, (_, at) => `x  B${at}`));
    expect(options(26)).toHaveLength(25);
    expect(options(26).at(-1)).toMatchObject({ label: 'More brushes…', value: '24' });
    expect(options(24).at(-1)).toMatchObject({ value: '23' });
  });

  test('have the selected brush in the menu', () => {
    const [row] = drawRows(boardRows({ id: 'x', draft: { past: [] } } as never, draft(['.'], { brush: 1 })), 'en');
    expect(row?.components[0]).toMatchObject({
      options: [
        { label: '.  floor', value: '0', default: false },
        { label: '#  wall', value: '1', default: true },
        { label: '@  hero', value: '2', default: false },
      ],
    });
  });
});

test('shows the whole board in strips of 36 columns, or 12 cells that the game draws', () => {
  const strips = (boardDraft: BoardDraft) =>
    wholeBoard(boardDraft)
      .split('\n')
      .filter((line) => !line.includes('`'));
  expect(strips(draft(['.'.repeat(36), '#']))).toEqual(['.'.repeat(36), '#']);
  expect(strips(draft(['.'.repeat(40), '#']))).toEqual(['.'.repeat(36), '#', '....', '']);
  const cells = { cells: (board: string[]) => board.map((row) => [...row].map((sign) => sign + sign)) };
  expect(strips(draft(['.'.repeat(13)], { cells }))).toEqual([Array(12).fill('..').join(' '), '..']);
});
