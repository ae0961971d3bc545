import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Table } from '../../../storage/records/table.ts';
import { noughtsWithComputers as game, open, recordingLog, testContext } from '../../../tests/context.ts';
import { FEATURES } from '../../features/index.ts';
import { addToDigest, dueDigest } from '../../features/people/digest.ts';
import { amendTable } from '../commit/commit.ts';
import type { Context } from '../context.ts';
import { Interval } from '../interval.ts';
import { openContext } from '../open-context.ts';
import { type DueWork, Scheduler } from './scheduler.ts';

const HOUR = 60 * 60 * 1000;
const log = recordingLog();

let now = 0;
let context: Context;
beforeEach(async () => {
  log.lines.splice(0);
  now = Date.UTC(2026, 0, 1, 12);
  const { storage } = await testContext();
  context = openContext({ features: FEATURES, storage, games: [game], log, now: () => now });
});

/** Returns due work for these ids, and the ids that it has run. */
function workOn(ids: readonly string[], run: (id: string) => void = () => {}) {
  const left = [...ids];
  const done: string[] = [];
  const asked: number[][] = [];
  const due = {
    takeDue: async (at: number, until: number, most: number) => {
      asked.push([at, until, most]);
      return left.splice(0, most);
    },
  };
  const work: DueWork = {
    record: 'digest',
    due,
    run: async (id) => {
      run(id);
      done.push(`${id} ${context.work.getStore()?.kind}:${context.work.getStore()?.id}`);
    },
  };
  return { work, done, asked };
}

test('takes twenty due records for half a minute at a time until none is left', async () => {
  const ids = Array.from({ length: 40 }, (_, at) => `r${at}`);
  const { work, done, asked } = workOn(ids);
  await new Scheduler(context, async () => {}, [work]).runDue();
  expect(done).toEqual(ids.map((id) => `${id} deadlines:${id}`));
  expect(asked).toEqual([1, 2, 3].map(() => [now, now + 30_000, 20]));
});

test('logs a failed task and runs the others', async () => {
  const { work, done } = workOn(['a', 'b', 'c'], (id) => {
    if (id === 'b') throw new Error('on purpose');
  });
  await new Scheduler(context, async () => {}, [work]).runDue();
  expect(done).toHaveLength(2);
  expect(log.lines).toEqual([
    { level: 'warn', about: { id: 'b', error: 'Error: on purpose' }, message: expect.stringContaining('retried') },
  ]);
});

test('delivers and counts each table that a deadline has changed', async () => {
  const { id } = (await open(context, { game, perTurn: HOUR })).table;
  const delivered: string[] = [];
  const scheduler = new Scheduler(context, async ({ table }) => void delivered.push(table.id));
  await scheduler.runDue();
  expect([delivered, context.counts.deadlines]).toEqual([[], 0]);
  now += HOUR;
  await scheduler.runDue();
  expect([delivered, context.counts.deadlines]).toEqual([[id], 1]);
});

test('polls every second until it is stopped', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { work, asked } = workOn([]);
  const scheduler = new Scheduler(context, async () => {}, [work]);
  scheduler.start();
  await vi.advanceTimersByTimeAsync(999);
  expect(asked).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1001);
  expect(asked).toHaveLength(2);
  await scheduler.stop();
  await vi.advanceTimersByTimeAsync(5000);
  expect(asked).toHaveLength(2);
});

test('runs work one at a time, continues after errors, and waits for it when it stops', async () => {
  const errors: unknown[] = [];
  const resolvers: ((fails: boolean) => void)[] = [];
  const interval = new Interval(
    () => new Promise((resolve, reject) => resolvers.push((fails) => (fails ? reject('failed') : resolve()))),
    (error) => errors.push(error),
  );
  interval.now();
  interval.now();
  expect(resolvers).toHaveLength(1);
  resolvers[0]?.(true);
  await interval.stop();
  expect(errors).toEqual(['failed']);
  interval.now();
  let isStopped = false;
  const stopped = interval.stop().then(() => {
    isStopped = true;
  });
  await Promise.resolve();
  expect([resolvers.length, isStopped]).toEqual([2, false]);
  resolvers[1]?.(false);
  await stopped;
});

test.each([
  ['turn', true],
  ['begins', true],
  ['reminder', true],
  ['replaced', true],
  ['timeout', false],
  ['declined', false],
] as const)('leaves a table out of a digest if its player was called: %s', async (about, isCalled) => {
  const { id } = (await open(context, { game })).table;
  await addToDigest(context, 'ada', id, now);
  const isLeftOut = async (pings: Partial<Table['pings']>) => {
    const none = { notices: [], sent: [] };
    await amendTable(context, id, (table) => ({ table: { ...table, pings: { ...table.pings, ...none, ...pings } } }));
    return (await dueDigest(context, 'ada'))?.waiting.length === 0;
  };
  const sent = { channel: 'c', message: 'm', about };
  expect(await isLeftOut({ notices: [{ nonce: 'n', about, seats: [0] }] })).toBe(isCalled);
  expect(await isLeftOut({ sent: [{ ...sent, seats: [0, 1] }] })).toBe(isCalled);
  expect(await isLeftOut({ sent: [{ ...sent, seats: [1] }] })).toBe(false);
});
