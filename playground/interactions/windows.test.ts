import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { APPLICATION_ID, type Playground, startPlayground } from '../index.ts';
import { ManualClock } from '../testing/manual-clock.ts';
import { call, RawGateway, type ReceivedPayload } from '../testing/raw-bot.ts';
import type { Outcome, TestUser } from '../users/test-user.ts';

let clock: ManualClock;
let playground: Playground;
let line: RawGateway;
let ada: TestUser;

beforeEach(async () => {
  clock = new ManualClock();
  playground = await startPlayground({ port: 0, answerMs: 3_000, limits: false, now: clock.now, after: clock.after });
  line = await RawGateway.ready(playground, 1);
  ada = playground.user('Ada');
  await call(playground, 'PUT', `/applications/${APPLICATION_ID}/commands`, [{ name: 'move', description: 'Move' }]);
  await ada.until(() => ada.commands.length === 1);
});

afterEach(async () => {
  ada.leave();
  line.close();
  await playground.close();
});

async function ask(): Promise<{ interaction: ReceivedPayload['d']; outcome: Promise<Outcome> }> {
  const outcome = ada.command('general', 'move');
  return { interaction: (await line.event('INTERACTION_CREATE')).d, outcome };
}

const callback = ({ id, token }: ReceivedPayload['d'], body: object, query = '') =>
  call(playground, 'POST', `/interactions/${id}/${token}/callback${query}`, body, { authorization: '' });
const webhook = (method: string, { token }: ReceivedPayload['d'], path = '', body?: object) =>
  call(playground, method, `/webhooks/${APPLICATION_ID}/${token}${path}`, body, { authorization: '' });

const hello = { type: 4, data: { content: 'hello' } };
const defer = (flags = 0) => ({ type: 5, data: { flags } });

describe('the first response', () => {
  test('is accepted within three seconds', async () => {
    const { interaction, outcome } = await ask();
    clock.advance(2_999);
    expect((await callback(interaction, hello)).status).toBe(204);
    expect(await outcome).toEqual({ ok: true });
  });

  test('is rejected after three seconds, and the user sees an error', async () => {
    const { interaction, outcome } = await ask();
    clock.advance(3_000);
    expect(await outcome).toEqual({ ok: false, sentence: 'The application did not respond' });
    const { status, body } = await callback(interaction, hello);
    expect([status, body.code]).toEqual([404, 10062]);
    expect((await webhook('POST', interaction, '', { content: 'x' })).body.code).toBe(10015);
  });

  test('is accepted once', async () => {
    const { interaction } = await ask();
    await callback(interaction, hello);
    const { status, body } = await callback(interaction, hello);
    expect([status, body.code]).toEqual([400, 40060]);
    expect(ada.messages('general')).toHaveLength(1);
  });

  test('returns the created message on request', async () => {
    const { interaction } = await ask();
    const { status, body } = await callback(interaction, hello, '?with_response=true');
    const message = ada.messages('general')[0];
    expect(status).toBe(200);
    expect(body).toMatchObject({
      interaction: { id: interaction.id, type: 2, response_message_id: message?.id, response_message_ephemeral: false },
      resource: { type: 4, message: { id: message?.id, content: 'hello', type: 20 } },
    });
  });

  test('can be sent again after an invalid one', async () => {
    const { interaction } = await ask();
    expect((await callback(interaction, { type: 4, data: {} })).body.code).toBe(50006);
    expect((await callback(interaction, hello)).status).toBe(204);
  });

  test('needs the right token', async () => {
    const { interaction } = await ask();
    expect((await callback({ ...interaction, token: 'guessed' }, hello)).body.code).toBe(10062);
    expect((await callback({ ...interaction, id: '1' }, hello)).body.code).toBe(10062);
  });
});

