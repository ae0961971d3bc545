import type { AnyGame } from '@longtable/kit';
import { noughtsEditor } from '@longtable/kit/testing/games/noughts-editor';
import { beforeEach, expect, test } from 'vitest';
import { pseudonymOf } from '../../../storage/record-access.ts';
import {
  logChunkKind,
  playerTablesKind,
  type SeatOccupant,
  serverTablesKind,
  type Table,
} from '../../../storage/records/table.ts';
import { codeOf, open, person, recordingLog, testContext } from '../../../tests/context.ts';
import { playLine } from '../../host/actions/move.ts';
import { resign } from '../../host/actions/resign.ts';
import type { Context } from '../../host/context.ts';
import { DAY_MS } from '../../host/duration.ts';
import { findTable } from '../../host/table/find.ts';
import { readTable, tableWrites } from '../../host/table/record.ts';
import { tableAfter } from '../../host/table/table.ts';
import { dailyAttemptsKind, dailyTraceKind } from '../daily/record.ts';
import { beginDraft, designKindsOf } from '../editor/drafts.ts';
import { draftKind, sharedDesignKind, sharedListKind } from '../editor/record.ts';
import { shareDraft } from '../editor/sharing.ts';
import { appendTo, readAll } from '../history/history.ts';
import { puzzleListId, puzzleScoresKind } from '../puzzles/rating.ts';
import { UNRATED } from '../ratings/rating.ts';
import { ratingTraceKind } from '../ratings/record.ts';
import { forgetPerson, purgeDeparted, recordDeparture } from './index.ts';

const game = { ...noughtsEditor, ratedAfter: 1 } as unknown as AnyGame;
const log = recordingLog();
let now: number;
let context: Context;
beforeEach(async () => {
  log.lines.length = 0;
  now = Date.parse('2026-11-01');
  context = { ...(await testContext([game], log)), now: () => now };
});

/** Changes a stored table. */
async function change(table: Table, values: Partial<Table>): Promise<void> {
  await context.storage.transact({ writes: tableWrites(context, table, { ...table, ...values }) });
}

test('leaves both games of a match, and removes the user from both', async () => {
  const { id } = (await open(context, { game, match: true })).table;
  for (const [who, line] of [
    ['ada', 'a1'],
    ['bo', 'b1'],
  ] as const)
    await playLine(context, id, { person: who }, line);
  const changed = await forgetPerson(context, 'ada');
  expect(changed).toHaveLength(2);
  const [first, second] = await Promise.all(changed.map((one) => readTable(context, one)));
  expect(first).toMatchObject({ id, ending: { by: 'resigning', seat: 0 }, seats: [{ kind: 'someone' }, person('bo')] });
  expect(second).toMatchObject({
    status: 'over',
    ending: { by: 'resigning', seat: 1 },
    seats: [person('bo'), { kind: 'someone' }],
  });
});

test('leaves a running second game of a match', async () => {
  const { id } = (await open(context, { game, match: true })).table;
  for (const [index, line] of 'a1 b1 a2 b2 a3'.split(' ').entries())
    await playLine(context, id, { person: index % 2 === 0 ? 'ada' : 'bo' }, line);
  const second = tableAfter(await findTable(context, id)) ?? '';
  expect(await forgetPerson(context, 'bo')).toEqual([second]);
  for (const one of [id, second]) expect(JSON.stringify(await readTable(context, one))).not.toContain('"bo"');
});

test('takes a user off the waiting list without ending the game of the others', async () => {
  const { table } = await open(context, { game });
  await change(table, { features: { latecomers: [{ id: 'cy' }, { id: 'dan' }] } });
  // Users who wait have the table on their list of tables.
  await context.storage.transact({
    writes: [context.storage.store(playerTablesKind).put('cy', { tables: [table.id] })],
  });
  await forgetPerson(context, 'cy');
  expect(await readTable(context, table.id)).toMatchObject({
    status: 'playing',
    features: { latecomers: [{ id: 'dan' }] },
  });
});

