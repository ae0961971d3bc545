import {
  type AnyGame,
  type Entry,
  type EntryList,
  type Field,
  type ListedDesign,
  optionWords,
  type PaintedDesign,
} from '@longtable/kit';
import { noughtsEditor } from '@longtable/kit/testing/games/noughts-editor';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { codeOf, resultOrCode, testContext } from '../../../tests/context.ts';
import type { Context } from '../../host/context.ts';
import {
  addEntry,
  type BoardDraft,
  boardDraftOf,
  changeBoards,
  dropEntry,
  fillIn,
  fillTo,
  type ListDraft,
  listDraftOf,
  moveCursorTo,
  multiChoiceField,
  openBoard,
  resizeAtCursor,
} from './boards.ts';
import {
  beginDraft,
  type DesignKind,
  designKindName,
  designKindsOf,
  dropExpiredDraft,
  editDraft,
  type OpenDraft,
  readDraft,
  readDraftList,
  renameDraft,
  tooLarge,
  undoEdit,
} from './drafts.ts';
import { exportDesigns, forgetDesigns, readShared, shareDraft, sharedListOf, unshare } from './sharing.ts';

const painted = {
  ...{ kind: 'painted', id: 'board', fill: '.', columns: 4, rows: 3, board: { max: 3 } },
  brushes: [{ sign: '.' }, { sign: 'x' }],
} as unknown as PaintedDesign;

const START = { sheet: 0, x: 0, y: 0, brush: 1, painting: false, entry: 0, group: 0 };

function boardsOf(boards: readonly (readonly string[])[], at: Partial<typeof START> = {}): BoardDraft {
  const draft = { doc: { boards }, at: { ...START, ...at } };
  return boardDraftOf({ design: painted, draft } as unknown as OpenDraft) as BoardDraft;
}
const TWO = [
  ['ab', 'cd'],
  ['ef', 'gh'],
];

test('keeps the open board and the cursor within the document', () => {
  expect(boardsOf(TWO, { sheet: 5, x: 9, y: 9 })).toMatchObject({
    sheet: 1,
    board: ['ef', 'gh'],
    cursor: { x: 1, y: 1 },
  });
});

test('moves the cursor only to fields of the board', () => {
  const at = boardsOf(TWO);
  expect(moveCursorTo(at, { x: 1, y: 1 })).toEqual({ at: { x: 1, y: 1 } });
  const outside = [{ x: 2, y: 1 }, { x: 1, y: 2 }, undefined];
  expect(outside.map((to) => resultOrCode(() => moveCursorTo(at, to)))).toEqual(Array(3).fill('noSuchField'));
  expect(outside.map((to) => resultOrCode(() => fillTo(at, to)))).toEqual(Array(3).fill('noSuchField'));
});

test('opens the next and the previous board in a circle, at its first field', () => {
  const sheets = (sheet: number) => [1, -1].map((by) => openBoard(boardsOf([...TWO, ['i']], { sheet, x: 1 }), by).at);
  expect(sheets(2)).toMatchObject([{ sheet: 0, x: 0, y: 0, painting: false }, { sheet: 1 }]);
  expect(sheets(0)).toMatchObject([{ sheet: 1 }, { sheet: 2 }]);
});

test('adds and removes rows and columns at the cursor, which moves into an added one', () => {
  const resized = (by: Parameters<typeof resizeAtCursor>[1], at: Partial<typeof START> = {}) => {
    const result = resizeAtCursor(boardsOf(TWO, at), by);
    return [(result.doc as { boards: unknown[] }).boards[0], result.at?.x, result.at?.y];
  };
  expect(resized('rowBelow')).toEqual([['ab', '..', 'cd'], 0, 1]);
  expect(resized('rowAbove')).toEqual([['..', 'ab', 'cd'], 0, 0]);
  expect(resized('columnRight')).toEqual([['a.b', 'c.d'], 1, 0]);
  expect(resized('columnLeft')).toEqual([['.ab', '.cd'], 0, 0]);
  expect(resized('dropRow', { y: 1 })).toEqual([['ab'], 0, 0]);
  expect(resized('dropColumn', { x: 1 })).toEqual([['a', 'c'], 0, 0]);
});

test('adds an empty board or a copy after the open one, and removes the open one', () => {
  const changed = (action: Parameters<typeof changeBoards>[1], boards = TWO, sheet = 0) => {
    const result = resultOrCode(() => changeBoards(boardsOf(boards, { sheet }), action));
    return typeof result === 'string' ? result : [(result.doc as { boards: unknown }).boards, result.at?.sheet];
  };
  expect(changed('newBoard')).toEqual([[TWO[0], ['..', '..'], TWO[1]], 1]);
  expect(changed('copyBoard')).toEqual([[TWO[0], TWO[0], TWO[1]], 1]);
  expect(changed('newBoard', [...TWO, ['i']])).toBe('sizeLimit');
  expect(changed('dropBoard', TWO, 1)).toEqual([[TWO[0]], 0]);
  expect(changed('dropBoard', TWO, 0)).toEqual([[TWO[1]], 0]);
  expect(changed('dropBoard', [['i']])).toBe('sizeLimit');
});

