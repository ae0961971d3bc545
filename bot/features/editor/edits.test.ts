import { type AnyGame, type Entry, type Field, optionWords, type PaintedDesign } from '@longtable/kit';
import { noughtsEditor } from '@longtable/kit/testing/games/noughts-editor';
import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { codeOf, resultOrCode, testContext } from '../../../tests/context.ts';
import type { Context } from '../../host/context.ts';
import {
  addEntry,
  type BoardDraft,
  boardDraftOf,
  changeBoards,
  dropEntry,
  fillTo,
  type ListDraft,
  listDraftOf,
  moveCursor,
  moveCursorTo,
  multiChoiceField,
  openBoard,
  paintCell,
  resizeAtCursor,
  togglePainting,
} from './boards.ts';
import {
  beginDraft,
  type DesignKind,
  designKindName,
  designKindsOf,
  dropDraft,
  dropExpiredDraft,
  editDraft,
  faultsIn,
  findDesignKind,
  type OpenDraft,
  readDraft,
  readDraftList,
  renameDraft,
  tooLarge,
  undoEdit,
} from './drafts.ts';
import { exportDesigns, forgetDesigns, purgeShared, readShared, shareDraft, sharedListOf, unshare } from './sharing.ts';
import { texts } from './words/texts.ts';

const painted = {
  ...{ kind: 'painted', id: 'board', fill: '.', columns: 4, rows: 3, board: { max: 3 } },
  brushes: [{ sign: '.' }, { sign: 'x' }],
} as unknown as PaintedDesign;
const START = { sheet: 0, x: 1, y: 0, brush: 1, painting: false, entry: 0, group: 0 };
type At = Partial<typeof START>;
type Boards = readonly (readonly string[])[];

const openWith = (design: object, doc: object, at: At = {}) =>
  ({ design, draft: { doc, at: { ...START, ...at } } }) as unknown as OpenDraft;
const boardAt = (at: At, boards: Boards) => boardDraftOf(openWith(painted, { boards }, at)) as BoardDraft;

const ONE: Boards = [['...', '...']];
const TWO: Boards = ['ab cd', 'ef gh'].map((one) => one.split(' '));
const THREE: Boards = [...TWO, ['i']];

