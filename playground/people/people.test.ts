import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { APPLICATION_ID, type Playground, PREDEFINED_USERS, startPlayground, TEXT_CHANNELS } from '../index.ts';
import { call, RawGateway, type ReceivedPayload } from '../testing/raw-bot.ts';
import { TestUser } from '../users/test-user.ts';

let playground: Playground;
let line: RawGateway;
let ada: TestUser;
let bo: TestUser;

const option = (type: number, name: string, more: object = {}) => ({ type, name, description: 'd', ...more });

beforeEach(async () => {
  playground = await startPlayground({ port: 0, limits: false });
  line = await RawGateway.ready(playground, 1);
  [ada, bo] = [playground.user('Ada'), playground.user('bo')];
  await call(playground, 'PUT', `/applications/${APPLICATION_ID}/commands`, [
    {
      name: 'set',
      description: 'd',
      options: [
        option(3, 'text', { required: true, min_length: 2, max_length: 3 }),
        option(4, 'count', { min_value: 1, max_value: 9 }),
        option(10, 'share'),
        option(5, 'loud'),
        option(6, 'who'),
        option(7, 'where'),
        option(8, 'role'),
        option(9, 'whatever'),
        option(3, 'pick', { choices: [{ name: 'One', value: '1' }] }),
        option(11, 'file'),
      ],
    },
    {
      name: 'deep',
      description: 'd',
      options: [
        option(2, 'group', { options: [option(1, 'leaf', { options: [option(4, 'n', { autocomplete: true })] })] }),
      ],
    },
    { name: 'here', description: 'd', contexts: [0] },
    { name: 'keeper', description: 'd', default_member_permissions: '32' },
  ]);
  await Promise.all([ada.until(() => ada.commands.length === 4), bo.until(() => bo.commands.length === 3)]);
});

afterEach(async () => {
  ada.leave();
  bo.leave();
  line.close();
  await playground.close();
});

async function answer(body: object): Promise<ReceivedPayload['d']> {
  const { d } = await line.event('INTERACTION_CREATE');
  await call(playground, 'POST', `/interactions/${d.id}/${d.token}/callback`, body);
  return d;
}

describe('a command', () => {
  test('supports groups, subcommands and autocompletion inside them', async () => {
    expect(await ada.command('general', 'deep')).toEqual({ ok: false, sentence: '/deep needs a subcommand.' });
    expect(await ada.command('general', 'deep', { subcommand: 'leaf' })).toMatchObject({ ok: false });
    const choices = ada.autocomplete('general', 'deep', {
      subcommand: 'group leaf',
      options: { n: '1x' },
      focused: 'n',
    });
    const { data, type } = await answer({ type: 8, data: { choices: [{ name: 'eleven', value: 11 }] } });
    expect(type).toBe(4);
    expect(data.options[0]).toMatchObject({ name: 'group', type: 2 });
    expect(data.options[0].options[0]).toMatchObject({ name: 'leaf', type: 1 });
    expect(data.options[0].options[0].options).toEqual([{ name: 'n', type: 4, value: '1x', focused: true }]);
    expect(await choices).toEqual([{ name: 'eleven', value: 11 }]);
    const silent = ada.autocomplete('general', 'set', { options: { text: 'a' }, focused: 'text' });
    await expect(silent).rejects.toThrow('text offers no suggestions.');
  });

  test('is rejected if the user or the channel does not offer it', async () => {
    const gone = (name: string) => ({ ok: false, sentence: `There is no command /${name} here.` });
    const hidden = 'It is hidden from members without: ManageGuild.';
    expect(await bo.command('general', 'keeper')).toMatchObject({
      ok: false,
      sentence: expect.stringContaining(hidden),
    });
    expect(await ada.command('general', 'nothing')).toEqual(gone('nothing'));
    const dm = await bo.openDm();
    expect(await bo.command(dm.id, 'here')).toEqual(gone('here'));
    expect(await ada.command(dm.id, 'here')).toEqual({ ok: false, sentence: 'This channel is gone.' });
  });
});

describe('components', () => {
  const row = (...components: object[]) => ({ type: 1, components });

  async function shown(components: object[]) {
    const { body } = await call(playground, 'POST', `/channels/${TEXT_CHANNELS[0].id}/messages`, {
      content: 'x',
      components,
    });
    return bo.until(() => bo.messages('general').find((message) => message.id === body.id));
  }

  test("open a modal that can update the button's message; its select menus return lists", async () => {
    const message = await shown([row({ type: 2, style: 1, label: 'go', custom_id: 'go' })]);
    const pressed = bo.click(message, 'go');
    const options = [
      { label: 'One', value: '1' },
      { label: 'Two', value: '2' },
    ];
    const components = [
      { type: 10, content: 'Choose.' },
      { type: 18, label: 'Which', component: { type: 3, custom_id: 'which', options } },
      { type: 1, components: [{ type: 4, custom_id: 'why', style: 2, label: 'Why', required: false }] },
    ];
    await answer({ type: 9, data: { custom_id: 'm', title: 'T', components } });
    const outcome = await pressed;
    if (!outcome.ok || !outcome.modal) throw new Error('no modal');
    expect(await ada.submit(outcome.modal, { which: ['1'] })).toMatchObject({ ok: false });
    expect(await bo.submit(outcome.modal, {})).toEqual({ ok: false, sentence: 'Choose 1.' });
    const submitted = bo.submit(outcome.modal, { which: ['2'] });
    const { data, type, message: holder } = await answer({ type: 7, data: { content: 'changed' } });
    expect(type).toBe(5);
    expect(holder.id).toBe(message.id);
    expect(data.components[1]).toMatchObject({ type: 18, component: { type: 3, custom_id: 'which', values: ['2'] } });
    expect(data.components[2]).toMatchObject({ type: 1, components: [{ type: 4, custom_id: 'why', value: '' }] });
    expect(await submitted).toEqual({ ok: true });
    expect(bo.latest(message)?.content).toBe('changed');
    const closed = { ok: false, sentence: 'This form is closed. Open it again.' };
    expect(await bo.submit(outcome.modal, { which: ['2'] })).toEqual(closed);
  });
});

