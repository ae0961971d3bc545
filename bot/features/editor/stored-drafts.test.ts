import { noughtsEditor } from '@longtable/kit/testing/games/noughts-editor';
import { beforeEach, expect, test } from 'vitest';
import { codeOf, testContext } from '../../../tests/context.ts';
import type { Context } from '../../host/context.ts';
import { compareServers, purgeDeparted } from '../personal-data/index.ts';
import {
  boardDraftOf,
  changeBoards,
  fillIn,
  fillTo,
  listDraftOf,
  moveCursor,
  paintCell,
  resizeAtCursor,
  togglePainting,
} from './boards.ts';
import { beginDraft, designKindsOf, editDraft, type OpenDraft, readDraft, readDraftList, undoEdit } from './drafts.ts';
import { designOptions } from './options.ts';
import { readShared, shareDraft, sharedListOf } from './sharing.ts';

const [board, terms] = designKindsOf([noughtsEditor]) as [
  ReturnType<typeof designKindsOf>[number],
  ReturnType<typeof designKindsOf>[number],
];
const EMPTY = { boards: [['...', '...', '...']] };
const CROSS = 1;

let now = Date.parse('2026-05-04T10:00:00Z');
let context: Context;

beforeEach(async () => {
  context = { ...(await testContext([noughtsEditor])), now: () => now };
});
const begin = async (doc: OpenDraft['draft']['doc'] = EMPTY) =>
  await beginDraft(context, 'ada', board, { name: 'My board', doc });
const paint = (
  id: string,
  edit: (boardDraft: NonNullable<ReturnType<typeof boardDraftOf>>) => ReturnType<typeof fillTo>,
) => editDraft(context, 'ada', id, (open) => edit(boardDraftOf(open)!));
const rowsOf = ({ draft }: OpenDraft) => ('boards' in draft.doc ? draft.doc.boards[0] : []);

test('paints along the cursor, stops at the edge and undoes field by field', async () => {
  const { id } = await begin();
  await paint(id, () => ({ at: { brush: CROSS } }));
  await paint(id, togglePainting);
  for (let steps = 0; steps < 4; steps++) await paint(id, (boardDraft) => moveCursor(boardDraft, 1, 0));
  expect(rowsOf(await readDraft(context, 'ada', id))).toEqual(['xxx', '...', '...']);
  expect(rowsOf(await undoEdit(context, 'ada', id))).toEqual(['xx.', '...', '...']);
  await undoEdit(context, 'ada', id);
  expect(rowsOf(await undoEdit(context, 'ada', id))).toEqual(['...', '...', '...']);
  expect(await codeOf(undoEdit(context, 'ada', id))).toBe('nothingToTakeBack');
});

test('fills a rectangle; refuses fields outside the board and sizes above the limit', async () => {
  const { id } = await begin();
  await paint(id, () => ({ at: { brush: CROSS, x: 2, y: 2 } }));
  expect(rowsOf(await paint(id, (boardDraft) => fillTo(boardDraft, { x: 1, y: 1 })))).toEqual(['...', '.xx', '.xx']);
  expect(await codeOf(paint(id, (boardDraft) => fillTo(boardDraft, { x: 3, y: 0 })))).toBe('noSuchField');
  expect(await codeOf(paint(id, (boardDraft) => resizeAtCursor(boardDraft, 'columnLeft')))).toBe('sizeLimit');
  expect(await codeOf(paint(id, (boardDraft) => changeBoards(boardDraft, 'copyBoard')))).toBe('sizeLimit');
  expect(rowsOf(await paint(id, (boardDraft) => resizeAtCursor(boardDraft, 'dropRow')))).toEqual(['...', '.xx']);
});

test('rejects an invalid value with a reason', async () => {
  const { id } = await beginDraft(context, 'ada', terms, { name: 'Terms', doc: { lists: { terms: [{ stake: 3 }] } } });
  let rejected: readonly object[] = [];
  const filled = await editDraft(context, 'ada', id, (open) => {
    const taken = fillIn(listDraftOf(open)!, new Map([['stake', ['10']]]));
    rejected = taken.rejected;
    return taken;
  });
  expect(rejected).toMatchObject([{ typed: '10', reason: { de: 'muss eine ganze Zahl von 0 bis 9 sein' } }]);
  expect(filled.draft).toMatchObject({ doc: { lists: { terms: [{ stake: 3 }] } }, past: [] });
});

test('lets only the owner open a draft and limits the number of drafts', async () => {
  const { id } = await begin();
  expect(await codeOf(readDraft(context, 'bo', id))).toBe('draftGone');
  expect(await codeOf(editDraft(context, 'bo', id, () => ({ doc: EMPTY })))).toBe('draftGone');
  for (let count = 1; count < context.limits.draftsPerPerson; count++) await begin();
  expect(await codeOf(beginDraft(context, 'ada', board, { name: 'One more', doc: EMPTY }))).toBe('tooManyDrafts');
});

test('keeps a shared design unchanged until it is shared again, in one server only, and deletes it with the server', async () => {
  const { id } = await begin();
  expect(await codeOf(shareDraft(context, 'ada', id, null))).toBe('sharedNowhere');
  const shared = await shareDraft(context, 'ada', id, 'g');
  await paint(id, () => ({ at: { brush: CROSS } }));
  await paint(id, paintCell);
  expect(await codeOf(shareDraft(context, 'ada', id, 'g'))).toBe('stillFaulty');
  expect(await codeOf(designOptions(context, 'ada', 'g', id))).toBe('stillFaulty');
  expect(await designOptions(context, 'bo', 'g', shared.id)).toEqual({ board: '...\n...\n...\n' });
  expect(await codeOf(designOptions(context, 'bo', 'other', shared.id))).toBe('sharedGone');
  await undoEdit(context, 'ada', id);
  expect((await shareDraft(context, 'ada', id, 'g')).id).toBe(shared.id);
  expect(await sharedListOf(context, 'g')).toHaveLength(1);

  await compareServers(context, new Set(), () => true);
  now += 8 * 24 * 60 * 60 * 1000;
  await purgeDeparted(context);
  expect(await codeOf(readShared(context, 'g', shared.id))).toBe('sharedGone');
  expect((await readDraftList(context, 'ada')).shared).toEqual([]);
});

test('lists no shared designs in a DM, without reading any', async () => {
  const storage = { ...context.storage, store: () => expect.fail('read a record') };
  expect(await sharedListOf({ ...context, storage }, null)).toEqual([]);
});
