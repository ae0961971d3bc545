import { GatewayIntentBits } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  APPLICATION_ID,
  GUILD,
  PLAYGROUND_TOKEN,
  type Playground,
  type PlaygroundOptions,
  startPlayground,
  TEXT_CHANNELS,
} from '../index.ts';
import { ManualClock } from '../testing/manual-clock.ts';
import { call, RawGateway } from '../testing/raw-bot.ts';

let clock: ManualClock;
let playground: Playground;

beforeEach(async () => {
  clock = new ManualClock();
  await open();
});

async function open(more: Partial<PlaygroundOptions> = {}): Promise<void> {
  playground = await startPlayground({ port: 0, limits: false, now: clock.now, after: clock.after, ...more });
}

afterEach(() => playground.close());

const identify = (more: object = {}) => ({
  op: 2,
  d: { token: PLAYGROUND_TOKEN, intents: 1, properties: {}, ...more },
});
const send = (content: string) => call(playground, 'POST', `/channels/${TEXT_CHANNELS[0].id}/messages`, { content });

async function greeted(): Promise<RawGateway> {
  const line = new RawGateway(playground);
  await line.until(() => line.received.find((payload) => payload.op === 10));
  return line;
}

describe('closing', () => {
  test.each<[string, unknown[], number]>([
    ['no JSON', ['{'], 4002],
    ['no object', ['null'], 4002],
    ['too long', [`"${'x'.repeat(5_000)}"`], 4002],
    ['an unknown opcode', [{ op: 99, d: null }], 4001],
    ['no opcode', [{}], 4001],
    ['not identified', [{ op: 3, d: {} }], 4003],
    ['a wrong token', [identify({ token: 'wrong' })], 4004],
    ['identified twice', [identify(), identify()], 4005],
    ['a wrong token to resume', [{ op: 6, d: { token: 'wrong', session_id: 'x', seq: 1 } }], 4004],
    ['an unknown shard', [identify({ shard: [4, 4] })], 4010],
    ['an invalid shard', [identify({ shard: [0] })], 4010],
    ['intents that are not enabled', [identify({ intents: GatewayIntentBits.MessageContent })], 4014],
    ['no intents', [identify({ intents: undefined })], 4013],
    ['impossible intents', [identify({ intents: 2 ** 40 })], 4013],
    ['too many payloads', Array.from({ length: 121 }, () => ({ op: 1, d: null })), 4008],
  ])('rejects %s', async (_, payloads, code) => {
    const line = await greeted();
    for (const payload of payloads) line.send(payload);
    expect((await line.until(() => line.closed)).code).toBe(code);
  });

  test.each<[string, number]>([
    ['?v=6&encoding=json', 4012],
    ['?v=10&encoding=etf', 4002],
  ])('rejects the query %s', async (query, code) => {
    const line = new RawGateway(playground, query);
    expect((await line.until(() => line.closed)).code).toBe(code);
  });

  test('drops a connection without heartbeats after two intervals', async () => {
    const [silent, lively] = [await RawGateway.ready(playground, 1), await RawGateway.ready(playground, 1)];
    clock.advance(41_250);
    lively.send({ op: 1, d: 1 });
    await lively.until(() => lively.received.find((payload) => payload.op === 11));
    clock.advance(41_250);
    expect((await silent.until(() => silent.closed)).code).toBe(4009);
    expect(lively.closed).toBeUndefined();
    lively.close();
  });
});

