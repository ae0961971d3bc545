import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { APPLICATION_ID, GUILD, type Playground, startPlayground, TEXT_CHANNELS } from '../index.ts';
import { ManualClock } from '../testing/manual-clock.ts';
import { call, RawGateway, type ReceivedPayload } from '../testing/raw-bot.ts';
import type { TestUser } from '../users/test-user.ts';

const GUILDS = 1;
const room = TEXT_CHANNELS[0].id;

let clock: ManualClock;
let playground: Playground;
let line: RawGateway;
let ada: TestUser;
let bo: TestUser;

beforeEach(async () => {
  clock = new ManualClock();
  playground = await startPlayground({ port: 0, limits: false, now: clock.now, after: clock.after });
  line = await RawGateway.ready(playground, GUILDS);
  [ada, bo] = [playground.user('Ada'), playground.user('Bo')];
  await register(
    { name: 'everywhere', description: 'd', integration_types: [0, 1], contexts: [0, 1, 2] },
    { name: 'server', description: 'd', integration_types: [0], contexts: [0] },
    { name: 'Challenge', type: 2, integration_types: [0, 1] },
    { name: 'Replay this game', type: 3, integration_types: [0, 1] },
  );
  await ada.until(() => ada.commands.length === 4);
});

afterEach(async () => {
  ada.leave();
  bo.leave();
  line.close();
  await playground.close();
});

const register = (...commands: object[]) =>
  call(playground, 'PUT', `/applications/${APPLICATION_ID}/commands`, commands);
const outcome = async (method: string, path: string, body?: object) => {
  const { status, body: answered } = await call(playground, method, path, body);
  return [status, answered?.code];
};
const nextInteraction = async (): Promise<ReceivedPayload['d']> => (await line.event('INTERACTION_CREATE')).d;
const callback = ({ id, token }: ReceivedPayload['d'], body: object) =>
  call(playground, 'POST', `/interactions/${id}/${token}/callback`, body, { authorization: '' });
const followUp = async ({ token }: ReceivedPayload['d']) => {
  const path = `/webhooks/${APPLICATION_ID}/${token}`;
  const { status, body } = await call(playground, 'POST', path, { content: 'x' }, { authorization: '' });
  return [status, body.code];
};
const BUTTONS = {
  content: 'board',
  components: [{ type: 1, components: [{ type: 2, style: 1, label: 'a', custom_id: 'a' }] }],
};

describe('a chat between users', () => {
  test('is visible to its members and opened once', async () => {
    const chat = await ada.chat(bo);
    expect(chat.type).toBe(1);
    expect((await bo.chat(ada)).id).toBe(chat.id);
    const dev = playground.user('Dev');
    expect((await ada.chat(bo, dev)).type).toBe(3);
    expect(dev.channels.some(({ id }) => id === chat.id)).toBe(false);
    dev.leave();
  });

  test('offers commands to users who added the bot to their apps', async () => {
    const chat = await ada.chat(bo);
    expect(await ada.command(chat.id, 'everywhere')).toMatchObject({ ok: false });
    await ada.install();
    expect(await ada.command(chat.id, 'server')).toMatchObject({ ok: false });
    void ada.command(chat.id, 'everywhere');
    const invoked = await nextInteraction();
    expect(invoked).toMatchObject({
      context: 2,
      authorizing_integration_owners: { '1': ada.user.id },
      user: { username: 'ada' },
      channel: { type: 1 },
    });
    expect(invoked.authorizing_integration_owners['0'] ?? invoked.guild_id).toBeUndefined();
    // Attach files, embed links, mention everyone.
    expect(BigInt(invoked.app_permissions)).toBe((1n << 15n) | (1n << 14n) | (1n << 17n));
  });

  test('is accessible to the bot only through responses, whose buttons all members can press', async () => {
    const chat = await ada.chat(bo);
    await ada.install();
    void ada.command(chat.id, 'everywhere');
    await callback(await nextInteraction(), { type: 4, data: BUTTONS });
    const board = await bo.until(() => bo.messages(chat.id)[0]);
    for (const [method, path] of [
      ['GET', ''],
      ['GET', '/messages'],
      ['POST', '/messages'],
      ['PATCH', `/messages/${board.id}`],
      ['DELETE', `/messages/${board.id}`],
    ] as const)
      expect(
        await outcome(method, `/channels/${chat.id}${path}`, method === 'GET' ? undefined : { content: 'x' }),
      ).toEqual([403, 50001]);
    void bo.click(board, 'a');
    const pressed = await nextInteraction();
    expect(pressed.authorizing_integration_owners).toEqual({ '1': ada.user.id });
    expect((await callback(pressed, { type: 7, data: { content: 'moved' } })).status).toBe(204);
    await ada.until(() => ada.latest(board)?.content.includes('moved'));
    expect(line.received.filter(({ t }) => t?.startsWith('MESSAGE'))).toEqual([]);
  });

  test('limits follow-ups to five per interaction, unless the bot is a member', async () => {
    await ada.install();
    for (const [place, sixth] of [
      [(await ada.chat(bo)).id, [400, 40094]],
      ['general', [200, undefined]],
    ] as const) {
      void ada.command(place, 'everywhere');
      const invoked = await nextInteraction();
      await callback(invoked, { type: 4, data: { content: 'x' } });
      for (let count = 0; count < 5; count++) expect(await followUp(invoked)).toEqual([200, undefined]);
      expect(await followUp(invoked)).toEqual(sixth);
    }
  });

  test('accepts responses for fifteen minutes after each press', async () => {
    const chat = await ada.chat(bo);
    await ada.install();
    void ada.command(chat.id, 'everywhere');
    const invoked = await nextInteraction();
    await callback(invoked, { type: 4, data: BUTTONS });
    const board = await bo.until(() => bo.messages(chat.id)[0]);
    clock.advance(15 * 60_000);
    expect(await followUp(invoked)).toEqual([401, 50027]);
    line.close();
    line = await RawGateway.ready(playground, GUILDS);
    void bo.click(board, 'a');
    const pressed = await nextInteraction();
    await callback(pressed, { type: 6 });
    const path = `/webhooks/${APPLICATION_ID}/${pressed.token}/messages/${board.id}`;
    expect(await outcome('PATCH', path, { content: 'later' })).toEqual([200, undefined]);
  });
});

