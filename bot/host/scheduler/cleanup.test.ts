import { noughts } from '@longtable/kit/testing/games/noughts';
import { beforeEach, expect, test, vi } from 'vitest';
import { invitationsKind } from '../../../storage/records/table.ts';
import { interactionKind } from '../../../storage/records/time.ts';
import { locationIn, open, openTable, person, recordingLog, testContext } from '../../../tests/context.ts';
import { draftKind } from '../../features/editor/record.ts';
import { exportPerson } from '../../features/personal-data/export.ts';
import { forgetPerson } from '../../features/personal-data/index.ts';
import { ratingTraceKind } from '../../features/ratings/record.ts';
import { requestKind } from '../../features/requests/index.ts';
import { playLine } from '../actions/move.ts';
import { declineInvitation, leaveTable } from '../actions/seats.ts';
import { invitationsOf, tablesOf } from '../commit/table-lists.ts';
import type { Context } from '../context.ts';
import { forInteraction } from '../idempotency.ts';
import { findTable } from '../table/find.ts';
import { readTable } from '../table/record.ts';
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

async function finished(): Promise<string> {
  const { id } = (await open(context)).table;
  for (const [index, cell] of 'a1 b1 a2 b2 a3'.split(' ').entries()) {
    await playLine(context, id, { person: index % 2 === 0 ? 'ada' : 'bo' }, cell);
  }
  return id;
}

test('compacts a finished table without visible changes', async () => {
  const id = await finished();
  const before = (await findTable(context, id)).table;
  await sweepAfter(2);
  expect((await readTable(context, id))?.state).not.toBeNull();
  await sweepAfter(1);
  expect(await readTable(context, id)).toMatchObject({ state: null, status: 'over', events: { list: [] } });
  const { events: _, ...after } = (await findTable(context, id)).table;
  expect(before).toMatchObject(after);
  await sweepAfter(1000);
  expect(await readTable(context, id)).toBeDefined();
});

test('keeps a finished table for the configured time, and one that never started for a few days', async () => {
  const id = await finished();
  const never = (await open(context, { occupants: [person('ada'), { kind: 'open' }], location: locationIn('d') })).table
    .id;
  await leaveTable(context, never, 'ada');
  const strict = { ...context, limits: { ...context.limits, retention: 10 * DAY } };
  await sweepAfter(3, strict);
  expect(await readTable(context, never)).toBeUndefined();
  await sweepAfter(6, strict);
  expect(await readTable(context, id)).toBeDefined();
  await sweepAfter(1, strict);
  expect(await readTable(context, id)).toBeUndefined();
});

test('deletes interactions after 15 minutes', async () => {
  await open(forInteraction(context, '1'));
  await sweepAfter(0);
  expect(await context.storage.store(interactionKind).get('1')).toBeDefined();
  await sweepAfter(1);
  expect(await context.storage.store(interactionKind).get('1')).toBeUndefined();
});

test.each([
  ['as long as it waits', false],
  ['after they declined, too', true],
])('lists an invitation for the invited user, %s', async (_, declines) => {
  const occupants = [person('ada'), { kind: 'invited' as const, id: 'bo' }];
  const { id } = (await open(context, { occupants })).table;
  if (declines) await declineInvitation(context, id, 'bo');
  expect(await invitationsOf(context, 'bo')).toEqual([id]);
  expect(await exportPerson(context, 'bo')).toMatchObject({ invitations: [id] });
  await forgetPerson(context, 'bo');
  expect(await context.storage.store(invitationsKind).get('bo')).toBeUndefined();
  expect(await readTable(context, id)).toMatchObject({ status: 'open', seats: [person('ada'), { kind: 'open' }] });
});

test('counts a table of computers for its opener until their data is deleted', async () => {
  const computer = { kind: 'computer' as const, level: 'any' };
  const game = { ...noughts, computers: { levels: [], line: () => 'a1' } };
  const asked = { game, options: {}, occupants: [computer, computer], location: locationIn('c'), opener: 'ada' };
  const { table } = await openTable(context, asked);
  expect(await tablesOf(context, 'ada')).toEqual([table.id]);
  await forgetPerson(context, 'ada');
  expect(await tablesOf(context, 'ada')).toEqual([]);
  expect(JSON.stringify(await readTable(context, table.id))).not.toContain('"ada"');
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