describe('a new user', () => {
  test.each(['', ' ', 'Bot', 'two\nlines', 'x'.repeat(33)])('cannot be called %j', async (name) => {
    const person = await TestUser.joinAs(playground.url, name);
    // The first user without a tab.
    expect(person.user.global_name).toBe('Cleo');
    expect(playground.world.users.people).toHaveLength(PREDEFINED_USERS.length);
    person.leave();
  });
});

describe('playground settings', () => {
  test('add users with a language and permissions, and channels', async () => {
    const eve = { do: 'addPerson', name: 'Eve', language: 'es-419', manager: true } as const;
    expect(await ada.configure(eve)).toEqual({ ok: true });
    expect(await ada.configure(eve)).toMatchObject({
      ok: false,
      sentence: expect.stringContaining('already has that name'),
    });
    expect(await ada.configure({ ...eve, name: 'Bot' })).toMatchObject({ ok: false });
    const user = playground.user('Eve');
    expect(user.user).toMatchObject({ global_name: 'Eve', locale: 'es-419' });
    expect(user.commands.map(({ name }) => name)).toContain('keeper');
    expect(await bo.configure({ do: 'addChannel', name: 'chess-club' })).toEqual({ ok: true });
    expect((await line.event('CHANNEL_CREATE')).d.name).toBe('chess-club');
    expect(await bo.say('chess-club', 'hi')).toEqual({ ok: true });
    expect(await bo.configure({ do: 'addChannel', name: 'chess-club' })).toMatchObject({ ok: false });
  });

  test('move the clock: tokens expire and messages are later, but the bot stays connected', async () => {
    const shown = ada.command('general', 'here');
    const { token } = await answer({ type: 4, data: { content: 'now' } });
    await shown;
    await ada.configure({ do: 'advance', ms: 86_400_000 });
    const late = await call(playground, 'POST', `/webhooks/${APPLICATION_ID}/${token}`, { content: 'late' });
    expect(late.body.code).toBe(50027);
    await ada.say('general', 'tomorrow');
    const [first, second] = ada.messages('general').map(({ timestamp }) => Date.parse(timestamp));
    expect(Math.round(((second ?? 0) - (first ?? 0)) / 3_600_000)).toBe(24);
    expect(line.closed).toBeUndefined();
  });

  test('reset the world to new, empty channels', async () => {
    await ada.say('general', 'old');
    const dm = await ada.openDm();
    const before = ada.channels.map(({ id }) => id);
    expect(await bo.configure({ do: 'renew' })).toEqual({ ok: true });
    await ada.until(
      () => ada.channels.length === TEXT_CHANNELS.length + 1 && ada.channels.every(({ id }) => !before.includes(id)),
    );
    expect(ada.messages('general')).toEqual([]);
    expect(ada.channels.some(({ id }) => id === dm.id)).toBe(false);
    const heard = await line.until(() => {
      const changes = line.received.filter(({ t }) => t === 'CHANNEL_DELETE' || t === 'CHANNEL_CREATE');
      return changes.length === 8 ? changes : undefined;
    });
    expect(heard.map((payload) => payload.t).sort()).toEqual([
      ...Array(4).fill('CHANNEL_CREATE'),
      ...Array(4).fill('CHANNEL_DELETE'),
    ]);
    expect(ada.commands.length).toBeGreaterThan(0);
  });
});

describe('messages', () => {
  test('reach all users, within limits', async () => {
    expect(await ada.say('general', ' hello <@1200000000000000002> ')).toEqual({ ok: true });
    const heard = await bo.until(() => bo.messages('general')[0]);
    expect([heard.content, heard.mentions[0]?.username]).toEqual(['hello <@1200000000000000002>', 'bo']);
    expect(await ada.say('general', '  ')).toMatchObject({ ok: false });
    expect(await ada.say('general', 'x'.repeat(2001))).toMatchObject({ ok: false });
    expect(await ada.say('nowhere', 'x')).toMatchObject({ ok: false });
    expect(await ada.dismiss(heard)).toMatchObject({ ok: false });
  });

  test('close only the connection that sends an invalid action', async () => {
    const socket = new WebSocket(`${playground.url.replace('http', 'ws')}/people?user=Ada`);
    socket.on('open', () => socket.send('{"do":"dance"}'));
    const code = await new Promise((resolve) => socket.on('close', resolve));
    expect(code).toBe(4400);
    expect(await ada.say('general', 'still here')).toEqual({ ok: true });
  });

  test('can be sent again after the playground restarts', async () => {
    const port = Number(new URL(playground.url).port);
    const remote = await TestUser.join(playground.url, 'Ada');
    const unanswered = remote.command('general', 'here');
    await line.event('INTERACTION_CREATE');
    await playground.close();
    expect(await unanswered).toEqual({ ok: false, sentence: 'The connection was lost.' });
    playground = await startPlayground({ port, limits: false });
    expect(await remote.say('general', 'hello!')).toEqual({ ok: true });
    expect(remote.messages('general').map((message) => message.content)).toEqual(['hello!']);
    remote.leave();
  });
});