const FIELDS = [
  { kind: 'number', id: 'size', name: 'Size', min: 0, max: 9 },
  { kind: 'many', id: 'tags', name: 'Tags', options: [] },
] as unknown as Field[];

function listOf(entries: readonly Entry[], at: Partial<typeof START> = {}, change: Partial<EntryList> = {}): ListDraft {
  const list = { id: 'cards', name: 'Cards', fields: FIELDS, newEntry: { size: 0 }, max: 3, ...change };
  const design = { kind: 'listed', lists: [list, { ...list, id: 'rules' }] } as unknown as ListedDesign;
  const draft = { doc: { lists: { cards: entries } }, at: { ...START, ...at } };
  return listDraftOf({ design, draft } as unknown as OpenDraft) as ListDraft;
}

const entriesIn = (change: () => ReturnType<typeof addEntry>) => {
  const result = resultOrCode(change);
  return typeof result === 'string'
    ? result
    : [(result.doc as { lists: { cards: unknown } }).lists.cards, result.at?.entry];
};
const [ONE, OTHER] = [{ size: 1 }, { size: 2 }];

test('keeps the open list, entry and group within the document', () => {
  expect(listOf([ONE, OTHER], { entry: 7, group: 9 })).toMatchObject({ sheet: 0, index: 1, entry: OTHER, group: 0 });
  expect(listOf([], { entry: 7 })).toMatchObject({ index: 0, entry: undefined });
  expect(listOf([ONE], { sheet: 9 })).toMatchObject({ sheet: 1, list: { id: 'rules' }, entries: [] });
  expect(multiChoiceField(listOf([ONE]))?.id).toBe('tags');
});

test('adds a new entry or a copy after the selected one, up to the limit', () => {
  expect(entriesIn(() => addEntry(listOf([ONE, OTHER]), 'fresh'))).toEqual([[ONE, { size: 0 }, OTHER], 1]);
  expect(entriesIn(() => addEntry(listOf([ONE, OTHER]), 'chosen'))).toEqual([[ONE, ONE, OTHER], 1]);
  expect(entriesIn(() => addEntry(listOf([]), 'fresh'))).toEqual([[{ size: 0 }], 0]);
  expect(entriesIn(() => addEntry(listOf([]), 'chosen'))).toBe('sizeLimit');
  expect(entriesIn(() => addEntry(listOf([ONE, ONE, ONE]), 'fresh'))).toBe('sizeLimit');
});

test('removes the selected entry, but not from a list with one fixed entry', () => {
  expect(entriesIn(() => dropEntry(listOf([ONE, OTHER], { entry: 1 })))).toEqual([[ONE], 0]);
  expect(entriesIn(() => dropEntry(listOf([ONE, OTHER])))).toEqual([[OTHER], 0]);
  expect(entriesIn(() => dropEntry(listOf([])))).toBe('sizeLimit');
  expect(entriesIn(() => dropEntry(listOf([ONE], {}, { newEntry: undefined as never })))).toBe('sizeLimit');
});

test('fills in only the fields of a form', () => {
  const { doc, rejected } = fillIn(listOf([ONE, OTHER], { entry: 1 }), new Map([['size', ['5']]]));
  expect([doc, rejected]).toEqual([{ lists: { cards: [ONE, { size: 5 }] } }, []]);
  expect(fillIn(listOf([]), new Map([['size', ['5']]]))).toEqual({ rejected: [] });
});

test('prefixes the name of a kind of design only if two games have it', () => {
  const kind = (game: string, id: string) => ({ game: { id: game }, design: { id } }) as DesignKind;
  const all = [kind('duel', 'deck'), kind('spy', 'deck'), kind('spy', 'map')];
  expect(all.map((one) => designKindName(one, all))).toEqual(['duel-deck', 'spy-deck', 'map']);
});

test('measures files in bytes, up to the limit of their option', () => {
  const file = z.string().optional().register(optionWords, { about: 'File', fileBytes: 4 });
  const game = {
    options: z.object({ file, other: z.string().optional().register(optionWords, { about: 'x' }) }),
  } as unknown as AnyGame;
  expect([{ file: 'abcd' }, { file: 'äb', other: 'abcdef' }, {}].map((texts) => tooLarge(game, texts).length)).toEqual([
    0, 0, 0,
  ]);
  expect([{ file: 'abcde' }, { file: 'äää' }].map((texts) => tooLarge(game, texts).length)).toEqual([1, 1]);
});

