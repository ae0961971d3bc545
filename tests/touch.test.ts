import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createConnection } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { duel } from '@longtable/duel';
import { firstLine } from '@longtable/kit/walk';
import type { TestActivity, TestUser } from '@longtable/playground';
import { runa } from '@longtable/runa';
import { spy } from '@longtable/spy';
import { ApplicationFlagsBitField, OverwriteType, PermissionFlagsBits, REST } from 'discord.js';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { pingContentOf } from '../bot/boards/ping-content.ts';
import { Identities } from '../bot/features/activity/identity.ts';
import type { Options } from '../bot/features/activity/messages.ts';
import { ActivityServer } from '../bot/features/activity/server.ts';
import { WorkBudget } from '../bot/features/activity/session.ts';
import { playLine } from '../bot/host/actions/move.ts';
import { resign } from '../bot/host/actions/resign.ts';
import { GameBusyError } from '../bot/host/refusal.ts';
import { changeServer } from '../bot/host/settings.ts';
import { findTable } from '../bot/host/table/find.ts';
import type { Notice } from '../storage/records/table.ts';
import { interactionKind } from '../storage/records/time.ts';
import { startTestBot, type TestBot, tableIn } from './test-bot.ts';
import { sessionOf as newSession, Page, post as requestTo } from './touch-page.ts';
import { waitFor } from './wait-for.ts';

const CHANNEL = 'table';
/** Time between two pings of the server. */
const PING_INTERVAL_MS = 30_000;
const ID = '00000000-0000-4000-8000-000000000000';

let testBot: TestBot;
let ada: TestUser;
let bo: TestUser;
let pages: Page[];
/** Milliseconds by which the bot's clock is ahead. */
let ahead: number;

const address = () => testBot.longtable.bot.services.activity!.address;
const post = (path: string, body: object, session?: string, from?: string) =>
  requestTo(address(), path, body, session, from);
const sessionOf = (activity: TestActivity) => newSession(address(), activity);

async function connect(session: string, options = {}): Promise<Page> {
  const page = await Page.connect(address(), session, options);
  pages.push(page);
  return page;
}

/** Presses Touch and opens the page. */
async function touch(user: TestUser): Promise<{ activity: TestActivity; session: string; page: Page }> {
  const outcome = await user.click('Touch');
  const activity = outcome.ok ? outcome.activity! : undefined!;
  const session = await sessionOf(activity);
  return { activity, session, page: await connect(session) };
}

const table = async () => (await tableIn(testBot, CHANNEL)).table;

beforeEach(async () => {
  pages = [];
  ahead = 0;
  testBot = await startTestBot([duel, spy, runa], undefined, { hasActivity: true, now: () => Date.now() + ahead });
  Object.assign(testBot.longtable.bot.context, { newSeed: () => 3 });
  [ada, bo] = await Promise.all([testBot.join('Ada'), testBot.join('Bo')]);
  for (const user of [ada, bo]) await user.go(CHANNEL);
  await ada.command(CHANNEL, 'play', { subcommand: 'duel', options: { opponent: bo.user.id } });
  await bo.sees('Ada invited');
  await bo.click('Accept');
  await ada.sees(/Ada – Bo|Bo – Ada/);
});
afterEach(async () => {
  for (const page of pages) page.close();
  await testBot.close();
});

/** Opens the page for both players. Returns that of the player on turn first. */
async function both(): Promise<readonly [mover: Page, waiting: Page]> {
  const [one, two] = [(await touch(ada)).page, (await touch(bo)).page];
  await Promise.all([one.open(), two.open()]);
  return one.view!.mayAct ? [one, two] : [two, one];
}

/** Ends a turn, and waits until both pages show that. */
async function endTurn(mover: Page, waiting: Page): Promise<void> {
  mover.line('finish');
  await Promise.all([mover.until(() => !mover.view!.mayAct), waiting.until(() => waiting.view!.mayAct)]);
}

test('plays lines like the buttons of the chat, once each, and shows them to the others', async () => {
  const [mover, waiting] = await both();
  const { revision } = mover.view!;
  mover.line('finish', { id: ID });
  await Promise.all([mover.until(() => !mover.view!.mayAct), waiting.until(() => waiting.view!.mayAct)]);
  expect(waiting.view).toMatchObject({ mayAct: true });
  expect(waiting.view!.revision).toBeGreaterThan(revision);
  expect(mover.view).toMatchObject({ mayAct: false });
  expect((await mover.currentChoices()).choices).toEqual([]);
  const types = mover.updates.map(({ type }) => type);
  expect(types.indexOf('done')).toBeGreaterThan(types.lastIndexOf('view'));
  const { moveCount } = (await table()).log;
  await mover.next('done', () => mover.line('finish', { id: ID, turn: 0 }));
  expect((await table()).log.moveCount).toBe(moveCount);
  await waitFor(() => ada.lastMessage(CHANNEL)?.content !== undefined);
});

