import { type APIMessage, ChannelType } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Playground, startPlayground, TEXT_CHANNELS } from '../index.ts';
import { message as fixture } from '../page/testing/fixtures.ts';
import type { PageMessage } from '../protocol.ts';
import { ManualClock } from '../testing/manual-clock.ts';
import { call, RawGateway } from '../testing/raw-bot.ts';
import type { PlaygroundUser } from '../world/setup.ts';

let playground: Playground & { tabs?: unknown };
let clock: ManualClock;
let line: RawGateway;

beforeEach(async () => {
  clock = new ManualClock();
  playground = await startPlayground({ port: 0, limits: false, now: clock.now, after: clock.after });
  line = await RawGateway.ready(playground, 1);
});

afterEach(async () => {
  line.close();
  await playground.close();
});

interface TabsAccess {
  open(
    person: PlaygroundUser,
    report: (update: PageMessage) => void,
  ): { receive(text: string): boolean; close(): void };
  userFor(address: URLSearchParams): PlaygroundUser | undefined;
}

const [general, random] = TEXT_CHANNELS;
const person = (name: string) => playground.world.users.byName(name) as PlaygroundUser;
const tabs = () => playground.tabs as TabsAccess;
const message = (id: string, more: Partial<APIMessage> = {}) => fixture(id, { channel_id: general.id, ...more });

function open(name: string) {
  const heard: PageMessage[] = [];
  const tab = tabs().open(person(name), (update) => heard.push(update));
  return { heard, tab, types: () => heard.map(({ type }) => type) };
}

const worldOf = (name: string) => {
  const { heard, tab } = open(name);
  tab.close();
  return heard[0] as Extract<PageMessage, { type: 'world' }>;
};

describe('a tab', () => {
  test('receives the newest 100 messages that its user sees', () => {
    for (let number = 1; number <= 101; number++) playground.world.post(message(String(number)));
    playground.world.post(message('200'), person('ada').user.id);
    playground.world.post(message('201'), person('bo').user.id);
    const shown = worldOf('ada').messages[general.id] ?? [];
    expect([shown.length, shown[0]?.id, shown.at(-1)?.id]).toEqual([100, '3', '200']);
    expect(worldOf('bo').messages[general.id]?.at(-1)?.id).toBe('201');
  });

  test('receives messages, edits and deletions of its user’s channels until it closes', () => {
    const [ada, bo] = [open('ada'), open('bo')];
    const { world } = playground;
    world.post(message('1'));
    world.post(message('2'), person('bo').user.id);
    world.edit(message('2'));
    world.deleteMessage(general.id, '2');
    world.deleteMessage(general.id, '1');
    expect(ada.types()).toEqual(['world', 'message', 'delete']);
    expect(bo.types()).toEqual(['world', 'message', 'message', 'edit', 'delete', 'delete']);
    expect(bo.heard.at(-1)).toEqual({ type: 'delete', channel: general.id, message: '1' });
    bo.tab.close();
    world.post(message('3'));
    expect([ada.heard.length, bo.heard.length]).toEqual([4, 6]);
  });

  test('receives a private thread with its messages while its user is a member', async () => {
    const [ada, bo] = [open('ada'), open('bo')];
    const { world } = playground;
    const path = `/channels/${general.id}/threads`;
    const { id } = (await call(playground, 'POST', path, { name: 'S', type: ChannelType.PrivateThread })).body;
    world.post(message('1', { channel_id: id }));
    world.post(message('2', { channel_id: id }), person('ada').user.id);
    const thread = world.threads()[0];
    if (!thread) throw new Error('no thread');
    world.join(thread, person('bo').user.id);
    expect(ada.types()).toEqual(['world']);
    expect(bo.heard.slice(1)).toMatchObject([
      { type: 'channel', channel: { id } },
      { type: 'edit', message: { id: '1' } },
    ]);
    world.part(thread, person('bo').user.id);
    expect([ada.types(), bo.heard.at(-1)]).toEqual([['world'], { type: 'gone', channel: id }]);
  });

  test('keeps a public thread that its user leaves, and loses a deleted channel', async () => {
    const path = `/channels/${general.id}/threads`;
    await call(playground, 'POST', path, { name: 'P', type: ChannelType.PublicThread });
    const { world } = playground;
    const thread = world.threads()[0];
    if (!thread) throw new Error('no thread');
    world.join(thread, person('bo').user.id);
    const bo = open('bo');
    world.part(thread, person('bo').user.id);
    expect(bo.types()).toEqual(['world', 'channel']);
    world.deleteChannel(random.id);
    expect(bo.heard.at(-1)).toEqual({ type: 'gone', channel: random.id });
  });

  test('rejects invalid actions and numbers its outcomes', () => {
    const bo = open('bo');
    expect(bo.tab.receive('{')).toBe(false);
    expect(bo.tab.receive('{"do":"say","nonce":1}')).toBe(false);
    expect(bo.tab.receive(JSON.stringify({ do: 'openDm', nonce: 4 }))).toBe(true);
    expect(bo.heard.at(-1)).toEqual({ type: 'done', nonce: 4 });
    expect(bo.heard.at(-2)).toMatchObject({ type: 'channel', channel: { type: ChannelType.DM } });
  });
});

describe('an action', () => {
  const does = (name: string, action: object) => playground.act(person(name), action as never);
  const failed = (sentence: string) => ({ type: 'failed', sentence });

  test('writes up to 2,000 characters, and joins the thread', async () => {
    const say = (content: string, channel: string = general.id) => does('bo', { do: 'say', channel, content });
    expect(await say('🎲'.repeat(2_000))).toEqual({ type: 'done' });
    expect(await say('x'.repeat(2_001))).toEqual(failed('A message can have up to 2000 characters.'));
    expect(await say(' ')).toEqual(failed('Write something first.'));
    const path = `/channels/${general.id}/threads`;
    const { id } = (await call(playground, 'POST', path, { name: 'T', type: 11 })).body;
    await say('hi', id);
    expect(playground.world.threadMembers.get(id)?.has(person('bo').user.id)).toBe(true);
  });

  test('installs the bot for a user or a server', async () => {
    await does('bo', { do: 'install', installed: true });
    expect(playground.world.installations.people).toEqual([person('bo').user.id]);
    await does('bo', { do: 'membership', member: false });
    expect(playground.world.installations.server).toBe(false);
  });
});
