import { type APIMessage, ChannelType, PermissionFlagsBits } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  APPLICATION_ID,
  FORUM,
  GUILD,
  type Playground,
  PREDEFINED_USERS,
  startPlayground,
  TEXT_CHANNELS,
} from '../../index.ts';
import { ManualClock } from '../../testing/manual-clock.ts';
import { call } from '../../testing/raw-bot.ts';
import type { Thread } from '../../world/channel.ts';

let playground: Playground;
let clock: ManualClock;

beforeEach(async () => {
  clock = new ManualClock();
  const server = { servers: ['Club'] };
  playground = await startPlayground({ port: 0, limits: false, now: clock.now, after: clock.after, server });
});

afterEach(() => playground.close());

const [table, lounge] = TEXT_CHANNELS;
const ada = PREDEFINED_USERS[0]?.user.id ?? '';
const messages = `/channels/${table.id}/messages`;
const threads = `/channels/${table.id}/threads`;
const { AddReactions, CreateEvents, CreatePrivateThreads, CreatePublicThreads, ReadMessageHistory } =
  PermissionFlagsBits;
const club = () => playground.world.servers[1]?.id ?? '';
const post = async (path: string, body: object) => (await call(playground, 'POST', path, body)).body;
const get = async (path: string) => (await call(playground, 'GET', path)).body;
const outcome = async (method: string, path: string, body?: object) => {
  const answered = await call(playground, method, path, body);
  return [answered.status, answered.body?.code];
};
const OK = [200, undefined];
const EMPTY = [204, undefined];
const FORBIDDEN = [403, 50013];
const deny = (bits: bigint) => {
  playground.world.serverPermissions &= ~bits;
};
const sendFile = async (method: string, path: string) => {
  const form = new FormData();
  form.append('payload_json', '{"content":"x"}');
  form.append('files[0]', new Blob(['a']), 'a.txt');
  const { apiUrl, token } = playground;
  const headers = { authorization: `Bot ${token}` };
  return (await fetch(`${apiUrl}/v10${path}`, { method, body: form, headers })).status;
};

describe('messages', () => {
  test('need the permission to read the history or to react', async () => {
    const { id } = await post(messages, { content: 'a' });
    const reaction = `${messages}/${id}/reactions/${encodeURIComponent('🎲')}/@me`;
    deny(ReadMessageHistory);
    expect(await outcome('GET', messages)).toEqual(FORBIDDEN);
    expect(await outcome('GET', `${messages}/${id}`)).toEqual(FORBIDDEN);
    expect(await outcome('PUT', reaction)).toEqual(FORBIDDEN);
    playground.world.serverPermissions |= ReadMessageHistory;
    expect(await outcome('PUT', reaction)).toEqual(EMPTY);
    await call(playground, 'DELETE', reaction);
    deny(AddReactions);
    expect(await outcome('PUT', reaction)).toEqual(FORBIDDEN);
  });

  test('need the permission to attach files, when sent and when edited', async () => {
    const { id } = await post(messages, { content: 'a' });
    expect([await sendFile('POST', messages), await sendFile('PATCH', `${messages}/${id}`)]).toEqual([200, 200]);
    playground.world.setAccess(table.id, 'no files');
    expect([await sendFile('POST', messages), await sendFile('PATCH', `${messages}/${id}`)]).toEqual([403, 403]);
    expect(await outcome('POST', messages, { content: 'x' })).toEqual(OK);
    expect(await sendFile('POST', `/channels/${lounge.id}/messages`)).toBe(200);
  });

  test('with the same nonce are sent once per channel in five minutes', async () => {
    const once = { content: 'once', nonce: 'n', enforce_nonce: true };
    const { id } = await post(messages, once);
    expect((await post(`/channels/${lounge.id}/messages`, once)).id).not.toBe(id);
    clock.advance(5 * 60_000 - 1);
    expect((await post(messages, once)).id).toBe(id);
    expect((await post(messages, { ...once, enforce_nonce: false })).id).not.toBe(id);
    clock.advance(5 * 60_000);
    expect((await post(messages, once)).id).not.toBe(id);
  });

  test('reply to no ephemeral or missing message, unless that is allowed', async () => {
    const hidden = { id: '7', channel_id: table.id, mentions: [], attachments: [] } as unknown as APIMessage;
    playground.world.post(hidden, ada);
    for (const message_id of ['7', '8']) {
      const reply = { content: 'a', message_reference: { message_id } };
      expect(await outcome('POST', messages, reply)).toEqual([400, 50035]);
      const lenient = { content: 'a', message_reference: { message_id, fail_if_not_exists: false } };
      expect(await post(messages, lenient)).toMatchObject({ type: 0, content: 'a' });
    }
  });

  test('are listed up to 100, 50 by default', async () => {
    for (let number = 0; number < 101; number++) await post(messages, { content: String(number) });
    const all = await get(`${messages}?limit=100`);
    expect([all.length, all[0].content, all[99].content]).toEqual([100, '100', '1']);
    expect(await get(messages)).toHaveLength(50);
    expect(await get(`${messages}?limit=1`)).toHaveLength(1);
    const errors = async (query: string) => (await get(`${messages}?${query}`)).errors.limit._errors[0].code;
    expect([await errors('limit=0'), await errors('limit=101')]).toEqual(['NUMBER_TYPE_MIN', 'NUMBER_TYPE_MAX']);
    expect(await outcome('GET', `${messages}?limit=x`)).toEqual([400, 50035]);
    const contents = async (query: string) =>
      (await get(`${messages}?${query}`)).map(({ content }: { content: string }) => content);
    expect(await contents(`before=${all[96].id}&limit=2`)).toEqual(['3', '2']);
    expect(await contents(`after=${all[96].id}&limit=2`)).toEqual(['6', '5']);
    expect(await contents(`around=${all[1].id}&limit=5`)).toEqual(['100', '99', '98', '97', '96']);
    expect(await contents('around=1&limit=4')).toEqual(['1', '0']);
    expect(await contents('before=x&limit=1')).toEqual(['100']);
  });
});

