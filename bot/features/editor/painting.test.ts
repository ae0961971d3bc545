import { type AnyGame, optionWords, type PaintedDesign } from '@longtable/kit';
import { noughtsEditor } from '@longtable/kit/testing/games/noughts-editor';
import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { refusalOf, testContext } from '../../../tests/context.ts';
import type { Context } from '../../host/context.ts';
import {
  type BoardDraft,
  boardDraftOf,
  changeBoards,
  fillIn,
  fillTo,
  type ListDraft,
  listDraftOf,
  moveCursor,
  paintCell,
  resizeAtCursor,
  togglePainting,
} from './boards.ts';
import {
  beginDraft,
  designKindsOf,
  dropDraft,
  editDraft,
  faultsIn,
  findDesignKind,
  type OpenDraft,
  optionsOf,
  readDraftList,
  tooLarge,
} from './drafts.ts';
import { draftKind, sharedListKind } from './record.ts';
import { exportDesigns, purgeShared, readShared, shareDraft, sharedListOf } from './sharing.ts';
import { texts } from './words/texts.ts';

const painted = {
  ...{ kind: 'painted', id: 'board', fill: '.', columns: 4, rows: 3, board: { max: 3 } },
  brushes: [{ sign: '.' }, { sign: 'x' }],
} as unknown as PaintedDesign;
const START = { sheet: 0, x: 1, y: 0, brush: 1, painting: false, entry: 0, group: 0 };
const open = (at: Partial<typeof START> = {}, boards = [['...', '...']], design: object = painted) =>
  ({ design, draft: { doc: { boards }, at: { ...START, ...at } } }) as unknown as OpenDraft;
const boardAt = (...given: Parameters<typeof open>) => boardDraftOf(open(...given)) as BoardDraft;
const rows = (rows: string[]) => ({ boards: [rows] });

test('moves the cursor in all directions, and paints on the way in painting mode only', () => {
  expect(moveCursor(boardAt(), 1, 0)).toEqual({ at: { x: 2, y: 0 } });
  expect(moveCursor(boardAt(), 0, 1)).toEqual({ at: { x: 1, y: 1 } });
  expect(moveCursor(boardAt({ y: 1 }), 0, -1)).toEqual({ at: { x: 1, y: 0 } });
  expect(moveCursor(boardAt({ painting: true }), 0, 1)).toEqual({ at: { x: 1, y: 1 }, doc: rows(['...', '.x.']) });
});

test('paints with the selected brush, or with the fill if there is no such brush', () => {
  expect(paintCell(boardAt())).toEqual({ doc: rows(['.x.', '...']) });
  expect(paintCell(boardAt({ brush: 7 }, [['xxx', 'xxx']]))).toEqual({ doc: rows(['x.x', 'xxx']) });
  expect(paintCell(boardAt({ sheet: 1 }, [['...'], ['...']]))).toEqual({ doc: { boards: [['...'], ['.x.']] } });
});

test('paints the current field when painting starts, and no field when it ends', () => {
  expect(togglePainting(boardAt())).toEqual({ at: { painting: true }, doc: rows(['.x.', '...']) });
  expect(togglePainting(boardAt({ painting: true }))).toEqual({ at: { painting: false } });
});

test('fills the rectangle up to a field and moves the cursor there', async () => {
  expect(fillTo(boardAt(), { x: 2, y: 1 })).toEqual({ at: { x: 2, y: 1 }, doc: rows(['.xx', '.xx']) });
  expect(await refusalOf(() => fillTo(boardAt(), { x: 3, y: 0 }))).toMatchObject({ code: 'noSuchField' });
  expect(await refusalOf(() => fillTo(boardAt(), { x: 0, y: 2 }))).toMatchObject({ code: 'noSuchField' });
  expect(await refusalOf(() => fillTo(boardAt(), undefined))).toMatchObject({ code: 'noSuchField' });
});

test('ends painting when the size changes, and opens an added or the previous board at its first field', () => {
  expect(resizeAtCursor(boardAt({ painting: true }), 'columnRight')).toMatchObject({
    at: { x: 2, y: 0, painting: false },
  });
  const two = [['aa'], ['bb']];
  expect(changeBoards(boardAt({ sheet: 1, x: 1 }, two), 'dropBoard')).toEqual({
    doc: { boards: [['aa']] },
    at: { sheet: 0, x: 0, y: 0 },
  });
  expect(changeBoards(boardAt({ x: 1 }, two), 'copyBoard')).toEqual({
    doc: { boards: [['aa'], ['aa'], ['bb']] },
    at: { sheet: 1, x: 0, y: 0 },
  });
});

test('opens boards only of painted and lists only of listed designs', () => {
  const listed = { kind: 'listed', lists: [{ id: 'terms', fields: [{ id: 'a', kind: 'text' }], max: 3 }] };
  expect(boardDraftOf(open({}, [['.']], listed))).toBeUndefined();
  expect(listDraftOf(open())).toBeUndefined();
  const lists = { design: listed, draft: { doc: { lists: {} }, at: START } } as unknown as OpenDraft;
  expect(boardDraftOf({ ...lists, design: painted })).toBeUndefined();
  expect(listDraftOf({ ...open(), design: listed } as never)).toBeUndefined();
  expect(listDraftOf(lists)).toMatchObject({ list: { id: 'terms' }, entries: [], index: 0, entry: undefined });
});

