import { GUILD } from '@longtable/playground';
import { runa } from '@longtable/runa';
import { FEATURES } from '../../bot/features/index.ts';
import { playLine } from '../../bot/host/actions/move.ts';
import { DAY_MS } from '../../bot/host/duration.ts';
import { openContext } from '../../bot/host/open-context.ts';
import { tableWrites } from '../../bot/host/table/record.ts';
import { openStorage } from '../../storage/index.ts';
import { serverSettingsKind } from '../../storage/records/server.ts';
import { channelOccupancyKind, playerTablesKind, type Table } from '../../storage/records/table.ts';
import { deadlineKind } from '../../storage/records/time.ts';
import { locationIn, openTable, person, recordingLog, testContext } from '../context.ts';

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