describe('threads', () => {
  test('need the permission of their type, and to send messages', async () => {
    deny(CreatePublicThreads);
    const { id } = await post(messages, { content: 'a' });
    expect(await outcome('POST', threads, { name: 'T', type: 11 })).toEqual(FORBIDDEN);
    expect(await outcome('POST', `${messages}/${id}/threads`, { name: 'T' })).toEqual(FORBIDDEN);
    expect((await post(threads, { name: 'T' })).type).toBe(ChannelType.PrivateThread);
    deny(CreatePrivateThreads);
    expect(await outcome('POST', threads, { name: 'T' })).toEqual(FORBIDDEN);
    playground.world.serverPermissions |= CreatePublicThreads;
    expect(await outcome('POST', threads, { name: 'T', type: 11 })).toEqual([201, undefined]);
    playground.world.setAccess(table.id, 'threads');
    expect(await outcome('POST', threads, { name: 'T', type: 11 })).toEqual(FORBIDDEN);
  });

  test('are limited to 1,000 active ones per server', async () => {
    const { world } = playground;
    const first = (await post(threads, { name: 'T', type: 11 })) as Thread;
    for (let number = 1; number < 1_000; number++) world.channels.set(String(number), { ...first, id: String(number) });
    expect(await outcome('POST', threads, { name: 'U', type: 11 })).toEqual([400, 160006]);
    const elsewhere = [...world.channels.values()].find(
      (channel) => 'guild_id' in channel && channel.guild_id === club(),
    );
    expect(await outcome('POST', `/channels/${elsewhere?.id}/threads`, { name: 'U' })).toEqual([201, undefined]);
    await call(playground, 'PATCH', `/channels/${first.id}`, { archived: true });
    expect(await outcome('POST', threads, { name: 'U', type: 11 })).toEqual([201, undefined]);
  });

  test('are announced in their channel if public, and start with their message', async () => {
    const open = await post(threads, { name: 'Open', type: 11 });
    await post(threads, { name: 'Secret' });
    const [announced, ...rest] = await get(messages);
    expect(announced).toMatchObject({ type: 18, content: 'Open', message_reference: { channel_id: open.id } });
    expect(rest).toEqual([]);
    const { id } = await post(messages, { content: 'start' });
    await post(`${messages}/${id}/threads`, { name: 'T' });
    expect(await get(`/channels/${id}/messages`)).toMatchObject([
      { type: 21, referenced_message: { id }, message_reference: { message_id: id, channel_id: table.id } },
    ]);
  });

  test('change only if the bot owns them', async () => {
    const { id } = await post(threads, { name: 'T', type: 11, rate_limit_per_user: 5 });
    clock.advance(1_000);
    const change = (body: object) => call(playground, 'PATCH', `/channels/${id}`, body);
    const locked = (await change({ locked: true })).body;
    expect(locked).toMatchObject({ name: 'T', rate_limit_per_user: 5, thread_metadata: { locked: true } });
    expect(locked.thread_metadata.archive_timestamp).toBe('2025-01-01T00:00:00.000000+00:00');
    const archived = (await change({ archived: true, rate_limit_per_user: null })).body;
    expect(archived).toMatchObject({ rate_limit_per_user: 0, thread_metadata: { locked: true, archived: true } });
    expect(archived.thread_metadata.archive_timestamp).toBe('2025-01-01T00:00:01.000000+00:00');
    playground.world.changeChannel(id, { owner_id: ada });
    expect(await outcome('PATCH', `/channels/${id}`, { name: 'U' })).toEqual(FORBIDDEN);
  });

  test('have members: the bot and known users', async () => {
    const { id } = await post(threads, { name: 'T' });
    const members = `/channels/${id}/thread-members`;
    const inside = () => [...(playground.world.threadMembers.get(id) ?? [])];
    expect(await outcome('PUT', `${members}/${ada}`)).toEqual(EMPTY);
    expect(inside()).toEqual([APPLICATION_ID, ada]);
    expect(await outcome('DELETE', `${members}/@me`)).toEqual(EMPTY);
    expect(inside()).toEqual([ada]);
    expect(await outcome('PUT', `${members}/1`)).toEqual([404, 10013]);
    expect(await outcome('PUT', `/channels/${table.id}/thread-members/${ada}`)).toEqual([400, 50024]);
  });
});

