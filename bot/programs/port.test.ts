import { EventEmitter } from 'node:events';
import type { IncomingMessage, RequestListener } from 'node:http';
import type { Protocol } from '@longtable/kit/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { recordingLog } from '../../tests/context.ts';
import type { LoadedTable } from '../host/table/table.ts';
import { ownProtocol } from './own.ts';
import { openPrograms, type ProgramPort, type Programs } from './port.ts';
import type { Connection, SessionParts } from './session.ts';

class FakeServer extends EventEmitter {
  maxConnections = 0;
  readonly respond: RequestListener;
  listened: unknown[] = [];
  closed: string[] = [];

  constructor(respond: RequestListener) {
    super();
    this.respond = respond;
  }
  listen(...where: unknown[]) {
    this.listened = where;
    queueMicrotask(() => this.emit('listening'));
    return this;
  }
  address() {
    return { port: 4321 };
  }
  close() {
    this.closed.push('server');
    if (made.sockets.every(({ isClosed }) => isClosed)) this.emit('close');
  }
  closeAllConnections() {
    this.closed.push('connections');
    this.emit('close');
  }
}

class FakeSocket extends EventEmitter {
  readonly OPEN = 1;
  readyState = 1;
  bufferedAmount = 0;
  isClosed = false;
  readonly calls: string[] = [];
  ping = () => this.calls.push('ping');
  terminate = () => this.calls.push('terminate');
  send = (text: string) => this.calls.push(`send ${text}`);
  close = (code: number) => this.calls.push(`close ${code}`);
}

class FakeSession {
  seat: string | undefined;
  readonly connection: Connection;
  readonly parts: SessionParts;
  readonly calls: unknown[] = [];

  constructor(connection: Connection, parts: SessionParts) {
    this.connection = connection;
    this.parts = parts;
    made.sessions.push(this);
  }
  receive = (text: string | undefined) => this.calls.push(text);
  refresh = () => this.calls.push('refresh');
  leave = () => this.calls.push('leave');
  yieldToNewConnection = () => this.calls.push('yield');
  /** Takes a seat. */
  sit(seat: string) {
    this.seat = seat;
    this.parts.onSeated(this as never);
  }
}

const made = vi.hoisted(() => ({
  server: undefined as unknown as FakeServer,
  sockets: [] as FakeSocket[],
  sessions: [] as FakeSession[],
  acceptor: undefined as unknown as EventEmitter & { options: Record<string, unknown> },
  limits: undefined as unknown,
  admitted: [] as unknown[],
  accepted: [] as unknown[],
}));

vi.mock('node:http', () => ({
  createServer: (respond: RequestListener) => {
    made.server = new FakeServer(respond);
    return made.server;
  },
}));
vi.mock('ws', async () => {
  const { EventEmitter: Emitter } = await import('node:events');
  return {
    WebSocketServer: class extends Emitter {
      readonly options: Record<string, unknown>;
      constructor(options: Record<string, unknown>) {
        super();
        this.options = options;
        made.acceptor = this;
      }
      close() {
        made.server.closed.push('acceptor');
      }
    },
  };
});
vi.mock('@longtable/kit/admission', () => ({
  maxConnections: () => 96,
  Admission: class {
    constructor(limits: unknown) {
      made.limits = limits;
    }
    admit = (socket: unknown) => made.admitted.push(socket);
    accept = (socket: unknown) => made.accepted.push(socket);
  },
}));
vi.mock('./session.ts', () => ({
  ProgramSession: class {
    constructor(connection: Connection, parts: SessionParts) {
      // biome-ignore lint/correctness/noConstructorReturn: the class above exists only after this mock
      return new FakeSession(connection, parts) as never;
    }
  },
}));

const log = recordingLog();
const protocol = { name: 'other' } as unknown as Protocol<LoadedTable>;
let programs: Programs;

const openAt = (port: Partial<ProgramPort> = {}) =>
  openPrograms({ host: '127.0.0.1', port: 7, ...port }, { context: { log } as never, deliver: async () => {} });

