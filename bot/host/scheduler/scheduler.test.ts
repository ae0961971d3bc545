import { guess } from '@longtable/kit/testing/games/guess';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { playerTablesKind } from '../../../storage/records/table.ts';
import { deadlineKind, interactionKind } from '../../../storage/records/time.ts';
import { noughtsWithComputers as game, locationIn, open, recordingLog, testContext } from '../../../tests/context.ts';
import { draftKind } from '../../features/editor/record.ts';
import { FEATURES } from '../../features/index.ts';
import { setReminders } from '../../features/people/reminders.ts';
import { playerStatsKind, ratingTraceKind } from '../../features/ratings/record.ts';
import { requestKind } from '../../features/requests/index.ts';
import { playLine } from '../actions/move.ts';
import type { Context } from '../context.ts';
import type { LoadedTable } from '../feature.ts';
import { forInteraction } from '../idempotency.ts';
import { Interval } from '../interval.ts';
import { openContext } from '../open-context.ts';
import { findTable } from '../table/find.ts';
import { tableWrites } from '../table/record.ts';
import { Cleanup, type DueWork, Scheduler } from './scheduler.ts';

describe('deadlines', () => {
  const HOUR = 3_600_000;
  const DAY = 24 * HOUR;
  const MORNING = Date.parse('2026-05-04T10:00:00Z');
  let now: number;
  let context: Context;

  /** The sent notices, as reason and seats. */
  let told: string[];
  beforeEach(async () => {
    now = MORNING;
    context = { ...(await testContext()), now: () => now };
    told = [];
  });

  /** Runs due work and records the notices as sent. */
  async function ring(at: Context = context): Promise<void> {
    await new Scheduler(at, async ({ table }) => {
      for (const { about, seats, privately } of table.pings.notices) {
        told.push(`${about} ${seats.join(' ')}${privately ? ' privately' : ''}`);
      }
      await at.storage.transact({
        writes: tableWrites(at, undefined, { ...table, pings: { ...table.pings, notices: [] } }),
      });
    }).runDue();
  }

  /** Simulates a restarted process, which knows only what is in storage. */
  function restart(): void {
    const { storage, games, log } = context;
    context = openContext({ features: FEATURES, storage, games: [...games.values()], log, now: () => now });
  }

  /** Returns the tables with a deadline in the next 30 days. */
  const anyDue = () => context.storage.store(deadlineKind).takeDue(now + 30 * DAY, now + 30 * DAY, 100);
  const hours = (count: number) => {
    now += count * HOUR;
  };

  const table = async (id: string): Promise<LoadedTable> => await findTable(context, id);
  const openTimed = async () => (await open(context, { perTurn: 10 * HOUR })).table.id;

  test('reminds once when a fifth of the time is left and times out once at the end', async () => {
    const id = await openTimed();
    hours(7.9);
    await ring();
    expect(told).toEqual([]);
    hours(0.1);
    await Promise.all([ring(), ring()]);
    await ring();
    expect(told).toEqual(['reminder 0']);
    hours(2);
    await ring();
    await ring();
    expect(told).toEqual(['reminder 0', 'timeout 0']);
    expect((await table(id)).table.clock).toMatchObject({ reminded: [0], expired: [0] });
    expect(await anyDue()).toEqual([]);
    await playLine(context, id, { person: 'ada' }, 'a1');
    expect((await table(id)).table.clock).toMatchObject({ reminded: [], expired: [] });
  });

  test('reminds exactly once across restarts', async () => {
    await openTimed();
    for (const pause of [4, 4, 0.5, 0.5, 1, 0.5]) {
      restart();
      hours(pause);
      await ring();
    }
    expect(told).toEqual(['reminder 0', 'timeout 0']);
  });

  test("stops a player's clock after a move and starts the opponent's", async () => {
    const id = await openTimed();
    hours(9);
    await ring();
    await playLine(context, id, { person: 'ada' }, 'a1');
    expect((await table(id)).table.clock).toEqual({
      perTurnMs: 10 * HOUR,
      expiresAt: [null, now + 10 * HOUR],
      reminded: [],
      expired: [],
    });
    hours(8);
    await ring();
    expect(told).toEqual(['reminder 0', 'turn 1', 'reminder 1']);
  });

  test('does not postpone a time-out because of quiet hours', async () => {
    await setReminders(context, 'ada', { from: '17:00', to: '7:00', zone: 'UTC' });
    await openTimed();
    for (const pause of [8, 1, 1, 12]) {
      hours(pause);
      await ring();
    }
    expect(told).toEqual(['timeout 0']);
  });

  test('does not touch a paused table, even in a process that missed the pause', async () => {
    const id = await openTimed();
    const { table: timed } = await table(id);
    await context.storage.transact({
      writes: tableWrites(context, undefined, {
        ...timed,
        status: 'paused',
        clock: { ...timed.clock, expiresAt: [HOUR, null] },
      }),
    });
    hours(24);
    await ring();
    expect(told).toEqual([]);
    expect(await anyDue()).toEqual([]);
  });

  test('asks the players of an inactive table and closes it without an answer', async () => {
    const { id } = (await open(context)).table;
    hours(20 * 24);
    await playLine(context, id, { person: 'ada' }, 'a1');
    hours(59 * 24);
    await ring();
    expect(told).toEqual(['turn 1', 'timeout 1']);
    hours(24);
    await ring();
    await ring();
    expect(told).toEqual(['turn 1', 'timeout 1', 'inactivity 0 1']);
    hours(6 * 24);
    await ring();
    expect((await table(id)).table.status).toBe('playing');
    hours(24);
    await ring();
    expect((await table(id)).table).toMatchObject({ status: 'over', ending: { by: 'inactivity' } });
    expect(await context.storage.store(playerStatsKind).get('ada')).toBeUndefined();
    expect(await context.storage.store(playerTablesKind).get('ada')).toBeUndefined();
  });

  test('closes an inactive table of computers without asking and counts it for the operator', async () => {
    const occupants = [0, 1].map(() => ({ kind: 'computer' as const, level: 'steady' }));
    const { id } = (await open(context, { game: guess, occupants, opener: 'ada' })).table;
    const before = context.counts.deadlines;
    now += context.limits.inactivity;
    await ring();
    expect((await table(id)).table).toMatchObject({ status: 'over', ending: { by: 'inactivity' } });
    expect(context.counts.deadlines).toBe(before + 1);
  });

  test('reminds before it plays the move that the game sets for a time-out', async () => {
    const clock = { perTurn: 10 * HOUR, pause: null, missed: 'a1' };
    const game = { ...noughts, terms: () => ({ clock }) } as unknown as typeof noughts;
    context = { ...(await testContext([game])), now: () => now };
    const { id } = (await open(context, { game, perTurn: 10 * HOUR })).table;
    hours(8);
    await ring();
    expect([told.at(-1), (await table(id)).table.log.moveCount]).toEqual(['reminder 0', 0]);
    hours(2);
    await ring();
    const { table: after } = await table(id);
    expect(after.log.recentMoves).toMatchObject([{ seat: 0, line: 'a1' }]);
    expect(after.clock.expiresAt).toEqual([null, now + 10 * HOUR]);
    expect(told.at(-1)).toBe('turn 1');
  });
});

describe('due work', () => {
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
});

describe('cleanup', () => {
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
});
