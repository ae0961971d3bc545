import { say } from '@longtable/kit';
import { guess } from '@longtable/kit/testing/games/guess';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { outboxEntryKind } from '../../../storage/records/time.ts';
import { codeOf, open, person, recordingLog, testContext } from '../../../tests/context.ts';
import { FEATURES } from '../../features/index.ts';
import { playLine } from '../actions/move.ts';
import { resign } from '../actions/resign.ts';
import { amendTable } from '../commit/commit.ts';
import { type Context, closeResources } from '../context.ts';
import type { LoadedTable } from '../feature.ts';
import { openContext } from '../open-context.ts';
import { findTable } from '../table/find.ts';
import { GameFailedError, gameFailed, quarantineFailed } from '../table/outside-games.ts';
import { tableAfter } from '../table/table.ts';
import { Delivery, type ShowOutcome, type TableDisplay } from './delivery.ts';

describe('deliveries', () => {
  const SECOND = 1000;
  let now: number;
  let context: Context;
  let other: Context;
  let shown: string[];
  let notified: number;
  let outcome: ShowOutcome;
  let later: number | undefined;
  let notify: () => Promise<void>;
  let delivery: Delivery<string>;
  const display: TableDisplay<string> = {
    recordChange: () => {},
    show: async ({ table }: LoadedTable, send) => {
      shown.push(`${table.log.moveCount}${send ?? ''}`);
      return outcome;
    },
    notify: () => {
      notified++;
      return notify();
    },
    notifiesLaterAt: () => later,
    showFailed: async () => {},
    drain: async () => {},
  };

  beforeEach(async () => {
    now = 1_000_000;
    const { storage, games, log } = await testContext();
    const opened = () => openContext({ features: FEATURES, storage, games: [...games.values()], log, now: () => now });
    [context, other] = [opened(), opened()];
    [shown, notified, outcome, later, notify] = [[], 0, 'shown', undefined, async () => {}];
    delivery = new Delivery(context, display);
  });
  afterEach(() => closeResources(context));

  const flush = () => context.storage.transact({ writes: context.outbox.flush() });
  const entries = async () =>
    Promise.all(
      (await Array.fromAsync(context.storage.store(outboxEntryKind).ids())).map((id) =>
        context.storage.store(outboxEntryKind).get(id),
      ),
    );

  /** Opens a table of ada against the computer, after her move. */
  async function againstComputer(): Promise<LoadedTable> {
    const occupants = [person('ada'), { kind: 'computer', level: 'steady' } as const];
    const { id } = (await open(context, { game: guess, occupants })).table;
    context.outbox.done(id);
    return await playLine(context, id, { person: 'ada' }, 'pick 9');
  }

  test("shows a computer's immediate reply together with the move", async () => {
    const played = await againstComputer();
    await delivery.deliver(played);
    expect(shown).toHaveLength(1);
    expect(Number(shown[0])).toBeGreaterThan(played.table.log.moveCount);
    await expect.poll(() => notified).toBeGreaterThan(1);
    await flush();
    expect(await entries()).toEqual([]);
  });

  test('does not delay a computer because of an unsent notice', async () => {
    notify = () => new Promise(() => {});
    const played = await againstComputer();
    await delivery.deliver(played);
    const { id } = played.table;
    const version = async () => (await findTable(context, id)).table.log.moveCount;
    await expect.poll(version).toBeGreaterThan(played.table.log.moveCount);
    const seen = (await findTable(context, id)).table.log.moveCount;
    const again = await playLine(context, id, { person: 'ada' }, 'guess 1');
    await delivery.deliver(again);
    await expect.poll(version).toBe(seen + 2);
  });

  test('delivers a commit that was not delivered by its process', async () => {
    const played = await againstComputer();
    delivery.start();
    await flush();
    now += 5 * SECOND;
    await expect.poll(() => shown.length).toBe(1);
    expect(Number(shown[0])).toBeGreaterThan(played.table.log.moveCount);
    await delivery.stop();
  });

  test.each([
    ['failed', 1],
    ['closed', 60],
  ] as const)('a board that %s is shown again after %i s', async (how, seconds) => {
    outcome = how;
    await delivery.deliverFully(await open(context));
    await flush();
    expect(await entries()).toMatchObject([{ at: now + seconds * SECOND, tries: 1 }]);
    expect(context.counts.retries).toBe(1);
  });

  test('leaves unfinished computer moves to another process', async () => {
    const played = await againstComputer();
    await closeResources(context);
    await delivery.deliverFully(played);
    await delivery.stop();
    expect(await other.outbox.takeOver(10)).toEqual([played.table.id]);
  });

  test('delivers what is left in a channel at the next interaction there, and nothing otherwise', async () => {
    const { id } = (await open(context)).table;
    const quiet = { notices: [], sent: [] };
    await amendTable(context, id, (table) => ({ table: { ...table, pings: quiet } }));
    await delivery.retryIn('c');
    await delivery.retryIn('empty');
    expect(shown).toEqual([]);
    await amendTable(context, id, (table) => ({
      table: { ...table, pings: { ...quiet, notices: [{ nonce: 'n', about: 'turn', seats: [0] }] } },
    }));
    await delivery.retryIn('c');
    expect(shown).toEqual(['0']);
    await amendTable(context, id, (table) => ({ table: { ...table, pings: quiet } }));
    outcome = 'closed';
    await delivery.deliverFully(await findTable(context, id));
    [outcome, shown] = ['shown', []];
    await delivery.retryIn('c');
    expect(shown).toEqual(['0']);
  });

  test('gives up on a delivery after too many failures and logs it', async () => {
    const { id } = (await open(context)).table;
    context.outbox.done(id);
    await flush();
    context.outbox.open(id, 150);
    outcome = 'failed';
    await delivery.deliverFully(await findTable(context, id));
    await flush();
    expect(await entries()).toEqual([]);
    const { lines } = context.log as ReturnType<typeof recordingLog>;
    expect(lines.at(-1)).toMatchObject({ level: 'error', message: 'Gave up on a delivery after too many failures' });
  });
});

describe('failures', () => {
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
});