describe('events of a session', () => {
  test.each<[string, number, string[]]>([
    ['nothing', 0, []],
    ['servers', GatewayIntentBits.Guilds, ['GUILD_CREATE', 'THREAD_CREATE', 'CHANNEL_DELETE']],
    ['messages', GatewayIntentBits.GuildMessages, ['MESSAGE_CREATE', 'MESSAGE_DELETE']],
  ])('match an intent for %s', async (_, intents, events) => {
    const line = await RawGateway.ready(playground, intents);
    const { body } = await send('hello');
    playground.world.deleteMessage(TEXT_CHANNELS[0].id, body.id);
    await call(playground, 'POST', `/channels/${TEXT_CHANNELS[1].id}/threads`, { name: 'thread', type: 12 });
    playground.world.deleteChannel(TEXT_CHANNELS[2].id);
    line.send({ op: 1, d: null });
    await line.until(() => line.received.find((payload) => payload.op === 11));
    expect(line.received.flatMap((payload) => payload.t ?? [])).toEqual(events);
    line.close();
  });

  test("include other users' message content only with the content intent or a mention", async () => {
    await playground.close();
    await open({ privilegedIntents: GatewayIntentBits.MessageContent });
    const blind = await RawGateway.ready(playground, GatewayIntentBits.GuildMessages);
    const seeing = await RawGateway.ready(
      playground,
      GatewayIntentBits.GuildMessages | GatewayIntentBits.MessageContent,
    );
    const ada = playground.user('Ada');
    await ada.say('general', 'secret');
    await ada.say('general', 'hey <@1200000000000000100>');
    expect((await blind.event('MESSAGE_CREATE')).d.content).toBe('');
    expect((await blind.event('MESSAGE_CREATE')).d.content).toContain('hey');
    expect((await seeing.event('MESSAGE_CREATE')).d.content).toBe('secret');
    ada.leave();
    blind.close();
    seeing.close();
  });

  test('include interactions for every session, whatever its intents; the first response counts', async () => {
    const lines = [await RawGateway.ready(playground, 0), await RawGateway.ready(playground, 1)];
    await call(playground, 'PUT', `/applications/${APPLICATION_ID}/commands`, [{ name: 'play', description: 'Play' }]);
    const ada = playground.user('Ada');
    void ada.command('general', 'play');
    const answers = [];
    for (const line of lines) {
      const { d } = await line.event('INTERACTION_CREATE');
      const path = `/interactions/${d.id}/${d.token}/callback`;
      answers.push((await call(playground, 'POST', path, { type: 4, data: { content: 'x' } })).status);
      line.close();
    }
    expect(answers).toEqual([204, 400]);
    ada.leave();
  });

  test('include members on request', async () => {
    const line = await RawGateway.ready(playground, GatewayIntentBits.Guilds);
    line.send({ op: 8, d: { guild_id: GUILD.id, query: 'c', limit: 0, nonce: 'n' } });
    const { d } = await line.event('GUILD_MEMBERS_CHUNK');
    expect(d.members.map((member: { user: { username: string } }) => member.user.username)).toEqual(['cleo']);
    expect(d.nonce).toBe('n');
    line.close();
  });
});

describe('resuming', () => {
  async function resume(session_id: string, seq: number): Promise<RawGateway> {
    const line = await greeted();
    line.send({ op: 6, d: { token: PLAYGROUND_TOKEN, session_id, seq } });
    return line;
  }

  async function sessionId(): Promise<{ id: string; line: RawGateway }> {
    const line = await greeted();
    line.send(identify({ intents: GatewayIntentBits.GuildMessages }));
    return { id: (await line.event('READY')).d.session_id, line };
  }

  test('replays missed events in order, then sends RESUMED', async () => {
    const { id, line } = await sessionId();
    line.close();
    await send('one');
    await send('two');
    const gateway = await resume(id, 1);
    await gateway.event('RESUMED');
    expect(
      gateway.received
        .filter((payload) => payload.t === 'MESSAGE_CREATE')
        .map((payload) => [payload.s, payload.d.content]),
    ).toEqual([
      [2, 'one'],
      [3, 'two'],
    ]);
    await send('three');
    await gateway.event('MESSAGE_CREATE', (message) => message.content === 'three');
    gateway.close();
  });

  test('moves a session to the new connection while the old one is still open', async () => {
    const { id, line } = await sessionId();
    const gateway = await resume(id, 1);
    await gateway.event('RESUMED');
    line.close();
    await expect.poll(() => playground.gateway.online).toBe(true);
    await send('here');
    await gateway.event('MESSAGE_CREATE');
    gateway.close();
  });

  test('rejects an unknown sequence number', async () => {
    const { id, line } = await sessionId();
    line.close();
    const gateway = await resume(id, 99);
    expect((await gateway.until(() => gateway.closed)).code).toBe(4007);
  });

  test('invalidates unknown and expired sessions', async () => {
    const unknown = await resume('unknown', 1);
    expect(await unknown.until(() => unknown.received.find((payload) => payload.op === 9))).toMatchObject({ d: false });
    unknown.close();
    const { id, line } = await sessionId();
    line.close();
    await expect.poll(() => playground.gateway.online).toBe(false);
    clock.advance(5 * 60_000);
    const late = await resume(id, 1);
    await late.until(() => late.received.find((payload) => payload.op === 9));
    late.send(identify());
    await late.event('READY');
    late.close();
  });

  test('invalidates a session that missed too many events', async () => {
    const { id, line } = await sessionId();
    line.close();
    for (let count = 0; count < 1_001; count++) playground.gateway.broadcast('TYPING_START', () => ({ count }));
    const gateway = await resume(id, 1);
    await gateway.until(() => gateway.received.find((payload) => payload.op === 9));
    gateway.close();
  });

  test('asks bots to reconnect', async () => {
    const line = await RawGateway.ready(playground, 1);
    playground.gateway.askToReconnect();
    await line.until(() => line.received.find((payload) => payload.op === 7));
    line.close();
  });
});
