import { dungeon } from '@longtable/dungeon';
import { GUILD, PREDEFINED_USERS } from '@longtable/playground';
import { runa } from '@longtable/runa';
import { FEATURES } from '../../bot/features/index.ts';
import { playLine } from '../../bot/host/actions/move.ts';
import type { Context } from '../../bot/host/context.ts';
import { DAY_MS } from '../../bot/host/duration.ts';
import type { LoadedTable } from '../../bot/host/feature.ts';
import { openContext } from '../../bot/host/open-context.ts';
import { tableWrites } from '../../bot/host/table/record.ts';
import { readLog } from '../../bot/host/table/state.ts';
import { openStorage, type Write } from '../../storage/index.ts';
import { serverSettingsKind } from '../../storage/records/server.ts';
import {
  channelOccupancyKind,
  LOG_CHUNK_SIZE,
  logChunkKind,
  playerTablesKind,
  snapshotKind,
  type Table,
} from '../../storage/records/table.ts';
import { deadlineKind } from '../../storage/records/time.ts';
import { locationIn, openTable, person, recordingLog, testContext } from '../context.ts';
import { roomOf } from './subject.ts';

const COMMIT_SIZE = 500;
const TABLE_LIMIT = 10_000;

/** Fills a storage with running games, each in a separate channel with a separate player, optionally with running clocks. */
export async function fillTables(database: string, count: number, clocks = false): Promise<void> {
  const storage = await openStorage(database);
  const context = openContext({ features: FEATURES, storage, games: [runa], log: recordingLog() });
  const model = await sampleTable();
  // Benchmark users play at more tables than the default limits allow.
  await storage.transact({
    writes: [context.storage.store(serverSettingsKind).put(GUILD.id, { tables: TABLE_LIMIT, tablesEach: TABLE_LIMIT })],
  });
  for (let done = 0; done < count; done += COMMIT_SIZE) {
    const writes = Array.from({ length: Math.min(COMMIT_SIZE, count - done) }, (_, index) => {
      const [id, player, channel] = [`t${done + index}`, `p${done + index}`, `c${done + index}`];
      return [
        ...tableWrites(context, undefined, { ...model, id, seats: [person(player)], location: locationIn(channel) }),
        context.storage.store(channelOccupancyKind).put(channel, { table: id }),
        context.storage.store(playerTablesKind).put(player, { tables: [id] }),
        ...(clocks ? [context.storage.store(deadlineKind).put(id, { at: Date.now() + DAY_MS + done + index })] : []),
      ];
    });
    await storage.transact({ writes: writes.flat() });
  }
  await storage.close();
}

/** Returns a table after a few moves. */
async function sampleTable(): Promise<Table> {
  const context = await testContext([runa]);
  const occupants = [person('p')];
  let { table } = await openTable(context, { game: runa, options: {}, occupants, location: locationIn('c') });
  for (let moves = 0; moves < 5; moves++) {
    ({ table } = await playLine(context, table.id, { person: 'p' }, '1'));
  }
  return table;
}

/** Options of a run that never ends, because the only enemy is behind a wall. */
const OPTIONS = { hero: 'Bronn', levels: '#########\n#...#...#\n#.@.#.s.#\n#...#...#\n#########' };
const [ADA] = PREDEFINED_USERS.map(({ user }) => ({
  kind: 'person' as const,
  id: user.id,
  name: user.global_name ?? '',
}));
/** Number of measured moves. After them, the last chunk of the log is full. */
export const STRETCH = 28;
/** Number of moves at a young and at an old table before the measurement. */
export const AGES = { young: LOG_CHUNK_SIZE - STRETCH, old: 157 * LOG_CHUNK_SIZE - STRETCH } as const;

/** Creates pairs of a young and an old table in consecutive channels. */
export async function createLongTables(database: string, pairs: number, firstRoom: number): Promise<void> {
  const memory = await testContext([dungeon]);
  const tables = { young: await createTable(memory, 'young'), old: await createTable(memory, 'old') };
  const storage = await openStorage(database);
  const context = openContext({ features: FEATURES, storage, games: [dungeon], log: recordingLog() });
  for (let pair = 0; pair < pairs; pair++) {
    await storage.transact({ writes: await copyTable(memory, context, tables.young, firstRoom + 2 * pair) });
    await storage.transact({ writes: await copyTable(memory, context, tables.old, firstRoom + 2 * pair + 1) });
  }
  await storage.close();
}

async function createTable(context: Context, age: keyof typeof AGES): Promise<Table> {
  const request = { game: dungeon, options: OPTIONS, occupants: [ADA!], location: locationIn(age) };
  let at: LoadedTable = await openTable(context, request);
  for (let moves = 0; moves < AGES[age]; moves++) {
    const lines = dungeon.choices(at.table.state as never, 0, '').map(({ line }) => line);
    at = await playLine(context, at.table.id, { person: ADA!.id }, lines[moves % lines.length] ?? '');
  }
  return at.table;
}

/** Returns writes that copy a table with its log and snapshot to another channel. */
async function copyTable(from: Context, to: Context, table: Table, room: number): Promise<Write[]> {
  const id = `long${room}`;
  const channel = roomOf(room);
  const log = await readLog(from, table);
  const pieces = Array.from({ length: Math.floor(log.length / LOG_CHUNK_SIZE) }, (_, number) =>
    to.storage
      .store(logChunkKind)
      .put(`${id}.${number}`, log.slice(number * LOG_CHUNK_SIZE, (number + 1) * LOG_CHUNK_SIZE)),
  );
  const snapshot = await from.storage.store(snapshotKind).get(table.id);
  return [
    ...pieces,
    ...(snapshot ? [to.storage.store(snapshotKind).put(id, snapshot)] : []),
    ...tableWrites(to, undefined, { ...table, id, location: { ...table.location, guild: GUILD.id, channel } }),
    to.storage.store(channelOccupancyKind).put(channel, { table: id }),
  ];
}
