import { noughts } from '@longtable/kit/testing/games/noughts';
import { DiscordAPIError, RESTJSONErrorCodes } from 'discord.js';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openStorage } from '../../storage/index.ts';
import type { BoardLocation, Notice, SentPing } from '../../storage/records/table.ts';
import { locationIn, open, recordingLog, testContext } from '../../tests/context.ts';
import { openFeatureBot } from '../../tests/feature-bot.ts';
import { temporaryFolder } from '../../tests/test-bot.ts';
import { FEATURES } from '../features/index.ts';
import { playLine } from '../host/actions/move.ts';
import { amendTable } from '../host/commit/commit.ts';
import type { Context } from '../host/context.ts';
import { openContext } from '../host/open-context.ts';
import { changePerson } from '../host/settings.ts';
import { findTable } from '../host/table/find.ts';
import { NoInteractionTokenError } from '../messages/interaction-tokens.ts';
import type { Messages } from '../messages/messages.ts';
import { Pings, Presence } from './pings.ts';

const PING_DELAY_MS = 20_000;
const HOUR_MS = 3_600_000;

interface Given {
  readonly notices?: readonly Partial<Notice>[];
  readonly sent?: readonly Partial<SentPing>[];
  readonly location?: Partial<BoardLocation>;
  /** Milliseconds since the last move. */
  readonly movedMs?: number;
}

interface Situation extends Given {
  /** Milliseconds for which users still count as looking at their panels. */
  readonly panels?: Readonly<Record<string, number>>;
  /** Users who are active in the channel. */
  readonly present?: readonly string[];
  readonly canPost?: boolean;
  /** Codes of errors, by user or channel for sends and by message for deletions. `token`: the bot is a guest without a token. */
  readonly failures?: Readonly<Record<string, keyof typeof RESTJSONErrorCodes | 'token'>>;
}

/** Opens a table of ada and bo with notices and earlier pings. Returns what is sent and deleted without Discord. */
async function opened({ panels = {}, present = [], canPost = true, failures = {}, ...given }: Situation = {}) {
  const now = Date.now();
  const base = await testContext();
  const context = { ...base, now: () => now, limits: { ...base.limits, pingDelayMs: PING_DELAY_MS } };
  const { id } = (await open(context)).table;
  const sent: string[] = [];
  const nonces: (string | undefined)[] = [];
  const deleted: string[] = [];
  const failing = new Map(Object.entries(failures));
  const fail = (where: string) => {
    const name = failing.get(where);
    if (name === 'token') throw new NoInteractionTokenError();
    const code = name && RESTJSONErrorCodes[name];
    if (code) throw new DiscordAPIError({ code, message: '' }, code, 403, 'POST', '', {});
  };
  const messages = {
    canPost: () => canPost,
    send: async (to: { user?: string; channel?: string }, _: unknown, { nonce }: { nonce?: string }) => {
      const where = to.user ?? to.channel ?? '';
      fail(where);
      nonces.push(nonce);
      return { channel: where, message: `m${sent.push(where)}` };
    },
    delete: async ({ channel, guild }: { channel: string; guild?: string }, message: string) => {
      deleted.push(`${channel} ${message}${guild ? ' of the server' : ''}`);
      fail(message);
    },
  } as unknown as Messages;
  const presence = new Presence(() => now);
  for (const user of present) presence.record('c', user);
  const inUseUntil = (_: unknown, user: string) => (user in panels ? now + (panels[user] ?? 0) : undefined);
  const pings = new Pings(context, messages, { panels: { isLive: (_, user) => user in panels, inUseUntil }, presence });
  await store(context, id, given);
  const stored = async (of = id) => (await findTable(context, of)).table.pings;
  return {
    ...{ context, id, sent, nonces, deleted, failing, stored },
    send: async (of = id) => pings.send(await findTable(context, of)),
    left: async () => (await stored()).notices.map(({ nonce }) => nonce),
    deferredMs: () => {
      const until = pings.deferredUntil(id);
      return until === undefined ? undefined : Math.round((until - now) / 1000) * 1000;
    },
  };
}

/** Stores notices and earlier pings at a table. */
async function store(context: Context, id: string, { notices = [], sent = [], location = {}, movedMs = 0 }: Given) {
  const added = notices.map((one, n) => ({ nonce: `n${n}`, about: 'turn', seats: [0], ...one }) as Notice);
  const old = sent.map((one) => ({ channel: 'c', message: 'old', about: 'turn', seats: [1], ...one }) as SentPing);
  await amendTable(context, id, (table) => ({
    table: {
      ...table,
      pings: { notices: added, sent: old },
      location: { ...table.location, ...location },
      times: { ...table.times, movedAt: context.now() - movedMs },
    },
  }));
}

