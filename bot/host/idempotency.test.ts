import { beforeEach, expect, test, vi } from 'vitest';
import { AlreadyHandledError } from '../../storage/index.ts';
import { interactionKind } from '../../storage/records/time.ts';
import { codeOf, locationIn, open, openTable, testContext } from '../../tests/context.ts';
import { playLine } from './actions/move.ts';

import type { Context } from './context.ts';
import { claimAnswer, claimFollowUps, forInteraction } from './idempotency.ts';
import { readTable } from './table/record.ts';

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