test('deletes daily attempts and puzzle records, and keeps a trace of the attempts', async () => {
  const { id } = (await open(context, { game, occupants: [person('ada'), { kind: 'computer', level: 'x' }] })).table;
  await codeOf(resign(context, id, 'bo'));
  const score = { rating: UNRATED, solved: 1, tried: ['p'] };
  await context.storage.transact({
    writes: [
      context.storage.store(dailyAttemptsKind).put('ada', { noughts: { day: '2026-11-01', table: id, streak: 1 } }),
      context.storage.store(puzzleScoresKind).put('ada', { noughts: score }),
      context.storage.store(puzzleScoresKind).put('bo', { noughts: score }),
      ...(await appendTo(context, puzzleListId('ada'), [id])),
    ],
  });
  const puzzle = await readTable(context, id);
  expect(puzzle?.seats[0]).toMatchObject({ id: 'ada' });
  await forgetPerson(context, 'ada');
  expect(await context.storage.store(dailyAttemptsKind).get('ada')).toBeUndefined();
  expect(await context.storage.store(puzzleScoresKind).get('ada')).toBeUndefined();
  expect(await context.storage.store(puzzleScoresKind).get('bo')).toBeDefined();
  expect(await readAll(context, puzzleListId('ada'))).toEqual([]);
  const pseudonym = await pseudonymOf(context, 'ada');
  expect(pseudonym).toMatch(/^\w{24}$/);
  expect((await context.storage.store(dailyTraceKind).get(pseudonym))?.tried).toEqual({ noughts: '2026-11-01' });
  expect(await context.storage.store(ratingTraceKind).get(pseudonym)).toBeUndefined();
});

test('removes the user from finished puzzles, which are on no other list', async () => {
  const { table } = await open(context, { game });
  await change(table, { status: 'over', ending: { by: 'exercise', how: 'solved' } });
  await context.storage.transact({
    writes: [
      context.storage.store(playerTablesKind).drop('ada'),
      ...(await appendTo(context, puzzleListId('ada'), [table.id])),
    ],
  });
  await forgetPerson(context, 'ada');
  expect((await readTable(context, table.id))?.seats).toEqual([{ kind: 'someone' }, person('bo')]);
});

test('removes the user from programs, replaced seats and notices of a table, and keeps those of others', async () => {
  const { table } = await open(context, { game });
  const instead = (id: string): SeatOccupant => ({ kind: 'computer', level: 'x', instead: { id } });
  const program = (id: string): SeatOccupant => ({ kind: 'program', owner: { id } });
  const notice = (uninvited: string) => ({ about: 'uninvited', seats: [], nonce: uninvited, uninvited });
  await change(table, {
    status: 'over',
    ending: { by: 'resigning', seat: 1 },
    seats: [person('ada'), program('ada'), program('bo'), instead('ada'), instead('bo')],
    pings: { ...table.pings, notices: [notice('ada'), notice('bo')] as never },
    terms: { ...table.terms, opener: 'bo' },
    turns: Array.from({ length: 5 }, () => ({ count: 0 })),
  });
  await forgetPerson(context, 'ada');
  const after = (await readTable(context, table.id)) as Table;
  expect(JSON.stringify(after)).not.toContain('"ada"');
  expect(after.seats.slice(2)).toEqual([program('bo'), { kind: 'computer', level: 'x' }, instead('bo')]);
  expect(after.terms.opener).toBe('bo');
  expect(after.pings.notices.some(({ uninvited }) => uninvited === 'bo')).toBe(true);
});

/** Creates and shares a design of a user in server g. Returns the ids of draft and copy. */
async function share(user: string): Promise<[draft: string, copy: string]> {
  const [board] = designKindsOf([game]);
  const doc = { boards: [['...', '...', '...']] };
  const draft = await beginDraft(context, user, board!, { name: 'Mine', doc });
  const shared = await shareDraft(context, user, draft.id, 'g');
  return [draft.id, shared.id];
}
const designsOf = async (draft: string, copy: string) => [
  (await context.storage.store(draftKind).get(draft)) !== undefined,
  (await context.storage.store(sharedDesignKind).get(copy)) !== undefined,
];

test('deletes the shared designs and logs of a server that has removed the bot, with a log line', async () => {
  const [draft, copy] = await share('ada');
  const { table } = await open(context, { game, rated: false });
  const chunk = context.storage.store(logChunkKind);
  const log32 = { ...table.log, moveCount: 32 };
  await change(table, { log: log32 });
  await context.storage.transact({ writes: [chunk.put(`${table.id}.0`, [])] });
  await recordDeparture(context, 'g');
  now += 7 * DAY_MS;
  await purgeDeparted(context);
  expect(await designsOf(draft, copy)).toEqual([true, false]);
  expect(await context.storage.store(sharedListKind).get('g')).toBeUndefined();
  expect(await chunk.get(`${table.id}.0`)).toBeUndefined();
  expect(await context.storage.store(serverTablesKind).get('g')).toBeUndefined();
  expect(log.lines).toMatchObject([{ level: 'info', about: { guild: 'g' } }]);
});
