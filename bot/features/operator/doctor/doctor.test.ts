import { once } from 'node:events';
import files from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { type Playground, startPlayground } from '@longtable/playground';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { builtInGames } from '../../../../games/index.ts';
import { backupKind, openStorage, type Storage } from '../../../../storage/index.ts';
import { userSettingsKind } from '../../../../storage/records/person.ts';
import { mayRun, postgresServer, redisServer } from '../../../../storage/testing/servers.ts';
import { replaceBuiltin } from '../../../../tests/builtins.ts';
import { startTestBot, temporaryFolder } from '../../../../tests/test-bot.ts';
import { LOCAL_SERVER, readSettings } from '../../../settings.ts';
import { Metrics, openEndpoint } from '../endpoint.ts';
import type { Finding } from './discord.ts';
import { examine, examineDatabase, examineMachine, linesOf } from './index.ts';

describe('the doctor', () => {
  const folder = temporaryFolder();
  let playground: Playground;
  beforeAll(async () => {
    playground = await startPlayground({ server: LOCAL_SERVER, limits: false, shards: 2 });
  });
  afterAll(async () => {
    await playground.close();
    folder.remove();
  });

  /** Returns the doctor's output for these settings. */
  async function lines(settings: NodeJS.ProcessEnv = {}): Promise<string> {
    const findings = await examine(
      builtInGames,
      readSettings({
        DISCORD_TOKEN: playground.token,
        DISCORD_API_URL: playground.apiUrl,
        DATABASE_URL: `sqlite:${folder.path}/doctor.sqlite`,
        ...settings,
      }),
    );
    return linesOf(findings.flatMap(withoutSlowness)).join('\n');
  }

  /** Returns a finding as on a machine that has nothing else to do. */
  function withoutSlowness({ about, found, todo }: Finding): Finding[] {
    if (about === 'Discord' && found.startsWith('takes ')) return [];
    return [{ about, found, todo: todo?.startsWith('Find out what slows down') ? undefined : todo }];
  }

  test('reports only an empty database or missing backups for a complete setup', async () => {
    const used = await openStorage(`sqlite:${folder.path}/doctor.sqlite`);
    expect(await lines()).toContain('!!  Records: none\n    If the bot is new, there is nothing to do.');
    await used.transact({ writes: [used.store(userSettingsKind).put('ada', {})] });
    await used.close();
    expect(await lines()).toMatch(
      new RegExp(
        [
          /^ok {2}Token: belongs to longtable \(1200000000000000100\)/,
          /ok {2}Interactions: come over the gateway; no privileged intents are needed/,
          /ok {2}Shards: 2, \d+ of 1000 starts left today/,
          /ok {2}Permissions: complete on 1 server/,
          /ok {2}Records: there are some/,
          /ok {2}Channels: none in use yet/,
          /ok {2}Clock: the same as Discord’s/,
          /ok {2}Database: SQLite 3\.[\d.]+, saves in [\d.]+ ms/,
          /ok {2}Durability: durable/,
          /ok {2}Quarantine: empty/,
          /ok {2}Database clock: the same as this machine’s/,
          /ok {2}Service: not checked; set METRICS_PORT=9464 and restart the bot to let its health be checked/,
          /ok {2}Disk: [\d.]+ GB free/,
          /ok {2}Games: 5/,
          /!! {2}Backups: none\n {4}Make one every night: .*/,
          /1 thing to do, marked with “!!”\.$/,
        ]
          .map(({ source }) => source)
          .join('\\n'),
      ),
    );
  });

  test('recognises the ports of a running Longtable', async () => {
    const testBot = await startTestBot([noughts], 'memory:', { settings: { PROGRAM_PORT: 0 } });
    const endpoint = await openEndpoint({ host: '127.0.0.1', port: 0 }, new Metrics());
    const portOf = (url = '') => new URL(url).port;
    const [METRICS_PORT, PROGRAM_PORT] = [
      portOf(endpoint.url),
      portOf(testBot.longtable.bot.services.programs?.address),
    ];
    const starting = await lines({ METRICS_PORT, PROGRAM_PORT });
    expect(starting).toContain('!!  Service: running, but not healthy\n    Starting: not connected to Discord yet');
    endpoint.watch(testBot.longtable);
    const said = await lines({ METRICS_PORT, PROGRAM_PORT });
    expect(said).toContain('ok  Service: running and healthy');
    await endpoint.close();
    await testBot.close();
    expect(said).toContain(`ok  METRICS_PORT: 127.0.0.1:${METRICS_PORT} is in use by Longtable`);
    expect(said).toContain(`ok  PROGRAM_PORT: 127.0.0.1:${PROGRAM_PORT} is in use by Longtable`);
  });

  test('tells a bot that does not run from one that hangs', async () => {
    const hanging = createServer(() => {}).listen(0, '127.0.0.1');
    await once(hanging, 'listening');
    const { port } = hanging.address() as AddressInfo;
    const said = await lines({ METRICS_PORT: `${port}` });
    hanging.close();
    hanging.closeAllConnections();
    expect(said).toContain('!!  Service: running, but not healthy\n    The process on 127.0.0.1');
    expect(await lines({ METRICS_PORT: '1' })).toContain('!!  Service: not running\n    No Longtable answers on');
  });

  test.each(['postgres', 'redis', 'mysql', 'etcd'])('never shows a part of a password for %s', async (kind) => {
    for (const password of ['hid@den', 'hid/den', 'hid#den', 'hid?den', 'hid%den', '44977/55988'])
      for (const name of ['', 'user'])
        expect(
          await lines({ DISCORD_TOKEN: '', DATABASE_URL: `${kind}://${name}:${password}@127.0.0.1:1/games` }),
        ).not.toMatch(/hid|den|44977|55988/);
  });

  test('reports the age of the last backup, and advises one if there is none or an old one', async () => {
    const url = `sqlite:${folder.path}/backups.sqlite`;
    const storage = await openStorage(url);
    const settings = storage.store({ name: 'user-settings', version: 1, schema: z.object({}) });
    await storage.transact({ writes: [settings.put('a', {})] });
    const backups = async (hours?: number) => {
      if (hours !== undefined) {
        const last = { at: Date.now() - hours * 3_600_000 - 1, file: 'b.sqlite', records: 7 };
        await storage.transact({ writes: [storage.store(backupKind).put('backup', last)] });
      }
      return /.. {2}Backups: .*(\n {4}.*)?/.exec(await lines({ DATABASE_URL: url }))?.[0];
    };
    expect(await backups()).toMatch(/^!! {2}Backups: none\n {4}Make one every night/);
    expect(await backups(5)).toMatch(/^ok {2}Backups: the last one is 5 hours old: b\.sqlite, 7 records$/m);
    expect(await backups(37)).toMatch(/^!! {2}Backups: the last one is 37 hours old.*\n {4}Make one/);
    await storage.close();
  });

  test('gives advice for a wrong token, a missing token and an unreachable API', async () => {
    expect(await lines({ DISCORD_TOKEN: 'wrong' })).toContain(
      '!!  Token: failed\n    This token is invalid. Create a new one',
    );
    expect(await lines({ DISCORD_TOKEN: '' })).toContain('Set DISCORD_TOKEN to play on Discord.');
    expect(await lines({ DISCORD_API_URL: 'http://127.0.0.1:1/api' })).toContain(
      'No response from http://127.0.0.1:1/api',
    );
  });

  test('reports too few shards, a port in use and a database that cannot be opened', async () => {
    const taken = createServer((_, response) => response.end('hello')).listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as AddressInfo;
    const said = await lines({ SHARDS: '0/1', METRICS_PORT: `${port}`, DATABASE_URL: 'sqlite:/dev/null/x.sqlite' });
    taken.close();
    expect(said).toContain('Discord requires at least 2 shards: set SHARDS to auto, or to more than 1.');
    expect(said).toContain(
      `!!  METRICS_PORT: 127.0.0.1:${port} is in use by a process that does not answer as Longtable\n    “ss -ltnp`,
    );
    expect(said).toContain('!!  Database: /dev/null/x.sqlite cannot be created\n');
    expect(await lines({ DATABASE_URL: 'postgres://127.0.0.1:1/x' })).toContain(
      'Start the database server if it is down',
    );
  });

  describe.each([
    [redisServer, /Database: Redis \d+[\d.]+, saves/, 'Set appendonly yes'],
    [postgresServer, /Database: PostgreSQL \d+[^,]*, saves/, 'Set fsync = on'],
  ] as const)('$name', (kind, version, advice) => {
    test.runIf(mayRun(kind))('reports missing durability with advice', async () => {
      const server = await kind.start();
      const said = await lines({ DATABASE_URL: server.url });
      await server.stop();
      expect(said).toMatch(version);
      expect(said).toContain(`!!  Durability: may lose moves\n    ${advice}`);
      expect(said).toContain('Database clock: the same');
    });
  });
});