describe('a board', () => {
  const resize = (how: Parameters<typeof resizeAtCursor>[1]) => (draft: BoardDraft) => resizeAtCursor(draft, how);
  const boards = (how: Parameters<typeof changeBoards>[1]) => (draft: BoardDraft) => changeBoards(draft, how);
  test.each<[string, At, (draft: BoardDraft) => object, Boards | undefined, object, Boards?]>([
    ['right', {}, (draft) => moveCursor(draft, 1, 0), undefined, { x: 2, y: 0 }],
    ['down', {}, (draft) => moveCursor(draft, 0, 1), undefined, { x: 1, y: 1 }],
    ['up', { y: 1 }, (draft) => moveCursor(draft, 0, -1), undefined, { x: 1, y: 0 }],
    ['not beyond the edge', { x: 2 }, (draft) => moveCursor(draft, 1, 0), undefined, { x: 2, y: 0 }],
    ['a stroke', { painting: true }, (draft) => moveCursor(draft, 0, 1), [['...', '.x.']], { x: 1, y: 1 }],
    ['a dab', {}, paintCell, [['.x.', '...']], {}],
    ['a dab with no brush', { brush: 7 }, paintCell, [['x.x']], {}, [['xxx']]],
    ['a dab on the second board', { sheet: 1 }, paintCell, [['...'], ['.x.']], {}, [['...'], ['...']]],
    ['the start of a stroke', {}, togglePainting, [['.x.', '...']], { painting: true }],
    ['the end of a stroke', { painting: true }, togglePainting, undefined, { painting: false }],
    ['a filled area', {}, (draft) => fillTo(draft, { x: 2, y: 1 }), [['.xx', '.xx']], { x: 2, y: 1 }],
    ['a jump', {}, (draft) => moveCursorTo(draft, { x: 2, y: 1 }), undefined, { x: 2, y: 1 }],
    ['the next board', { sheet: 2 }, (draft) => openBoard(draft, 1), undefined, { sheet: 0, x: 0, y: 0 }, THREE],
    ['the board before', { sheet: 0 }, (draft) => openBoard(draft, -1), undefined, { sheet: 2, x: 0, y: 0 }, THREE],
    ['a row below', { x: 0 }, resize('rowBelow'), [['a', '.', 'b']], { x: 0, y: 1 }, [['a', 'b']]],
    ['a row above', { x: 0 }, resize('rowAbove'), [['.', 'a']], { x: 0, y: 0 }, [['a']]],
    ['a column on the right', {}, resize('columnRight'), [['ab.']], { x: 2, y: 0 }, [['ab']]],
    ['a column on the left', {}, resize('columnLeft'), [['a.b']], { x: 1, y: 0 }, [['ab']]],
    ['no row', { y: 1 }, resize('dropRow'), [['ab']], { x: 1, y: 0 }, [['ab', 'cd']]],
    ['no column', {}, resize('dropColumn'), [['a', 'c']], { x: 0, y: 0 }, [['ab', 'cd']]],
    ['an empty board', {}, boards('newBoard'), [['ab'], ['..']], { sheet: 1, x: 0 }, [['ab']]],
    ['a copy', {}, boards('copyBoard'), [['a'], ['a'], ['b']], { sheet: 1 }, [['a'], ['b']]],
    ['no second board', { sheet: 1 }, boards('dropBoard'), [['a']], { sheet: 0 }, [['a'], ['b']]],
    ['no first board', { sheet: 0 }, boards('dropBoard'), [['b']], { sheet: 0 }, [['a'], ['b']]],
  ])('gets %s', (_, at, edit, boards, cursor, before = ONE) => {
    const result = edit(boardAt(at, before)) as { doc?: { boards: Boards }; at?: object };
    expect([result.doc?.boards, result.at ?? {}]).toMatchObject([boards, cursor]);
  });

  test('refuses squares beside it, a fourth board, and to lose the last one', () => {
    for (const place of [{ x: 3, y: 0 }, { x: 0, y: 2 }, undefined])
      for (const go of [moveCursorTo, fillTo])
        expect(resultOrCode(() => go(boardAt({}, ONE), place))).toBe('noSuchField');
    expect(resultOrCode(() => changeBoards(boardAt({}, THREE), 'newBoard'))).toBe('sizeLimit');
    expect(resultOrCode(() => changeBoards(boardAt({}, [['i']]), 'dropBoard'))).toBe('sizeLimit');
  });

  test('keeps the open board and the cursor within the document', () => {
    expect(boardAt({ sheet: 5, x: 9, y: 9 }, TWO)).toMatchObject({ sheet: 1, board: TWO[1], cursor: { x: 1, y: 1 } });
  });
});

const FIELDS = [
  { kind: 'number', id: 'size', name: 'Size', min: 0, max: 9 },
  { kind: 'many', id: 'tags', name: 'Tags', options: [] },
] as unknown as Field[];

function listOf(entries: readonly Entry[], at: At = {}, change: object = {}): ListDraft {
  const list = { id: 'cards', name: 'Cards', fields: FIELDS, newEntry: { size: 0 }, max: 3, ...change };
  const design = { kind: 'listed', lists: [list, { ...list, id: 'rules' }] };
  return listDraftOf(openWith(design, { lists: { cards: entries } }, at)) as ListDraft;
}

