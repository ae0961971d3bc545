import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { APPLICATION_ID, GUILD, type Playground, PREDEFINED_USERS, startPlayground, TEXT_CHANNELS } from './index.ts';
import { gatewayRows, PUBLISHED, requestRows } from './testing/conformance.ts';
import { ManualClock } from './testing/manual-clock.ts';
import { call, RawGateway, type RestResponse } from './testing/raw-bot.ts';
import { emoji } from './testing/rules/answers.ts';
import type { TestUser } from './users/test-user.ts';

/*
 * Behaviours of Discord that the playground reproduces, one row each, with the page that documents it. Limits of
 * request bodies are rows in `testing/rules`, run by `limits/limits.test.ts`.
 */

const GUILDS = 1;
const room = TEXT_CHANNELS[0].id;
const messages = `/channels/${room}/messages`;

let clock: ManualClock;
let playground: Playground;
let ada: TestUser;

beforeAll(async () => {
  clock = new ManualClock();
  playground = await startPlayground({ answerMs: 3_000, port: 0, shards: 2, now: clock.now, after: clock.after });
  ada = playground.user('Ada');
});
afterAll(async () => {
  ada.leave();
  await playground.close();
});
beforeEach(() => clock.advance(60_000));

const ask = (method: string, path: string, body?: unknown) => call(playground, method, path, body);
const send = (content = 'x') => ask('POST', messages, { content });

/** Returns a gateway connection identified as a shard. */
async function shard(number: number, count = 2, intents = GUILDS): Promise<RawGateway> {
  clock.advance(5_000);
  const line = new RawGateway(playground);
  await line.until(() => line.received.find((payload) => payload.op === 10));
  line.send({ op: 2, d: { token: playground.token, intents, properties: {}, shard: [number, count] } });
  await line.until(() => line.received.some((payload) => payload.t === 'READY'));
  return line;
}