describe('follow-ups', () => {
  test('are accepted for fifteen minutes', async () => {
    const { interaction } = await ask();
    await callback(interaction, hello);
    clock.advance(15 * 60_000 - 1);
    expect((await webhook('PATCH', interaction, '/messages/@original', { content: 'still' })).status).toBe(200);
    clock.advance(1);
    for (const [method, path, body] of [
      ['PATCH', '/messages/@original', { content: 'late' }],
      ['POST', '', { content: 'late' }],
      ['GET', '/messages/@original', undefined],
    ] as const) {
      const answered = await webhook(method, interaction, path, body);
      expect([answered.status, answered.body.code]).toEqual([401, 50027]);
    }
  });

  test('can change only messages of the interaction', async () => {
    const { interaction } = await ask();
    await callback(interaction, hello);
    const response = await call(playground, 'POST', `/channels/${interaction.channel_id}/messages`, {
      content: 'other',
    });
    expect((await webhook('PATCH', interaction, `/messages/${response.body.id}`, { content: 'x' })).body.code).toBe(
      10008,
    );
    const followUp = await webhook('POST', interaction, '', { content: 'more' });
    expect((await webhook('GET', interaction, `/messages/${followUp.body.id}`)).body.content).toBe('more');
    expect((await webhook('DELETE', interaction, '/messages/%40original')).status).toBe(204);
    expect((await webhook('GET', interaction, '/messages/@original')).body.code).toBe(10008);
  });

  test('show a deferred reply as thinking, keep its ephemeral flag and finish it without an edit mark', async () => {
    const { interaction } = await ask();
    await callback(interaction, defer(64));
    await ada.until(() => ada.messages('general')[0]?.flags === (64 | 128));
    const { body } = await webhook('PATCH', interaction, '/messages/@original', { content: 'thought' });
    expect(body).toMatchObject({ content: 'thought', flags: 64, edited_timestamp: null });
    const again = await webhook('PATCH', interaction, '/messages/@original', { content: 'again' });
    expect(again.body.edited_timestamp).not.toBeNull();
  });

  test('replace the deferred message first, with the visibility it was deferred with', async () => {
    const { interaction } = await ask();
    await callback(interaction, defer());
    const { body } = await webhook('POST', interaction, '', { content: 'thought', flags: 64 });
    expect(body).toMatchObject({ content: 'thought', flags: 0 });
    const second = await webhook('POST', interaction, '', { content: 'more', flags: 64 });
    expect(second.body).toMatchObject({ content: 'more', flags: 64 });
    expect(second.body.id).not.toBe(body.id);
  });

  test('cannot reach an ephemeral message without the token', async () => {
    const { interaction } = await ask();
    const { body } = await callback(interaction, { type: 4, data: { content: 's', flags: 64 } }, '?with_response=true');
    const path = `/channels/${interaction.channel_id}/messages`;
    const id = body.resource.message.id;
    expect((await call(playground, 'GET', `${path}/${id}`)).body.code).toBe(10008);
    expect((await call(playground, 'PATCH', `${path}/${id}`, { content: 'x' })).body.code).toBe(10008);
    expect((await call(playground, 'GET', path)).body).toEqual([]);
  });

  test('fail after the channel is deleted', async () => {
    const { interaction } = await ask();
    await callback(interaction, hello);
    playground.world.deleteChannel(interaction.channel_id);
    await ada.until(() => !ada.channels.some((channel) => channel.name === 'general'));
    expect((await webhook('POST', interaction, '', { content: 'x' })).body.code).toBe(10003);
  });
});

test("contains the user, the channel and the bot's permissions", async () => {
  playground.world.setAccess('1200000000000000301', 'read');
  const { interaction } = await ask();
  expect(interaction).toMatchObject({
    type: 2,
    version: 1,
    context: 0,
    locale: 'en-US',
    guild_locale: 'en-US',
    entitlements: [],
    channel: { name: 'general' },
    member: { user: { username: 'ada' } },
    data: { name: 'move', type: 1 },
  });
  expect(BigInt(interaction.app_permissions) & (1n << 11n)).toBe(0n);
  expect(BigInt(interaction.member.permissions) & (1n << 5n)).not.toBe(0n);
});

test('contains a user and no server in DMs', async () => {
  const dm = await ada.openDm();
  const outcome = ada.command(dm.id, 'move');
  const { d } = await line.event('INTERACTION_CREATE');
  expect(d).toMatchObject({ user: { username: 'ada' }, context: 1, channel: { type: 1 } });
  expect(d.member ?? d.guild_id).toBeUndefined();
  await callback(d, hello);
  expect(await outcome).toEqual({ ok: true });
});
