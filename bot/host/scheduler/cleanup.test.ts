import { beforeEach, expect, test, vi } from 'vitest';
import { interactionKind } from '../../../storage/records/time.ts';
import { locationIn, open, recordingLog, testContext } from '../../../tests/context.ts';
import { draftKind } from '../../features/editor/record.ts';
import { ratingTraceKind } from '../../features/ratings/record.ts';
import { requestKind } from '../../features/requests/index.ts';
import type { Context } from '../context.ts';
import { forInteraction } from '../idempotency.ts';
import { Cleanup } from './scheduler.ts';

const DAY = 24 * 3_600_000;

let now: number;
let context: Context;

beforeEach(async () => {
  now = Date.parse('2026-05-04T10:00:00Z');
  context = { ...(await testContext()), now: () => now };
});

const sweepAfter = async (days: number, at: Context = context) => {
  now += days * DAY;
  await new Cleanup(at).sweep();
};

test('deletes interactions after 15 minutes', async () => {
  await open(forInteraction(context, '1'));
  await sweepAfter(0);
  expect(await context.storage.store(interactionKind).get('1')).toBeDefined();
  await sweepAfter(1);
  expect(await context.storage.store(interactionKind).get('1')).toBeUndefined();
});

test.each([1, 25, 450])(
  'deletes %i expired drafts, traces and requests in one sweep, and keeps the others',
  async (count) => {
    const at = { sheet: 0, x: 0, y: 0, brush: 0, painting: false, entry: 0, group: 0 };
    const draft = {
      owner: 'ada',
      game: 'noughts',
      design: 'd',
      name: 'n',
      doc: { boards: [['.']] },
      past: [],
      at,
      changed: 0,
    };
    const request = { game: 'noughts', options: {}, occupants: [], location: locationIn('x'), threadName: '' };
    const put = (id: string, until: number) => [
      context.storage.store(draftKind).put(id, { ...draft, until }),
      context.storage.store(ratingTraceKind).put(id, { games: [], until }),
      context.storage.store(requestKind).put(id, { ...request, until }),
    ];
    const expired = Array.from({ length: count }, (_, index) => put(`old${index}`, now + DAY));
    await context.storage.transact({ writes: [...expired.flat(), ...put('kept', now + DAY + 1)] });
    await sweepAfter(1);
    for (const kind of [draftKind, ratingTraceKind, requestKind])
      expect(await Array.fromAsync(context.storage.store(kind as typeof draftKind).ids())).toEqual(['kept']);
  },
);

test('sweeps every minute, and logs a failed sweep', async () => {
  vi.useFakeTimers();
  const sweeps: number[] = [];
  const log = recordingLog();
  const failing = {
    ...context,
    log,
    storage: {
      ...context.storage,
      store: () => {
        sweeps.push(Date.now());
        throw new Error('no database');
      },
    },
  } as unknown as Context;
  const cleanup = new Cleanup(failing);
  cleanup.start();
  await vi.advanceTimersByTimeAsync(59_999);
  expect(sweeps).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(60_001);
  expect(sweeps).toHaveLength(2);
  await cleanup.stop();
  await vi.advanceTimersByTimeAsync(120_000);
  vi.useRealTimers();
  expect(sweeps).toHaveLength(2);
  expect(log.lines.map(({ level, about }) => [level, about])).toEqual(
    Array(2).fill(['warn', { error: 'Error: no database' }]),
  );
});
