import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import {
  type ActivityError,
  APPLICATION_ID,
  CLIENT_SECRET,
  GUILD,
  type Playground,
  startPlayground,
  TEXT_CHANNELS,
} from '../index.ts';
import { ManualClock } from '../testing/manual-clock.ts';
import { call, RawGateway, type ReceivedPayload } from '../testing/raw-bot.ts';
import type { TestUser } from '../users/test-user.ts';

const COMMANDS = `/applications/${APPLICATION_ID}/commands`;
const HOST = `${APPLICATION_ID}.localhost`;
const TOUCH = { name: 'touch', description: 'Touch' };
const launchCommand = (handler: number) => ({ type: 4, name: 'Launch', description: 'Launch', handler });

let clock: ManualClock;
let playground: Playground;
let line: RawGateway;
let ada: TestUser;
let bo: TestUser;

beforeEach(async () => {
  clock = new ManualClock();
  const activityUrl = 'http://127.0.0.1:9';
  playground = await startPlayground({ limits: false, now: clock.now, after: clock.after, activityUrl });
  line = await RawGateway.ready(playground, 1);
  [ada, bo] = [playground.user('Ada'), playground.user('Bo')];
});
afterEach(async () => {
  for (const user of [ada, bo]) user.leave();
  line.close();
  await playground.close();
});

const respond = ({ id, token }: ReceivedPayload['d'], body: object = { type: 12 }) =>
  call(playground, 'POST', `/interactions/${id}/${token}/callback?with_response=true`, body, { authorization: '' });
const put = (commands: readonly object[]) => call(playground, 'PUT', COMMANDS, commands);
const instance = (id: string) => call(playground, 'GET', `/applications/${APPLICATION_ID}/activity-instances/${id}`);

/** Sends a form to the token endpoint. */
async function post(path: string, form: Record<string, string>, headers: Record<string, string> = {}) {
  const client = { client_id: APPLICATION_ID, client_secret: CLIENT_SECRET };
  const body = new URLSearchParams({ ...client, ...form });
  const response = await fetch(`${playground.apiUrl}${path}`, { method: 'POST', body, headers });
  return { status: response.status, body: await response.json() };
}
const exchange = (code: string) => post('/oauth2/token', { grant_type: 'authorization_code', code });
const read = (path: string, token: string) =>
  call(playground, 'GET', path, undefined, { authorization: `Bearer ${token}` });

/** Returns Discord's error of a command that an Activity has sent. */
const errorOf = (sent: Promise<unknown>) =>
  sent.then(
    () => undefined,
    (error: ActivityError) => error.code,
  );

describe('a launch response', () => {
  beforeEach(async () => {
    await put([TOUCH, launchCommand(2)]);
  });

  async function press(user = ada) {
    const outcome = user.slash('/touch');
    return { interaction: (await line.event('INTERACTION_CREATE')).d, outcome };
  }

  test('opens the Activity and returns the instance', async () => {
    const { interaction, outcome } = await press();
    const { status, body } = await respond(interaction);
    const { activity } = (await outcome) as { activity: { instance: string; address: URL } };
    const id = activity.instance;
    expect(id).toMatch(new RegExp(`^i-\\d+-gc-${GUILD.id}-${TEXT_CHANNELS[0].id}$`));
    expect([status, body]).toEqual([
      200,
      {
        interaction: { id: interaction.id, type: 2, activity_instance_id: id },
        resource: { type: 12, activity_instance: { id } },
      },
    ]);
    expect(activity.address.hostname).toBe(HOST);
    expect(Object.fromEntries(activity.address.searchParams)).toMatchObject({
      instance_id: id,
      channel_id: TEXT_CHANNELS[0].id,
      guild_id: GUILD.id,
      location_id: `gc-${GUILD.id}-${TEXT_CHANNELS[0].id}`,
      platform: 'desktop',
      frame_id: expect.any(String),
    });
  });

  test('joins the instance that runs in the channel, which ends with its last user', async () => {
    const first = await press();
    await respond(first.interaction);
    await first.outcome;
    const second = await press(bo);
    const { body } = await respond(second.interaction);
    await second.outcome;
    const { id } = body.resource.activity_instance;
    expect((await instance(id)).body).toMatchObject({
      application_id: APPLICATION_ID,
      instance_id: id,
      location: { kind: 'gc', channel_id: TEXT_CHANNELS[0].id, guild_id: GUILD.id },
      users: [ada.user.id, bo.user.id],
    });
    expect(ada.running).toEqual([{ instance: id, channel: TEXT_CHANNELS[0].id, users: [ada.user.id, bo.user.id] }]);
    await ada.activities[0]?.close();
    expect((await instance(id)).body.users).toEqual([bo.user.id]);
    bo.leave();
    expect(await instance(id)).toMatchObject({ status: 404, body: { message: '404: Not Found', code: 0 } });
    expect(playground.problems).toEqual([]);
  });
});

