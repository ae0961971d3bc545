import { describe, expect, test } from 'vitest';
import { unreachableError } from './adapter.ts';
import { mergedCalls } from './batch.ts';
import { openBackend } from './index.ts';
import { makeStores } from './keyv/space.ts';

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

const text = (url: string, reason: string | Error = 'refused') =>
  unreachableError('The storage', url, typeof reason === 'string' ? new Error(reason) : reason).message;

test('names the server, its address and the reason', () => {
  const cause = new Error('refused');
  const error = unreachableError('Redis', 'redis://host:1/0?timeout=5', cause);
  expect([error.message, error.cause]).toEqual(['Redis at redis://host:1/0 cannot be used: refused.', cause]);
});

test.each([
  [{ code: 'ECONNREFUSED' }, 'Start the database server if it is down'],
  [{ code: '28P01' }, 'Correct DATABASE_PASSWORD'],
  [{ message: 'WRONGPASS invalid password' }, 'Correct DATABASE_PASSWORD'],
  [{ code: '3D000' }, 'Create the database'],
  [{ code: 'CERT_HAS_EXPIRED' }, 'Renew the certificate'],
  [{ code: 'DEPTH_ZERO_SELF_SIGNED_CERT' }, 'Name the file'],
  [{ code: 'ERR_TLS_CERT_ALTNAME_INVALID' }, 'Use the host of'],
])('advises about %o', (about, advice) => {
  const cause = Object.assign(new Error('no'), about);
  expect(text('redis://host', cause)).toContain(`. ${advice}`);
  expect(text('redis://host', new AggregateError([cause, cause]))).toContain(`. ${advice}`);
});

test('names all reasons of several addresses', () => {
  const cause = new AggregateError([new Error('one'), new Error('two')]);
  expect(text('redis://host', cause)).toBe('The storage at redis://host cannot be used: Error: one, Error: two.');
});

describe('never shows', () => {
  test.each([
    ['the account', 'postgres://user:secret@host/games', 'user:secret is wrong', '… is wrong'],
    ['the password', 'postgres://user:secret@host/games', 'secret is wrong', '… is wrong'],
    ['a password without a name', 'redis://:secret@host', 'secret is wrong', '… is wrong'],
    ['the escaped password, escaped or not', 'redis://:a%2Fb@host', 'a/b and a%2Fb', '… and …'],
    ['a badly escaped password', 'redis://:a%zz@host', 'a%zz', '…'],
    ['the options of an adapter', 'keyv:@x/y?uri=redis://h&password=secret&authToken=key', 'secret and key', '… and …'],
    ['the password of its address', 'keyv:@x/y?uri=redis://u:secret@h', 'secret is wrong', '… is wrong'],
  ])('%s', (_, url, reason, shown) => {
    expect(text(url, reason)).toMatch(new RegExp(`cannot be used: ${shown}\\.$`));
    expect(text(url, reason)).not.toContain('secret');
  });

  test('other options, which are no secrets, as such', () => {
    expect(text('keyv:@x/y?uri=redis://h&table=games', 'games is missing')).toContain('games is missing');
  });
});

test('names the adapter and its host', () => {
  expect(text('keyv:@x/y?uri=redis://u:p@host:1/0')).toContain('at @x/y redis://host:1/0 cannot');
  expect(text('keyv:@x/y')).toContain('at @x/y cannot');
});

test.each(['redis://:a/b@host', 'redis://:a?b@host', 'redis://:a#b@host', 'redis://:a@b@host'])(
  'asks for the password elsewhere if it needs escaping: %s',
  (url) => {
    const said = text(url, 'a');
    expect(said).toContain('at redis://host cannot be used: a character of the password needs escaping');
    expect(said).toContain('DATABASE_PASSWORD');
  },
);

test('merges calls for lists and returns each its own results', async () => {
  const calls: number[][] = [];
  const double = mergedCalls<number, number>(async (items) => {
    calls.push([...items]);
    return items.map((item) => 2 * item);
  });
  expect(await Promise.all([double([1, 2]), double([]), double([3])])).toEqual([[2, 4], [], [6]]);
  expect(calls).toEqual([[1, 2, 3]]);
});
