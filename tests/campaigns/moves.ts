import { openBackend } from '../../storage/backends/index.ts';
import { moveStorage } from '../../storage/move.ts';
import { mariadbServer, postgresServer, redisServer, type ServerKind } from '../../storage/testing/servers.ts';
import { fillTables } from '../bench/tables.ts';
import { temporaryFolder } from '../stage.ts';

/** Moves so many tables from SQLite to PostgreSQL, to a Keyv store and back, and throws unless all is as it was in the first file. */
const count = Number(process.argv[2] ?? 20_000);
const keyv: ServerKind = mariadbServer.installed ? mariadbServer : redisServer;
const folder = temporaryFolder();
const servers = [await postgresServer.start(), await keyv.start()] as const;
const [first, last] = [`sqlite:${folder.path}/first.sqlite`, `sqlite:${folder.path}/last.sqlite`];
const stops = [first, servers[0].url, servers[1].url.replace(/^redis:/, 'keyv:@keyv/redis?uri=redis:'), last];
try {
  await fillTables(first, count, true);
  for (const [index, to] of stops.slice(1).entries()) {
    const begun = performance.now();
    const { records, deadlines } = await moveStorage(stops[index]!, to);
    const seconds = ((performance.now() - begun) / 1000).toFixed(0);
    console.log(`${records} records and ${deadlines} deadlines moved to ${/^\w+/.exec(to)?.[0]} in ${seconds} s`);
  }
  console.log(`${await equalRecords()} records of ${count} tables are equal in the first and the last database`);
} finally {
  for (const server of servers) await server.stop();
  folder.remove();
}

async function equalRecords(): Promise<number> {
  const [one, other] = [await openBackend(first), await openBackend(last)];
  let equal = 0;
  for await (const keys of one.keys(''))
    for (const key of keys) {
      if ((await one.adapter.get(key)) !== (await other.adapter.get(key))) throw new Error(`${key} differs.`);
      equal++;
    }
  await Promise.all([one.close(), other.close()]);
  return equal;
}
