import { PermissionFlagsBits } from 'discord-api-types/v10';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { APPLICATION_ID, FORUM, GUILD, type Playground, startPlayground, TEXT_CHANNELS } from '../index.ts';
import { MAX_EVENTS } from '../rest/routes/channels.ts';
import { command, many, PUBLISHED, TOO_LONG, text, V2, x } from '../testing/conformance.ts';
import { call, RawGateway, type RestResponse } from '../testing/raw-bot.ts';
import {
  choiceRules,
  emojiRules,
  event,
  eventRules,
  forumRules,
  modalRules,
  postRules,
  threadRules,
} from '../testing/rules/answers.ts';
import { commandRules } from '../testing/rules/commands.ts';
import { componentRules, messageRules, partRules } from '../testing/rules/messages.ts';
import type { TestUser } from '../users/test-user.ts';

let playground: Playground;
let line: RawGateway;
let ada: TestUser;

const messages = `/channels/${TEXT_CHANNELS[0].id}/messages`;
const threads = `/channels/${TEXT_CHANNELS[0].id}/threads`;
const emojis = `/applications/${APPLICATION_ID}/emojis`;
const events = `/guilds/${GUILD.id}/scheduled-events`;
const commands = `/applications/${APPLICATION_ID}/commands`;

beforeAll(async () => {
  playground = await startPlayground({ port: 0, limits: false });
  line = await RawGateway.ready(playground, 1);
  ada = playground.user('Ada');
  const option = { type: 3, name: 'line', description: 'd', autocomplete: true };
  await call(playground, 'PUT', commands, [{ name: 'move', description: 'Move', options: [option] }]);
  await ada.until(() => ada.commands.length === 1);
});

afterAll(async () => {
  ada.leave();
  line.close();
  await playground.close();
});

function expectBroken({ status, body }: RestResponse, path: string, code: string): void {
  expect(body).toMatchObject({ code: 50035, message: 'Invalid Form Body' });
  expect(status).toBe(400);
  const at = path === '' ? [] : path.split('.');
  const node = at.reduce((tree, step) => tree?.[step], body.errors);
  expect(node?._errors?.[0]?.code, JSON.stringify(body.errors)).toBe(code);
}

describe('messages', () => {
  test.each([...messageRules, ...componentRules, ...partRules])('%s ($5)', async (_, fits, breaks, path, code) => {
    expect((await call(playground, 'POST', messages, fits)).status).toBe(200);
    expectBroken(await call(playground, 'POST', messages, breaks), path, code);
  });

  test.each([{}, { content: '' }, { content: ' \n ' }, { embeds: [], components: [] }])(
    'rejects an empty one: %j',
    async (body) => {
      const answered = await call(playground, 'POST', messages, body);
      expect([answered.status, answered.body.code]).toEqual([400, 50006]);
    },
  );

  test('apply their limits to edits, and reject V2 components beside content', async () => {
    const { body } = await call(playground, 'POST', messages, { content: 'a' });
    const path = `${messages}/${body.id}`;
    expectBroken(await call(playground, 'PATCH', path, { content: x(2001) }), 'content', TOO_LONG);
    expect((await call(playground, 'PATCH', path, { content: '' })).body.code).toBe(50006);
    const free = { components: [text('t')], flags: V2 };
    const legacy = 'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2';
    expectBroken(await call(playground, 'PATCH', path, free), 'content', legacy);
    expect((await call(playground, 'PATCH', path, { ...free, content: null })).status).toBe(200);
    expectBroken(await call(playground, 'PATCH', path, { content: 'again' }), 'content', legacy);
  });
});

test.each(emojiRules)(`emojis: %s (${PUBLISHED.emojis})`, async (_, fits, breaks, path, code) => {
  expect((await call(playground, 'POST', emojis, fits)).status).toBe(201);
  expectBroken(await call(playground, 'POST', emojis, breaks), path, code);
});

describe('events', () => {
  test.each(eventRules)(`%s (${PUBLISHED.events})`, async (_, fits, breaks, path, code) => {
    expect((await call(playground, 'POST', events, fits)).status).toBe(200);
    expectBroken(await call(playground, 'POST', events, breaks), path, code);
  });

  test('exist until deleted, need a permission and are limited to 100', async () => {
    const { world } = playground;
    const { body: created } = await call(playground, 'POST', events, event());
    expect((await call(playground, 'GET', `${events}/${created.id}`)).body).toEqual(created);
    world.serverPermissions &= ~PermissionFlagsBits.CreateEvents;
    expect((await call(playground, 'POST', events, event())).body.code).toBe(50013);
    world.serverPermissions |= PermissionFlagsBits.CreateEvents;
    expect((await call(playground, 'DELETE', `${events}/${created.id}`)).status).toBe(204);
    expect((await call(playground, 'DELETE', `${events}/${created.id}`)).body.code).toBe(10070);
    for (let at = world.events.size; at < MAX_EVENTS; at++) world.events.set(`${at}`, created);
    expect((await call(playground, 'POST', events, event())).body.code).toBe(30038);
  });
});

