import { say } from '@longtable/kit';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { beforeEach, expect, test, vi } from 'vitest';
import { codeOf, open, recordingLog, testContext } from '../../../tests/context.ts';
import { computersOf } from '../../features/computers/index.ts';
import { FEATURES } from '../../features/index.ts';
import { resign } from '../actions/resign.ts';
import type { Context } from '../context.ts';
import type { LoadedTable } from '../feature.ts';
import { openContext } from '../open-context.ts';
import { findTable } from '../table/find.ts';
import { GameFailedError, gameFailed, quarantineFailed } from '../table/outside-games.ts';
import { tableAfter } from '../table/table.ts';
import { Delivery, type TableDisplay } from './delivery.ts';

const failure = (isPaused = false) =>
  new GameFailedError({ game: 'noughts', path: ['presentation', 'view'] }, 'threw', isPaused);
const log = recordingLog();

let context: Context;
let steps: string[];
beforeEach(async () => {
  log.lines.splice(0);
  steps = [];
  const { storage, games } = await testContext();
  context = openContext({ features: FEATURES, storage, games: [...games.values()], log });
});

/** Starts a delivery and returns the function that the outbox calls with a table. */
function startedWith(delivery: Delivery<string>): ((id: string) => Promise<unknown>)[] {
  const runs: ((id: string) => Promise<unknown>)[] = [];
  vi.spyOn(context.outbox, 'start').mockImplementation((run) => void runs.push(run));
  delivery.start();
  return runs;
}

function deliveryWith(parts: Partial<TableDisplay<string>> = {}): Delivery<string> {
  return new Delivery<string>(context, {
    recordChange: ({ table }: LoadedTable) => void steps.push(`change ${table.id}`),
    show: async ({ table }: LoadedTable) => {
      steps.push(`show ${table.id}`);
      return 'shown';
    },
    notify: async ({ table }: LoadedTable) => void steps.push(`notify ${table.id}`),
    notifiesLaterAt: () => undefined,
    showFailed: async (table, sentence) => void steps.push(`failed ${table.id} ${say(sentence, 'en')}`),
    drain: async () => void steps.push('drain'),
    ...parts,
  });
}

test('quarantines a table that is shown again and fails, and passes the error on', async () => {
  const at = await open(context);
  const showing = deliveryWith({ show: () => Promise.reject(failure()) }).show(at);
  await expect(showing).rejects.toBeInstanceOf(GameFailedError);
  expect(await codeOf(findTable(context, at.table.id))).toBe('gameFailed');
  const other = await open(context, { location: { ...at.table.location, channel: 'd' } });
  await expect(deliveryWith({ show: () => Promise.reject(new Error('no')) }).show(other)).rejects.toThrow('no');
  expect(await codeOf(findTable(context, other.table.id))).toBe('done');
});

test.each([
  ['a paused game', () => failure(true)],
  ['a failed request', () => new Error('timeout')],
])('retries and logs the delivery after %s', async (_, error) => {
  const at = await open(context);
  await deliveryWith({ show: () => Promise.reject(error()) }).deliverFully(at);
  expect(await codeOf(findTable(context, at.table.id))).toBe('done');
  expect(context.counts.retries).toBe(1);
  expect(log.lines).toMatchObject([{ about: { table: at.table.id }, message: 'A delivery failed and is retried' }]);
});

test('delivers the second game of a match after the first', async () => {
  const { id } = (await open(context, { match: true })).table;
  const first = await resign(context, id, 'ada');
  const second = tableAfter(first);
  expect(second).toBeDefined();
  const delivery = deliveryWith();
  await delivery.deliverFully(first);
  await delivery.stop();
  expect(steps.filter((step) => step.startsWith('show'))).toEqual([`show ${id}`, `show ${second}`]);
});

test('stops after running deliveries and waiting boards', async () => {
  const at = await open(context);
  const { promise, resolve } = Promise.withResolvers<void>();
  const delivery = deliveryWith({
    notify: async () => {
      await promise;
      steps.push('notified');
    },
  });
  await delivery.deliver(at);
  const stopped = delivery.stop().then(() => steps.push('stopped'));
  resolve();
  await stopped;
  expect(steps.slice(-3)).toEqual(['notified', 'drain', 'stopped']);
  expect(computersOf(context).closed).toBe(true);
});

test('replaces the board of a quarantined table by a message, once', async () => {
  const at = await open(context);
  await quarantineFailed(context, at.table.id, failure());
  const delivery = deliveryWith();
  const [run] = startedWith(delivery);
  await run?.(at.table.id);
  const refused = gameFailed(noughts.title);
  expect(steps).toEqual([`failed ${at.table.id} ${say(refused.sentence, 'en')}`]);
  expect(context.counts.retries).toBe(0);
});

test('shows nothing for a table that no longer exists, and retries that of a paused game or a failed message', async () => {
  const at = await open(context);
  const [run] = startedWith(deliveryWith({ showFailed: () => Promise.reject(new Error('timeout')) }));
  await run?.('gone');
  expect([steps, context.counts.retries]).toEqual([[], 0]);
  await quarantineFailed(context, at.table.id, failure());
  await run?.(at.table.id);
  expect(context.counts.retries).toBe(1);
  expect(log.lines.at(-1)).toMatchObject({ about: { table: at.table.id, error: 'Error: timeout' } });
});