const [kind] = designKindsOf([noughtsEditor]) as [DesignKind];
const EMPTY = { boards: [['...', '...', '...']] };
const begin = async (context: Context, name = 'Mine') =>
  (await beginDraft(context, 'ada', kind, { name, doc: EMPTY })) as OpenDraft;

test('keeps 50 undo steps, and none for edits without a change', async () => {
  const context = await testContext([noughtsEditor]);
  const { id } = await begin(context);
  await editDraft(context, 'ada', id, () => ({ doc: EMPTY, at: { x: 2 } }));
  expect(await readDraft(context, 'ada', id)).toMatchObject({ draft: { past: [], at: { x: 2, y: 0 } } });
  for (let step = 0; step < 52; step++)
    await editDraft(context, 'ada', id, () => ({ doc: { boards: [[step % 2 ? '...' : 'x..', '...', '...']] } }));
  let undone = 0;
  while ((await codeOf(undoEdit(context, 'ada', id))) === 'done') undone++;
  expect(undone).toBe(50);
});

test('renames a draft in the list too, and lists the newest draft first', async () => {
  const context = await testContext([noughtsEditor]);
  const [first, second] = [await begin(context, 'One'), await begin(context, 'Two')];
  await renameDraft(context, 'ada', first.id, 'New');
  expect((await readDraftList(context, 'ada')).drafts).toMatchObject([
    { id: second.id, name: 'Two' },
    { id: first.id, name: 'New' },
  ]);
  expect(await readDraft(context, 'ada', first.id)).toMatchObject({ draft: { name: 'New' } });
});

test('deletes a draft when it has expired, and not after a later change', async () => {
  let now = 0;
  const context = { ...(await testContext([noughtsEditor])), now: () => now };
  const { id } = await begin(context);
  now = context.limits.draftsKept - 1;
  await dropExpiredDraft(context, id);
  expect(await codeOf(readDraft(context, 'ada', id))).toBe('done');
  await editDraft(context, 'ada', id, () => ({ at: { x: 1 } }));
  now += 1;
  await dropExpiredDraft(context, id);
  expect(await codeOf(readDraft(context, 'ada', id))).toBe('done');
  now += context.limits.draftsKept;
  await dropExpiredDraft(context, id);
  expect(await codeOf(readDraft(context, 'ada', id))).toBe('draftGone');
  expect((await readDraftList(context, 'ada')).drafts).toEqual([]);
});

test('limits the designs of a server, but lets a shared one be replaced', async () => {
  const base = await testContext([noughtsEditor]);
  const context = { ...base, limits: { ...base.limits, designsPerServer: 1 } };
  const [first, second] = [await begin(context), await begin(context)];
  const shared = await shareDraft(context, 'ada', first.id, 'g');
  expect(await codeOf(shareDraft(context, 'ada', second.id, 'g'))).toBe('serverHasEnough');
  expect(await shareDraft(context, 'ada', first.id, 'g')).toMatchObject({ id: 'id' in shared ? shared.id : '' });
  expect(await sharedListOf(context, 'g')).toHaveLength(1);
  expect(await codeOf(shareDraft(context, 'ada', second.id, 'other'))).toBe('done');
});

test('removes one of several shared designs', async () => {
  const context = await testContext([noughtsEditor]);
  const ids: string[] = [];
  for (const name of ['One', 'Two']) {
    const shared = await shareDraft(context, 'ada', (await begin(context, name)).id, 'g');
    if ('id' in shared) ids.push(shared.id);
  }
  const found = await readShared(context, 'g', ids[0] as string);
  if ('shared' in found) await unshare(context, found);
  expect((await sharedListOf(context, 'g')).map(({ id }) => id)).toEqual([ids[1]]);
  expect((await readDraftList(context, 'ada')).shared.map(({ id }) => id)).toEqual([ids[1]]);
});

test('exports the designs of a user and deletes them with the shared ones', async () => {
  const context = await testContext([noughtsEditor]);
  const { id } = await begin(context);
  const shared = await shareDraft(context, 'ada', id, 'g');
  expect(await exportDesigns(context, 'ada')).toMatchObject({
    drafts: [{ owner: 'you', name: 'Mine' }],
    shared: [{ owner: 'you', guild: 'g' }],
  });
  await forgetDesigns(context, 'ada');
  expect(await exportDesigns(context, 'ada')).toEqual({ drafts: [], shared: [] });
  expect(await codeOf(readShared(context, 'g', 'id' in shared ? shared.id : ''))).toBe('sharedGone');
  expect(await codeOf(readDraft(context, 'ada', id))).toBe('draftGone');
});