describe('the entry point command', () => {
  test('exists from the start, and a list of commands must contain it', async () => {
    const [command] = (await call(playground, 'GET', COMMANDS)).body;
    expect(command).toMatchObject({ type: 4, name: 'Launch', handler: 2 });
    expect(await put([TOUCH])).toMatchObject({ status: 400, body: { code: 50240 } });
    expect((await put([TOUCH, launchCommand(3)])).body.code).toBe(50035);
    expect((await put([TOUCH, launchCommand(1)])).body[1]).toMatchObject({ id: command.id, handler: 1 });
    expect((await put([launchCommand(1), { ...launchCommand(1), name: 'Play' }])).status).toBe(400);
    expect((await call(playground, 'POST', COMMANDS, { ...launchCommand(1), name: 'Play' })).body.code).toBe(30032);
    const guild = `/applications/${APPLICATION_ID}/guilds/${GUILD.id}/commands`;
    expect((await call(playground, 'PUT', guild, [launchCommand(1)])).body.code).toBe(50035);
    expect((await call(playground, 'DELETE', `${COMMANDS}/${command.id}`)).status).toBe(204);
    expect((await put([TOUCH])).status).toBe(200);
  });

  test('launches without the bot and posts a message', async () => {
    const activity = await ada.launchActivity();
    expect(playground.activities.running).toMatchObject([{ instance: activity.instance, users: [ada.user.id] }]);
    expect(playground.channel('general').lastMessage()?.content).toContain('started');
    expect(line.received.some(({ t }) => t === 'INTERACTION_CREATE')).toBe(false);
  });

  test('is an interaction if the bot handles it', async () => {
    await put([launchCommand(1)]);
    const launched = ada.launchActivity();
    const { d } = await line.event('INTERACTION_CREATE');
    expect([d.type, d.data.type, d.data.name]).toEqual([2, 4, 'Launch']);
    await respond(d);
    expect((await launched).isOpen).toBe(true);
  });
});

