import { noughts } from '@longtable/kit/testing/games/noughts';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openStorage } from '../../storage/index.ts';
import type { Notice } from '../../storage/records/table.ts';
import { open, recordingLog, testContext } from '../../tests/context.ts';
import { openFeatureBot } from '../../tests/feature-bot.ts';
import { temporaryFolder } from '../../tests/test-bot.ts';
import { FEATURES } from '../features/index.ts';
import { playLine } from '../host/actions/move.ts';
import { amendTable } from '../host/commit/commit.ts';
import { HOUR_MS, MINUTE_MS } from '../host/duration.ts';
import { openContext } from '../host/open-context.ts';
import { findTable } from '../host/table/find.ts';
import { NoInteractionTokenError } from '../messages/interaction-tokens.ts';
import type { Messages } from '../messages/messages.ts';
import { Pings, Presence } from './pings.ts';

test('sends several notices of a table that another process has stored', async () => {
  const folder = temporaryFolder();
  const storages = await Promise.all([1, 2].map(() => openStorage(`sqlite:${folder.path}/pings.sqlite`)));
  onTestFinished(async () => {
    await Promise.all(storages.map((storage) => storage.close()));
    folder.remove();
  });
  const [writer, reader] = storages.map((storage) =>
    openContext({ features: FEATURES, storage, games: [noughts], log: recordingLog() }),
  );
  if (!writer || !reader) throw new Error('There are two contexts.');
  const { id } = (await open(writer)).table;
  const notices: Notice[] = ['turn', 'reminder'].map((about) => ({ nonce: about, about, seats: [0] }) as Notice);
  await amendTable(writer, id, (table) => ({ table: { ...table, pings: { notices, sent: [] } } }));
  const sent: string[] = [];
  const messages = {
    canPost: () => true,
    send: async (_: unknown, { content }: { content: string }) => ({ channel: 'c', message: `${sent.push(content)}` }),
    delete: async () => {},
  } as unknown as Messages;
  const panels = { isLive: () => false, inUseUntil: () => undefined };
  const pings = new Pings(reader, messages, { panels, presence: new Presence(reader.now) });
  await pings.send(await findTable(reader, id));
  expect(sent).toHaveLength(2);
  expect((await findTable(reader, id)).table.pings).toMatchObject({ notices: [], sent: [{ about: 'reminder' }] });
});

test('waits for the first of several deferred notices', async () => {
  const context = await testContext();
  const { id } = (await open(context)).table;
  const notices: Notice[] = [
    { nonce: 'begins', about: 'begins', seats: [1] },
    { nonce: 'turn', about: 'turn', seats: [0] },
  ];
  await amendTable(context, id, (table) => ({ table: { ...table, pings: { notices, sent: [] } } }));
  const usesUntil = { ada: Date.now() + HOUR_MS, bo: Date.now() + MINUTE_MS };
  const panels = { isLive: () => false, inUseUntil: (_: unknown, user: string) => usesUntil[user as 'ada'] };
  const messages = { canPost: () => true } as unknown as Messages;
  const pings = new Pings(context, messages, { panels, presence: new Presence(context.now) });
  await pings.send(await findTable(context, id));
  expect(pings.deferredUntil(id)).toBeLessThan(context.now() + 2 * MINUTE_MS);
});

test('mentions all players once below a new board, without a link to it', async () => {
  const bot = await openFeatureBot();
  const { table } = await open(bot.context, { notifyAtStart: true });
  await bot.settle(await findTable(bot.context, table.id));
  const [board, ...pings] = bot.rest.sent;
  expect(board?.labels).toContain('a1');
  expect(pings).toMatchObject([
    { text: '<@ada> <@bo> **Noughts and Crosses** has started. **<@ada>** to move.', labels: [] },
  ]);
  const moved = await playLine(bot.context, table.id, { person: 'ada' }, 'a1');
  await bot.settle(moved);
  expect(bot.rest.requests).toContain(`DELETE /channels/c/messages/${pings[0]?.id}`);
  expect(bot.rest.sent.at(-1)).toMatchObject({ text: expect.stringContaining('<@bo> It’s your turn') });
});

