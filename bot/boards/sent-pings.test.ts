import { DiscordAPIError, RESTJSONErrorCodes } from 'discord.js';
import { beforeEach, expect, test } from 'vitest';
import type { BoardLocation, Notice, SentPing } from '../../storage/records/table.ts';
import { locationIn, open, testContext } from '../../tests/context.ts';
import { playLine } from '../host/actions/move.ts';
import { amendTable } from '../host/commit/commit.ts';
import type { Context } from '../host/context.ts';
import { changePerson } from '../host/settings.ts';
import { findTable } from '../host/table/find.ts';
import type { Messages } from '../messages/messages.ts';
import { Pings, Presence } from './pings.ts';

let context: Context;
let id: string;
let sent: string[];
let nonces: (string | undefined)[];
let deleted: string[];
/** Codes of errors, by user or channel for sends and by message for deletions. */
let failures: Map<string, keyof typeof RESTJSONErrorCodes>;
let openPanels: Set<string>;
let canPost: boolean;
let pings: Pings;
let now: number;

const fail = (where: string) => {
  const code = failures.get(where);
  if (code)
    throw new DiscordAPIError(
      { code: RESTJSONErrorCodes[code], message: '' },
      RESTJSONErrorCodes[code],
      403,
      'POST',
      '',
      {},
    );
};

beforeEach(async () => {
  now = Date.parse('2026-05-05T12:00:00Z');
  context = { ...(await testContext()), now: () => now };
  ({ id } = (await open(context)).table);
  [sent, nonces, deleted, failures, openPanels, canPost] = [[], [], [], new Map(), new Set(), true];
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
  pings = new Pings(context, messages, {
    panels: { isLive: (_, user) => openPanels.has(user), inUseUntil: () => undefined },
    presence: new Presence(() => now),
  });
});

const table = async (of = id) => await findTable(context, of);
const pingsOf = async (of = id) => (await table(of)).table.pings;

interface Given {
  readonly notices?: readonly (Partial<Notice> & Pick<Notice, 'about'>)[];
  readonly sent?: readonly Partial<SentPing>[];
  readonly location?: Partial<BoardLocation>;
}

/** Stores notices and earlier pings at a table. */
async function given({ notices = [], sent: before = [], location = {} }: Given, of = id): Promise<void> {
  const added = notices.map((one, n) => ({ nonce: `n${n}`, seats: [0], ...one }) as Notice);
  const old = before.map((one) => ({ channel: 'c', message: 'old', about: 'turn', seats: [1], ...one }) as SentPing);
  await amendTable(context, of, (stored) => ({
    table: { ...stored, pings: { notices: added, sent: old }, location: { ...stored.location, ...location } },
  }));
}

test('stores a ping that is deleted when it is answered, and no other', async () => {
  await given({ notices: [{ about: 'turn' }, { about: 'end' }] });
  await pings.send(await table());
  expect(await pingsOf()).toMatchObject({
    notices: [],
    sent: [{ channel: 'c', message: 'm1', about: 'turn', seats: [0] }],
  });
  expect([sent, deleted]).toEqual([['c', 'c'], []]);
});

test('deletes pings that are answered, and keeps those that are not', async () => {
  await given({ sent: [{ seats: [0], message: 'needed' }, { message: 'old' }] });
  await pings.send(await table());
  expect(deleted).toEqual(['c old of the server']);
  expect((await pingsOf()).sent.map(({ message }) => message)).toEqual(['needed']);
});

test('replaces the ping of a turn by its reminder', async () => {
  await given({ notices: [{ about: 'reminder' }], sent: [{ seats: [0], message: 'turn' }] });
  await pings.send(await table());
  expect([deleted, (await pingsOf()).sent.map(({ message }) => message)]).toEqual([['c turn of the server'], ['m1']]);
});

test('deletes a direct message in its own channel', async () => {
  await given({ sent: [{ channel: 'dm', message: 'old' }] });
  await pings.send(await table());
  expect(deleted).toEqual(['dm old']);
});

