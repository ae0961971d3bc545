import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openStorage, type Storage, type Transaction } from '../../../storage/index.ts';
import { outboxEntryKind } from '../../../storage/records/time.ts';
import { locationIn, open, recordingLog, testContext } from '../../../tests/context.ts';
import { FEATURES } from '../../features/index.ts';
import { playLine } from '../actions/move.ts';
import type { Context } from '../context.ts';
import { openContext } from '../open-context.ts';
import { MAX_PAUSE_MS, nextRetryAt, Outbox } from './outbox.ts';

describe('entries', () => {
  const SECOND = 1000;
  let now: number;
  let context: Context;
  let other: Context;
  beforeEach(async () => {
    now = 1_000_000;
    const { storage, games, log } = await testContext();
    const opened = () => openContext({ features: FEATURES, storage, games: [...games.values()], log, now: () => now });
    [context, other] = [opened(), opened()];
  });

  const entries = async () => (await Array.fromAsync(context.storage.store(outboxEntryKind).ids())).length;
  const flush = ({ storage, outbox }: Context) => storage.transact({ writes: outbox.flush() });

  test('leaves entries of a running process alone and takes over those of a dead one once', async () => {
    const { id } = (await open(context)).table;
    context.outbox.begin(id);
    for (let second = 0; second < 20; second++) {
      now += SECOND;
      await flush(context);
      expect(await other.outbox.takeOver(10)).toEqual([]);
    }
    expect(await entries()).toBe(1);
    now += 5 * SECOND;
    const taken = await Promise.all([context.outbox.takeOver(10), other.outbox.takeOver(10)]);
    expect(taken.flat()).toEqual([id]);
  });

  test('releases unfinished work immediately at shutdown', async () => {
    const { id } = (await open(context)).table;
    await context.outbox.handOver();
    expect(await other.outbox.takeOver(10)).toEqual([id]);
    other.outbox.done(id);
    await flush(other);
    expect(await entries()).toBe(0);
  });

  test('retries failed work after pauses that double', async () => {
    const { id } = (await open(context)).table;
    let holder = context;
    for (const pause of [1, 2, 4, 8]) {
      expect(holder.outbox.fail(id, false)).toBe(true);
      await flush(holder);
      holder = holder === context ? other : context;
      now += pause * SECOND - 1;
      expect(await holder.outbox.takeOver(10)).toEqual([]);
      now += 1;
      expect(await holder.outbox.takeOver(10)).toEqual([id]);
    }
  });

  test('retries failed work at a start and leaves running work of other processes alone', async () => {
    const [failed, busy] = [
      (await open(context)).table.id,
      (await open(context, { location: locationIn('d') })).table.id,
    ];
    for (let tries = 0; tries < 3; tries++) context.outbox.fail(failed, true);
    await flush(context);
    expect(await other.outbox.takeOver(10, 600 * SECOND)).toEqual([failed]);
    other.outbox.done(failed);
    await flush(other);
    now += 5 * SECOND;
    expect(await other.outbox.takeOver(10)).toEqual([busy]);
  });

  test('drops deferred work when the next change makes it obsolete', async () => {
    const { id } = (await open(context)).table;
    context.outbox.later(id, now + 20 * SECOND);
    await flush(context);
    expect([await entries(), context.outbox.size]).toEqual([1, 0]);
    now += SECOND;
    await playLine(context, id, { person: 'ada' }, 'a1');
    expect(await entries()).toBe(2);
    context.outbox.done(id);
    await flush(context);
    expect(await entries()).toBe(0);
  });

  test('keeps deferred work after a failed commit', async () => {
    const { id } = (await open(context)).table;
    context.outbox.later(id, now + 20 * SECOND);
    await flush(context);
    const broken = { ...context, storage: { ...context.storage, transact: () => Promise.reject(new Error('away')) } };
    await expect(playLine(broken, id, { person: 'ada' }, 'a1')).rejects.toThrow('away');
    await flush(context);
    await context.outbox.handOver();
    now += 20 * SECOND - 1;
    expect(await other.outbox.takeOver(10)).toEqual([]);
    now += 1;
    expect(await other.outbox.takeOver(10)).toEqual([id]);
  });

  test('writes a new entry after a suspended process wakes up, even if the old one was dropped', async () => {
    const { id } = (await open(context)).table;
    now += 10 * SECOND;
    expect(await other.outbox.takeOver(10)).toEqual([id]);
    await playLine(context, id, { person: 'ada' }, 'a1');
    other.outbox.done(id);
    await flush(other);
    expect(await entries()).toBe(1);
  });

  test('still writes finished work after a failed commit', async () => {
    const { id } = (await open(context)).table;
    context.outbox.done(id);
    const broken = { ...context, storage: { ...context.storage, transact: () => Promise.reject(new Error('away')) } };
    await expect(playLine(broken, id, { person: 'ada' }, 'a1')).rejects.toThrow('away');
    await flush(context);
    expect(await entries()).toBe(0);
  });

  test('loses no table if the database fails during a takeover', async () => {
    const [first, second] = [
      (await open(context)).table.id,
      (await open(context, { location: locationIn('d') })).table.id,
    ];
    now += 10 * SECOND;
    let commits = 0;
    const transact = (change: Pick<Transaction, 'writes'>) =>
      commits++ === 0 ? other.storage.transact(change) : Promise.reject(new Error('away'));
    const storage = { ...other.storage, transact: transact as Storage['transact'] };
    const unlucky = openContext({ ...other, games: [], storage });
    const taken = await unlucky.outbox.takeOver(10);
    expect(taken).toHaveLength(1);
    expect(unlucky.outbox.size).toBe(1);
    for (const id of taken) unlucky.outbox.begin(id);
    now += 20 * SECOND;
    await other.storage.transact({ writes: unlucky.outbox.flush() });
    expect(await context.outbox.takeOver(10)).toEqual([first, second].filter((id) => !taken.includes(id)));
  });

  test('writes the entry of a busy table at intervals, not with every move', async () => {
    const { id } = (await open(context, { location: locationIn('busy') })).table;
    for (const [index, cell] of ['a1', 'b1', 'a2', 'b2'].entries()) {
      await playLine(context, id, { person: index % 2 === 0 ? 'ada' : 'bo' }, cell);
    }
    expect(await entries()).toBe(1);
  });
});

