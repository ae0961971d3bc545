import { playLine } from '../../bot/host/actions/move.ts';
import { openTable } from '../../bot/host/actions/open.ts';
import { DAY_MS } from '../../bot/host/duration.ts';
import { migrate } from '../../bot/host/migrations/migrations.ts';
import { openContext } from '../../bot/host/open.ts';
import { runa } from '../../games/runa/index.ts';
import { GUILD } from '../../playground/index.ts';
import { openStorage } from '../../storage/index.ts';
import type { Table } from '../../storage/records/table.ts';
import { keptLog, loaded, person, place, testContext } from '../context.ts';

const IN_ONE_COMMIT = 500;
const PLENTY = 10_000;

/** Fills a storage with tables in the middle of a game, each in a channel of its own with a player of its own, and with a clock that runs if asked for. */
export async function fillTables(database: string, count: number, clocks = false): Promise<void> {
  const storage = await openStorage(database);
  const context = openContext({ storage, shelf: [runa], log: keptLog() });
  const model = await sampleTable();
  // As with a database that this Longtable has had from the beginning.
  await migrate(context);
  // Those who measure play at more tables at once than people do.
  await storage.commit(context.servers.put(GUILD.id, { tables: PLENTY, tablesEach: PLENTY }));
  for (let done = 0; done < count; done += IN_ONE_COMMIT) {
    const writes = Array.from({ length: Math.min(IN_ONE_COMMIT, count - done) }, (_, index) => {
      const [id, player, channel] = [`t${done + index}`, `p${done + index}`, `c${done + index}`];
      return [
        context.tables.put(id, { ...model, id, seats: [person(player)], place: place(channel) }),
        context.places.put(channel, { table: id }),
        context.players.put(player, { tables: [id] }),
        ...(clocks ? [context.deadlines.put(id, { at: Date.now() + DAY_MS + done + index })] : []),
      ];
    });
    await storage.commit(...writes.flat());
  }
  await storage.close();
}

/** A game that a few moves were made in, in a database of its own. */
async function sampleTable(): Promise<Table> {
  const context = await testContext([runa]);
  const sitters = [person('p')];
  let { table } = loaded(await openTable(context, { game: runa, options: {}, sitters, place: place('c') }));
  for (let moves = 0; moves < 5; moves++) {
    ({ table } = loaded(await playLine(context, table.id, { person: 'p' }, '1')));
  }
  return table;
}
