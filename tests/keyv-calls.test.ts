import { duel } from '@longtable/duel';
import { walkToLine } from '@longtable/kit';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { Keyv } from 'keyv';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { FEATURES } from '../bot/features/index.ts';
import { playLine } from '../bot/host/actions/move.ts';
import { resign } from '../bot/host/actions/resign.ts';
import { LIMITS } from '../bot/host/limits.ts';
import { openContext } from '../bot/host/open-context.ts';
import { findTable } from '../bot/host/table/find.ts';
import { onTurn } from '../bot/host/table/table.ts';
import { DatabaseAdapter } from '../storage/backends/adapter.ts';
import { openBackend } from '../storage/backends/index.ts';
import { storageOn } from '../storage/index.ts';
import { mayRun, postgresServer, redisServer } from '../storage/testing/servers.ts';
import { open, person, recordingLog } from './context.ts';
import { playAlternately, startNoughts } from './game-helpers.ts';
import { builtInGames, testGamesModule } from './games/index.ts';
import { startTestBot, temporaryFolder } from './test-bot.ts';

const MOVES = 10;
const METHODS = ['get', 'getMany', 'set', 'setMany', 'delete', 'deleteMany'] as const;

afterEach(() => vi.restoreAllMocks());

/**
 * Plays ten moves of Card Duel, probes the storage and resigns. Returns the numbers of Keyv and database calls of the moves
 * with the probe, and of the end.
 */
async function callsOf(url: string) {
  const backend = await openBackend(url);
  const storage = storageOn(backend);
  const context = openContext({ features: FEATURES, storage, games: [duel], log: recordingLog() });
  const { id } = (await open(context, { game: duel, occupants: [person('ada'), person('bo')] })).table;
  const spies = METHODS.map((name) => vi.spyOn(Keyv.prototype, name));
  const [pastKeyv, commits] = [vi.spyOn(backend, 'texts'), vi.spyOn(backend, 'commit')];
  const take = () => {
    // A Keyv store contains further Keyv instances.
    const isOurs = ({ store }: Keyv) => store === backend || store instanceof DatabaseAdapter;
    const countOf = (index: number) => spies[index]!.mock.contexts.filter((one) => isOurs(one as Keyv)).length;
    const counts = METHODS.map((name, index) => [name, countOf(index)] as const);
    const keyv = Object.fromEntries(counts) as Record<(typeof METHODS)[number], number>;
    const calls = { ...keyv, pastKeyv: pastKeyv.mock.calls.length, commits: commits.mock.calls.length };
    for (const spy of [...spies, pastKeyv, commits]) spy.mockClear();
    return calls;
  };
  for (let move = 0; move < MOVES; move++) {
    const found = await findTable(context, id);
    const seat = onTurn(found)[0]!;
    const line = walkToLine(found.game, found.table.state, seat, ([first]) => first!) ?? '';
    await playLine(context, id, { person: ['ada', 'bo'][seat]! }, line);
  }
  await storage.probe();
  const moves = take();
  await resign(context, id, 'ada');
  const end = take();
  await storage.close();
  return { moves, end };
}

describe('a game of Card Duel', () => {
  const folder = temporaryFolder();
  test.each([
    { name: 'SQLite', start: async () => ({ url: `sqlite:${folder.path}/calls.sqlite`, stop: () => folder.remove() }) },
    { name: 'memory', start: async () => ({ url: 'memory:', stop: () => {} }) },
    {
      name: 'a Keyv store',
      start: async () => ({
        url: `keyv:${import.meta.dirname}/../storage/testing/plain-store.ts?uri=calls`,
        stop: () => {},
      }),
    },
    ...[redisServer, postgresServer].filter(mayRun),
  ])('read and write through Keyv on $name', async ({ start }) => {
    const server = await start();
    const calls = await callsOf(server.url);
    await server.stop();
    // Each read of the table is one `get`, the probe is one `set`, and a move writes several records with one `setMany`.
    const none = { getMany: 0, delete: 0, deleteMany: 0, pastKeyv: 0 };
    expect(calls.moves).toEqual({ ...none, get: MOVES, set: 1, setMany: MOVES, commits: MOVES });
    // The end reads the records of both players, and writes the result and deletes the records of the table.
    expect(calls.end).toMatchObject({ getMany: 0, delete: 0, deleteMany: 1, pastKeyv: 0 });
    expect(calls.end.commits).toBe(calls.end.setMany);
  });
});

test('needs few reads on a plain Keyv store, also for four restarts', async () => {
  const reads = vi.spyOn(Keyv.prototype, 'get');
  const url = `keyv:${import.meta.dirname}/../storage/testing/plain-store.ts?uri=restarts`;
  const testBot = await startTestBot([noughts], url);
  const [ada, bo] = await Promise.all([testBot.join('Ada'), testBot.join('Bo')]);
  const board = await startNoughts(ada, bo, 'table');
  for (const moves of ['a1 b1', 'b2 a2', 'c1 a3', 'b3 c3']) {
    await playAlternately(ada, bo, board, moves);
    await testBot.restartBot();
  }
  await testBot.close();
  expect(reads.mock.calls.length).toBeLessThan(2000);
});

test('reads no table from the database for a press that plays a move', async () => {
  const testBot = await startTestBot(builtInGames, 'memory:', { gamesModule: testGamesModule, limits: LIMITS });
  const [ada, bo] = await Promise.all([testBot.join('Ada'), testBot.join('Bo')]);
  const board = await startNoughts(ada, bo, 'table');
  await playAlternately(ada, bo, board, 'a1 b1');
  await expect.poll(() => testBot.longtable.bot.context.outbox.size).toBe(0);
  const reads = vi.spyOn(Keyv.prototype, 'get');
  await playAlternately(ada, bo, board, 'a2 c2');
  await expect.poll(() => testBot.longtable.bot.context.outbox.size).toBe(0);
  expect(reads.mock.calls.map(([key]) => String(key)).filter((key) => key.startsWith('table:'))).toEqual([]);
  await testBot.close();
});