const MINUTE = 60_000;

test.each([
  [0, false, 1000],
  [3, false, 8000],
  [9, false, 512_000],
  [10, false, 10 * MINUTE],
  [149, false, 10 * MINUTE],
  [0, true, MINUTE],
  [1, true, 2 * MINUTE],
  [5, true, 10 * MINUTE],
])('pauses after %i failures (closed: %s) for %i ms', (tries, isClosed, pause) => {
  expect(nextRetryAt(7, tries, isClosed)).toBe(7 + pause);
});

test('gives up after the last retry', () => {
  expect(nextRetryAt(7, 150, false)).toBeUndefined();
});

describe('the timer', () => {
  const log = recordingLog();
  let storage: Storage;
  let outbox: Outbox;
  let delivered: string[];
  let now: number;
  beforeEach(async () => {
    log.lines.length = 0;
    now = 1_000_000;
    delivered = [];
    storage = await openStorage('memory:');
    outbox = new Outbox({ process: 'me', storage, log, now: () => now });
  });
  afterEach(() => vi.restoreAllMocks());

  const put = (entries: readonly (readonly [table: string, at: number, tries: number])[]) =>
    storage.transact({
      writes: entries.map(([table, at, tries]) =>
        storage.store(outboxEntryKind).put(`${table}@other.${at}`, { table, at, tries }),
      ),
    });

  const deliver = async (table: string) => {
    delivered.push(table);
    outbox.done(table);
  };

  test('delivers due work in batches at the start, then failed work before it is due, and no other work', async () => {
    const due = Array.from({ length: 45 }, (_, index) => [`due${index}`, now, 0] as const);
    await put([
      ...due,
      ['failed', now + MAX_PAUSE_MS, 3],
      ['later', now + MAX_PAUSE_MS + 1, 3],
      ['running', now + 1, 0],
    ]);
    outbox.start(deliver);
    await expect.poll(() => delivered).toContain('failed');
    await outbox.stop();
    expect(delivered.toSorted()).toEqual([...due.map(([table]) => table), 'failed'].toSorted());
  });

  test('takes no further batch after it was stopped', async () => {
    await put(Array.from({ length: 45 }, (_, index) => [`due${index}`, now, 0] as const));
    outbox.start(async (table) => {
      void outbox.stop();
      await deliver(table);
    });
    await expect.poll(() => delivered).toHaveLength(20);
    await outbox.stop();
    expect(delivered).toHaveLength(20);
  });

  test('delivers a table with several entries once, and logs an entry that was not taken over', async () => {
    await put([
      ['one', now, 2],
      ['one', now - 1, 2],
    ]);
    expect(await outbox.takeOver(10)).toEqual(['one']);
    await put([['two', now, 2]]);
    const transact = vi.spyOn(storage, 'transact').mockRejectedValueOnce(new Error('away'));
    expect(await outbox.takeOver(10)).toEqual([]);
    transact.mockRestore();
    expect(log.lines).toEqual([
      {
        level: 'warn',
        about: { record: `two@other.${now}`, error: 'Error: away' },
        message: 'An outbox entry was not taken over',
      },
    ]);
  });
});