test.each([
  ['UnknownMessage', true],
  ['MissingAccess', true],
  ['InvalidFormBodyOrContentType', false],
] as const)('forgets a ping that is gone, and tries again after another error: %s', async (code, isForgotten) => {
  await given({ sent: [{}] });
  failures.set('old', code);
  const done = pings.send(await table()).then(
    () => true,
    () => false,
  );
  expect(await done).toBe(isForgotten);
  expect((await pingsOf()).sent.length === 0).toBe(isForgotten);
});

test('keeps a ping of several tables until all of them are answered', async () => {
  const other = (await open(context, { location: locationIn('d') })).table.id;
  await given({ sent: [{ message: 'both', seats: [0], among: [id] }] }, other);
  await given({ sent: [{ message: 'both', among: [other, 'gone'] }] });
  await pings.send(await table());
  expect([deleted, (await pingsOf()).sent]).toEqual([[], []]);
  await playLine(context, other, { person: 'ada' }, 'a1');
  await given({ sent: [{ message: 'both', seats: [0], among: [id] }] }, other);
  await pings.send(await table(other));
  expect([deleted, (await pingsOf(other)).sent]).toEqual([['c both'], []]);
});

test('posts in the channel if a direct message is refused', async () => {
  failures.set('ada', 'CannotSendMessagesToThisUser');
  await given({ notices: [{ about: 'turn', privately: true }] });
  await pings.send(await table());
  expect([sent, (await pingsOf()).sent]).toMatchObject([['c'], [{ channel: 'c', message: 'm1' }]]);
});

test('drops a notice that the channel refuses, and keeps it after another error', async () => {
  await given({ notices: [{ about: 'turn' }] });
  failures.set('c', 'InvalidFormBodyOrContentType');
  await expect(pings.send(await table())).rejects.toThrow();
  expect((await pingsOf()).notices).toHaveLength(1);
  failures.set('c', 'MissingAccess');
  await pings.send(await table());
  expect(await pingsOf()).toMatchObject({ notices: [], sent: [] });
});

test('remembers that a ping was sent by a guest', async () => {
  await given({ notices: [{ about: 'turn' }], location: { guest: true } });
  await pings.send(await table());
  expect((await pingsOf()).sent).toEqual([{ channel: 'c', message: 'm1', about: 'turn', seats: [0], guest: true }]);
});

test('sends direct messages to users who want them, each with its own nonce', async () => {
  for (const user of ['ada', 'bo']) await changePerson(context, user, (before) => ({ ...before, reminders: 'dm' }));
  await given({ notices: [{ about: 'begins', seats: [0, 1] }] });
  await pings.send(await table());
  expect([sent, nonces]).toEqual([
    ['ada', 'bo'],
    ['n0d0', 'n0d1'],
  ]);
});

test.each(['declined', 'agreed'] as const)('sends no answer that an open panel shows: %s', async (about) => {
  const agreement = { answer: { what: 'draw' as const, seat: 0, by: 1, agrees: about === 'agreed' } };
  await amendTable(context, id, (stored) => ({ table: { ...stored, features: { agreement } } }));
  await given({ notices: [{ about }] });
  openPanels.add('ada');
  await pings.send(await table());
  expect([sent, (await pingsOf()).notices]).toEqual([[], []]);
  openPanels.clear();
  await given({ notices: [{ about }] });
  await pings.send(await table());
  expect(sent).toHaveLength(1);
});

test('sends nothing before the table has its thread', async () => {
  await given({ notices: [{ about: 'turn' }], location: { forum: 'c' } });
  await pings.send(await table());
  expect([sent, (await pingsOf()).notices.length]).toEqual([[], 1]);
});

test('keeps the notice only of users who could not be reached, until they can be', async () => {
  canPost = false;
  for (const where of ['ada', 'c']) failures.set(where, 'CannotSendMessagesToThisUser');
  await given({ notices: [{ about: 'begins', seats: [0, 1] }] });
  await pings.send(await table());
  expect([sent, (await pingsOf()).notices]).toMatchObject([['bo'], [{ nonce: 'n0', seats: [0] }]]);
  expect(pings.deferredUntil(id)).toBe(now + 3_600_000);
  failures.clear();
  await pings.send(await table());
  expect([sent, (await pingsOf()).notices, pings.deferredUntil(id)]).toEqual([['bo', 'ada'], [], undefined]);
});
