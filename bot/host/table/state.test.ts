import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AnyGame, type Game, RNG } from '@longtable/kit';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { randomLine } from '@longtable/kit/testing/random-play';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { builtInGames } from '../../../games/index.ts';
import type { Backend } from '../../../storage/backend.ts';
import { openBackend } from '../../../storage/backends/index.ts';
import { type Storage, storageOn } from '../../../storage/index.ts';
import {
  LOG_CHUNK_SIZE,
  logChunkKind,
  type Move,
  LOG_CHUNK_SIZE as N,
  snapshotKind,
  type Table,
} from '../../../storage/records/table.ts';
import { codeOf, locationIn, open, person, recordingLog, testContext } from '../../../tests/context.ts';
import { propose, removeMove } from '../../features/agreements/agreement.ts';
import { FEATURES } from '../../features/index.ts';
import { playLine } from '../actions/move.ts';
import type { Context } from '../context.ts';
import { openContext } from '../open-context.ts';
import { findTable } from './find.ts';
import {
  appendMove,
  readLog,
  readLogIfIntact,
  rebuildFromLog,
  replayMoves,
  snapshotWrites,
  stateOf,
  truncateLog,
} from './state.ts';
import { onTurn } from './table.ts';

describe('two processes', () => {
  /** A solo game whose moves are words and can be undone. */
  const words: Game<readonly string[], object> = {
    ...(noughts as unknown as Game<readonly string[], object>),
    id: 'words',
    seats: { min: 1, max: 1 },
    state: {
      safeParse: (data: unknown) => (Array.isArray(data) ? { success: true, data } : { success: false }),
    } as never,
    setup: () => ({ state: [], events: [] }),
    turn: () => [0],
    play: (state, _seat, line) => ({ state: [...state, line], events: [{ kind: line }], undoable: true }),
    result: () => undefined,
  };

  const folder = mkdtempSync(join(tmpdir(), 'longtable-state-'));
  const url = `sqlite:${join(folder, 'it.sqlite')}`;
  let backend: Backend;
  let storages: Storage[];

  /** Two contexts on one database, like two processes. */
  let here: Context;
  let there: Context;
  beforeAll(async () => {
    backend = await openBackend(url);
    storages = [storageOn(backend), storageOn(await openBackend(url))];
    const limits = { opensPerMinute: 1000 };
    const houseOn = (storage: Storage) =>
      openContext({
        features: FEATURES,
        storage,
        games: [...builtInGames, words as AnyGame],
        log: recordingLog(),
        limits,
      });
    [here, there] = storages.map(houseOn) as [Context, Context];
  });
  afterAll(async () => {
    for (const storage of storages) await storage.close();
    rmSync(folder, { recursive: true });
  });

  const tableIn = async (context: Context, id: string): Promise<Table> => (await findTable(context, id)).table;
  const textOf = async (key: string) => (await backend.get(key)) as string;
  const say = (context: Context, id: string, line: string) => playLine(context, id, { person: 'ada' }, line);

  async function openWords(): Promise<string> {
    return (
      await open(here, { game: words as AnyGame, occupants: [person('ada')], location: locationIn(here.newId()) })
    ).table.id;
  }

  test.each(builtInGames.map((game) => [game.id, game] as const))(
    'reads what was played at %s in another process',
    async (_, game) => {
      const random = RNG.seeded(5);
      const occupants = ['ada', 'bo'].slice(0, game.seats.min).map(person);
      const { id } = (await open(here, { game, occupants, location: locationIn(game.id) })).table;
      for (let moves = 0; moves < LOG_CHUNK_SIZE + 10; moves++) {
        const found = await findTable(here, id);
        const [seat] = onTurn(found);
        if (seat === undefined) break;
        const line = randomLine(game, found.table.state, seat, random) ?? '';
        await codeOf(playLine(here, id, { person: occupants[seat]!.id }, line));
        if (moves % 5 === 0) expect(await tableIn(there, id)).toEqual(await tableIn(here, id));
      }
      expect(await textOf(`table:${id}`)).toContain('"state":null');
    },
  );

  test('does not restore undone moves, also after a snapshot', async () => {
    const id = await openWords();
    for (let count = 1; count <= LOG_CHUNK_SIZE; count++) await say(here, id, `one${count}`);
    for (let back = 0; back < 3; back++) await propose(here, id, 'ada', 'undo');
    for (let count = 1; count <= 4; count++) {
      await say(here, id, `two${count}`);
      const { state } = await tableIn(there, id);
      expect(state).toEqual((await tableIn(here, id)).state);
      expect((state as string[]).slice(-count)).toEqual(Array.from({ length: count }, (_, index) => `two${index + 1}`));
    }
  });

  test.each([
    ['gone', undefined],
    ['damaged', '{"value":{"v":1,"data":{"rules":1}}}'],
    ['of a newer Longtable', '{"value":{"v":99,"data":{}}}'],
  ])('replays the whole log if the snapshot is %s', async (_, text) => {
    const id = await openWords();
    for (let count = 0; count < LOG_CHUNK_SIZE + 5; count++) await say(here, id, `word${count}`);
    const key = `snapshot:${id}`;
    expect(await textOf(key)).toContain('word0');
    await backend.commit(text ? { puts: new Map([[key, text]]), drops: [] } : { puts: new Map(), drops: [key] });
    expect((await tableIn(there, id)).state).toEqual(
      Array.from({ length: LOG_CHUNK_SIZE + 5 }, (__, count) => `word${count}`),
    );
  });
});

describe('the log', () => {
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
    Promise.all(
      ids.map(async (id) => (await context.storage.store(logChunkKind).get(`${table.id}.${id}`))?.length ?? 0),
    );

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
});

describe('snapshots', () => {
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
});