describe('channels', () => {
  test('of a forum have posts with files only if those are allowed', async () => {
    playground.world.setAccess(FORUM.id, 'no files');
    const body = { name: 'P', message: { content: 'x' } };
    expect(await outcome('POST', `/channels/${FORUM.id}/threads`, body)).toEqual([201, undefined]);
    expect(await sendFile('POST', `/channels/${FORUM.id}/threads`)).toBe(403);
  });
});

describe('servers', () => {
  test('have their own channels, active threads and @everyone role', async () => {
    const { id } = await post(threads, { name: 'T', type: 11 });
    await call(playground, 'PATCH', `/channels/${(await post(threads, { name: 'U' })).id}`, { archived: true });
    const active = await get(`/guilds/${GUILD.id}/threads/active`);
    expect(active.threads.map((thread: { id: string }) => thread.id)).toEqual([id]);
    expect((await get(`/guilds/${club()}/threads/active`)).threads).toEqual([]);
    const channels = await get(`/guilds/${club()}/channels`);
    expect(channels.map((channel: { guild_id: string }) => channel.guild_id)).toEqual([club(), club(), club(), club()]);
    expect((await get(`/guilds/${club()}/roles`))[0]).toMatchObject({ id: club(), name: '@everyone' });
    const people = PREDEFINED_USERS.length + 1;
    expect(await get(`/guilds/${club()}`)).toMatchObject({ id: club(), approximate_member_count: people });
  });

  test('have their own events, which need a permission', async () => {
    const events = `/guilds/${GUILD.id}/scheduled-events`;
    const form = {
      name: 'Cup',
      privacy_level: 2,
      entity_type: 3,
      entity_metadata: { location: '#general' },
      scheduled_start_time: '2025-01-02T00:00:00Z',
      scheduled_end_time: '2025-01-02T01:00:00Z',
    };
    const { id } = await post(events, form);
    expect(await get(`${events}/${id}`)).toMatchObject({
      name: 'Cup',
      status: 1,
      description: null,
      guild_id: GUILD.id,
    });
    expect(await get(`/guilds/${club()}/scheduled-events`)).toEqual([]);
    expect(await outcome('GET', `/guilds/${club()}/scheduled-events/${id}`)).toEqual([404, 10070]);
    expect(await outcome('GET', '/guilds/1/scheduled-events')).toEqual([404, 10004]);
    deny(CreateEvents);
    expect(await outcome('POST', events, form)).toEqual(FORBIDDEN);
    expect(await outcome('DELETE', `${events}/${id}`)).toEqual(FORBIDDEN);
    playground.world.installations.setServer(false);
    expect(await outcome('GET', events)).toEqual([403, 50001]);
  });
});
