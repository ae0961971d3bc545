import { type PaintedDesign, say } from '@longtable/kit';
import { noughtsEditor } from '@longtable/kit/testing/games/noughts-editor';
import { ButtonStyle } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { parseId } from '../../../tests/ids.ts';
import { drawRows } from '../../render/page.ts';
import { boardLine, boardLines, boardRows, boardSentence, boardSize, wholeBoard } from './board.ts';
import { type BoardDraft, boardDraftOf } from './boards.ts';
import { designKindsOf, type OpenDraft } from './drafts.ts';

const [kind] = designKindsOf([noughtsEditor]);
const BRUSHES = [
  { sign: '.', name: 'floor' },
  { sign: '#', name: 'wall' },
  { sign: '@', name: 'hero' },
];
interface At {
  readonly x?: number;
  readonly y?: number;
  readonly brush?: number;
  readonly painting?: boolean;
  readonly sheet?: number;
}

/** Opens a draft of one board, or of several equal ones. */
function openDraft(board: string[], at: At = {}, change: Partial<PaintedDesign> = {}, boards = 1): OpenDraft {
  const design = { ...(kind?.design as PaintedDesign), brushes: BRUSHES, board: { name: 'Level', max: 9 }, ...change };
  const draft = { owner: 'ada', game: 'noughts', design: 'board', name: 'Mine', past: [], changed: 0, until: 0 };
  const position = { sheet: 0, x: 0, y: 0, brush: 0, painting: false, entry: 0, group: 0, ...at };
  return {
    ...{ game: noughtsEditor, design, id: 'K3_x-9aB' },
    draft: { ...draft, doc: { boards: Array<string[]>(boards).fill(board) }, at: position },
  };
}
const draft = (...given: Parameters<typeof openDraft>) => boardDraftOf(openDraft(...given)) as BoardDraft;
const doubled = { cells: (board: readonly string[]) => board.map((row) => [...row].map((sign) => sign + sign)) };
const SMALL = ['#.@', '..#'];

describe('the board as text', () => {

  test('marks rows with faults of the open board', () => {
    const faults = [
      { at: { x: 0, y: 1 }, reason: 'x' },
      { at: { x: 0, y: 0 }, sheet: 1, reason: 'x' },
      { reason: 'x' },
    ];
    const starts = (sheet: number) =>
      boardLines(draft(SMALL, { sheet }, {}, 2), faults).map((line) => line.slice(0, 3));
    expect(starts(0)).toEqual(['   ', ' 1 ', ' 2!']);
    expect(starts(1)).toEqual(['   ', ' 1!', ' 2 ']);
  });

  test.each([
    ['16 columns', 16, {}, 16],
    ['at most 16', 30, {}, 16],
    ['at most ten that the game draws', 30, doubled, 10],
  ])('has %s', (_, columns, change, shown) => {
    const [head] = boardLines(draft(['.'.repeat(columns)], {}, change), []);
    expect([head?.match(/[A-Z]+/g)?.length, head?.endsWith('→')]).toEqual([shown, columns > 16]);
  });

  test('is described with its cursor, brush, size and the cells around', () => {
    const board = ['#.', '.@'];
    const line = (...given: Parameters<typeof openDraft>) => say(boardLine(draft(...given)), 'en');
    expect(line(board)).toBe('A1: wall · Brush: floor');
    expect(line(board, { x: 1, y: 1, brush: 2, painting: true })).toBe('B2: hero · Brush: hero, painting as you move');
    expect(line(board, { brush: 9, sheet: 1 }, {}, 3)).toBe('Level 2/3 · A1: wall · Brush: floor');
    expect(say(boardSize(draft(['...', '...'])), 'en')).toBe('3 × 2 squares');
    const around = (board: string[], at?: At) => say(boardSentence(draft(board, at)), 'en');
    const cross = ['.#.', '@.#', '...'];
    expect(around(cross, { x: 1, y: 1 })).toBe('Above: wall, right: wall, below: floor, left: hero.');
    expect(around(cross)).toBe('Above: nothing, right: wall, below: hero, left: nothing.');
  });

  test('is shown whole in strips of 36 columns, or 12 cells that the game draws', () => {
    const strips = (...given: Parameters<typeof openDraft>) =>
      wholeBoard(draft(...given))
        .split('\n')
        .filter((line) => !line.includes('`'));
    expect(strips(['.'.repeat(36), '#'])).toEqual(['.'.repeat(36), '#']);
    expect(strips(['.'.repeat(40), '#'])).toEqual(['.'.repeat(36), '#', '....', '']);
    expect(strips(['.'.repeat(13)], {}, doubled)).toEqual([Array(12).fill('..').join(' '), '..']);
  });
});

describe('the controls', () => {
  const rowsOf = (open: OpenDraft) => drawRows(boardRows(open, boardDraftOf(open) as BoardDraft), 'en');
  const shown = (open: OpenDraft) =>
    rowsOf(open).map(({ components }) =>
      components.flatMap((one) => {
        const id = 'custom_id' in one ? parseId(one.custom_id) : undefined;
        const label = 'label' in one ? one.label : undefined;
        return id && 'action' in id ? [label === undefined ? id.action : `${id.action} ${label}`] : [];
      }),
    );
  const changed = (open: OpenDraft) => {
    const [step] = [{ sheet: 0, x: 0, y: 0 }] as unknown as OpenDraft['draft']['past'];
    return { ...open, draft: { ...open.draft, past: step ? [step] : [] } };
  };

  test('are a brush, a cross of arrows, fields to go to, other boards and undo', () => {
    expect(shown(openDraft(['.']))).toEqual([
      ['brush'],
      ['up ↑', 'dab Paint'],
      ['left ←', 'down ↓', 'right →', 'stroke Start stroke'],
      ['fill Fill to…', 'goto Go to…'],
    ]);
    expect(shown(openDraft(['.'], { painting: true }))[2]?.at(-1)).toBe('stroke Lift brush');
    expect(shown(changed(openDraft(['.'], {}, {}, 2)))[3]?.slice(2)).toEqual(['before ◂', 'after ▸', 'undo Undo']);
    const strokes = [true, false].map((painting) => rowsOf(openDraft(['.'], { painting }))[2]?.components.at(-1));
    expect(strokes).toMatchObject([{ style: ButtonStyle.Success }, { style: ButtonStyle.Secondary }]);
    const [, arrows] = rowsOf(openDraft(['.']));
    expect(arrows?.components.map((one) => 'disabled' in one && one.disabled)).toEqual([true, false, true, false]);
  });

  test('have the selected brush in the menu, with more on a second page', () => {
    const options = (brush: number, count: number) => {
      const brushes = Array.from({ length: count }, (_, at) => ({ sign: 'x', name: `B${at}` }));
      const [menu] = rowsOf(openDraft(['.'], { brush }, { brushes }))[0]?.components ?? [];
      return menu && 'options' in menu ? menu.options.map((one) => ('label' in one ? one : undefined)) : [];
    };
    expect(options(1, 3)).toMatchObject([
      { label: 'x  B0', value: '0', default: false },
      { label: 'x  B1', value: '1', default: true },
      { label: 'x  B2', value: '2', default: false },
    ]);
    expect([options(0, 25).length, options(0, 25).at(-1)?.label]).toEqual([25, 'x  B24']);
    expect([options(0, 26).length, options(0, 26).at(-1)]).toMatchObject([25, { label: 'More brushes…', value: '24' }]);
    expect(options(24, 26)).toMatchObject([{ value: '24', default: true }, { value: '25' }, { value: '0' }]);
  });
});
