import { EventEmitter } from 'node:events';
import http, { type IncomingMessage, type RequestListener } from 'node:http';
import { Admission, maxConnections } from '@longtable/kit/admission';
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { WebSocketServer } from 'ws';
import { replaceBuiltin } from '../../../tests/builtins.ts';
import { locationIn, open, person, recordingLog, testContext } from '../../../tests/context.ts';
import type { Context } from '../../host/context.ts';
import { openPrograms, type ProgramPort, type Programs } from './index.ts';
import { issueSecret } from './seat.ts';
import { ProgramSession } from './session.ts';

class FakeServer extends EventEmitter {
  maxConnections = 0;
  readonly respond: RequestListener;
  readonly calls: string[] = [];
  /** Whether it waits for open connections after it was closed. */
  isBusy = false;

  constructor(respond: RequestListener) {
    super();
    this.respond = respond;
  }
  listen(port: number, host: string) {
    this.calls.push(`listen ${host} ${port}`);
    queueMicrotask(() => this.emit('listening'));
    return this;
  }
  address = () => ({ port: 4321 });
  close() {
    this.calls.push('close');
    if (!this.isBusy) queueMicrotask(() => this.emit('close'));
  }
  closeAllConnections() {
    this.calls.push('closeAllConnections');
    this.emit('close');
  }
}

class FakeSocket extends EventEmitter {
  readonly OPEN = 1;
  readyState = 1;
  bufferedAmount = 0;
  readonly calls: string[] = [];
  ping = () => this.calls.push('ping');
  terminate = () => this.calls.push('terminate');
  send = (text: string) => this.calls.push(`send ${text.slice(0, 20)}`);
  close = (code: number) => this.calls.push(`close ${code}`);
  /** Returns the calls without those that send texts. */
  get others() {
    return this.calls.filter((call) => !call.startsWith('send'));
  }
}

let server: FakeServer;
let acceptor: WebSocketServer;
let context: Context;
let log: ReturnType<typeof recordingLog>;
let admit: MockInstance;
let accept: MockInstance;
let refresh: MockInstance;
let programs: Programs;

const openAt = (port: Partial<ProgramPort> = {}) =>
  openPrograms({ host: '127.0.0.1', port: 7, ...port }, { context, deliver: async () => {} });

