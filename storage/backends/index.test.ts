import { expect, test } from 'vitest';
import { openBackend } from './index.ts';
import { isKeyvAddress, makeStores } from './keyv/space.ts';
import { fileOf } from './sqlite.ts';

test.each(['postgres', 'nowhere:', 'redis://', 'redis:host', 'sqlite:', 'mysql:host', 'keyv:', 'toString://host'])(
  'names the possible addresses instead of %s',
  async (url) => {
    await expect(openBackend(url)).rejects.toThrow(/^The storage address must be sqlite:/);
  },
);

test.each(['postgres://me:a/b@host/db', 'redis://me:a?b@host', 'mysql://me:a#b@host', 'redis://me:50%@host'])(
  'asks to escape the password in %s',
  async (url) => {
    await expect(openBackend(url)).rejects.toThrow(/^The password in the storage address/);
  },
);

test('opens an empty database in memory', async () => {
  const backend = await openBackend('memory:');
  expect(await backend.texts(['a'])).toEqual([undefined]);
  await backend.close();
});

test('recognises the addresses of Keyv stores and SQLite files', () => {
  const addresses = ['mysql://h/d', 'mongodb://h/d', 'etcd://h', 'valkey://h', 'keyv:x?uri=y', 'redis://h', 'mysql://'];
  expect(addresses.map(isKeyvAddress)).toEqual([true, true, true, true, true, false, false]);
  expect(['sqlite:a.db', 'sqlite:///a.db', 'sqlite://a.db', 'sqlite:', 'memory:'].map(fileOf)).toEqual([
    'a.db',
    '/a.db',
    'a.db',
    undefined,
    undefined,
  ]);
});

const ADAPTER = 'data:text/javascript,export default class { constructor(...args) { this.args = args } }';

test('makes as many stores as needed with the address and options of a Keyv adapter', async () => {
  const made = async (query: string) => {
    const { stores, namespace } = await makeStores(`keyv:${ADAPTER}${query}`, 2);
    return { namespace, args: stores.map((store) => (store as unknown as { args: unknown[] }).args) };
  };
  const options = { ssl: true, size: 5, name: 'five' };
  expect(await made('?uri=there&namespace=mine&ssl=true&size=5&name=five')).toEqual({
    namespace: 'mine',
    args: [
      ['there', options],
      ['there', options],
    ],
  });
  expect(await made('')).toEqual({
    namespace: 'longtable',
    args: [
      [undefined, {}],
      [undefined, {}],
    ],
  });
});

test('asks to install a missing Keyv adapter', async () => {
  await expect(makeStores('keyv:keyv-nowhere?uri=x', 1)).rejects.toThrow('npm install keyv-nowhere');
  await expect(makeStores('keyv:data:text/javascript,throw new Error("broken")?uri=x', 1)).rejects.toThrow('broken');
});
