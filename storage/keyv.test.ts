import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { openStorage } from './index.ts';
import { storageContract } from './testing/contract.ts';
import { etcdServer, mariadbServer, mayRun, redisServer, type TestServer } from './testing/servers.ts';

const kind = { name: 'kind', version: 1, schema: z.number() };
let namespaces = 0;
/** Returns an address with its own namespace. */
const apart = (address: string) => `${address}&namespace=test${++namespaces}`;
const plain = () => apart(`keyv:${import.meta.dirname}/testing/plain-store.ts?uri=plain`);

storageContract('a Keyv store that can do the least', plain, { shared: false });

/** Whether to test every adapter. The servers other than Redis take minutes. */
const isThorough = process.env.LONGTABLE_STORES === 'all';
for (const { name, server, runs } of [
  { name: '@keyv/redis', server: redisServer, runs: mayRun(redisServer) },
  { name: '@keyv/valkey', server: redisServer, runs: isThorough && mayRun(redisServer) },
  { name: '@keyv/mysql', server: mariadbServer, runs: isThorough && mariadbServer.installed },
  { name: '@keyv/etcd', server: etcdServer, runs: isThorough && etcdServer.installed },
]) {
  if (runs) onServer(name, server.start);
  else test.skip(`storage on ${name} (LONGTABLE_STORES=all runs it if its server is installed)`);
}

function onServer(name: string, start: () => Promise<TestServer>): void {
  describe(`with a server behind ${name}`, () => {
    let server: TestServer;
    beforeAll(async () => {
      server = await start();
    });
    afterAll(() => server?.stop());
    storageContract(name, () => apart(`keyv:${name}?uri=${server.url}`), { shared: false });
  });
}

describe('a Keyv store', () => {
  test('is locked to one process until that process closes it', async () => {
    const url = plain();
    const first = await openStorage(url);
    await first.transact({ writes: [first.store(kind).put('it', 1)] });
    await expect(openStorage(url)).rejects.toThrow(
      /plain-store\.ts plain cannot be used: another process is using it\.$/,
    );
    await first.close();
    const second = await openStorage(url);
    expect(await second.store(kind).get('it')).toBe(1);
    await second.close();
  });

  test('keeps deadlines after a restart', async () => {
    const url = plain();
    const timed = { ...kind, due: (at: number) => at };
    const first = await openStorage(url);
    const store = first.store(timed);
    await first.transact({ writes: [store.put('a', 2), store.put('b', 1), store.put('gone', 1)] });
    await first.transact({ writes: [store.drop('gone')] });
    await first.close();
    const second = await openStorage(url);
    expect(await second.store(timed).takeDue(5, 10, 5)).toEqual(['b', 'a']);
    await second.close();
  });

  test('rejects a key that is too long before anything is written', async () => {
    const storage = await openStorage(plain());
    const store = storage.store(kind);
    await expect(storage.transact({ writes: [store.put('it', 1), store.put('x'.repeat(300), 1)] })).rejects.toThrow(
      'too long',
    );
    expect(await store.get('it')).toBeUndefined();
    await storage.transact({ writes: [store.put('it', 2)] });
    await storage.close();
  });

  test.each([
    ['keyv:@keyv/nowhere?uri=x', 'needs the Keyv adapter @keyv/nowhere. Install it: npm install @keyv/nowhere'],
    ['mysql://user:se@cret@127.0.0.1:1/games', 'The storage at mysql://127.0.0.1:1/games cannot be used: '],
    ['etcd://user:secret@127.0.0.1:1', 'The storage at etcd://127.0.0.1:1 cannot be used: '],
    [
      'keyv:@keyv/etcd?uri=etcd%3A%2F%2Fuser%3Asecret%40127.0.0.1%3A1',
      'The storage at @keyv/etcd etcd://127.0.0.1:1 cannot be used: ',
    ],
    [
      'keyv:@keyv/mysql?uri=mysql%3A%2F%2Fuser%3Ase%252Fcret%40127.0.0.1%3A1/games',
      'The storage at @keyv/mysql mysql://127.0.0.1:1/games cannot be used: ',
    ],
  ])('reports an unreachable server without its password: %s', async (url, sentence) => {
    const failure = await openStorage(url).then(
      () => undefined,
      (error: Error) => error.message,
    );
    expect(failure).toContain(sentence);
    expect(failure).not.toMatch(/se\W*cret/);
  });
});

describe.skipIf(!mayRun(redisServer))('a Keyv store on a server', () => {
  test('fails soon while the server is unresponsive, and continues afterwards', async () => {
    const server = await redisServer.start();
    const storage = await openStorage(`keyv:@keyv/redis?uri=${server.url}`);
    const store = storage.store(kind);
    try {
      await storage.transact({ writes: [store.put('it', 1)] });
      server.freeze();
      await expect(storage.transact({ writes: [store.put('it', 2)] })).rejects.toThrow('it does not respond');
      server.wake();
      await expect.poll(() => storage.transact({ writes: [store.put('it', 3)] }).then(() => store.get('it'))).toBe(3);
    } finally {
      await storage.close();
      await server.stop();
    }
  });
});
