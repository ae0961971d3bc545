import { beforeEach, describe, expect, test, vi } from 'vitest';
import { AlreadyHandledError } from '../../storage/index.ts';
import { keyedHash } from '../../storage/record-access.ts';
import { interactionKind } from '../../storage/records/time.ts';
import { codeOf, locationIn, open, openTable, testContext } from '../../tests/context.ts';
import { dayBefore, mondayOf } from '../features/daily/record.ts';
import { seasonOf } from '../features/ratings/rating.ts';
import { playLine } from './actions/move.ts';
import type { Context } from './context.ts';
import { dayOf, weekOf } from './duration.ts';
import { claimAnswer, claimFollowUps, forInteraction } from './idempotency.ts';
import { readTable } from './table/record.ts';

test.each([
  ['2026-01-01T00:00Z', 1],
  ['2026-01-04T23:59Z', 1],
  ['2026-01-05T00:00Z', 2],
  ['2026-11-16T18:00Z', 47],
  ['2026-12-31T12:00Z', 53],
  ['2027-01-03T12:00Z', 53],
  ['2027-01-04T00:00Z', 1],
  ['2024-12-30T00:00Z', 1],
])('counts %s as week %i', (moment, week) => {
  expect(weekOf(Date.parse(moment))).toBe(week);
});

test.each([
  ['2026-01-01T00:00:00Z', '2026-01-01', '2025-12-31', '2025-12-29', '2026-1'],
  ['2026-03-31T23:59:59Z', '2026-03-31', '2026-03-30', '2026-03-30', '2026-1'],
  ['2026-04-01T00:00:00Z', '2026-04-01', '2026-03-31', '2026-03-30', '2026-2'],
  ['2026-08-16T12:00:00Z', '2026-08-16', '2026-08-15', '2026-08-10', '2026-3'],
  ['2026-12-31T23:59:59Z', '2026-12-31', '2026-12-30', '2026-12-28', '2026-4'],
])('returns the day, the day before, the Monday and the season of %s', (text, day, before, monday, season) => {
  const moment = Date.parse(text);
  expect([dayOf(moment), dayBefore(day), mondayOf(moment), seasonOf(moment)]).toEqual([day, before, monday, season]);
});

