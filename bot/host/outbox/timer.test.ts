import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openStorage, type Storage } from '../../../storage/index.ts';
import { outboxEntryKind } from '../../../storage/records/time.ts';
import { recordingLog } from '../../../tests/context.ts';
import { MAX_PAUSE_MS, Outbox } from './outbox.ts';

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
  await put([...due, ['failed', now + MAX_PAUSE_MS, 3], ['later', now + MAX_PAUSE_MS + 1, 3], ['running', now + 1, 0]]);
  outbox.start(deliver);
  await expect.poll(() => delivered).toContain('failed');
  await outbox.stop();
  expect(delivered.toSorted()).toEqual([...due.map(([table]) => table), 'failed'].toSorted());
});

test('delivers due work every second until it is stopped', async () => {
  const interval = vi.spyOn(globalThis, 'setInterval').mockReturnValue('ticker' as never);
  const clear = vi.spyOn(globalThis, 'clearInterval').mockReturnValue();
  outbox.start(deliver);
  const [tick, everyMs] = interval.mock.calls.at(-1) ?? [];
  expect(everyMs).toBe(1000);
  await put([['one', now, 0]]);
  const deliveredAfterTick = () => {
    (tick as () => void)();
    return delivered;
  };
  await expect.poll(deliveredAfterTick).toEqual(['one']);
  await outbox.stop();
  expect(clear).toHaveBeenCalledWith('ticker');
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

test('logs that its work cannot be handed over', async () => {
  vi.spyOn(storage, 'transact').mockRejectedValueOnce(new Error('away'));
  await outbox.handOver();
  expect(log.lines).toMatchObject([{ level: 'warn', about: { error: 'Error: away' } }]);
});
