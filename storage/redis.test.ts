import { createClient } from '@keyv/redis';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { openStorage } from './index.ts';
import { clockContract } from './testing/clock.ts';
import { storageContract } from './testing/contract.ts';
import { mayRun, redisServer, type TestServer } from './testing/servers.ts';

describe.skipIf(!mayRun(redisServer))('with a Redis server', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await redisServer.start();
  });
  afterAll(() => server?.stop());

  storageContract('Redis', () => server.url);
  clockContract(() => server.url);

  test('rejects a server that evicts records when its memory is full', async () => {
    const client = await createClient({ url: server.url }).connect();
    await client.configSet('maxmemory-policy', 'allkeys-lru');
    await expect(openStorage(server.url)).rejects.toThrow(
      /^Redis at \S+ cannot be used: its maxmemory-policy allkeys-lru drops records .* set it to noeviction\.$/,
    );
    await client.configSet('maxmemory-policy', 'noeviction');
    await (await openStorage(server.url)).close();
    await client.close();
  });

  test('gives up an unresponsive server quickly and never runs unanswered commands later', async () => {
    const silent = await redisServer.start();
    const storage = await openStorage(silent.url, { lease: 1000 });
    const store = storage.store({ name: 'kind', version: 1, schema: z.number() });
    try {
      await storage.transact({ writes: [store.put('it', 1)] });
      const late = storage.transact('it', ({ write }) => {
        silent.freeze();
        write(store.put('it', 2));
      });
      await expect(late).rejects.toThrow();
      silent.wake();
      await expect.poll(() => store.get('it')).toBe(1);
      await expect
        .poll(() => storage.transact('it', ({ write }) => write(store.put('it', 3))).then(() => store.get('it')))
        .toBe(3);
    } finally {
      await storage.close();
      await silent.stop();
    }
  });

  test('fails immediately while the server is down, and continues afterwards', async () => {
    const first = await redisServer.start();
    const storage = await openStorage(first.url);
    const store = storage.store({ name: 'kind', version: 1, schema: z.number() });
    try {
      await storage.transact({ writes: [store.put('it', 1)] });
      await first.stop();
      await expect(store.get('it')).rejects.toThrow();
      await expect(storage.transact({ writes: [store.put('it', 2)] })).rejects.toThrow();
      await expect(storage.transact('it', () => 1)).rejects.toThrow();
      const second = await redisServer.start(Number(new URL(first.url).port));
      try {
        await expect.poll(() => storage.transact({ writes: [store.put('it', 3)] }).then(() => store.get('it'))).toBe(3);
      } finally {
        await second.stop();
      }
    } finally {
      await storage.close();
    }
  });
});

test('names an unreachable Redis server without its password', async () => {
  const opening = openStorage('redis://user:secret@127.0.0.1:1/0');
  await expect(opening).rejects.toThrow(/^Redis at redis:\/\/127\.0\.0\.1:1\/0 cannot be used: .*ECONNREFUSED/);
});