describe('interactions', () => {
  const ADA = { person: 'ada' };
  let context: Context;
  let id: string;
  beforeEach(async () => {
    context = await testContext();
    id = (await open(context)).table.id;
  });

  test('commits an interaction in only one of two processes', async () => {
    const [one, other] = [forInteraction(context, '1'), forInteraction(context, '1')];
    const plays = await Promise.allSettled([playLine(one, id, ADA, 'a1'), playLine(other, id, ADA, 'b2')]);
    expect(plays.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect((plays[1] as PromiseRejectedResult).reason).toBeInstanceOf(AlreadyHandledError);
    expect((await readTable(context, id))?.log.moveCount).toBe(1);
  });

  test('does not refuse an interaction that another process has handled', async () => {
    expect(await codeOf(playLine(forInteraction(context, '1'), id, ADA, 'a1'))).toBe('done');
    await expect(playLine(forInteraction(context, '1'), id, ADA, 'a1')).rejects.toBeInstanceOf(AlreadyHandledError);
    const again = {
      game: (await open(context, { location: locationIn('d') })).game,
      options: {},
      occupants: [],
      location: locationIn('c'),
    };
    await expect(openTable(forInteraction(context, '1'), again)).rejects.toBeInstanceOf(AlreadyHandledError);
    expect(await codeOf(playLine(forInteraction(context, '2'), id, ADA, 'a2'))).toBe('notYourTurn');
  });

  test('commits several times for one interaction, and can refuse afterwards', async () => {
    const mine = forInteraction(context, '1');
    expect(await codeOf(playLine(mine, id, ADA, 'a1'))).toBe('done');
    expect(await codeOf(playLine(mine, id, { person: 'bo' }, 'b1'))).toBe('done');
    expect(await codeOf(playLine(mine, id, { person: 'bo' }, 'b2'))).toBe('notYourTurn');
  });

  test('sends a late reply from only one of two processes, even if the storage cannot tell', async () => {
    const [one, other, third] = ['1', '1', '1'].map((interaction) => forInteraction(context, interaction));
    await claimAnswer(one!);
    await expect(claimAnswer(other!)).rejects.toBeInstanceOf(AlreadyHandledError);
    await playLine(third!, id, ADA, 'a1');
    await claimAnswer(third!);
    const away = (transact: () => Promise<void>) =>
      forInteraction({ ...context, storage: { ...context.storage, transact } }, '2');
    await claimAnswer(away(() => Promise.reject(new Error('away'))));
    await claimAnswer(away(() => new Promise(() => {})));
  });

  test('keeps handled interactions, answers and follow-ups for 15 minutes', async () => {
    const at = { ...context, now: () => 1000 };
    const mine = forInteraction(at, '1');
    await playLine(mine, id, ADA, 'a1');
    await claimAnswer(mine);
    expect(await claimFollowUps(at, '1')).toBe(true);
    const kept = ['1', '1.answer', '1.followUps'].map((key) => context.storage.store(interactionKind).get(key));
    expect(await Promise.all(kept)).toEqual([1, 2, 3].map(() => ({ until: 1000 + 15 * 60 * 1000 })));
  });

  test('sends the follow-ups of an interaction from only one process', async () => {
    expect([await claimFollowUps(context, '1'), await claimFollowUps(context, '1')]).toEqual([true, false]);
    expect(await claimFollowUps(context, '2')).toBe(true);
    const failing = { ...context, storage: { ...context.storage, transact: () => Promise.reject(new Error('away')) } };
    await expect(claimFollowUps(failing, '3')).rejects.toThrow('away');
  });

  test('waits half a second for a claim, and needs none without an interaction', async () => {
    vi.useFakeTimers();
    const transact = vi.fn(() => new Promise<never>(() => {}));
    const storage = { ...context.storage, transact };
    await claimAnswer({ ...context, storage });
    expect(transact).not.toHaveBeenCalled();
    let isDone = false;
    const claim = claimAnswer(forInteraction({ ...context, storage }, '1')).then(() => {
      isDone = true;
    });
    await vi.advanceTimersByTimeAsync(499);
    expect(isDone).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await claim;
    vi.useRealTimers();
  });

  test('commits after a change without writes as if it were the first', async () => {
    const [mine, other] = [forInteraction(context, '1'), forInteraction(context, '1')];
    await mine.storage.transact('lock', async () => undefined);
    expect(await codeOf(playLine(mine, id, ADA, 'a1'))).toBe('done');
    expect(await other.storage.transact('lock', async () => 'read')).toBe('read');
    await expect(playLine(other, id, { person: 'bo' }, 'b1')).rejects.toBeInstanceOf(AlreadyHandledError);
  });
});

test('hashes with a secret of the installation, which differs by purpose', async () => {
  const context = await testContext();
  const hash = await keyedHash(context, 'one', 'text');
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  expect(await keyedHash(context, 'one', 'text')).toBe(hash);
  expect(await keyedHash(context, 'one', 'other')).not.toBe(hash);
  expect(await keyedHash(context, 'two', 'text')).not.toBe(hash);
  expect(await keyedHash(await testContext(), 'one', 'text')).not.toBe(hash);
});

test('uses the secret that another process has stored meanwhile, and passes other errors on', async () => {
  const context = await testContext();
  const others = await Promise.all([1, 2, 3].map(() => keyedHash(context, 'one', 'text')));
  expect(new Set(others).size).toBe(1);
  const transact = () => Promise.reject(new Error('away'));
  const failing = { ...context, storage: { ...context.storage, transact } };
  await expect(keyedHash(failing, 'two', 'text')).rejects.toThrow('away');
});
