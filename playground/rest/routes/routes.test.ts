import { PermissionFlagsBits } from 'discord-api-types/v10';
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
import { call } from '../../testing/raw-bot.ts';
import type { TestUser } from '../../users/test-user.ts';

let playground: Playground;
let ada: TestUser;

beforeEach(async () => {
  playground = await startPlayground({ port: 0, limits: false });
  ada = playground.user('Ada');
});

afterEach(async () => {
  ada.leave();
  await playground.close();
});

const [table] = TEXT_CHANNELS;
const messages = `/channels/${table.id}/messages`;
const post = (body: object, path = messages) => call(playground, 'POST', path, body);
const outcome = async (method: string, path: string, body?: object) => {
  const answered = await call(playground, method, path, body);
  return [answered.status, answered.body?.code];
};

describe('reading', () => {
  test.each([
    ['/gateway/bot', { shards: 1, session_start_limit: { remaining: 1000 } }],
    ['/users/@me', { id: APPLICATION_ID, bot: true }],
    [`/users/${PREDEFINED_USERS[1]?.user.id}`, { username: 'bo' }],
    ['/applications/@me', { id: APPLICATION_ID }],
    ['/oauth2/applications/@me', { id: APPLICATION_ID }],
    [`/guilds/${GUILD.id}`, { name: 'Playground', owner_id: PREDEFINED_USERS[0]?.user.id }],
    [`/guilds/${GUILD.id}/members/${APPLICATION_ID}`, { user: { id: APPLICATION_ID } }],
    [`/guilds/${GUILD.id}/channels`, [{ name: 'general' }, { name: 'random' }, { name: 'lounge' }, FORUM]],
    [`/channels/${table.id}`, { name: 'general', type: 0 }],
    [`/applications/${APPLICATION_ID}/commands`, []],
  ])('GET %s', async (path, expected) => {
    expect(await call(playground, 'GET', path)).toMatchObject({ status: 200, body: expected });
  });

  test.each([
    ['PATCH', `${messages}/1`, 404, 10008],
    ['DELETE', `${messages}/1`, 404, 10008],
    ['PATCH', `/channels/${table.id}`, 403, 50013],
    ['DELETE', `/channels/${table.id}`, 403, 50013],
    ['GET', `/applications/${APPLICATION_ID}/guilds/1/commands`, 403, 50001],
    ['GET', '/webhooks/1/token/messages/@original', 404, 10015],
  ])('rejects %s %s', async (method, path, status, code) => {
    expect(await outcome(method, path, method === 'PATCH' ? {} : undefined)).toEqual([status, code]);
  });
});

describe('messages', () => {
  test("rejects changes to other users' messages", async () => {
    await ada.say('general', 'mine');
    const id = ada.messages('general')[0]?.id;
    expect(await outcome('PATCH', `${messages}/${id}`, { content: 'x' })).toEqual([403, 50005]);
    expect(await outcome('DELETE', `${messages}/${id}`)).toEqual([403, 50013]);
  });

  test('supports replies, reactions and typing', async () => {
    const { body } = await post({ content: 'one' });
    const reply = await post({ content: 'two', message_reference: { message_id: body.id } });
    expect(reply.body).toMatchObject({ type: 19, referenced_message: { id: body.id } });
    const third = await post({ content: 'three', message_reference: { message_id: reply.body.id } });
    expect(third.body.referenced_message.referenced_message).toBeUndefined();
    const reaction = `${messages}/${body.id}/reactions`;
    expect(await outcome('PUT', `${reaction}/${encodeURIComponent('🎲')}/@me`)).toEqual([204, undefined]);
    expect(await outcome('PUT', `${reaction}/nonsense/@me`)).toEqual([400, 10014]);
    await ada.until(() => ada.messages('general')[0]?.reactions?.[0]?.emoji.name === '🎲');
    expect(await outcome('POST', `/channels/${table.id}/typing`)).toEqual([204, undefined]);
  });
});

describe('threads', () => {
  test('starts from a message, once', async () => {
    const { body } = await post({ content: 'start' });
    const path = `${messages}/${body.id}/threads`;
    const thread = (await post({ name: 'T' }, path)).body;
    expect(thread).toMatchObject({ id: body.id, type: 11, parent_id: table.id, thread_metadata: { archived: false } });
    expect(await outcome('POST', path, { name: 'T' })).toEqual([400, 160004]);
    await ada.until(() => ((ada.messages('general')[0]?.flags ?? 0) & 32) !== 0);
    expect(await outcome('POST', `/channels/${thread.id}/threads`, { name: 'T', type: 11 })).toEqual([400, 50024]);
  });
});

test('creates a text channel for a bot that may manage channels', async () => {
  const channels = `/guilds/${GUILD.id}/channels`;
  expect(await outcome('POST', channels, { name: 'games' })).toEqual([403, 50013]);
  playground.world.serverPermissions |= PermissionFlagsBits.ManageChannels;
  expect(await outcome('POST', channels, { name: '' })).toEqual([400, 50035]);
  expect(await outcome('POST', '/guilds/1/channels', { name: 'games' })).toEqual([403, 50001]);
  const { body } = await call(playground, 'POST', channels, { name: 'games', type: 0 });
  expect(body).toMatchObject({ type: 0, name: 'games', guild_id: GUILD.id });
  await ada.until(() => ada.channels.some(({ id }) => id === body.id));
});

describe('a forum', () => {
  const forum = `/channels/${FORUM.id}`;
  const posts = `${forum}/threads`;
  const post = (more: object = {}) => ({ name: 'A game', message: { content: 'board' }, ...more });
  test('rejects messages of the bot and of users', async () => {
    expect(await outcome('POST', `${forum}/messages`, { content: 'x' })).toEqual([400, 50008]);
    expect(await ada.say(FORUM.id, 'x')).toMatchObject({ ok: false, sentence: expect.stringContaining('posts') });
  });

  test('has posts, each a thread whose first message has its id', async () => {
    const { body } = await call(playground, 'POST', posts, post());
    expect(body).toMatchObject({ type: 11, parent_id: FORUM.id, message: { id: body.id, content: 'board' } });
    await ada.until(() => ada.messages(body.id)[0]?.id === body.id);
    expect(await outcome('PATCH', `/channels/${body.id}/messages/${body.id}`, { content: 'y' })).toEqual([
      200,
      undefined,
    ]);
    expect((await call(playground, 'GET', forum)).body.last_message_id).toBe(body.id);
    playground.world.setAccess(FORUM.id, 'threads');
    expect(await outcome('POST', posts, post())).toEqual([403, 50013]);
  });
});

describe('commands', () => {
  const commands = `/applications/${APPLICATION_ID}/commands`;
  const play = { name: 'play', description: 'Play', name_localizations: { de: 'spielen' } };

  test('contain translations on request only', async () => {
    await call(playground, 'PUT', commands, [play]);
    expect((await call(playground, 'GET', commands)).body[0].name_localizations).toBeUndefined();
    const full = await call(playground, 'GET', `${commands}?with_localizations=true`);
    expect(full.body[0].name_localizations).toEqual({ de: 'spielen' });
  });
});
