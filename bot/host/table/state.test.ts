import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AnyGame, type Game, RNG } from '@longtable/kit';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { randomLine } from '@longtable/kit/testing/random-play';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtInGames } from '../../../games/index.ts';
import type { Backend } from '../../../storage/backend.ts';
import { openBackend } from '../../../storage/backends/index.ts';
import { type Storage, storageOn } from '../../../storage/index.ts';
import { LOG_CHUNK_SIZE, type Table } from '../../../storage/records/table.ts';
import { codeOf, locationIn, open, person, recordingLog } from '../../../tests/context.ts';
import { propose } from '../../features/agreements/agreement.ts';
import { FEATURES } from '../../features/index.ts';
import { playLine } from '../actions/move.ts';
import type { Context } from '../context.ts';
import { openContext } from '../open-context.ts';
import { findTable } from './find.ts';
import { onTurn } from './table.ts';

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
  return (await open(here, { game: words as AnyGame, occupants: [person('ada')], location: locationIn(here.newId()) }))
    .table.id;
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