describe('commands', () => {
  test.each(commandRules)('%s ($5)', async (_, fits, breaks, path, code) => {
    expect((await call(playground, 'POST', commands, fits)).status).toBeLessThan(300);
    expectBroken(await call(playground, 'POST', commands, breaks), path, code);
    const list = await call(playground, 'PUT', `${commands}`, [breaks]);
    expectBroken(list, path === '' ? '0' : `0.${path}`, code);
  });

  test('limits commands to 100 per scope with unique names', async () => {
    const guild = commands.replace('/commands', '/guilds/1200000000000000200/commands');
    const all = many(100, (index) => command({ name: `c${index}` }));
    expect((await call(playground, 'PUT', guild, all)).body).toHaveLength(100);
    const more = await call(playground, 'PUT', guild, [...all, command({ name: 'more' })]);
    expect([more.status, more.body.code]).toEqual([400, 30032]);
    expect((await call(playground, 'POST', guild, command({ name: 'more' }))).body.code).toBe(30032);
    const twice = await call(playground, 'PUT', guild, [command(), command()]);
    expectBroken(twice, '1.name', 'APPLICATION_COMMANDS_DUPLICATE_NAME');
    expect((await call(playground, 'PUT', guild, [])).body).toEqual([]);
  });
});

test.each(threadRules)('threads: %s ($5)', async (_, fits, breaks, path, code) => {
  expect((await call(playground, 'POST', threads, fits)).status).toBe(201);
  expectBroken(await call(playground, 'POST', threads, breaks), path, code);
});

describe('forums', () => {
  test.each(forumRules)('%s ($5)', async (_, fits, breaks, path, code) => {
    playground.world.serverPermissions |= PermissionFlagsBits.ManageChannels;
    expect((await call(playground, 'PATCH', `/channels/${FORUM.id}`, fits)).status).toBe(200);
    expectBroken(await call(playground, 'PATCH', `/channels/${FORUM.id}`, breaks), path, code);
  });

  test.each(postRules)('%s ($5)', async (_, fits, breaks, path, code) => {
    expect((await call(playground, 'POST', `/channels/${FORUM.id}/threads`, fits)).status).toBe(201);
    expectBroken(await call(playground, 'POST', `/channels/${FORUM.id}/threads`, breaks), path, code);
  });
});

describe('interaction responses', () => {
  const restore = () =>
    call(playground, 'PUT', commands, [
      command({ name: 'move', options: [{ type: 3, name: 'o', description: 'd', autocomplete: true }] }),
    ]);

  async function ask(kind: number): Promise<(type: number, data: object) => Promise<RestResponse>> {
    await ada.until(() => ada.commands.some((command) => command.name === 'move'));
    if (kind === 2) void ada.command('general', 'move');
    else void ada.autocomplete('general', 'move', { options: { o: 'x' }, focused: 'o' }).catch(() => {});
    const { d } = await line.event('INTERACTION_CREATE');
    return (type, data) => call(playground, 'POST', `/interactions/${d.id}/${d.token}/callback`, { type, data });
  }

  beforeAll(async () => {
    await restore();
    await ada.until(() => ada.commands[0]?.options?.[0]?.name === 'o');
  });

  test.each(modalRules)('modal: %s ($5)', async (_, fits, breaks, path, code) => {
    const answer = await ask(2);
    expectBroken(await answer(9, breaks), path, code);
    expect((await answer(9, fits)).status).toBe(204);
  });

  test.each(choiceRules)('autocompletion: %s ($5)', async (_, fits, breaks, path, code) => {
    const answer = await ask(4);
    expectBroken(await answer(8, breaks), path, code);
    expect((await answer(8, fits)).status).toBe(204);
  });

  test('apply the limits of messages, with `data` in the path', async () => {
    const answer = await ask(2);
    expectBroken(await answer(4, { content: x(2001) }), 'data.content', TOO_LONG);
    expect((await answer(4, {})).body.code).toBe(50006);
    expectBroken(await answer(8, { choices: [] }), 'type', 'BASE_TYPE_CHOICES');
    expectBroken(await answer(7, { content: 'there is no message' }), 'type', 'BASE_TYPE_CHOICES');
    expect((await answer(4, { content: x(2000) })).status).toBe(204);
  });
});