describe('a list', () => {
  const [A, B] = [{ size: 1 }, { size: 2 }];
  test.each<[string, ListDraft, (draft: ListDraft) => object, readonly Entry[] | string, number?]>([
    ['a new entry', listOf([A, B]), (draft) => addEntry(draft, 'fresh'), [A, { size: 0 }, B], 1],
    ['a copy', listOf([A, B]), (draft) => addEntry(draft, 'chosen'), [A, A, B], 1],
    ['its first entry', listOf([]), (draft) => addEntry(draft, 'fresh'), [{ size: 0 }], 0],
    ['no copy without an entry', listOf([]), (draft) => addEntry(draft, 'chosen'), 'sizeLimit'],
    ['no fourth entry', listOf([A, A, A]), (draft) => addEntry(draft, 'fresh'), 'sizeLimit'],
    ['one entry less', listOf([A, B], { entry: 1 }), dropEntry, [A], 0],
    ['a first entry less', listOf([A, B]), dropEntry, [B], 0],
    ['no entry less than none', listOf([]), dropEntry, 'sizeLimit'],
    ['no fixed entry less', listOf([A], {}, { newEntry: undefined }), dropEntry, 'sizeLimit'],
  ])('gets %s', (_, draft, edit, expected, entry) => {
    const result = resultOrCode(() => edit(draft));
    if (typeof expected === 'string') expect(result).toBe(expected);
    else expect(result).toMatchObject({ doc: { lists: { cards: expected } }, at: { entry } });
  });

  test('keeps the open list, entry and group within the document', () => {
    expect(listOf([A, B], { entry: 7, group: 9 })).toMatchObject({ sheet: 0, index: 1, entry: B, group: 0 });
    expect(listOf([], { entry: 7 })).toMatchObject({ index: 0, entry: undefined });
    expect(listOf([A], { sheet: 9 })).toMatchObject({ sheet: 1, list: { id: 'rules' }, entries: [] });
    expect(multiChoiceField(listOf([A]))?.id).toBe('tags');
  });
});

test('opens boards only of painted and lists only of listed designs', () => {
  const listed = { kind: 'listed', lists: [{ id: 'terms', fields: [], max: 3 }] };
  const [boards, lists] = [{ boards: [['.']] }, { lists: {} }];
  for (const wrong of [boardDraftOf(openWith(listed, boards)), boardDraftOf(openWith(painted, lists))])
    expect(wrong).toBeUndefined();
  for (const wrong of [listDraftOf(openWith(painted, lists)), listDraftOf(openWith(listed, boards))])
    expect(wrong).toBeUndefined();
});

test('prefixes the name of a kind of design only if two games have it', () => {
  const kind = (game: string, id: string) => ({ game: { id: game }, design: { id } }) as DesignKind;
  const all = [kind('duel', 'deck'), kind('spy', 'deck'), kind('spy', 'map')];
  expect(all.map((one) => designKindName(one, all))).toEqual(['duel-deck', 'spy-deck', 'map']);
});

const game = noughtsEditor as unknown as AnyGame;
const [board] = designKindsOf([game]) as [DesignKind];
const EMPTY = { boards: [['...', '...', '...']] };

test('measures files in bytes, up to the limit of their option, after the faults of a design', () => {
  const options = z.object({ board: z.string().optional().register(optionWords, { about: 'Board', fileBytes: 2500 }) });
  const large = { ...game, options } as unknown as AnyGame;
  const tooMuch = texts.tooLarge({ kb: 2 });
  expect(tooLarge(large, { board: 'x'.repeat(2500), other: 'y'.repeat(9999) })).toEqual([]);
  expect(tooLarge(large, { board: 'x'.repeat(2501) })).toEqual([tooMuch]);
  expect(tooLarge(large, { board: 'ä'.repeat(1251) })).toEqual([tooMuch]);
  const design = { ...board.design, write: () => ['x'.repeat(2501)], faults: () => [] };
  expect(faultsIn({ game: large, design }, EMPTY)).toEqual([{ reason: tooMuch }]);
  expect(faultsIn(board, { boards: [['x..', '...', '...']] })).toHaveLength(1);
});