describe('a notice', () => {
  const PING_DELAY_MS = 20_000;

  interface Situation {
    readonly notices?: readonly Partial<Notice>[];
    /** Milliseconds for which users still count as looking at their panels. */
    readonly panels?: Readonly<Record<string, number>>;
    /** Users who are active in the channel. */
    readonly present?: readonly string[];
    readonly canPost?: boolean;
    readonly fails?: boolean;
    /** Milliseconds since the last move. */
    readonly movedMs?: number;
  }

  /** Sends the notices of a table. Returns the sent texts and the remaining notices, and until when they are deferred. */
  async function sending(situation: Situation) {
    const { notices = [{}], panels = {}, present = [], movedMs = 0 } = situation;
    const { canPost = true, fails = false } = situation;
    const now = Date.now();
    const base = await testContext();
    const context = { ...base, now: () => now, limits: { ...base.limits, pingDelayMs: PING_DELAY_MS } };
    const { id } = (await open(context)).table;
    const given = notices.map((one, n) => ({ nonce: `n${n}`, about: 'turn', seats: [0], ...one }) as Notice);
    await amendTable(context, id, (table) => ({
      table: { ...table, pings: { notices: given, sent: [] }, times: { ...table.times, movedAt: now - movedMs } },
    }));
    const sent: string[] = [];
    const messages = {
      canPost: () => canPost,
      send: async (to: { user?: string; channel?: string }, { content }: { content: string }) => {
        if (fails) throw new NoInteractionTokenError();
        return { channel: 'x', message: `${sent.push(`${to.user ?? to.channel} ${content.slice(0, 6)}`)}` };
      },
      delete: async () => {},
    } as unknown as Messages;
    const presence = new Presence(() => now);
    for (const user of present) presence.record('c', user);
    const inUseUntil = (_: unknown, user: string) => (user in panels ? now + (panels[user] ?? 0) : undefined);
    const pings = new Pings(context, messages, {
      panels: { isLive: (_, user) => user in panels, inUseUntil },
      presence,
    });
    await pings.send(await findTable(context, id));
    const left = (await findTable(context, id)).table.pings.notices.map(({ nonce }) => nonce);
    const until = pings.deferredUntil(id);
    return { sent, left, deferredMs: until === undefined ? undefined : Math.round((until - now) / 1000) * 1000 };
  }

  test('is sent immediately to a user who is not there', async () => {
    expect(await sending({})).toEqual({ sent: ['c <@ada>'], left: [], deferredMs: undefined });
  });

  test('waits while its user looks at the panel that shows it', async () => {
    expect(await sending({ panels: { ada: 60_000 } })).toEqual({ sent: [], left: ['n0'], deferredMs: 60_000 });
    expect((await sending({ panels: { ada: 60_000 }, notices: [{ about: 'reminder' }] })).sent).toHaveLength(1);
    expect((await sending({ panels: { ada: -1 } })).sent).toHaveLength(1);
  });

  test('waits until the first of its users looks away from the panel', async () => {
    const begins = (panels: Record<string, number>) =>
      sending({ panels, notices: [{ about: 'begins', seats: [0, 1] }] });
    expect(await begins({ ada: 60_000, bo: 30_000 })).toEqual({ sent: [], left: ['n0'], deferredMs: 30_000 });
    expect((await begins({ ada: 60_000 })).sent).toHaveLength(1);
  });

  test('waits for the delay after the last move if the user is active', async () => {
    expect(await sending({ present: ['ada'] })).toEqual({ sent: [], left: ['n0'], deferredMs: PING_DELAY_MS });
    expect((await sending({ present: ['ada'], movedMs: PING_DELAY_MS })).sent).toHaveLength(1);
    expect((await sending({ present: ['bo'] })).sent).toHaveLength(1);
  });

  test('is sent even if another one of the table waits', async () => {
    const both = await sending({ panels: { ada: 60_000 }, notices: [{}, { about: 'reminder' }] });
    expect([both.sent.length, both.left]).toEqual([1, ['n0']]);
  });

  test('is dropped without a message if the user already sees it', async () => {
    const end = (situation: Situation) => sending({ notices: [{ about: 'end' }], ...situation });
    expect(await end({ panels: { ada: 1000 } })).toMatchObject({ sent: [], left: [] });
    expect(await end({ present: ['ada'] })).toMatchObject({ sent: [], left: [] });
    expect((await end({ present: ['bo'] })).sent).toHaveLength(1);
  });

  test('is sent as a direct message where the bot cannot post', async () => {
    expect((await sending({ canPost: false })).sent.map((one) => one.split(' ')[0])).toEqual(['ada']);
  });

  test('stays for an hour if its user cannot be reached at all', async () => {
    expect(await sending({ canPost: false, fails: true })).toEqual({ sent: [], left: ['n0'], deferredMs: 3_600_000 });
    expect(await sending({ fails: true })).toMatchObject({ sent: [], left: [] });
  });
});