test('sends several notices of a table that another process has stored', async () => {
  const folder = temporaryFolder();
  const storages = await Promise.all([1, 2].map(() => openStorage(`sqlite:${folder.path}/pings.sqlite`)));
  onTestFinished(async () => {
    await Promise.all(storages.map((storage) => storage.close()));
    folder.remove();
  });
  const [writer, reader] = storages.map((storage) =>
    openContext({ features: FEATURES, storage, games: [noughts], log: recordingLog() }),
  ) as [Context, Context];
  const { id } = (await open(writer)).table;
  await store(writer, id, { notices: [{ about: 'turn' }, { about: 'reminder' }] });
  const sent: string[] = [];
  const messages = {
    canPost: () => true,
    send: async (_: unknown, { content }: { content: string }) => ({ channel: 'c', message: `${sent.push(content)}` }),
    delete: async () => {},
  } as unknown as Messages;
  const panels = { isLive: () => false, inUseUntil: () => undefined };
  await new Pings(reader, messages, { panels, presence: new Presence(reader.now) }).send(await findTable(reader, id));
  expect(sent).toHaveLength(2);
  expect((await findTable(reader, id)).table.pings).toMatchObject({ notices: [], sent: [{ about: 'reminder' }] });
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
  await bot.settle(await playLine(bot.context, table.id, { person: 'ada' }, 'a1'));
  expect(bot.rest.requests).toContain(`DELETE /channels/c/messages/${pings[0]?.id}`);
  expect(bot.rest.sent.at(-1)).toMatchObject({ text: expect.stringContaining('<@bo> It’s your turn') });
});

describe('a notice', () => {
  const both: Partial<Notice> = { about: 'begins', seats: [0, 1] };
  const wantDms = (context: Context, ...users: string[]) =>
    Promise.all(users.map((user) => changePerson(context, user, (before) => ({ ...before, reminders: 'dm' }))));

  test.each<[what: string, situation: Situation, sent: string[], left: number, deferredMs?: number]>([
    ['immediately to a user who is not there', {}, ['c'], 0],
    ['after its user has looked at the panel that shows it', { panels: { ada: 60_000 } }, [], 1, 60_000],
    ['now if the panel does not show it', { panels: { ada: 60_000 }, notices: [{ about: 'reminder' }] }, ['c'], 0],
    ['now if its user no longer looks', { panels: { ada: -1 } }, ['c'], 0],
    ['when the first of its users looks away', { panels: { ada: 60_000, bo: 30_000 }, notices: [both] }, [], 1, 30_000],
    ['now if one of its users has no panel', { panels: { ada: 60_000 }, notices: [both] }, ['c'], 0],
    ['after a delay if the user is active', { present: ['ada'] }, [], 1, PING_DELAY_MS],
    ['after that delay', { present: ['ada'], movedMs: PING_DELAY_MS }, ['c'], 0],
    ['if only others are active', { present: ['bo'] }, ['c'], 0],
    ['while another one waits', { panels: { ada: 60_000 }, notices: [{}, { about: 'reminder' }] }, ['c'], 1, 60_000],
    ['never if the panel shows the end', { panels: { ada: 1000 }, notices: [{ about: 'end' }] }, [], 0],
    ['never if the user sees the end', { present: ['ada'], notices: [{ about: 'end' }] }, [], 0],
    ['if only others see the end', { present: ['bo'], notices: [{ about: 'end' }] }, ['c'], 0],
    ['as a direct message where the bot cannot post', { canPost: false }, ['ada'], 0],
    ['after an hour without a way', { canPost: false, failures: { ada: 'token', c: 'token' } }, [], 1, HOUR_MS],
    ['never if the channel is closed', { failures: { c: 'token' } }, [], 0],
    ['never before the table has its thread', { location: { forum: 'c' } }, [], 1],
  ])('is sent %s', async (_, { notices = [{}], ...situation }, sent, left, deferredMs) => {
    const at = await opened({ notices, ...situation });
    await at.send();
    expect([at.sent, (await at.left()).length, at.deferredMs()]).toEqual([sent, left, deferredMs]);
  });

  test('waits for the first of several that are deferred', async () => {
    const panels = { ada: HOUR_MS, bo: 60_000 };
    const at = await opened({ panels, notices: [{ about: 'begins', seats: [1] }, { about: 'turn' }] });
    await at.send();
    expect(at.deferredMs()).toBe(60_000);
  });

  test('is stored as a ping if it is deleted when it is answered', async () => {
    const at = await opened({ notices: [{ about: 'turn' }, { about: 'end' }], location: { guest: true } });
    await at.send();
    const ping = { channel: 'c', message: 'm1', about: 'turn', seats: [0], guest: true };
    expect([await at.stored(), at.sent, at.deleted]).toEqual([{ notices: [], sent: [ping] }, ['c', 'c'], []]);
  });

  test('is a direct message to each user who wants that, with its own nonce', async () => {
    const at = await opened({ notices: [both] });
    await wantDms(at.context, 'ada', 'bo');
    await at.send();
    expect([at.sent, at.nonces]).toEqual([
      ['ada', 'bo'],
      ['n0d0', 'n0d1'],
    ]);
  });

  test('is posted in the channel if the direct message is refused', async () => {
    const at = await opened({ notices: [{ privately: true }], failures: { ada: 'CannotSendMessagesToThisUser' } });
    await at.send();
    expect([at.sent, (await at.stored()).sent]).toMatchObject([['c'], [{ channel: 'c', message: 'm1' }]]);
  });

  test('is dropped if the channel refuses it, and kept after another error', async () => {
    const at = await opened({ notices: [{}], failures: { c: 'InvalidFormBodyOrContentType' } });
    await expect(at.send()).rejects.toThrow();
    expect(await at.left()).toEqual(['n0']);
    at.failing.set('c', 'MissingAccess');
    await at.send();
    expect(await at.stored()).toEqual({ notices: [], sent: [] });
  });

  test('is kept only for users who could not be reached, until they can be', async () => {
    const failures = { ada: 'CannotSendMessagesToThisUser', c: 'CannotSendMessagesToThisUser' } as const;
    const at = await opened({ notices: [both], canPost: false, failures });
    await at.send();
    expect([at.sent, (await at.stored()).notices]).toMatchObject([['bo'], [{ nonce: 'n0', seats: [0] }]]);
    expect(at.deferredMs()).toBe(HOUR_MS);
    at.failing.clear();
    await at.send();
    expect([at.sent, await at.left(), at.deferredMs()]).toEqual([['bo', 'ada'], [], undefined]);
  });

  test.each(['declined', 'agreed'] as const)('is no answer that an open panel shows: %s', async (about) => {
    const agreement = { answer: { what: 'draw' as const, seat: 0, by: 1, agrees: about === 'agreed' } };
    for (const [panels, sent] of [
      [{ ada: 0 }, []],
      [{}, ['c']],
    ] as const) {
      const at = await opened({ notices: [{ about }], panels });
      await amendTable(at.context, at.id, (stored) => ({ table: { ...stored, features: { agreement } } }));
      await at.send();
      expect([at.sent, await at.left()]).toEqual([sent, []]);
    }
  });
});

