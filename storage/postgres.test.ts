import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { unreachableError } from './backends/adapter.ts';
import { openStorage } from './index.ts';
import { clockContract } from './testing/clock.ts';
import { storageContract } from './testing/contract.ts';
import { mayRun, postgresServer, type TestServer } from './testing/servers.ts';

const kind = { name: 'kind', version: 1, schema: z.number() };

describe.skipIf(!mayRun(postgresServer))('with a PostgreSQL server', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await postgresServer.start();
  });
  afterAll(() => server?.stop());

  test('can be opened by several processes at the same time while empty', async () => {
    for (let round = 0; round < 2; round++) {
      await query(server.url, 'DROP TABLE IF EXISTS longtable_records, longtable_leases, longtable_dues');
      const opened = await Promise.all(Array.from({ length: 8 }, () => openStorage(server.url)));
      await Promise.all(
        opened.map((storage, n) => storage.transact({ writes: [storage.store(kind).put(`opened ${n}`, n)] })),
      );
      await Promise.all(opened.map((storage) => storage.close()));
    }
  });

  storageContract('PostgreSQL', () => server.url);
  clockContract(() => server.url);

  test('takes, commits and releases four locks in three round trips', async () => {
    const storage = await openStorage(server.url);
    const queries = vi.spyOn(pg.Client.prototype, 'query');
    try {
      const names = ['table', 'one player', 'another player', 'server'];
      await storage.transact(names, ({ write }) => write(storage.store(kind).put('counted', 1)));
      await storage.close();
      const sent = queries.mock.calls.map(
        ([query]) => (query as unknown as { text: string }).text.trim().split(/\s+/, 1)[0],
      );
      expect(sent).toEqual(['INSERT', 'WITH', 'DELETE']);
    } finally {
      queries.mockRestore();
    }
  });

  test('says that the password is missing if the server asks for one', async () => {
    await query(server.url, `CREATE ROLE guarded LOGIN PASSWORD 'secret'`);
    const rules = ['guarded 127.0.0.1/32 scram-sha-256', 'all 127.0.0.1/32 trust'];
    const rows = rules.map((rule) => `('host all ${rule}')`).join();
    const [{ file }] = await query(server.url, `SELECT current_setting('hba_file') AS file`);
    await query(server.url, `COPY (VALUES ${rows}) TO '${file}'`);
    await query(server.url, 'SELECT pg_reload_conf()');
    const url = server.url.replace('longtable@', 'guarded@');
    await expect
      .poll(() =>
        openStorage(url)
          .then((storage) => storage.close())
          .catch(({ message }) => message),
      )
      .toBe(`PostgreSQL at ${url.replace('guarded@', '')} cannot be used: DATABASE_PASSWORD is missing.`);
  });

  test('rolls back merged commits when their connection breaks, and rejects all of them', async () => {
    const storage = await openStorage(server.url);
    const store = storage.store({ ...kind, name: 'broken' });
    await storage.transact({ writes: [store.put('held', 1)] });
    const holder = new pg.Client(server.url);
    await holder.connect();
    await holder.query(`BEGIN; SELECT FROM longtable_records WHERE key = 'broken:held' FOR UPDATE`);
    const commits = [
      storage.transact({ writes: [store.put('other', 2)] }),
      storage.transact({ writes: [store.put('held', 2)] }),
    ];
    const outcomes = Promise.allSettled(commits);
    const waiting = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE wait_event_type = 'Lock'`;
    await expect.poll(async () => (await holder.query(waiting)).rowCount).toBe(1);
    expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await holder.end();
    expect([await store.get('other'), await store.get('held')]).toEqual([undefined, 1]);
    await storage.close();
  });

  test('never writes a commit that failed because of a lock', async () => {
    const storage = await openStorage(server.url);
    const store = storage.store({ ...kind, name: 'late' });
    await storage.transact({ writes: [store.put('held', 1)] });
    const holder = new pg.Client(server.url);
    await holder.connect();
    await holder.query(`BEGIN; SELECT FROM longtable_records WHERE key = 'late:held' FOR UPDATE`);
    await expect(storage.transact({ writes: [store.put('held', 2)] })).rejects.toThrow('lock timeout');
    await holder.query('COMMIT');
    await holder.query('BEGIN; LOCK longtable_records; COMMIT');
    await holder.end();
    expect(await store.get('held')).toBe(1);
    await storage.close();
  });

  test('survives the server closing its connections', async () => {
    const storage = await openStorage(server.url);
    const store = storage.store(kind);
    await storage.transact({ writes: [store.put('it', 1)] });
    await query(server.url, 'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()');
    await expect.poll(() => store.get('it')).toBe(1);
    await storage.close();
  });
});

test('names an unreachable PostgreSQL server without its password', async () => {
  const opening = openStorage('postgres://user:secret@127.0.0.1:1/games');
  await expect(opening).rejects.toThrow(
    /^PostgreSQL at postgres:\/\/127\.0\.0\.1:1\/games cannot be used: .*ECONNREFUSED/,
  );
});

async function query(url: string, sql: string): Promise<pg.QueryResult['rows']> {
  const pool = new pg.Pool({ connectionString: url });
  // The server may close the connection of an earlier query meanwhile.
  pool.on('error', () => {});
  const { rows } = await pool.query(sql);
  await pool.end();
  return rows;
}

test('quotes no part of a password that needs escaping', () => {
  const cause = new Error('getaddrinfo ENOTFOUND cr');
  for (const url of ['postgres://lt:se@cr/et#x@127.0.0.1:1/db', 'postgres://lt:cr/et@127.0.0.1:1/db']) {
    const { message } = unreachableError('PostgreSQL', url, cause);
    expect(message).toMatch(/^PostgreSQL at postgres:\/\/127\.0\.0\.1:1\/db cannot be used: .*DATABASE_PASSWORD/);
    expect(message).not.toMatch(/ENOTFOUND|\bcr\b/);
  }
  expect(unreachableError('PostgreSQL', 'postgres://lt:x@h/db', new Error('no')).message).toContain('used: no.');
});