describe('REST', () => {
  test.each(requestRows.map(([behaviour, page, ...row]) => [behaviour, page, row] as const))(
    '%s (%s)',
    async (_, _page, [request, status, code, { body, headers, version = '/v10' } = {}]) => {
      const [method = '', path = ''] = request.split(' ');
      const response = await fetch(`${playground.apiUrl}${version}${path}`, {
        method,
        headers: { authorization: `Bot ${playground.token}`, 'content-type': 'application/json', ...headers },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      const answered = (await response.json()) as { code?: number };
      expect([response.status, answered.code]).toEqual([status, code]);
    },
  );

  test(`users have all fields (${PUBLISHED.user})`, async () => {
    const needed = [
      ...['id', 'username', 'avatar', 'discriminator', 'public_flags', 'flags', 'global_name', 'primary_guild'],
    ];
    for (const id of [APPLICATION_ID, ...PREDEFINED_USERS.map(({ user }) => user.id)]) {
      expect(Object.keys((await ask('GET', `/users/${id}`)).body)).toEqual(expect.arrayContaining(needed));
    }
  });

  test(`accepts ten files in a message (${PUBLISHED.files})`, async () => {
    const upload = async (count: number) => {
      const form = new FormData();
      for (let index = 0; index < count; index++) form.set(`files[${index}]`, new Blob(['x']), `${index}.txt`);
      const headers = { authorization: `Bot ${playground.token}` };
      const response = await fetch(`${playground.apiUrl}/v10${messages}`, { method: 'POST', body: form, headers });
      return [response.status, ((await response.json()) as { code?: number }).code];
    };
    expect(await upload(10)).toEqual([200, undefined]);
    expect(await upload(11)).toEqual([400, 30015]);
  });

  test(`stores commands without empty or disabled fields (${PUBLISHED.stored})`, async () => {
    const option = { type: 3, name: 'o', description: 'd', required: false, autocomplete: false, choices: [] };
    const wanted = { name: 'stored', description: 'd', options: [] };
    const plain = (await ask('POST', `/applications/${APPLICATION_ID}/commands`, wanted)).body;
    expect(plain).not.toHaveProperty('options');
    const more = { ...wanted, options: [option] };
    const { options } = (await ask('POST', `/applications/${APPLICATION_ID}/commands`, more)).body;
    expect(options).toEqual([{ type: 3, name: 'o', description: 'd' }]);
  });

  test.each([
    ['text', '"1"', 1],
    ['integer', 1, 'one'],
    ['number', 1.5, 'one'],
  ])(`requires suggestions of the option's type, here %s (${PUBLISHED.autocompletion})`, async (kind, fits, breaks) => {
    const type = { text: 3, integer: 4, number: 10 }[kind];
    const options = [{ type, name: 'o', description: 'd', autocomplete: true }];
    await ask('PUT', `/applications/${APPLICATION_ID}/commands`, [{ name: 'suggest', description: 'd', options }]);
    await ada.until(() =>
      ada.commands.some((command) => command.name === 'suggest' && command.options?.[0]?.type === type),
    );
    const line = await shard(Number((BigInt(GUILD.id) >> 22n) % 2n));
    await line.event('READY');
    void ada.autocomplete('general', 'suggest', { options: { o: '1' }, focused: 'o' }).catch(() => {});
    const { d } = await line.event('INTERACTION_CREATE');
    const answer = (value: unknown) =>
      ask('POST', `/interactions/${d.id}/${d.token}/callback`, { type: 8, data: { choices: [{ name: 'c', value }] } });
    expect((await answer(breaks)).body).toMatchObject({ code: 50035 });
    expect((await answer(fits)).status).toBe(204);
    line.close();
  });
});

describe('rate limits', () => {
  test.each([
    ['5 messages in 5 s a channel', () => send(), 5, 5],
    ['5 edits in 5 s a channel', (id: string) => ask('PATCH', `${messages}/${id}`, { content: 'y' }), 5, 5],
    ['30 new emojis in 30 s', () => ask('POST', `/applications/${APPLICATION_ID}/emojis`, emoji()), 30, 30],
    ['5 typings in 5 s a channel', () => ask('POST', `/channels/${room}/typing`), 5, 5],
  ])(
    `allows %s, then responds with 429 (${PUBLISHED.seen})`,
    async (_, use: (id: string) => Promise<RestResponse>, limit, seconds) => {
      const { body } = await send('first');
      clock.advance(10_000);
      for (let left = limit - 1; left >= 0; left--) {
        const { status, headers } = await use(body.id);
        expect([status < 300, headers.get('x-ratelimit-remaining')]).toEqual([true, String(left)]);
        expect(headers.get('x-ratelimit-limit')).toBe(String(limit));
      }
      const refused = await use(body.id);
      expect([refused.status, refused.body.global, refused.headers.get('x-ratelimit-scope')]).toEqual([
        429,
        false,
        'user',
      ]);
      expect(refused.body.retry_after).toBe(seconds);
      expect(refused.headers.get('x-ratelimit-reset-after')).toBe(seconds.toFixed(3));
      expect(refused.headers.get('x-ratelimit-reset')).toBe((clock.now() / 1000 + seconds).toFixed(3));
      expect(refused.headers.get('retry-after')).toBe(String(seconds));
      clock.advance(seconds * 1000);
      expect((await use(body.id)).status).toBeLessThan(300);
    },
  );

  test(`keeps a bucket per channel under the same bucket id (${PUBLISHED.headers})`, async () => {
    const here = await send();
    const there = await ask('POST', `/channels/${TEXT_CHANNELS[1].id}/messages`, { content: 'x' });
    expect(there.headers.get('x-ratelimit-remaining')).toBe(here.headers.get('x-ratelimit-remaining'));
    expect(there.headers.get('x-ratelimit-bucket')).toBe(here.headers.get('x-ratelimit-bucket'));
  });

  test(`allows 50 requests per second in total (${PUBLISHED.globalLimit})`, async () => {
    const paths = ['/users/@me', '/gateway/bot', `/guilds/${GUILD.id}`, `/channels/${room}`];
    const answers: RestResponse[] = [];
    for (let index = 0; index < 51; index++) answers.push(await ask('GET', paths[index % paths.length] ?? ''));
    expect(answers.slice(0, 50).every(({ status }) => status === 200)).toBe(true);
    expect(answers[50]?.body).toMatchObject({ global: true, message: 'You are being rate limited.' });
    expect(answers[50]?.headers.get('x-ratelimit-global')).toBe('true');
    expect(answers[50]?.headers.get('x-ratelimit-scope')).toBe('global');
  });

  test(`do not apply to interaction responses (${PUBLISHED.globalLimit})`, async () => {
    for (let index = 0; index < 60; index++) {
      const { status, headers } = await ask('POST', '/interactions/1/token/callback', { type: 6 });
      expect([status, headers.get('x-ratelimit-limit')]).toEqual([404, null]);
    }
  });

  test(`count no requests with the token of an interaction in total (${PUBLISHED.globalLimit})`, async () => {
    const limits = [];
    for (let index = 0; index < 60; index++)
      limits.push((await ask('DELETE', `/webhooks/${APPLICATION_ID}/token${index}/messages/@original`)).status);
    expect(limits).not.toContain(429);
    expect((await ask('GET', '/users/@me')).status).toBe(200);
  });

  test('can be disabled', async () => {
    playground.buckets.enabled = false;
    for (let index = 0; index < 60; index++) expect((await send()).status).toBe(200);
    playground.buckets.enabled = true;
  });
});

describe('the gateway', () => {
  test.each(gatewayRows.map(([behaviour, ...row]) => [behaviour, row[3] ?? PUBLISHED.closeCodes, row] as const))(
    'closes the connection: %s (%s)',
    async (_, _page, [payloads, code, query]) => {
      const line = new RawGateway(playground, query);
      await line.until(() => line.closed ?? line.received.find((payload) => payload.op === 10));
      for (const payload of payloads) line.send(payload);
      expect((await line.until(() => line.closed)).code).toBe(code);
    },
  );

  const home = Number((BigInt(GUILD.id) >> 22n) % 2n);

  test(`sends a server's events only to shard (id >> 22) % count (${PUBLISHED.sharding})`, async () => {
    const [ours, gateway] = [await shard(home), await shard(1 - home)];
    const [ready, elsewhere] = [await ours.event('READY'), await gateway.event('READY')];
    expect([ready.d.shard, elsewhere.d.shard]).toEqual([
      [home, 2],
      [1 - home, 2],
    ]);
    expect([ready.d.guilds.length, elsewhere.d.guilds.length]).toEqual([1, 0]);
    await ours.event('GUILD_CREATE');
    playground.world.setAccess(room, 'read');
    playground.world.setAccess(room, 'full');
    await ours.event('CHANNEL_UPDATE');
    expect(gateway.received.filter((payload) => payload.t !== undefined)).toEqual([]);
    for (const line of [ours, gateway]) line.close();
  });

  test(`sends direct messages only to shard 0 (${PUBLISHED.sharding})`, async () => {
    const [first, second] = [await shard(0, 2, GUILDS | (1 << 12)), await shard(1, 2, GUILDS | (1 << 12))];
    await Promise.all([first.event('READY'), second.event('READY')]);
    const dm = await ada.openDm();
    await ada.say(dm.id, 'hello');
    expect((await first.event('MESSAGE_CREATE')).d.content).toBe('hello');
    expect(second.received.some((payload) => payload.t === 'MESSAGE_CREATE')).toBe(false);
    for (const line of [first, second]) line.close();
  });

  test(`allows one session start per five seconds (${PUBLISHED.startLimit})`, async () => {
    const first = await shard(0);
    await first.event('READY');
    const second = new RawGateway(playground);
    await second.until(() => second.received.find((payload) => payload.op === 10));
    second.send({ op: 2, d: { token: playground.token, intents: 1, properties: {}, shard: [1, 2] } });
    expect(await second.until(() => second.received.find((payload) => payload.op === 9))).toMatchObject({ d: false });
    for (const line of [first, second]) line.close();
  });

  test(`reports the recommended shard count and the remaining session starts (${PUBLISHED.startLimit})`, async () => {
    const before = (await ask('GET', '/gateway/bot')).body;
    expect(before).toMatchObject({ shards: 2, session_start_limit: { total: 1000, max_concurrency: 1 } });
    const line = await shard(0);
    await line.event('READY');
    const { session_start_limit: after } = (await ask('GET', '/gateway/bot')).body;
    expect(after.remaining).toBe(before.session_start_limit.remaining - 1);
    line.close();
  });

  test(`lists only the bot as a member without the presence intent (${PUBLISHED.guildCreate})`, async () => {
    const line = await shard(home);
    const { d } = await line.event('GUILD_CREATE');
    expect(d.members.map((member: { user: { id: string } }) => member.user.id)).toEqual([APPLICATION_ID]);
    expect(d.member_count).toBe(PREDEFINED_USERS.length + 1);
    line.close();
  });

  test(`shows revoked permissions as an overwrite (${PUBLISHED.errors})`, async () => {
    playground.world.setAccess(room, 'none');
    expect([(await send()).status, (await send()).body.code]).toEqual([403, 50001]);
    expect((await ask('GET', `/channels/${room}`)).body.code).toBe(50001);
    playground.world.setAccess(room, 'read');
    expect((await ask('GET', messages)).status).toBe(200);
    expect([(await send()).status, (await send()).body.code]).toEqual([403, 50013]);
    playground.world.setAccess(room, 'full');
    expect((await send()).status).toBe(200);
  });
});

describe('interactions', () => {
  /** Invokes a command and returns functions that respond to it. */
  async function invokeCommand() {
    await ask('PUT', `/applications/${APPLICATION_ID}/commands`, [{ name: 'ask', description: 'd' }]);
    await ada.until(() => ada.commands.some((command) => command.name === 'ask'));
    const line = await shard(Number((BigInt(GUILD.id) >> 22n) % 2n));
    await line.event('READY');
    void ada.command('general', 'ask');
    const { d } = await line.event('INTERACTION_CREATE');
    line.close();
    const outcome = ({ status, body }: RestResponse) => [status, body?.code];
    return {
      answer: async (type: number, data: object = {}) =>
        outcome(await ask('POST', `/interactions/${d.id}/${d.token}/callback`, { type, data })),
      followUp: async (content: string) =>
        outcome(await ask('POST', `/webhooks/${APPLICATION_ID}/${d.token}`, { content })),
      payload: d,
    };
  }

  test(`accept one response (${PUBLISHED.errors})`, async () => {
    const { answer } = await invokeCommand();
    expect(await answer(4, { content: 'x' })).toEqual([204, undefined]);
    expect(await answer(4, { content: 'x' })).toEqual([400, 40060]);
  });

  test(`expire after three seconds without a response (${PUBLISHED.answering})`, async () => {
    const { answer } = await invokeCommand();
    clock.advance(3_000);
    expect(await answer(4, { content: 'x' })).toEqual([404, 10062]);
  });

  test(`accept follow-ups for fifteen minutes (${PUBLISHED.followUps})`, async () => {
    const { answer, followUp } = await invokeCommand();
    await answer(4, { content: 'x' });
    clock.advance(14 * 60_000);
    expect(await followUp('y')).toEqual([200, undefined]);
    clock.advance(60_000);
    expect(await followUp('z')).toEqual([401, 50027]);
  });

  test(`contain the bot's permissions in the channel and the locales (${PUBLISHED.answering})`, async () => {
    playground.world.languages.choose(ada.user.id, 'fr');
    playground.world.languages.chooseForServer('de');
    playground.world.setAccess(room, 'none');
    const { payload } = await invokeCommand();
    expect(payload).toMatchObject({ app_permissions: '0', locale: 'fr', guild_locale: 'de' });
    playground.world.setAccess(room, 'full');
  });
});