test('takes the changed one of several menus of a choice', () => {
  const choices = ['a', 'b', 'c'].map((id) => ({ id, name: id, value: id, label: id }));
  const field = { id: 'f', kind: 'choice', name: 'F', choices, options: choices };
  const list = { id: 'terms', fields: [field], max: 3 };
  const draft = { list, lists: {}, entries: [{ f: 'a' }], entry: { f: 'a' }, index: 0 } as unknown as ListDraft;
  const filled = (typed: string[]) => {
    const result = fillIn(draft, new Map([['f', typed]]));
    return [(result.doc as { lists?: { terms: object[] } } | undefined)?.lists?.terms[0], result.rejected.length];
  };
  expect(filled(['a', 'b'])).toEqual(filled(['b']));
  expect(filled(['a'])).not.toEqual(filled(['b']));
});

let now: number;
let context: Context;
const game = noughtsEditor as unknown as AnyGame;
const [board, terms] = designKindsOf([game]);
beforeEach(async () => {
  now = 1000;
  context = { ...(await testContext([game])), now: () => now };
});
const EMPTY = { boards: [['...', '...', '...']] };
const begin = async (user = 'ada') => await beginDraft(context, user, board!, { name: 'Mine', doc: EMPTY });

test('lists the kinds of designs of all games, and finds them by game and id', () => {
  expect([board?.design.id, board?.game, terms?.game]).toEqual(['board', game, game]);
  expect(designKindsOf([game, { ...game, designs: undefined } as never])).toHaveLength(designKindsOf([game]).length);
  expect(findDesignKind(context, { game: game.id, design: 'board' })).toEqual({ game, design: board?.design });
  expect(findDesignKind(context, { game: game.id, design: 'other' })).toBeUndefined();
  expect(findDesignKind(context, { game: 'chess', design: 'board' })).toBeUndefined();
});

test('states the limit of a file in kilobytes, and the faults of a design before its size', () => {
  const options = z.object({ board: z.string().optional().register(optionWords, { about: 'Board', fileBytes: 2500 }) });
  const large = { ...game, options } as unknown as AnyGame;
  expect(tooLarge(large, { board: 'x'.repeat(2501) })).toEqual([texts.tooLarge({ kb: 2 })]);
  expect(tooLarge(large, { board: 'x'.repeat(2500), other: 'y'.repeat(9999) })).toEqual([]);
  const design = { ...board!.design, write: () => ['x'.repeat(2501)], faults: () => [] };
  expect(faultsIn({ game: large, design }, EMPTY)).toEqual([{ reason: texts.tooLarge({ kb: 2 }) }]);
  expect(faultsIn(board!, { boards: [['x..', '...', '...']] })).toHaveLength(1);
  const files = [{ option: 'board' }, { option: 'terms' }];
  expect(optionsOf({ game, design: { files, write: () => ['a'] } as never }, EMPTY)).toEqual({ board: 'a' });
});

test('returns the new draft with its game, and keeps it for the configured time after each change', async () => {
  const draft = await begin();
  expect(draft).toMatchObject({ game, design: board?.design, draft: { owner: 'ada', name: 'Mine', changed: 1000 } });
  now = 5000;
  const edited = await editDraft(context, 'ada', draft.id, () => ({ at: { x: 2 } }));
  expect(edited).toMatchObject({
    game,
    id: draft.id,
    draft: { changed: 5000, until: 5000 + context.limits.draftsKept, at: { x: 2 } },
  });
  expect(edited.draft.past).toEqual([]);
  expect(await context.storage.store(draftKind).get(draft.id)).toEqual(edited.draft);
});

test('keeps a shared design after its draft is deleted, and copies of other drafts and servers', async () => {
  const [one, two] = [await begin(), await begin()];
  const first = await shareDraft(context, 'ada', one.id, 'g');
  const elsewhere = await shareDraft(context, 'ada', one.id, 'h');
  const second = await shareDraft(context, 'ada', two.id, 'g');
  expect(await shareDraft(context, 'ada', one.id, 'g')).toMatchObject({
    id: first.id,
    game,
    design: board?.design,
    shared: { name: 'Mine' },
  });
  expect(new Set([first.id, elsewhere.id, second.id]).size).toBe(3);
  expect((await sharedListOf(context, 'g')).map(({ id }) => id)).toEqual([first.id, second.id]);
  const { shared } = await readDraftList(context, 'ada');
  expect(shared.map(({ guild, draft }) => [guild, draft]).toSorted()).toEqual(
    [
      ['g', one.id],
      ['g', two.id],
      ['h', one.id],
    ].toSorted(),
  );
  await dropDraft(context, 'ada', one.id);
  expect(await readShared(context, 'g', first.id)).toMatchObject({ shared: { name: 'Mine' } });
  expect((await readDraftList(context, 'ada')).shared).toHaveLength(3);
  expect(await exportDesigns(context, 'ada')).toMatchObject({ drafts: [{ owner: 'you' }], shared: [{}, {}, {}] });
  await purgeShared(context, 'g');
  expect(await context.storage.store(sharedListKind).get('g')).toBeUndefined();
  expect(await sharedListOf(context, 'h')).toHaveLength(1);
});