describe('a sent ping', () => {
  test('is deleted once it is answered, a direct message in its own channel', async () => {
    const sent = [{ seats: [0], message: 'needed' }, { message: 'old' }, { channel: 'dm', message: 'direct' }];
    const at = await opened({ sent });
    await at.send();
    expect(at.deleted).toEqual(['c old of the server', 'dm direct']);
    expect((await at.stored()).sent.map(({ message }) => message)).toEqual(['needed']);
  });

  test('of a turn is replaced by its reminder', async () => {
    const at = await opened({ notices: [{ about: 'reminder' }], sent: [{ seats: [0], message: 'turn' }] });
    await at.send();
    const left = (await at.stored()).sent.map(({ message }) => message);
    expect([at.deleted, left]).toEqual([['c turn of the server'], ['m1']]);
  });

  test.each([
    ['UnknownMessage', true],
    ['MissingAccess', true],
    ['InvalidFormBodyOrContentType', false],
  ] as const)('that is gone is forgotten, and deleted again after another error: %s', async (code, isForgotten) => {
    const at = await opened({ sent: [{}], failures: { old: code } });
    const done = at.send().then(
      () => true,
      () => false,
    );
    expect([await done, (await at.stored()).sent.length === 0]).toEqual([isForgotten, isForgotten]);
  });

  test('of several tables stays until all of them are answered', async () => {
    const at = await opened();
    const other = (await open(at.context, { location: locationIn('d') })).table.id;
    await store(at.context, other, { sent: [{ message: 'both', seats: [0], among: [at.id] }] });
    await store(at.context, at.id, { sent: [{ message: 'both', among: [other, 'gone'] }] });
    await at.send();
    expect([at.deleted, (await at.stored()).sent]).toEqual([[], []]);
    await playLine(at.context, other, { person: 'ada' }, 'a1');
    await store(at.context, other, { sent: [{ message: 'both', seats: [0], among: [at.id] }] });
    await at.send(other);
    expect([at.deleted, (await at.stored(other)).sent]).toEqual([['c both'], []]);
  });
});