describe('an Activity', () => {
  test('gets READY, a code, and after the exchange its user', async () => {
    const activity = await ada.launchActivity();
    expect(await activity.ready()).toMatchObject({ v: 1, config: { environment: expect.any(String) } });
    expect(await errorOf(activity.command('GET_ACTIVITY_INSTANCE_CONNECTED_PARTICIPANTS'))).toBe(4006);
    expect(await errorOf(activity.command('USER_SETTINGS_GET_LOCALE'))).toBe(4006);
    const { status, body } = await exchange(await activity.authorize(['identify', 'guilds.members.read']));
    expect([status, body.token_type, body.scope]).toEqual([200, 'Bearer', 'identify guilds.members.read']);
    const { access_token } = body;
    const session = await activity.command('AUTHENTICATE', { access_token });
    expect(session).toMatchObject({ access_token, user: { id: ada.user.id }, application: { id: APPLICATION_ID } });
    expect(await activity.command('USER_SETTINGS_GET_LOCALE')).toEqual({ locale: 'en-US' });
    const { participants } = await activity.command('GET_ACTIVITY_INSTANCE_CONNECTED_PARTICIPANTS');
    expect(participants).toMatchObject([{ id: ada.user.id, bot: false }]);
    expect((await read('/users/@me', access_token)).body).toMatchObject({ id: ada.user.id });
    expect((await read('/oauth2/@me', access_token)).body).toMatchObject({ application: { id: APPLICATION_ID } });
    expect((await read(`/users/@me/guilds/${GUILD.id}/member`, access_token)).body.user.id).toBe(ada.user.id);
    await activity.ready();
    expect(await errorOf(activity.command('USER_SETTINGS_GET_LOCALE'))).toBe(4006);
  });

  test('learns who joins and leaves, how it is shown, and its orientation', async () => {
    const activity = await ada.launchActivity();
    await activity.ready();
    expect(await errorOf(activity.subscribe('ACTIVITY_INSTANCE_PARTICIPANTS_UPDATE'))).toBe(4006);
    const { access_token } = (await exchange(await activity.authorize())).body;
    await activity.command('AUTHENTICATE', { access_token });
    for (const event of ['ACTIVITY_INSTANCE_PARTICIPANTS_UPDATE', 'ACTIVITY_LAYOUT_MODE_UPDATE', 'ORIENTATION_UPDATE'])
      await activity.subscribe(event);
    expect(await activity.event('ORIENTATION_UPDATE')).toEqual({ screen_orientation: 1, orientation: 'landscape' });
    const other = await bo.joinActivity();
    const idsOf = ({ participants }: { participants: { id: string }[] }) => participants.map(({ id }) => id);
    const joined = await activity.event('ACTIVITY_INSTANCE_PARTICIPANTS_UPDATE');
    expect(idsOf(joined)).toEqual([ada.user.id, bo.user.id]);
    await other.post([2, { code: 1001, message: 'Bye', nonce: '1' }]);
    expect([other.isOpen, other.closeReason]).toEqual([false, 'Bye']);
    expect(idsOf(await activity.event('ACTIVITY_INSTANCE_PARTICIPANTS_UPDATE'))).toEqual([ada.user.id]);
    await activity.view({ layout: 1, orientation: 'portrait' });
    expect(await activity.event('ACTIVITY_LAYOUT_MODE_UPDATE')).toEqual({ layout_mode: 1 });
    expect(await activity.event('ORIENTATION_UPDATE')).toEqual({ screen_orientation: 0, orientation: 'portrait' });
  });

  test('gets an error for what Discord refuses', async () => {
    const activity = await ada.launchActivity();
    await activity.ready();
    expect(await errorOf(activity.command('GET_CHANNEL', { channel_id: '1' }))).toBe(4002);
    expect(await errorOf(activity.subscribe('NO_EVENT'))).toBe(4004);
    expect(await errorOf(activity.command('AUTHORIZE', { scope: 'identify' }))).toBe(4000);
    expect(await errorOf(activity.command('AUTHORIZE', { client_id: '1', scope: ['identify'] }))).toBe(4007);
    expect(await errorOf(activity.command('AUTHENTICATE', { access_token: 'forged' }))).toBe(4009);
    expect(await errorOf(activity.authorize(['all']))).toBe(5000);
    activity.allows = false;
    expect(await errorOf(activity.authorize())).toBe(5000);
    expect(await activity.command('OPEN_EXTERNAL_LINK', { url: 'https://example.com' })).toEqual({ opened: false });
    expect(await errorOf(activity.command('OPEN_EXTERNAL_LINK', { url: 'javascript:1' }))).toBe(4000);
    expect(await activity.command('CAPTURE_LOG', { level: 'log', message: 'x' })).toBe(null);
    expect(await activity.command('SET_ORIENTATION_LOCK_STATE', { lock_state: 3 })).toBe(null);
  });

  test('is refused with another client id, which is reported', async () => {
    const activity = await ada.launchActivity();
    await activity.post([0, { v: 1, encoding: 'json', client_id: '1', frame_id: 'f' }]);
    await activity.post({ not: 'a frame' });
    expect(activity.events).toEqual([]);
    expect(playground.problems).toEqual([
      'The Activity’s handshake was refused: 4000 Invalid Client ID',
      'The Activity sent a message that Discord ignores',
    ]);
  });
});

