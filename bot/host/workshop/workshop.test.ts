import { beforeEach, expect, test } from 'vitest';
import { etched } from '../../../tests/etched.ts';
import { testHouse } from '../../../tests/house.ts';
import type { House } from '../house/house.ts';
import type { Refused } from '../house/refusal.ts';
import { compareServers, purgeDeparted } from '../people/departure.ts';
import { designOptions } from './choosing.ts';
import { craftsOf } from './crafts.ts';
import { beginDraft, editDraft, type OpenDraft, readDraft, readPortfolio, undoEdit } from './drafts.ts';
import { fillIn, ledgerOf } from './listing.ts';
import { dab, easelOf, fillTo, move, rebind, reshape, stroke } from './painting.ts';
import { galleryOf, readShared, shareDraft } from './sharing.ts';

const [board, terms] = craftsOf([etched]) as [ReturnType<typeof craftsOf>[number], ReturnType<typeof craftsOf>[number]];
const EMPTY = { boards: [['...', '...', '...']] };
const CROSS = 1;

let now = Date.parse('2026-05-04T10:00:00Z');
let house: House;

beforeEach(async () => {
  house = { ...(await testHouse([etched])), now: () => now };
});

const opened = <T extends object>(outcome: T | Refused): T => {
  if ('refused' in outcome) throw new Error(outcome.refused.code);
  return outcome;
};
const codeOf = (outcome: object) => ('refused' in outcome ? (outcome as Refused).refused.code : 'done');
const begin = async (doc: OpenDraft['draft']['doc'] = EMPTY) =>
  opened(await beginDraft(house, 'ada', board, { name: 'My board', doc }));
const paint = (id: string, edit: (easel: NonNullable<ReturnType<typeof easelOf>>) => ReturnType<typeof fillTo>) =>
  editDraft(house, 'ada', id, (open) => edit(easelOf(open)!));
const rowsOf = ({ draft }: OpenDraft) => ('boards' in draft.doc ? draft.doc.boards[0] : []);

test('a stroke paints where the cursor goes, stops at the rim, and is undone field by field', async () => {
  const { id } = await begin();
  await paint(id, () => ({ at: { brush: CROSS } }));
  await paint(id, stroke);
  for (let steps = 0; steps < 4; steps++) await paint(id, (easel) => move(easel, 1, 0));
  expect(rowsOf(opened(await readDraft(house, 'ada', id)))).toEqual(['xxx', '...', '...']);
  expect(rowsOf(opened(await undoEdit(house, 'ada', id)))).toEqual(['xx.', '...', '...']);
  await undoEdit(house, 'ada', id);
  expect(rowsOf(opened(await undoEdit(house, 'ada', id)))).toEqual(['...', '...', '...']);
  expect(codeOf(await undoEdit(house, 'ada', id))).toBe('nothingToTakeBack');
});

test('a fill covers the rectangle; fields beyond the board and sizes beyond the limit are refused', async () => {
  const { id } = await begin();
  await paint(id, () => ({ at: { brush: CROSS, x: 2, y: 2 } }));
  expect(rowsOf(opened(await paint(id, (easel) => fillTo(easel, { x: 1, y: 1 }))))).toEqual(['...', '.xx', '.xx']);
  expect(codeOf(await paint(id, (easel) => fillTo(easel, { x: 3, y: 0 })))).toBe('noSuchField');
  expect(codeOf(await paint(id, (easel) => reshape(easel, 'columnLeft')))).toBe('sizeLimit');
  expect(codeOf(await paint(id, (easel) => rebind(easel, 'copyBoard')))).toBe('sizeLimit');
  expect(rowsOf(opened(await paint(id, (easel) => reshape(easel, 'dropRow'))))).toEqual(['...', '.xx']);
});

test('a value that does not fit is not taken, with a reason', async () => {
  const { id } = opened(
    await beginDraft(house, 'ada', terms, { name: 'Terms', doc: { lists: { terms: [{ stake: 3 }] } } }),
  );
  let rejected: readonly object[] = [];
  const filled = await editDraft(house, 'ada', id, (open) => {
    const taken = fillIn(ledgerOf(open)!, new Map([['stake', ['10']]]));
    rejected = taken.rejected;
    return taken;
  });
  expect(rejected).toMatchObject([{ typed: '10', reason: { de: 'muss eine ganze Zahl von 0 bis 9 sein' } }]);
  expect(opened(filled).draft).toMatchObject({ doc: { lists: { terms: [{ stake: 3 }] } }, past: [] });
});

test('nobody else opens a draft, and there are only so many', async () => {
  const { id } = await begin();
  expect(codeOf(await readDraft(house, 'bo', id))).toBe('draftGone');
  expect(codeOf(await editDraft(house, 'bo', id, () => ({ doc: EMPTY })))).toBe('draftGone');
  for (let count = 1; count < house.limits.draftsPerPerson; count++) await begin();
  expect(codeOf(await beginDraft(house, 'ada', board, { name: 'One more', doc: EMPTY }))).toBe('tooManyDrafts');
});

test('what is shared stays as it was until it is shared again, in that server only, and goes with it', async () => {
  const { id } = await begin();
  expect(codeOf(await shareDraft(house, 'ada', id, null))).toBe('sharedNowhere');
  const shared = opened(await shareDraft(house, 'ada', id, 'g'));
  await paint(id, () => ({ at: { brush: CROSS } }));
  await paint(id, dab);
  expect(codeOf(await shareDraft(house, 'ada', id, 'g'))).toBe('stillFaulty');
  expect(codeOf(await designOptions(house, 'ada', 'g', id))).toBe('stillFaulty');
  expect(await designOptions(house, 'bo', 'g', shared.id)).toEqual({ board: '...\n...\n...\n' });
  expect(codeOf(await designOptions(house, 'bo', 'other', shared.id))).toBe('sharedGone');
  await undoEdit(house, 'ada', id);
  expect(opened(await shareDraft(house, 'ada', id, 'g')).id).toBe(shared.id);
  expect(await galleryOf(house, 'g')).toHaveLength(1);

  await compareServers(house, new Set(), () => true);
  now += 8 * 24 * 60 * 60 * 1000;
  await purgeDeparted(house);
  expect(codeOf(await readShared(house, 'g', shared.id))).toBe('sharedGone');
  expect((await readPortfolio(house, 'ada')).shared).toEqual([]);
});