beforeEach(async () => {
  log = recordingLog();
  context = await testContext(undefined, log);
  replaceBuiltin(http, 'createServer', (respond: RequestListener) => {
    server = new FakeServer(respond);
    return server;
  });
  [admit, accept] = [vi.spyOn(Admission.prototype, 'admit'), vi.spyOn(Admission.prototype, 'accept')];
  for (const spied of [admit, accept]) spied.mockReturnValue(undefined);
  refresh = vi.spyOn(ProgramSession.prototype, 'refresh').mockReturnValue();
  const on = vi.spyOn(WebSocketServer.prototype, 'on');
  vi.useFakeTimers({ now: 1e12, toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout', 'Date'] });
  programs = await openAt();
  acceptor = on.mock.contexts[0] as WebSocketServer;
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

let connections = 0;

/** Connects a program. */
function connect(request: Partial<IncomingMessage> = { url: '/play' }): FakeSocket {
  const socket = new FakeSocket();
  acceptor.emit('connection', socket, { socket: `tcp ${++connections}`, ...request });
  return socket;
}

/** Opens a table with a program and returns its secret. */
async function secretOf(channel: string): Promise<string> {
  const program = { kind: 'program' as const, owner: { id: 'ada', name: 'Ada' } };
  const { table } = await open(context, { occupants: [program, person('bo')], location: locationIn(channel) });
  const issued = await issueSecret(context, table.id, 'ada');
  return issued.secret;
}

/** Logs a program in. Returns its token. */
async function logIn(socket: FakeSocket, credentials: object): Promise<string> {
  const sent: string[] = [];
  socket.send = (text: string) => sent.push(text);
  socket.emit('message', Buffer.from(JSON.stringify({ type: 'hello', ...credentials })), false);
  await expect.poll(() => sent.length).toBeGreaterThan(1);
  return JSON.parse(sent[0] ?? '').token;
}

test('listens where it is configured, with limits for connections and frames', () => {
  expect([server.calls, server.maxConnections]).toEqual([['listen 127.0.0.1 7'], maxConnections()]);
  const { maxPayload, handleProtocols } = acceptor.options;
  expect(maxPayload).toBe(65_536);
  const choose = handleProtocols as unknown as (offered: Iterable<string>) => unknown;
  expect([choose(new Set(['a', 'b'])), choose(new Set())]).toEqual(['a', false]);
});

test.each<[Partial<ProgramPort>, string]>([
  [{}, 'ws://127.0.0.1:4321'],
  [{ host: '::1' }, 'ws://[::1]:4321'],
  [{ url: 'wss://play.example' }, 'wss://play.example'],
])('has an address for programs: %o', async (port, address) => {
  expect((await openAt(port)).address).toBe(address);
  expect(log.lines.at(-1)).toMatchObject({ about: { address } });
});

test('admits every connection, and accepts it when the program has its seat', async () => {
  server.emit('connection', 'tcp');
  const socket = connect();
  expect([admit.mock.calls, accept.mock.calls]).toEqual([[['tcp']], []]);
  await logIn(socket, { secret: await secretOf('c') });
  expect(accept.mock.calls).toEqual([[`tcp ${connections}`]]);
});

test('closes the oldest of more than ten unknown connections of an address, and silent ones after five seconds', () => {
  admit.mockRestore();
  const closed: number[] = [];
  const tcp = (n: number, remoteAddress = '10.0.0.1') =>
    Object.assign(new EventEmitter(), { remoteAddress, destroy: () => void closed.push(n) });
  for (let n = 0; n < 10; n++) server.emit('connection', tcp(n));
  server.emit('connection', tcp(10, '10.9.9.9'));
  expect(closed).toEqual([]);
  server.emit('connection', tcp(11));
  expect(closed).toEqual([0]);
  vi.advanceTimersByTime(4999);
  expect(closed).toEqual([0]);
  vi.advanceTimersByTime(1);
  expect(closed).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
});

test('closes earlier connections of the same seat only', async () => {
  const [first, other, second] = [connect(), connect(), connect()];
  const token = await logIn(first, { secret: await secretOf('c') });
  await logIn(other, { secret: await secretOf('d') });
  expect(first.others).toEqual([]);
  await logIn(second, { token });
  expect([first, other, second].map(({ others }) => others)).toEqual([['close 1008'], [], []]);
});

test('pings every half second until the program has its seat or is gone', async () => {
  const [socket, gone] = [connect(), connect()];
  vi.advanceTimersByTime(1000);
  expect(socket.others).toEqual(['ping', 'ping']);
  await logIn(socket, { secret: await secretOf('c') });
  gone.emit('close');
  vi.advanceTimersByTime(10_000);
  expect([socket.others.length, gone.others.length]).toEqual([2, 2]);
});

test('pings every 15 seconds and closes a connection that is silent for more than 90', async () => {
  const sockets = [connect(), connect(), connect()];
  for (const [n, socket] of sockets.entries()) await logIn(socket, { secret: await secretOf(`c${n}`) });
  const [silent, ponging, talking] = sockets;
  vi.advanceTimersByTime(75_000);
  expect(silent?.others).toEqual(Array(5).fill('ping'));
  ponging?.emit('pong');
  talking?.emit('message', Buffer.from('{}'), false);
  vi.advanceTimersByTime(15_000);
  expect(silent?.others).toEqual(Array(6).fill('ping'));
  vi.advanceTimersByTime(15_000);
  expect(sockets.map(({ others }) => others.at(-1))).toEqual(['terminate', 'ping', 'ping']);
});

test('looks for changes of other processes every second', () => {
  const socket = connect();
  vi.advanceTimersByTime(2000);
  expect(refresh).toHaveBeenCalledTimes(2);
  socket.emit('close');
  vi.advanceTimersByTime(2000);
  expect(refresh).toHaveBeenCalledTimes(2);
});

test.each([
  [1, 16 * 1024 * 1024, ['send', 'close']],
  [1, 16 * 1024 * 1024 + 1, ['terminate', 'close']],
  [2, 0, ['close']],
])('sends on an open connection without too many unsent bytes: state %i, %i bytes', async (state, bytes, calls) => {
  const socket = connect();
  Object.assign(socket, { readyState: state, bufferedAmount: bytes });
  socket.emit('message', Buffer.from('x'), true);
  expect(socket.calls.map((call) => call.split(' ')[0])).toEqual(calls);
});

test('closes all connections, after a second by force', async () => {
  const socket = connect();
  server.isBusy = true;
  const closing = programs.close();
  vi.advanceTimersByTime(999);
  expect([server.calls.slice(1), socket.others.filter((call) => call !== 'ping')]).toEqual([['close'], ['close 1001']]);
  vi.advanceTimersByTime(1);
  await closing;
  expect([server.calls.at(-1), socket.others.includes('terminate')]).toEqual(['closeAllConnections', true]);
  refresh.mockClear();
  vi.advanceTimersByTime(60_000);
  expect(refresh).not.toHaveBeenCalled();
});
