import { noughts } from '@longtable/kit/testing/games/noughts';
import { beforeEach, expect, test } from 'vitest';
import {
  logChunkKind,
  type Move,
  LOG_CHUNK_SIZE as N,
  snapshotKind,
  type Table,
} from '../../../storage/records/table.ts';
import { open, testContext } from '../../../tests/context.ts';
import { removeMove } from '../../features/agreements/agreement.ts';
import { analysisKind } from '../../features/analysis/record.ts';
import { FEATURES } from '../../features/index.ts';
import { deleteTable } from '../../features/personal-data/retention.ts';
import type { Context } from '../context.ts';
import { appendMove, positionsOf, readLog, readLogIfIntact, snapshotWrites, truncateLog } from './state.ts';

let context: Context;
let table: Table;
beforeEach(async () => {
  context = await testContext();
  ({ table } = await open(context));
});

const move = (index: number): Move => ({ seat: index % 2, line: `m${index}`, at: index });
const moves = (count: number) => Array.from({ length: count }, (_, index) => move(index));

/** Appends moves and stores the full chunks. */
async function longer(count: number): Promise<Table> {
  let after = table;
  for (const one of moves(count)) {
    const { table: next, writes } = appendMove(context, after, one);
    await context.storage.transact({ writes });
    after = next;
  }
  return after;
}

const chunkLengths = (ids = [0, 1, 2, 3]) =>
  Promise.all(ids.map(async (id) => (await context.storage.store(logChunkKind).get(`${table.id}.${id}`))?.length ?? 0));

test('stores full chunks and reads the whole log in order of play', async () => {
  const after = await longer(2 * N + 1);
  expect([after.log.moveCount, after.log.recentMoves]).toEqual([2 * N + 1, [move(2 * N)]]);
  expect(await chunkLengths()).toEqual([N, N, 0, 0]);
  expect(await readLog(context, after)).toEqual(moves(2 * N + 1));
  expect(await readLogIfIntact(context, after)).toEqual(moves(2 * N + 1));
  const damaged = { ...after, log: { ...after.log, moveCount: 2 * N + 2 } };
  expect(await readLogIfIntact(context, damaged)).toBeUndefined();
});

test('truncates a log, deletes chunks and gives all seats new turn numbers', async () => {
  const after = await longer(3 * N);
  const { table: shorter, writes } = truncateLog(context, after, moves(N + 2));
  await context.storage.transact({ writes });
  expect(await chunkLengths()).toEqual([N, 0, 0, 0]);
  expect(shorter.log).toEqual({ ...table.log, moveCount: N + 2, recentMoves: [move(N), move(N + 1)] });
  expect(shorter.turns.map(({ count }) => count)).toEqual(after.turns.map(({ count }) => count + 1));
  expect(await readLog(context, shorter)).toEqual(moves(N + 2));
});

test('removes a move and rewrites the chunks from it on, with a new turn number of its seat only', async () => {
  const after = await longer(3 * N);
  const kept = moves(3 * N).toSpliced(N, 1);
  const { table: shorter, writes } = removeMove(context, after, kept, { seat: 0, from: N });
  await context.storage.transact({ writes });
  // The last chunk is no longer full, and the first has not changed.
  expect(writes).toHaveLength(2);
  expect(await readLog(context, shorter)).toEqual(kept);
  expect(await chunkLengths()).toEqual([N, N, 0, 0]);
  const [ada = 0, bo = 0] = after.turns.map(({ count }) => count);
  expect(shorter.turns.map(({ count }) => count)).toEqual([ada + 1, bo]);
});

test('deletes the log, snapshot and analysis of a table', async () => {
  const after = await longer(2 * N + 1);
  const { id } = table;
  const snapshot = { rulesVersion: 1, moveCount: N, state: {} };
  const analysis = { stops: [] } as never;
  const writes = [
    context.storage.store(snapshotKind).put(id, snapshot),
    context.storage.store(analysisKind).put(id, analysis),
  ];
  await context.storage.transact({ writes });
  await context.storage.transact({ writes: deleteTable(context, after) });
  expect(await chunkLengths()).toEqual([0, 0, 0, 0]);
  expect(await context.storage.store(snapshotKind).get(id)).toBeUndefined();
  expect(await context.storage.store(analysisKind).get(id)).toBeUndefined();
});

test.each([
  ['a new table', undefined, 0, false],
  ['no new move', 10, 10, false],
  ['a move', 10, 11, false],
  ['a full chunk', N - 1, N, true],
  ['a move after a full chunk', N, N + 1, false],
  ['an undo', 11, 10, true],
])('stores a snapshot only after a full chunk and an undo: %s', async (_, from, to, isDue) => {
  const at = (moveCount: number) => ({ ...table, log: { ...table.log, moveCount } });
  const writes = snapshotWrites(context, from === undefined ? undefined : at(from), at(to));
  expect(writes).toHaveLength(isDue ? 1 : 0);
  await context.storage.transact({ writes });
  const stored = await context.storage.store(snapshotKind).get(table.id);
  expect(stored).toEqual(isDue ? { rulesVersion: 1, moveCount: to, state: table.state } : undefined);
});

test('returns the positions around the last moves', async () => {
  const lines = ['a1', 'b1', 'c1'].map((line, index) => ({ seat: index % 2, line, at: 0 }));
  const log = { ...table.log, recentMoves: lines, moveCount: 3 };
  const cellsOf = async (count: number, change: Partial<Table> = {}) =>
    (await positionsOf(context, { features: FEATURES, table: { ...table, log, ...change }, game: noughts }))
      ?.slice(count)
      .map(({ state }) => (state as { cells: string }).cells);
  expect(await cellsOf(-2)).toEqual(['xo.......', 'xox......']);
  expect(await cellsOf(0)).toHaveLength(4);
  const illegal = lines.with(1, { seat: 1, line: 'a1', at: 0 });
  expect(await cellsOf(0, { log: { ...log, recentMoves: illegal } })).toBeUndefined();
});
