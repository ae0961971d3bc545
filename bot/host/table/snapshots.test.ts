import type { AnyGame } from '@longtable/kit';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { beforeEach, expect, test } from 'vitest';
import {
  logChunkKind,
  type Move,
  LOG_CHUNK_SIZE as N,
  snapshotKind,
  type Table,
} from '../../../storage/records/table.ts';
import { open, recordingLog, testContext } from '../../../tests/context.ts';
import { FEATURES } from '../../features/index.ts';
import type { Context } from '../context.ts';
import { positionsOf, readLogIfIntact, rebuildFromLog, replayMoves, stateOf } from './state.ts';

/** A game whose state is the list of its lines. `bad` is refused. */
const words = {
  ...noughts,
  version: 3,
  setup: (options: object, seed: number, seats: number) => ({
    state: [`${JSON.stringify(options)} ${seed} ${seats}`],
    events: [],
  }),
  state: { safeParse: (data: unknown) => (Array.isArray(data) ? { success: true, data } : { success: false }) },
  play: (state: string[], seat: number, line: string) =>
    line === 'bad'
      ? { refused: { code: 'bad', sentence: 'Bad.' } }
      : { state: [...state, line], events: [{ kind: line, seat }], undoable: line === 's' ? 'sealed' : true },
} as unknown as AnyGame;

const log = recordingLog();
let context: Context;
let table: Table;
beforeEach(async () => {
  log.lines.length = 0;
  context = await testContext(undefined, log);
  table = { ...(await open(context)).table, seed: 7, options: { a: 1 }, state: null };
});

const moves = (lines: string): Move[] => [...lines].map((line, index) => ({ seat: index % 2, line, at: index }));
const at = (count: number, recent: string, change: Partial<Table> = {}): Table => ({
  ...table,
  log: { ...table.log, moveCount: count, recentMoves: moves(recent) },
  ...change,
});
const stored = (moveCount: number, state: unknown = ['snap'], rulesVersion = 3) =>
  context.storage.transact({
    writes: [context.storage.store(snapshotKind).put(table.id, { rulesVersion, moveCount, state })],
  });
const read = (given: Table, game = words) => stateOf(context, { features: FEATURES, table: given, game });

test('replays the first moves from the setup of the table', async () => {
  expect(await read(at(2, 'ab'))).toEqual(['{"a":1} 7 2', 'a', 'b']);
  expect(await read({ ...at(2, 'ab'), state: ['kept'] })).toEqual(['kept']);
  expect(await read({ ...at(2, 'ab'), state: 'other' })).toBeUndefined();
  const refusing = { ...words, setup: () => ({ refused: { code: 'no', sentence: 'No.' } }) } as unknown as AnyGame;
  expect(await read(at(0, ''), refusing)).toBeUndefined();
  expect(await replayMoves({ features: FEATURES, table, game: refusing }, [])).toBeUndefined();
});

test.each([
  ['at the last full chunk', N, ['snap'], 3, ['snap', 'a', 'b']],
  ['of a later move', N + 1, ['snap'], 3, ['snap', 'b']],
  ['of the last move', N + 2, ['snap'], 3, ['snap']],
  ['before the recent moves', N - 1, ['snap'], 3, undefined],
  ['of the future', N + 3, ['snap'], 3, undefined],
  ['of other rules', N, ['snap'], 2, undefined],
  ['of another shape', N, 'snap', 3, undefined],
] as const)('replays the recent moves from a snapshot %s', async (_, moveCount, state, rules, expected) => {
  await stored(moveCount, state, rules);
  expect(await read(at(N + 2, 'ab'))).toEqual(expected);
});

test('replays nothing without a snapshot, after an illegal move or of a compacted table', async () => {
  expect(await read(at(N + 2, 'ab'))).toBeUndefined();
  const illegal = at(2, 'ab');
  const bad = {
    ...illegal,
    log: { ...illegal.log, recentMoves: [{ seat: 0, line: 'bad', at: 0 }, ...moves('b').slice(0, 1)] },
  };
  expect(await read(bad)).toBeUndefined();
  const events = (list: object[]) => ({ ...table.events, list }) as Table['events'];
  expect(await read(at(2, 'ab', { status: 'over', events: events([]) }))).toBeUndefined();
  expect(await read(at(2, 'ab', { status: 'over', events: events([{ kind: 'x' }]) }))).toEqual([
    '{"a":1} 7 2',
    'a',
    'b',
  ]);
  expect(await read(at(2, 'ab', { status: 'playing', events: events([]) }))).toEqual(['{"a":1} 7 2', 'a', 'b']);
});

test('returns the events of the last moves, none before the first', async () => {
  const positions = await positionsOf(context, { features: FEATURES, table: at(2, 'ab'), game: words });
  expect(positions?.map(({ events }) => events)).toEqual([[], [{ kind: 'a', seat: 0 }], [{ kind: 'b', seat: 1 }]]);
});

test('rebuilds state, story and version from the whole log', async () => {
  const first = Array.from({ length: N }, (_, index) => ({ seat: index % 2, line: 'x', at: index }));
  await context.storage.transact({ writes: [context.storage.store(logChunkKind).put(`${table.id}.0`, first)] });
  const again = await rebuildFromLog(context, {
    features: FEATURES,
    table: at(N + 2, 'ab', { rulesVersion: 1 }),
    game: words,
  });
  expect(again?.game).toBe(words);
  expect(again?.table).toMatchObject({ id: table.id, rulesVersion: 3, events: { newestPress: 1 } });
  expect(again?.table.state).toHaveLength(N + 3);
  expect(again?.table.events.list.at(-1)).toEqual({ kind: 'b', seat: 1 });
  expect(await rebuildFromLog(context, { features: FEATURES, table: at(N + 3, 'ab'), game: words })).toBeUndefined();
  const shapeless = { ...words, state: { safeParse: () => ({ success: false }) } } as unknown as AnyGame;
  expect(
    await rebuildFromLog(context, { features: FEATURES, table: at(N + 2, 'ab'), game: shapeless }),
  ).toBeUndefined();
});

test('replays joined and sealed moves into the same story as when they were played', async () => {
  const game = { ...words, play: words.play } as AnyGame;
  const joined = [
    { seat: 0, line: 'a', at: 0 },
    { seat: 0, line: 'b', at: 0, joined: true as const },
  ];
  const replayed = await replayMoves({ features: FEATURES, table, game }, joined);
  expect(replayed?.events).toMatchObject({ newestPress: 2, newestTurn: 2, sinceOwnTurn: [0, 2] });
  const sealed = await replayMoves({ features: FEATURES, table, game }, moves('as'));
  expect(sealed?.events).toMatchObject({ newestTurn: 2, newestPress: 1 });
  const open = await replayMoves({ features: FEATURES, table, game }, moves('ab'));
  expect(open?.events).toMatchObject({ newestTurn: 1, newestPress: 1, sinceOwnTurn: [1, 0] });
});

test('logs a damaged chunk and reads no log', async () => {
  const broken = { ...context, storage: { ...context.storage } } as Context;
  await context.storage.transact({
    writes: [context.storage.store(logChunkKind).put(`${table.id}.0`, 'damaged' as never)],
  });
  expect(await readLogIfIntact(broken, at(N + 2, 'ab'))).toBeUndefined();
  expect(log.lines).toMatchObject([{ level: 'error', about: { table: table.id } }]);
});