describe('the records of designs', () => {
  let now: number;
  let context: Context;
  beforeEach(async () => {
    now = 1000;
    context = { ...(await testContext([game])), now: () => now };
  });
  const begin = async (name = 'Mine') => (await beginDraft(context, 'ada', board, { name, doc: EMPTY })).id;
  const namesOf = async () => (await readDraftList(context, 'ada')).drafts.map(({ name }) => name);

  test('are found by game and id', () => {
    expect(findDesignKind(context, { game: game.id, design: 'board' })).toEqual({ game, design: board.design });
    expect(findDesignKind(context, { game: game.id, design: 'other' })).toBeUndefined();
    expect(findDesignKind(context, { game: 'chess', design: 'board' })).toBeUndefined();
  });

  test('keep 50 steps to undo, none for edits without a change', async () => {
    const id = await begin();
    await editDraft(context, 'ada', id, () => ({ doc: EMPTY, at: { x: 2 } }));
    expect(await readDraft(context, 'ada', id)).toMatchObject({ draft: { past: [], at: { x: 2, y: 0 } } });
    for (let step = 0; step < 52; step++)
      await editDraft(context, 'ada', id, () => ({ doc: { boards: [[step % 2 ? '...' : 'x..', '...', '...']] } }));
    let undone = 0;
    while ((await codeOf(undoEdit(context, 'ada', id))) === 'done') undone++;
    expect(undone).toBe(50);
  });

  test('list the newest draft first, by its new name, until it has expired after its last change', async () => {
    const [first] = [await begin('One'), await begin('Two')];
    await renameDraft(context, 'ada', first, 'New');
    expect(await namesOf()).toEqual(['Two', 'New']);
    now += context.limits.draftsKept - 1;
    await editDraft(context, 'ada', first, () => ({ at: { x: 1 } }));
    for (const [passed, code] of [
      [context.limits.draftsKept - 1, 'done'],
      [1, 'draftGone'],
    ] as const) {
      now += passed;
      await dropExpiredDraft(context, first);
      expect(await codeOf(readDraft(context, 'ada', first))).toBe(code);
    }
    expect(await namesOf()).toEqual(['Two']);
  });

  test('share copies per server, which outlive their draft, until they or their owner are deleted', async () => {
    const [one, two] = [await begin('One'), await begin('Two')];
    const share = async (draft: string, guild: string) => (await shareDraft(context, 'ada', draft, guild)).id;
    const [first, second, elsewhere] = [await share(one, 'g'), await share(two, 'g'), await share(one, 'h')];
    const full = { ...context, limits: { ...context.limits, designsPerServer: 2 } };
    expect((await shareDraft(full, 'ada', one, 'g')).id).toBe(first);
    const inServer = async (guild: string) => (await sharedListOf(context, guild)).map(({ id }) => id);
    expect([await inServer('g'), await inServer('h')]).toEqual([[first, second], [elsewhere]]);
    await dropDraft(context, 'ada', one);
    expect(await readShared(context, 'g', first)).toMatchObject({ shared: { name: 'One' } });
    expect(await exportDesigns(context, 'ada')).toMatchObject({
      drafts: [{ owner: 'you', name: 'Two' }],
      shared: expect.arrayContaining([expect.objectContaining({ owner: 'you', guild: 'h' })]),
    });
    await unshare(context, await readShared(context, 'g', first));
    expect([await inServer('g'), (await readDraftList(context, 'ada')).shared.length]).toEqual([[second], 2]);
    await purgeShared(context, 'h');
    expect([await inServer('g'), await inServer('h')]).toEqual([[second], []]);
    await forgetDesigns(context, 'ada');
    expect(await exportDesigns(context, 'ada')).toEqual({ drafts: [], shared: [] });
    expect(await codeOf(readShared(context, 'g', second))).toBe('sharedGone');
    expect(await codeOf(readDraft(context, 'ada', two))).toBe('draftGone');
  });
});