test('plays a line whose page is reloaded before the answer, and shows it in the user’s other tab', async () => {
  const opened = [await touch(ada), await touch(bo)];
  for (const { page } of opened) await page.open();
  const { page, session } = opened.find((one) => one.page.view!.mayAct)!;
  const tab = await connect(session);
  await tab.open();
  await tab.next('view', () => {
    for (let at = 0; at < 30; at++) page.send({ type: 'tables' });
    page.line('finish');
    page.socket.close();
  });
  expect(tab.view).toMatchObject({ mayAct: false });
  expect((await table()).log.moveCount).toBe(1);
  const again = await (await connect(session)).open();
  expect(again).toEqual({ ...tab.view, revision: again.revision });
  expect(again.revision).toBeGreaterThan(tab.view!.revision);
});

test('sends nothing for a move that the reader does not see', async () => {
  await ada.go('second-table');
  await bo.go('second-table');
  await ada.command('second-table', 'play', { subcommand: 'spy', options: { opponent: bo.user.id } });
  await bo.sees('Ada invited');
  await bo.click('Accept');
  await ada.sees('Spy');
  const { page } = await touch(ada);
  const { table: id, revision, seat } = await page.open();
  await page.currentChoices();
  const count = page.updates.length;
  const play = async (person: TestUser, own: number) => {
    const loaded = await tableIn(testBot, 'second-table');
    const line = firstLine(spy, loaded.table.state as never, own)!;
    await playLine(testBot.longtable.bot.context, id, { person: person.user.id }, line);
  };
  for (let moves = 0; moves < 3; moves++) await play(bo, 1 - seat!);
  // What a move sends, it sends in two tasks.
  for (let at = 0; at < 2; at++) await page.next('tables', () => page.send({ type: 'tables' }));
  expect(page.updates.slice(count).map(({ type }) => type)).toEqual(['tables', 'tables']);
  const own = await page.next('view', () => void play(ada, seat!));
  expect(own.revision).toBe(revision + 1);
});

test('shows moves of the chat, and only what a spectator may see to others', async () => {
  const { page } = await touch(ada);
  await page.open();
  const mover = page.view!.mayAct ? ada : bo;
  await page.next('view', () => void mover.command(CHANNEL, 'move', { options: { move: 'finish' } }));
  const cleo = await testBot.join('Cleo');
  await cleo.go(CHANNEL);
  const watched = await (await touch(cleo)).page.open();
  expect(watched).toMatchObject({ seat: null, mayAct: false });
  expect(watched.scene!.regions.filter(({ kind }) => kind === 'hand')).toEqual([]);
});

test('serves a page of less than 300 KB, compressed and without its fonts', async () => {
  const get = async (path: string) => {
    // While the page is built, the server may close an idle connection.
    const headers = { 'Accept-Encoding': 'br', Connection: 'close' };
    const response = await fetch(`${address()}${path}`, { headers });
    const text = await response.text();
    return { status: response.status, text, length: brotliCompressSync(text).length };
  };
  const page = await get('/');
  const parts = await Promise.all(Array.from(page.text.matchAll(/assets\/[\w.-]+/g), ([path]) => get(`/${path}`)));
  expect(parts.length).toBeGreaterThanOrEqual(2);
  expect([page, ...parts].map(({ status }) => status)).not.toContain(404);
  expect([page, ...parts].reduce((sum, { length }) => sum + length, 0)).toBeLessThan(300_000);
  expect((await get('/assets/../../index.ts')).status).toBe(404);
});

