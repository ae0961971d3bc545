import files from 'node:fs/promises';
import { afterEach, expect, test, vi } from 'vitest';
import type { Storage } from '../../../../storage/index.ts';
import { replaceBuiltin } from '../../../../tests/builtins.ts';
import { readSettings } from '../../../settings.ts';
import { examineDatabase, examineMachine, linesOf } from './index.ts';

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

test('looks for room in the folder of the database', async () => {
  const statfs = vi.fn(async () => ({ bavail: 1, bsize: 1 }));
  replaceBuiltin(files, 'statfs', statfs);
  await examineMachine(readSettings({ DATABASE_URL: 'sqlite:/tmp/not-there/x.sqlite' }));
  expect(statfs.mock.calls).toEqual([['/tmp']]);
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

test('reports an error of the database as advice', async () => {
  const fail = async () => {
    throw new Error('read-only');
  };
  const storage = { examine: fail, probe: fail, now: () => Date.now(), ...noBackups };
  expect(await examineDatabase(storage as unknown as Storage)).toMatchObject([
    { found: 'failed', todo: 'read-only' },
    { found: 'failed', todo: 'read-only' },
    { found: 'empty' },
    { found: 'none, and nothing to save yet' },
    { found: 'the same as this machine’s' },
  ]);
});

test('counts quarantined records', async () => {
  const quarantined = async function* () {
    yield { store: 'table', id: 't' };
  };
  const [finding] = (await examineDatabase({ ...noBackups, quarantined } as unknown as Storage)).filter(
    ({ about }) => about === 'Quarantine',
  );
  expect(finding).toMatchObject({
    found: '1 record that failed or can’t be read',
    todo: expect.stringContaining('repair'),
  });
});