describe('the token endpoint', () => {
  async function newCode(): Promise<string> {
    const activity = await ada.launchActivity();
    await activity.ready();
    return activity.authorize();
  }

  test('exchanges a code once and before it expires', async () => {
    const code = await newCode();
    expect((await exchange(code)).status).toBe(200);
    expect(await exchange(code)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
    expect((await exchange('forged')).body.error).toBe('invalid_grant');
    const late = await newCode();
    clock.advance(10 * 60_000);
    expect((await exchange(late)).body.error).toBe('invalid_grant');
    expect(playground.problems).toEqual([]);
  });

  test('refreshes and revokes tokens, which expire after a week', async () => {
    const first = (await exchange(await newCode())).body;
    const refresh = { grant_type: 'refresh_token', refresh_token: first.refresh_token };
    const { access_token: token } = (await post('/oauth2/token', refresh)).body;
    expect((await read('/users/@me', first.access_token)).status).toBe(401);
    expect((await read('/users/@me', token)).status).toBe(200);
    expect((await read(`/users/@me/guilds/${GUILD.id}/member`, token)).status).toBe(403);
    clock.advance(604_800_000);
    expect((await read('/users/@me', token)).status).toBe(401);
    const other = (await exchange(await newCode())).body.access_token;
    await post('/oauth2/token/revoke', { token: other });
    expect((await read('/users/@me', other)).status).toBe(401);
  });
});

describe('the proxy', () => {
  /** Requests an address on the Activity's origin, which Node does not resolve. */
  const get = (path: string, headers: Record<string, string> = {}) =>
    new Promise<{ status: number; headers: IncomingMessage['headers']; text: string }>((resolve, reject) => {
      const { hostname, port } = new URL(playground.url);
      request({ hostname, port, path, headers: { host: `${HOST}:${port}`, ...headers } }, async (response) => {
        const chunks = await Array.fromAsync(response);
        const text = Buffer.concat(chunks as Buffer[]).toString();
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
      })
        .on('error', reject)
        .end();
    });

  test('connects the Activity’s origin with its server, over HTTP and WebSocket', async () => {
    const server = createServer(({ url, headers }, response) => {
      const type = url === '/app.js' ? 'text/javascript' : 'text/html';
      response.writeHead(200, { 'content-type': type, 'cache-control': 'max-age=9', 'referrer-policy': 'no-referrer' });
      response.end(`${url} ${headers.host}`);
    });
    const sockets = new WebSocketServer({ server });
    sockets.on('connection', (socket) => socket.on('message', (data) => socket.send(`echo ${data}`)));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    playground.activities.enable(`http://127.0.0.1:${port}`);
    const page = await get('/.proxy/?frame_id=1');
    expect(page.text).toBe(`/?frame_id=1 127.0.0.1:${port}`);
    expect(page.headers['content-security-policy']).toContain("script-src 'self'");
    expect([page.headers['cache-control'], page.headers['referrer-policy']]).toEqual([undefined, 'no-referrer']);
    const file = await get('/app.js');
    expect([file.text, file.headers['cache-control']]).toEqual([`/app.js 127.0.0.1:${port}`, 'max-age=9']);
    expect((await get('/', { origin: 'http://evil.example' })).status).toBe(403);

    const address = playground.url.replace('http', 'ws');
    const socket = new WebSocket(`${address}/ws`, { headers: { host: `${HOST}:${new URL(address).port}` } });
    const received = new Promise((resolve) => socket.on('message', (data) => resolve(String(data))));
    await new Promise((resolve) => socket.on('open', resolve));
    socket.send('hello');
    expect(await received).toBe('echo hello');
    const closed = new Promise((resolve) => socket.on('close', resolve));
    playground.activities.proxy.dropConnections();
    expect(await closed).toBe(1006);
    sockets.close();
    await new Promise((resolve) => server.close(resolve));
  });

  test('says that the server does not answer, and never serves the API', async () => {
    expect(await get('/api/v10/gateway')).toMatchObject({ status: 502 });
    expect(() => playground.activities.enable('file:///etc')).toThrow('http://127.0.0.1:3000');
  });
});