describe('a server without the bot', () => {
  test('is inaccessible, and the bot receives leave and join events', async () => {
    playground.world.installations.setServer(false);
    expect((await line.event('GUILD_DELETE')).d).toEqual({ id: GUILD.id });
    expect(await outcome('POST', `/channels/${room}/messages`, { content: 'x' })).toEqual([403, 50001]);
    expect(await outcome('GET', `/guilds/${GUILD.id}`)).toEqual([403, 50001]);
    expect((await call(playground, 'GET', '/users/@me/guilds')).body).toEqual([]);
    const late = await RawGateway.ready(playground, GUILDS);
    late.close();
    expect(late.received.some(({ t }) => t === 'GUILD_CREATE')).toBe(false);
    playground.world.installations.setServer(true);
    expect((await line.event('GUILD_CREATE', ({ unavailable }) => unavailable === false)).d.id).toBe(GUILD.id);
    expect(await outcome('POST', `/channels/${room}/messages`, { content: 'x' })).toEqual([200, undefined]);
  });

  test("offers commands of users' apps, with the server and the member", async () => {
    playground.world.installations.setServer(false);
    await ada.until(() => ada.commands.length === 0);
    await ada.install();
    await ada.until(() => ada.commands.length > 0);
    expect(ada.commands.some(({ name }) => name === 'server')).toBe(false);
    void ada.command('general', 'everywhere');
    const invoked = await nextInteraction();
    expect(invoked).toMatchObject({ context: 0, guild_id: GUILD.id, member: { user: { username: 'ada' } } });
    expect(invoked.authorizing_integration_owners).toEqual({ '1': ada.user.id });
  });
});

describe('context menus', () => {
  test('contain the user', async () => {
    void ada.menu('general', 'Challenge', bo.user.id);
    expect((await nextInteraction()).data).toMatchObject({
      type: 2,
      name: 'Challenge',
      target_id: bo.user.id,
      resolved: { users: { [bo.user.id]: { username: 'bo' } }, members: { [bo.user.id]: {} } },
    });
  });

  test('contain the message, and no members in chats', async () => {
    await ada.install();
    const chat = await ada.chat(bo);
    await bo.say(chat.id, 'hello');
    const said = await ada.until(() => ada.messages(chat.id)[0]);
    void ada.menu(chat.id, 'Replay this game', said.id);
    const { data } = await nextInteraction();
    expect(data).toMatchObject({
      type: 3,
      target_id: said.id,
      resolved: { messages: { [said.id]: { content: 'hello' } } },
    });
    void ada.menu(chat.id, 'Challenge', bo.user.id);
    expect((await nextInteraction()).data.resolved.members).toBeUndefined();
  });

  test.each([
    ['a name like a label', { name: 'Replay This', type: 3 }, 200],
    ['no longer than 32', { name: 'x'.repeat(33), type: 3 }, 400],
    ['no description', { name: 'Watch', type: 3, description: 'Watch it' }, 400],
    ['no options', { name: 'Watch', type: 3, options: [{ type: 3, name: 'o', description: 'd' }] }, 400],
    ['an unknown type', { name: 'Watch', type: 9 }, 400],
    ['an unknown context', { name: 'Watch', type: 3, contexts: [3] }, 400],
    ['an unknown installation type', { name: 'Watch', type: 3, integration_types: [2] }, 400],
  ])('validate commands: %s', async (_, command, status) => {
    expect((await register(command)).status).toBe(status);
  });
});