describe('the machine', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  const GB = 2 ** 30;

  test.each([
    [2.5 * GB, 'ok  Disk: 2.5 GB free'],
    [GB / 2, 'ok  Disk: 0.5 GB free'],
    [GB / 2 - 4096, '!!  Disk: 0.5 GB free\n    Free up disk space at ..'],
  ])('warns of less than half a gigabyte: %i', async (bytes, expected) => {
    replaceBuiltin(files, 'statfs', async () => ({ bavail: bytes / 4096, bsize: 4096 }));
    const [, disk] = await examineMachine(readSettings({ DATABASE_URL: 'memory:' }));
    expect(
      linesOf(disk ? [disk] : [])
        .slice(0, -1)
        .join('\n'),
    ).toBe(expected);
  });

  const noBackups = {
    store: () => ({ get: async () => undefined }),
    isEmpty: async () => true,
    quarantined: async function* () {},
  };

  test.each([
    [
      0,
      [],
      'ok  Durability: durable\nok  Quarantine: empty\nok  Backups: none, and nothing to save yet\nok  Database clock: the same as this machine’s',
    ],
    [499, [], 'ok  Backups: none, and nothing to save yet\nok  Database clock: the same as this machine’s'],
    [
      3000,
      ['Set a.', 'Set b.'],
      'ok  Backups: none, and nothing to save yet\n!!  Durability: may lose moves\n    Set a. Set b.\n!!  Database clock: 3 s ahead of this machine’s\n    Sync both clocks (NTP). Until then, the database’s clock is used.',
    ],
    [-2000, [], 'Database clock: 2 s behind this machine’s'],
  ])('reports durability and the clock of the database: %i ms', async (ms, advice, expected) => {
    vi.useFakeTimers({ now: 1e12, toFake: ['Date'] });
    const probe = vi.fn(async () => {});
    const storage = { examine: async () => ({ version: 'Test 1', advice }), probe, now: () => 1e12 + ms, ...noBackups };
    const lines = linesOf(await examineDatabase(storage as unknown as Storage)).join('\n');
    expect(lines).toMatch(/^ok {2}Database: Test 1, saves in \d+\.\d ms\n/);
    expect(lines).toContain(expected);
    expect(probe).toHaveBeenCalledTimes(1);
  });

  test('reports a slow database', async () => {
    const probe = async () => void vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 2001);
    const storage = { examine: async () => ({ version: 'Test 1', advice: [] }), probe, now: () => 0, ...noBackups };
    const [database] = await examineDatabase(storage as unknown as Storage);
    vi.restoreAllMocks();
    expect(database?.found).toMatch(/saves in 2\d{3}\.\d ms$/);
    expect(database?.todo).toMatch(/^Find out what slows down the database/);
  });
});
