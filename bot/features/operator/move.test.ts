import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { openBackend } from '../../../storage/backends/index.ts';
import { openStorage } from '../../../storage/index.ts';
import { mayRun, postgresServer, redisServer } from '../../../storage/testing/servers.ts';
import { moveStorage } from './copy.ts';

const folder = mkdtempSync(join(tmpdir(), 'longtable-move-'));
afterAll(() => rmSync(folder, { recursive: true }));

const kind = { name: 'kind', version: 1, schema: z.number(), due: (at: number) => at };
let files = 0;
const file = () => `sqlite:${join(folder, `${++files}.sqlite`)}`;
const plain = () => `keyv:${resolve('storage/testing/plain-store.ts')}?uri=move${++files}`;

/** Creates a database with `count` records, each with a deadline. */
async function filled(count: number): Promise<string> {
  const url = file();
  const storage = await openStorage(url);
  const store = storage.store(kind);
  await storage.transact({ writes: Array.from({ length: count }, (_, n) => store.put(`Ä ${n}`, n)) });
  await storage.close();
  return url;
}

async function contents(url: string) {
  const storage = await openStorage(url);
  const store = storage.store(kind);
  const ids = (await Array.fromAsync(store.ids())).sort();
  const values = await Promise.all(ids.map((id) => store.get(id)));
  const due = await store.takeDue(1e9, 2e9, 1e6);
  await storage.close();
  return { ids, values, due };
}

describe('a move', () => {
  test('copies every record and deadline to a Keyv store and back', async () => {
    const [first, there, back] = [await filled(250), plain(), file()];
    expect(await moveStorage(first, there)).toEqual({ records: 250, deadlines: 250, written: 500 });
    expect(await moveStorage(there, back)).toEqual({ records: 250, deadlines: 250, written: 500 });
    expect(await contents(back)).toEqual(await contents(first));
  });

  test('resumes after an interruption, also if the source has changed since', async () => {
    const [first, there] = [await filled(250), file()];
    const half = await openBackend(there);
    const source = await openBackend(first);
    const text = (await source.get('kind:Ä 7')) as string;
    const puts = new Map([
      ['operation:unfinished', '{"value":true}'],
      ['kind:Ä 7', text],
      ['kind:gone', text],
    ]);
    const dueChanges = ['kind:gone', 'kind:Ä 7'].map((key) => ({ index: 'kind', key, at: 1 }));
    await half.commit({ puts, drops: [], dueChanges });
    await Promise.all([half.close(), source.close()]);
    expect(await moveStorage(first, there)).toMatchObject({ records: 250, deadlines: 250 });
    expect(await contents(there)).toEqual(await contents(first));
  });

  test('requires records to move and an empty target, both unused', async () => {
    const [first, full, busy] = [await filled(1), await filled(1), file()];
    await expect(moveStorage(first, first)).rejects.toThrow('Both addresses are the same.');
    await expect(moveStorage(first, full)).rejects.toThrow('already has records');
    const user = await openStorage(busy);
    await expect(moveStorage(first, busy)).rejects.toThrow('A process is using the database to move to.');
    await expect(moveStorage(busy, file())).rejects.toThrow('A process is using the database to move from.');
    await user.transact({ writes: [user.store(kind).put('it', 1)] });
    await user.close();
    const empty = file();
    await (await openStorage(empty)).close();
    await expect(moveStorage(empty, file())).rejects.toThrow('The database to move from is empty.');
  });

  test.each([redisServer, postgresServer].filter(mayRun))('works with $name', async (server) => {
    const { url, stop } = await server.start();
    const [first, back] = [await filled(50), file()];
    const user = await openStorage(url);
    await expect(moveStorage(first, url)).rejects.toThrow('A process is using the database to move to.');
    await user.close();
    await moveStorage(first, url);
    expect(await moveStorage(url, back)).toMatchObject({ records: 50, deadlines: 50 });
    expect(await contents(back)).toEqual(await contents(first));
    await stop();
  });
});