describe('refuses', () => {
  test('codes, sessions and tickets that are forged, used or of another instance', async () => {
    const { activity, session } = await touch(ada);
    const used = await activity.authorize();
    expect((await post('/api/token', { code: used, instance_id: activity.instance })).status).toBe(200);
    expect(await post('/api/token', { code: used, instance_id: activity.instance })).toMatchObject({ status: 401 });
    expect(await post('/api/token', { code: 'forged', instance_id: activity.instance })).toMatchObject({ status: 401 });
    const code = await activity.authorize();
    expect(await post('/api/token', { code, instance_id: 'i-1-gc-2-3' })).toEqual({ status: 403, reason: 'instance' });
    expect(await post('/api/token', { code, instance_id: '../users/@me' })).toMatchObject({ status: 400 });
    expect(await post('/api/token', { code: 'x'.repeat(5000), instance_id: 'i' })).toMatchObject({ status: 400 });
    const [body = '', signature] = session.split('.');
    const other = JSON.parse(Buffer.from(body, 'base64url').toString());
    const forged = Buffer.from(JSON.stringify({ ...other, user: bo.user.id })).toString('base64url');
    for (const wrong of [`${forged}.${signature}`, 'x', `${body}.`, ''])
      expect(await post('/api/ticket', {}, wrong)).toMatchObject({ status: 401 });
    const { ticket } = await post('/api/ticket', {}, session);
    expect(await post('/api/ticket', {}, ticket)).toMatchObject({ status: 401 });
    const statusOf = async (given = '') => {
      const socket = new WebSocket(`${address().replace('http', 'ws')}/ws?ticket=${given}`);
      pages.push(new Page(socket));
      return Promise.race([
        once(socket, 'open').then(() => 101),
        new Promise((resolve) => socket.on('unexpected-response', (_, { statusCode }) => resolve(statusCode))),
      ]);
    };
    expect([await statusOf(ticket), await statusOf(ticket), await statusOf(session)]).toEqual([101, 401, 401]);
    await activity.close();
    expect(await post('/api/ticket', {}, session)).toEqual({ status: 403, reason: 'instance' });
    expect(testBot.playground.problems).toEqual([]);
  });

  test('lines of another seat, of an old turn, of a spectator, and for a table that the user may not see', async () => {
    const [mover, waiting] = await both();
    const seat = mover.view!.seat!;
    const refused = (page: Page, act: () => void) => page.next('refused', act).then(({ code }) => code);
    expect(await refused(waiting, () => waiting.line('finish', { seat }))).toBe('notYourTurn');
    expect(await refused(mover, () => mover.line('finish', { turn: 7 }))).toBe('stale');
    const views = () => mover.updates.filter(({ type }) => type === 'view').length;
    const before = views();
    expect(await refused(mover, () => mover.line('nonsense'))).toMatch(/./);
    expect(views()).toBe(before + 1);
    expect(
      await refused(mover, () => mover.send({ type: 'act', id: ID, table: mover.view!.table, act: 'toString' })),
    ).toBe('stale');
    const cleo = await testBot.join('Cleo');
    await cleo.go(CHANNEL);
    const { page } = await touch(cleo);
    await page.open();
    expect(await refused(page, () => page.line('finish'))).toBe('notYourTable');
    const dev = await testBot.join('Dev');
    await dev.go('lounge');
    const elsewhere = await dev.joinActivity();
    const stranger = await connect(await sessionOf(elsewhere));
    const { tables } = await stranger.next('tables', () => stranger.send({ type: 'open', table: mover.view!.table }));
    expect([stranger.updates[0], tables]).toMatchObject([{ type: 'refused', code: 'cannotWatch' }, []]);
    expect((await table()).log.moveCount).toBe(0);
  });

  test('frames that are no messages, too long or too many, and closes the oldest of too many sockets', async () => {
    const { session, page } = await touch(ada);
    const closed = async (send: (socket: WebSocket) => void) => {
      const other = await connect(session);
      send(other.socket);
      return waitFor(() => other.closeCode);
    };
    expect(await closed((socket) => socket.send('{'))).toBe(4400);
    expect(await closed((socket) => socket.send('{"type":"line","line":1}'))).toBe(4400);
    expect(await closed((socket) => socket.send(Buffer.from([1])))).toBe(4400);
    expect(await closed((socket) => socket.send('x'.repeat(5_000_000)))).toBe(1009);
    const flood = (socket: WebSocket) => {
      for (let at = 0; at < 1000; at++) socket.send('{"type":"tables"}');
    };
    expect(await closed(flood)).toBe(4429);
    for (let at = 0; at < 4; at++) await connect(session);
    expect(await page.until(() => page.closeCode)).toBe(4409);
    expect(testBot.longtable.bot.client.isReady()).toBe(true);
  });

  test('an upgrade whose address is no URL, and does not wait for its client to close the connection', async () => {
    const { hostname, port } = new URL(address());
    const socket = createConnection({ port: Number(port), host: hostname, allowHalfOpen: true }).on('error', () => {});
    socket.write('GET // HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toContain('401 Unauthorized');
    // A write to a connection that the other end has closed ends it.
    await waitFor(() => {
      if (!socket.destroyed) socket.write('x');
      return socket.destroyed;
    });
  });

  test('sessions that someone else has signed for a bot without a secret', () => {
    const parts = {
      rest: testBot.longtable.bot.client.rest,
      strangers: testBot.longtable.bot.client.rest,
      application: 'a',
      secret: '',
      now: Date.now,
    };
    const forged = { user: ada.user.id, name: 'Ada', instance: 'i', channel: 'c', guild: null, language: 'en' };
    const body = Buffer.from(JSON.stringify({ ...forged, purpose: 'ticket', until: Date.now() + 60_000 }));
    const ticket = (key: string) => {
      const text = body.toString('base64url');
      return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`;
    };
    expect(new Identities(parts).verify('ticket', ticket('activity '))).toBeUndefined();
    expect(new Identities({ ...parts, secret: 's' }).verify('ticket', ticket('activity s'))).toMatchObject(forged);
  });
});

test('lets a user wait for one ticket', async () => {
  const { session } = await touch(ada);
  const { session: other } = await touch(bo);
  const { rest } = testBot.longtable.bot.client;
  const held = Promise.withResolvers<never>();
  const read = vi.spyOn(rest, 'get').mockImplementationOnce(() => held.promise);
  const first = post('/api/ticket', {}, session);
  await waitFor(() => read.mock.calls.length === 1);
  expect(await post('/api/ticket', {}, session)).toMatchObject({ status: 503 });
  expect(await post('/api/ticket', {}, other)).toMatchObject({ status: 200 });
  held.reject(new Error('no answer'));
  expect(await first).toMatchObject({ status: 403 });
  read.mockRestore();
});

test('lets users of a launched Activity in while strangers invent codes and instances', async () => {
  const { session, activity } = await touch(ada);
  const { rest } = testBot.longtable.bot.client;
  const invented = Promise.withResolvers<never>();
  const { get } = REST.prototype;
  const read = vi.spyOn(REST.prototype, 'get').mockImplementation(function (this: REST, ...asked) {
    return asked[0].endsWith('/i') ? invented.promise : get.apply(this, asked);
  });
  const stranger = (instance: string) => post('/api/token', { code: 'x', instance_id: instance });
  const strangers = Array.from({ length: 4 }, () => stranger('i'));
  expect(await Promise.race(strangers)).toEqual({ status: 503, reason: 'busy' });
  const code = Promise.withResolvers<never>();
  const posted = vi.spyOn(rest, 'post').mockImplementation(() => code.promise);
  const guests = Array.from({ length: 6 }, () => stranger(activity.instance));
  expect(await Promise.race(guests)).toEqual({ status: 503, reason: 'busy' });
  posted.mockRestore();
  expect(await post('/api/ticket', {}, session)).toMatchObject({ status: 200 });
  await bo.go('second-table');
  await bo.command('second-table', 'play', { subcommand: 'runa' });
  await bo.sees('Runa');
  await (await touch(bo)).page.open();
  invented.reject(Object.assign(new Error('no such instance'), { status: 404 }));
  code.reject(new Error('no such code'));
  const statuses = (await Promise.all([...strangers, ...guests])).map(({ status }) => status).sort();
  expect(statuses).toEqual([...Array(5).fill(401), ...Array(3).fill(403), 503, 503]);
  read.mockRestore();
});

test('asks for an unknown instance once, in a queue of its own', async () => {
  const { activity } = await touch(ada);
  const queued = vi.spyOn(REST.prototype, 'queueRequest');
  const instance = activity.instance.replace(/\d{17,}/g, (id) => `${BigInt(id) + 1n}`);
  expect(await post('/api/token', { code: 'x', instance_id: instance })).toEqual({ status: 403, reason: 'instance' });
  const queues = queued.mock.contexts.filter((_, at) => queued.mock.calls[at]![0].fullRoute.endsWith(instance));
  queued.mockRestore();
  expect(queues).toHaveLength(1);
  expect(queues[0]).not.toBe(testBot.longtable.bot.client.rest);
});

test('reads no code from an address for a minute after three wrong ones in an instance', async () => {
  const { activity } = await touch(ada);
  const send = (code: string, from?: string) =>
    post('/api/token', { code, instance_id: activity.instance }, undefined, from);
  for (let count = 0; count < 3; count++) expect(await send('wrong')).toMatchObject({ status: 401 });
  expect(await send(await activity.authorize())).toEqual({ status: 503, reason: 'busy' });
  expect(await send(await activity.authorize(), '192.0.2.1')).toMatchObject({ status: 200 });
  ahead = 60_000;
  expect(await send(await activity.authorize())).toMatchObject({ status: 200 });
});

test('asks a user whose session has expired to authorize again', async () => {
  const { activity, session, page } = await touch(ada);
  ahead = 7 * 60 * 60 * 1000;
  expect(await post('/api/ticket', {}, session)).toEqual({ status: 401, reason: 'session' });
  expect((await post('/api/ticket', {}, await sessionOf(activity))).ticket).toMatch(/./);
  await page.open();
});

test('closes a socket whose other end is gone, and keeps the others', async () => {
  const intervals = vi.spyOn(globalThis, 'setInterval');
  await testBot.restartBot();
  const pings = intervals.mock.calls.filter(([, delay]) => delay === PING_INTERVAL_MS).map(([run]) => run);
  intervals.mockRestore();
  const { session, page } = await touch(ada);
  const gone = await connect(session, { autoPong: false });
  const ponged = once(page.socket, 'ping');
  for (const ping of pings) ping();
  await ponged;
  await page.open();
  for (const ping of pings) ping();
  expect(await gone.until(() => gone.closeCode)).toBe(1006);
  await page.open();
});

test('closes the socket of a user who has left the Activity, every minute and instead of starting a game', async () => {
  const intervals = vi.spyOn(globalThis, 'setInterval');
  await testBot.restartBot();
  const checks = intervals.mock.calls.filter(([, delay]) => delay === 60_000).map(([run]) => run);
  intervals.mockRestore();
  const [{ activity, session, page }, { page: other }] = [await touch(ada), await touch(bo)];
  const tab = await connect(session);
  await activity.close();
  tab.send({ type: 'start', id: ID, game: 'duel' });
  expect(await tab.until(() => tab.closeCode)).toBe(4403);
  for (const check of checks) check();
  expect(await page.until(() => page.closeCode)).toBe(4403);
  await other.open();
  const { tables } = await other.next('tables', () => other.send({ type: 'tables' }));
  expect(tables).toHaveLength(1);
});

test('lets a page ask again for a table that cannot be read, rather than listing others', async () => {
  const [mover] = await both();
  const { table: id } = mover.view!;
  const { page } = await touch(ada);
  const daily = testBot.longtable.bot.context.features.find((feature) => feature.checkSpectator)!;
  const busy = new GameBusyError('Duel', Promise.resolve());
  const checked = vi.spyOn(daily, 'checkSpectator').mockRejectedValueOnce(busy);
  page.send({ type: 'open', table: id });
  expect(await page.until(() => page.closeCode)).toBe(1013);
  expect(page.updates).toEqual([]);
  checked.mockRestore();
});

test('offers what the chat offers besides lines: undo, pages, hints, resigning, tables and new games', async () => {
  const [mover, waiting] = await both();
  const { table: id } = mover.view!;
  const { acts } = await mover.currentChoices();
  expect(acts.map(({ act }) => act)).toContain('giveUp');
  const { pages: read } = await mover.next('pages', () => mover.send({ type: 'pages', table: id }));
  expect(read.length).toBeGreaterThan(2);
  const { tables, games } = await mover.next('tables', () => mover.send({ type: 'tables' }));
  expect([tables.map((one) => one.id), games.map((one) => one.id)]).toEqual([[id], ['duel', 'spy', 'runa']]);
  const asked = await mover.next('options', () => mover.send({ type: 'options', table: id, of: 'giveUp' }));
  expect([asked.lines, asked.groups.flatMap(({ buttons }) => buttons)]).toEqual([
    ['Resign this game? Not everyone has moved yet, so it won’t count.'],
    [{ act: 'resign', label: 'Resign', isCostly: true }],
  ]);
  expect(games.map(({ about }) => about.split(' · ').slice(0, -1))).toEqual([
    ['Computer (Beginner)'],
    ['Quick: 5 rounds, 15 minutes', 'Computer (Beginner)'],
    [],
  ]);
  await waiting.next('view', () => mover.send({ type: 'act', id: ID, table: id, act: 'resign' }));
  await mover.until(() => mover.view!.status === 'over');
  const opened = await mover.next('view', () => mover.send({ type: 'start', id: crypto.randomUUID(), game: 'duel' }));
  expect(opened).toMatchObject({ status: 'playing' });
  expect(opened.table).not.toBe(id);
  await waitFor(() => mover.view!.mayAct);
  const { line } = await mover.next('hint', () => mover.send({ type: 'hint', table: opened.table }));
  expect(line).not.toBe('');
});

test('opens one table in the panel for a new game that is asked for twice in an occupied channel, also if the game answers late', async () => {
  const { page } = await touch(ada);
  await page.open();
  const posted = vi.spyOn(testBot.longtable.bot.client.rest, 'post');
  const late = () => {
    throw new GameBusyError('Duel', Promise.resolve());
  };
  const setup = vi.spyOn(duel, 'setup').mockImplementationOnce(late);
  const start = () => page.send({ type: 'start', id: ID, game: 'duel' });
  expect(await page.next('done', start)).toMatchObject({ id: ID });
  setup.mockImplementationOnce(late);
  expect(await page.next('done', start)).toMatchObject({ id: ID });
  expect(posted.mock.calls.filter(([route]) => route.endsWith('/threads'))).toEqual([]);
  const { tables } = await page.next('tables', () => page.send({ type: 'tables' }));
  expect(tables).toHaveLength(2);
  setup.mockRestore();
});

test('opens a new game in the panel of a user who may not write in the channel', async () => {
  const { playground, longtable } = testBot;
  const { id } = playground.channel('lounge');
  const { guild } = (await table()).location;
  await bo.go('lounge');
  const activity = await bo.joinActivity();
  const page = await connect(await sessionOf(activity));
  const start = async () => {
    const { table: opened } = await page.next('view', () =>
      page.send({ type: 'start', id: crypto.randomUUID(), game: 'duel' }),
    );
    return (await findTable(longtable.bot.context, opened)).table.location;
  };
  const overwrite = { type: OverwriteType.Member, allow: '0', deny: String(PermissionFlagsBits.SendMessages) };
  playground.world.changeChannel(id, { permission_overwrites: [{ id: bo.user.id, ...overwrite }] });
  longtable.bot.layouts.forget(guild!);
  expect(await start()).toMatchObject({ channel: id, inPanel: true });
  playground.world.changeChannel(id, { permission_overwrites: [] });
  longtable.bot.layouts.forget(guild!);
  expect((await start()).inPanel).toBeUndefined();
});

test('opens no new game while the server of the page cannot be fetched', async () => {
  const { page } = await touch(ada);
  await page.open();
  const { bot } = testBot.longtable;
  const { guild } = (await table()).location;
  const { get } = bot.client.rest;
  vi.spyOn(bot.client.rest, 'get').mockImplementation(async (route, how) => {
    if (route.startsWith(`/guilds/${guild}`)) throw Object.assign(new Error('no answer'), { status: 500 });
    return get.call(bot.client.rest, route, how);
  });
  bot.layouts.forget(guild!);
  const start = () => page.send({ type: 'start', id: crypto.randomUUID(), game: 'duel' });
  expect(await page.next('refused', start)).toMatchObject({ code: 'busy' });
});

test.each([
  ['a complete request', ''],
  ['a complete second request', 'GET /health HTTP/1.1\r\nHost: x\r\n\r\n'],
])('keeps connections free from those without %s', async (_, first) => {
  const { hostname, port } = new URL(address());
  const idle = Array.from({ length: 300 }, () => createConnection({ port: Number(port), host: hostname }));
  const head = `${first}POST /api/token HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n`;
  for (const socket of idle)
    socket
      .on('error', () => {})
      .resume()
      .write(head);
  await Promise.all(idle.map((socket) => once(socket, first ? 'close' : 'connect')).slice(0, 50));
  const { status } = await fetch(`${address()}/health`, { headers: { Connection: 'close' } });
  for (const socket of idle) socket.destroy();
  expect(status).toBe(200);
});

test('asks Discord nothing for a new game beyond the limit of openings', async () => {
  const { page } = await touch(ada);
  const { context, client } = testBot.longtable.bot;
  Object.assign(context, { limits: { ...context.limits, opensPerMinute: 0 } });
  const asked = [vi.spyOn(client.rest, 'get'), vi.spyOn(client.rest, 'post')];
  const start = () => page.send({ type: 'start', id: crypto.randomUUID(), game: 'duel' });
  expect(await page.next('refused', start)).toMatchObject({ code: 'opensTooFast' });
  const { location } = (await resign(context, (await table()).id, ada.user.id)).table;
  await changeServer(context, location.guild!, () => ({ tableRoles: ['1'] }));
  const rematch = async () => page.send({ type: 'act', id: ID, table: page.view!.table, act: 'rematch' });
  await page.open();
  for (const requests of asked) requests.mockClear();
  expect(await page.next('refused', rematch)).toMatchObject({ code: 'opensTooFast' });
  for (const requests of asked) expect(requests).not.toHaveBeenCalled();
});

test('takes a run with a hint off the leaderboard, like the chat', async () => {
  await ada.go('second-table');
  await ada.command('second-table', 'play', { subcommand: 'runa' });
  await ada.sees('Runa');
  const { page } = await touch(ada);
  const { table: id } = await page.open();
  const { why } = await page.next('hint', () => page.send({ type: 'hint', table: id }));
  expect(why).toMatch(/\. With this hint, the game no longer counts on the leaderboard\.$/);
  expect((await tableIn(testBot, 'second-table')).table.terms).toMatchObject({ unrated: true, help: true });
});

test('shows a rematch to the other player’s open page, who accepts or declines it there, and its asker who withdraws it', async () => {
  const [one, two] = await both();
  const { table: id } = one.view!;
  const act = (page: Page, { act, table = page.view!.table }: { readonly act: string; readonly table?: string }) =>
    page.send({ type: 'act', id: crypto.randomUUID(), table, act });
  // A game that ends before everyone has moved has no rematch.
  await endTurn(one, two);
  await endTurn(two, one);
  act(one, { act: 'resign' });
  const hasEnded = (page: Page) => waitFor(() => page.view!.table === id && page.view!.status === 'over');
  await Promise.all([hasEnded(one), hasEnded(two)]);
  const ask = async () => {
    act(one, { act: 'rematch' });
    await waitFor(() => one.view!.status === 'open' && one.request);
    const { table } = one.view!;
    expect([one.request!.text, one.request!.acts.map(({ label }) => label)]).toEqual([
      expect.stringMatching(/^You asked (Ada|Bo) for a rematch\.$/),
      ['Cancel'],
    ]);
    await waitFor(() => two.request?.acts.every((button) => button.table === table));
  };
  await ask();
  act(one, one.request!.acts[0]!);
  await waitFor(() => !two.request);
  await one.open(id);
  await ask();
  const cleo = await testBot.join('Cleo');
  await cleo.go(CHANNEL);
  const activity = await cleo.joinActivity();
  const stranger = await connect(await sessionOf(activity));
  expect(await stranger.next('refused', () => act(stranger, two.request!.acts[0]!))).toMatchObject({
    code: 'notInvited',
  });
  const [accept, decline] = two.request!.acts;
  expect([two.request!.text, accept!.label, decline!.label]).toEqual([
    expect.stringMatching(/^(Ada|Bo) asked (Ada|Bo) for a rematch\.$/),
    'Accept',
    'Decline',
  ]);
  await two.next('done', () => act(two, decline!));
  expect(two.view!.table).toBe(id);
  await waitFor(() => one.request!.text.includes('declined'));
  // A player who has declined can still accept.
  act(two, { act: 'rematch' });
  await waitFor(() => one.view!.status === 'playing' && two.view!.table === one.view!.table);
});

test('shows who asks for an undo, and to the asker that it waits, the answer, and to both what was undone', async () => {
  const [mover, waiting] = await both();
  await endTurn(mover, waiting);
  const { table: id } = mover.view!;
  const act = (of: string) => ({ type: 'act', id: crypto.randomUUID(), table: id, act: of }) as const;
  mover.send(act('undo'));
  await waitFor(() => waiting.request && mover.request);
  expect(waiting.request!.text).toMatch(/^(Ada|Bo) wants to undo the last move: “(Ada|Bo) ends the turn”\.$/);
  expect(waiting.request!.acts.map(({ label }) => label)).toEqual(['Allow', 'Decline']);
  expect([mover.request!.text, mover.request!.acts.map(({ label }) => label)]).toEqual([
    expect.stringMatching(/^You asked (Ada|Bo) to let you undo your last move: “(Ada|Bo) ends the turn”\./),
    ['Withdraw'],
  ]);
  waiting.send(act(waiting.request!.acts[1]!.act));
  await waitFor(() => mover.request!.text.includes('didn’t allow') && !waiting.request);
  expect(mover.request!.acts).toEqual([]);
  mover.send(act('undo'));
  await waitFor(() => waiting.request);
  waiting.send(act(waiting.request!.acts[0]!.act));
  await waitFor(() => mover.request!.text.includes('allowed it'));
  expect([mover.view!.isUndone, waiting.view!.isUndone]).toEqual([true, true]);
  await waitFor(() => /^(Ada|Bo) undid a move, and (Ada|Bo) agreed\.$/.test(waiting.request?.text ?? ''));
});

test('shows why a board cannot be touched', async () => {
  const { playground, longtable } = testBot;
  vi.spyOn(playground.activities, 'enabled', 'get').mockReturnValue(false);
  await ada.click('Touch');
  await ada.sees('Discord can’t open the touch board here');
  longtable.bot.client.application.flags = new ApplicationFlagsBitField(0).freeze();
  await ada.click('Touch');
  await ada.sees('hasn’t enabled Activities');
  const { id } = playground.channel(CHANNEL);
  const deny = String(PermissionFlagsBits.UseEmbeddedActivities);
  const overwrite = { id: bo.user.id, type: OverwriteType.Member, allow: '0', deny };
  playground.world.changeChannel(id, { permission_overwrites: [overwrite] });
  await bo.click('Touch');
  await bo.sees('You need the Use Activities permission');
  vi.restoreAllMocks();
});

test('opens the table for which the user has pressed Touch, on pages that are open already', async () => {
  const { page } = await touch(ada);
  const { table: first } = await page.open();
  await ada.go('second-table');
  await ada.command('second-table', 'play', { subcommand: 'duel', options: { computer: 'beginner' } });
  await ada.sees('Computer');
  const view = await page.next('view', () => void ada.click('Touch'));
  expect(view.table).not.toBe(first);
});

test('shows what another process has changed', async () => {
  const { page } = await touch(ada);
  const { revision } = await page.open();
  const { context } = testBot.longtable.bot;
  const { changes } = context;
  Object.assign(context, { changes: { ...changes, emit: () => {}, listen: () => () => {} } });
  const mover = page.view!.mayAct ? ada : bo;
  await mover.command(CHANNEL, 'move', { options: { move: 'finish' } });
  await expect.poll(() => page.view!.revision).toBeGreaterThan(revision);
});

test('answers pages that come back before the bot is logged in', async () => {
  const server = await ActivityServer.open({ host: '127.0.0.1', port: 0, secret: 'a secret' });
  const { status } = await fetch(`${server.address}/api/ticket`, { method: 'POST', body: '{}' });
  const socket = new WebSocket(`${server.address.replace('http', 'ws')}/ws`);
  const [refused] = await once(socket, 'error');
  expect([status, String(refused)]).toEqual([503, expect.stringContaining('401')]);
  await server.close();
});

test('does not let a user wait while another one sends 10,000 messages', async () => {
  const [{ page: one }, { page: two }] = [await touch(ada), await touch(bo)];
  await two.open();
  for (let at = 0; at < 10_000; at++) one.socket.send('{"type":"tables"}');
  await two.next('tables', () => two.send({ type: 'tables' }));
  expect(await one.until(() => one.closeCode)).toBe(4429);
  expect(two.closeCode).toBeUndefined();
});

test('opens a new game in the panel where the bot is not a member', async () => {
  const { page } = await touch(ada);
  await page.open();
  const { playground, longtable } = testBot;
  playground.world.installations.setServer(false);
  await expect.poll(() => longtable.gateway.servers.size).toBe(0);
  const opened = await page.next('view', () => page.send({ type: 'start', id: crypto.randomUUID(), game: 'duel' }));
  const { location } = (await findTable(longtable.bot.context, opened.table)).table;
  expect(location).toMatchObject({ inPanel: true, guest: true });
});

test('stores no user in the records of handled messages', async () => {
  const [mover, waiting] = await both();
  await waiting.next('view', () => mover.line('finish'));
  const { storage } = testBot.longtable.bot.context;
  const ids = (await Array.fromAsync(storage.store(interactionKind).ids())).flat();
  expect(ids.filter((id) => id.startsWith('touch.'))).toHaveLength(1);
  for (const { user } of [ada, bo]) expect(ids.join()).not.toContain(user.id);
});

test('reads a plan once for all requests that wait, and not again until it changes', async () => {
  const [, waiting] = await both();
  const { table: id } = waiting.view!;
  const worlds = vi.spyOn(duel, 'worlds');
  await waiting.next('tables', () => {
    for (let at = 0; at < 20; at++) waiting.send({ type: 'options', table: id, of: 'plan' });
    waiting.send({ type: 'tables' });
  });
  expect(worlds).toHaveBeenCalledTimes(1);
  const plans = waiting.updates.filter(({ type }) => type === 'options') as Options[];
  expect(plans.length).toBeLessThan(20);
  const moves = plans[0]!.groups.flatMap(({ buttons }) => buttons);
  const { act } = moves.find((each) => each.act.startsWith('planned|'))!;
  const changed = await waiting.next('options', () => waiting.send({ type: 'act', id: ID, table: id, act }));
  expect(changed.lines).not.toEqual(plans[0]!.lines);
  worlds.mockRestore();
});

test('slows down a user whose messages have taken more than 300 ms of the main thread', () => {
  let now = 0;
  const budget = new WorkBudget(() => now);
  const work = () => budget.run(() => (now += 50));
  for (let at = 0; at < 6; at++) work();
  expect(budget.delay).toBe(0);
  for (let at = 0; at < 4; at++) work();
  now += budget.delay;
  expect([now, budget.delay]).toEqual([2000, 0]);
  work();
  expect(budget.delay).toBe(450);
});

test('opens the table of the link in a ping', async () => {
  await ada.go('second-table');
  await ada.command('second-table', 'play', { subcommand: 'duel', options: { computer: 'beginner' } });
  await ada.sees('Computer');
  const { components } = pingContentOf(
    await tableIn(testBot, CHANNEL),
    { about: 'turn', nonce: 'n' } as Notice,
    [0],
    '9',
  );
  const [, link] = components!.flatMap((row) => row.components as { url?: string }[]).map(({ url = '' }) => url);
  const { id } = await table();
  expect(link).toBe(`https://discord.com/activities/9?custom_id=${id}`);
  const activity = await ada.joinActivity({ customId: id });
  const page = await connect(await sessionOf(activity));
  expect(await page.open(activity.address.searchParams.get('custom_id')!)).toMatchObject({ table: id });
});