beforeEach(async () => {
  vi.useFakeTimers({ now: 1e12 });
  for (const list of [made.sockets, made.sessions, made.admitted, made.accepted]) list.length = 0;
  programs = await openAt({ protocols: [protocol] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Connects a program. Returns its socket and session. */
function connect(request: Partial<IncomingMessage> = { url: '/play' }) {
  const socket = new FakeSocket();
  made.sockets.push(socket);
  made.acceptor.emit('connection', socket, { socket: `tcp ${made.sockets.length}`, ...request });
  return { socket, session: made.sessions.at(-1) as FakeSession };
}

test('limits connections and frames, and listens where it is told to', () => {
  expect(made.server.listened).toEqual([7, '127.0.0.1']);
  expect(made.server.maxConnections).toBe(96);
  expect(made.limits).toEqual({
    ...{ clients: Number.POSITIVE_INFINITY, clientsPerAddress: Number.POSITIVE_INFINITY },
    ...{ strangers: 20, strangersPerAddress: 10, silentMs: 5000 },
  });
  expect(made.acceptor.options).toMatchObject({ server: made.server, maxPayload: 65_536 });
  const choose = made.acceptor.options.handleProtocols as (offered: Iterable<string>) => unknown;
  expect([choose(new Set(['a', 'b'])), choose(new Set())]).toEqual(['a', false]);
});

test('answers plain HTTP with a text by which the doctor recognises it', () => {
  const response = { writeHead: vi.fn(() => response), end: vi.fn() };
  made.server.respond({} as never, response as never);
  expect(response.writeHead).toHaveBeenCalledWith(426, { Connection: 'close' });
  expect(response.end).toHaveBeenCalledWith(expect.stringMatching(/^Longtable’s port for programs\./));
});

test.each<[Partial<ProgramPort>, string]>([
  [{}, 'ws://127.0.0.1:4321'],
  [{ host: '::1' }, 'ws://[::1]:4321'],
  [{ url: 'wss://play.example' }, 'wss://play.example'],
])('has an address for programs: %o', async (port, address) => {
  expect((await openAt(port)).address).toBe(address);
  expect(log.lines.at(-1)).toMatchObject({ about: { address } });
});

test('gives each connection a session with its path and all protocols', () => {
  const { session } = connect();
  expect(session.connection.path).toBe('/play');
  expect(session.parts.protocols).toEqual([ownProtocol, protocol]);
  expect(connect({}).session.connection.path).toBe('/');
});

test('passes text frames on, and binary frames as undefined', () => {
  const { socket, session } = connect();
  socket.emit('message', Buffer.from('hello'), false);
  socket.emit('message', Buffer.from('hello'), true);
  socket.emit('close');
  expect(session.calls).toEqual(['hello', undefined, 'leave']);
});

test('admits every connection, and accepts it when the program has its seat', () => {
  made.server.emit('connection', 'tcp 0');
  const { session } = connect();
  expect([made.admitted, made.accepted]).toEqual([['tcp 0'], []]);
  session.sit('a');
  expect(made.accepted).toEqual(['tcp 1']);
});

test('closes earlier connections of the same seat only', () => {
  const [first, other, second] = [connect(), connect(), connect()];
  first.session.sit('a');
  other.session.sit('b');
  second.session.sit('a');
  expect([first, other, second].map(({ session }) => session.calls)).toEqual([['yield'], [], []]);
});

test('pings every half second until the program has its seat or is gone', () => {
  const [{ socket, session }, gone] = [connect(), connect()];
  vi.advanceTimersByTime(1000);
  expect(socket.calls).toEqual(['ping', 'ping']);
  session.sit('a');
  gone.socket.emit('close');
  vi.advanceTimersByTime(10_000);
  expect([socket.calls.length, gone.socket.calls.length]).toEqual([2, 2]);
});

test('pings every 15 seconds and closes a connection that is silent for more than 90', () => {
  const programsAt = ['silent', 'pong', 'message'].map(() => connect());
  for (const { session } of programsAt) session.sit(String(session));
  vi.advanceTimersByTime(75_000);
  const [silent, ponging, talking] = programsAt.map(({ socket }) => socket);
  expect(silent?.calls).toEqual(Array(5).fill('ping'));
  ponging?.emit('pong');
  talking?.emit('message', Buffer.from('x'), false);
  vi.advanceTimersByTime(15_000);
  expect(silent?.calls).toEqual(Array(6).fill('ping'));
  vi.advanceTimersByTime(15_000);
  expect([silent, ponging, talking].map((socket) => socket?.calls.at(-1))).toEqual(['terminate', 'ping', 'ping']);
});

test('looks for changes of other processes every second', () => {
  const { socket, session } = connect();
  vi.advanceTimersByTime(2000);
  expect(session.calls).toEqual(['refresh', 'refresh']);
  socket.emit('close');
  vi.advanceTimersByTime(2000);
  expect(session.calls).toEqual(['refresh', 'refresh', 'leave']);
});

test('sends only on an open connection, and closes one with too many unsent bytes', () => {
  const { socket, session } = connect();
  session.connection.send('1');
  socket.bufferedAmount = 16 * 1024 * 1024;
  session.connection.send('2');
  socket.bufferedAmount++;
  session.connection.send('3');
  socket.readyState = 2;
  session.connection.send('4');
  session.connection.close(1008);
  expect(socket.calls).toEqual(['send 1', 'send 2', 'terminate', 'close 1008']);
});

test('logs the error of a connection', () => {
  connect().socket.emit('error', new Error('on purpose'));
  expect(log.lines.at(-1)).toMatchObject({ level: 'info', about: { error: 'on purpose' } });
  made.acceptor.emit('error', new Error('in use'));
});

test('closes all connections, after a second by force', async () => {
  const { socket, session } = connect();
  const closing = programs.close();
  expect(made.server.closed).toEqual(['acceptor', 'server']);
  vi.advanceTimersByTime(999);
  expect(socket.calls.filter((call) => call !== 'ping')).toEqual(['close 1001']);
  vi.advanceTimersByTime(1);
  await closing;
  expect(socket.calls).toContain('terminate');
  expect(made.server.closed.at(-1)).toBe('connections');
  vi.advanceTimersByTime(1000);
  expect(session.calls).toEqual([]);
});

test('closes without force if all connections end', async () => {
  await programs.close();
  vi.advanceTimersByTime(5000);
  expect([made.server.closed, vi.getTimerCount()]).toEqual([['acceptor', 'server'], 0]);
});
