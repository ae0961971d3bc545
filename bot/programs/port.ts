import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';
import { ownProtocol } from './own.ts';
import type { Protocol } from './protocol.ts';
import { ProgramSession, type SessionParts } from './session.ts';

/** Where programs connect. */
export interface ProgramPort {
  readonly host: string;
  readonly port: number;
  /** The address that people are given, where it is not that of the port itself. */
  readonly url?: string | undefined;
  /** What programs may speak besides our own protocol. */
  readonly protocols?: readonly Protocol[] | undefined;
}

/** An open port for programs. */
export interface Programs {
  /** The address that a program is given. */
  readonly address: string;
  /** Connections at present. */
  readonly connected: number;
  close(): Promise<void>;
}

/** The largest frame, and how many connections there may be. */
const FRAME_MAX = 64 * 1024;
const CONNECTIONS_MAX = 200;
/** More than this waiting to go out, and the other end is taken for dead. */
const BACKLOG_MAX = 16 * 1024 * 1024;
const SILENT_MS = 30_000;
const PING_MS = 15_000;
const DEAD_MS = 90_000;
/** What other processes have changed is seen at the next look. */
const LOOK_MS = 1000;

/** Opens the port on which programs take their seats. */
export async function openPrograms(
  { host, port, url, protocols = [] }: ProgramPort,
  parts: Pick<SessionParts, 'context' | 'deliver'>,
): Promise<Programs> {
  const { log } = parts.context;
  const spoken = [ownProtocol, ...protocols];
  const sockets = new WebSocketServer({
    host,
    port,
    maxPayload: FRAME_MAX,
    handleProtocols: ([first]) => first ?? false,
  });
  const sessions = new Map<WebSocket, { readonly session: ProgramSession; heard: number }>();
  const arrived = (session: ProgramSession) => {
    for (const { session: other } of sessions.values())
      if (other !== session && other.seat === session.seat) other.giveWay();
  };
  sockets.on('connection', (socket, request) => {
    socket.on('error', (error) => log.info({ error: error.message }, 'The connection of a program failed'));
    if (sessions.size >= CONNECTIONS_MAX) return socket.close(1013);
    const connection = { path: request.url ?? '/', ...connectionOn(socket) };
    const session = new ProgramSession(connection, { ...parts, arrived, protocols: spoken });
    const known = { session, heard: Date.now() };
    sessions.set(socket, known);
    const silence = setTimeout(() => session.seat ?? socket.close(1008), SILENT_MS);
    socket.on('pong', () => {
      known.heard = Date.now();
    });
    socket.on('message', (data, isBinary) => {
      known.heard = Date.now();
      session.receive(isBinary ? undefined : data.toString());
    });
    socket.on('close', () => {
      clearTimeout(silence);
      sessions.delete(socket);
      session.leave();
    });
  });
  await once(sockets, 'listening');
  const looks = setInterval(() => {
    for (const { session } of sessions.values()) session.look();
  }, LOOK_MS);
  const pings = setInterval(() => {
    for (const [socket, { heard }] of sessions) {
      if (Date.now() - heard > DEAD_MS) socket.terminate();
      else socket.ping();
    }
  }, PING_MS);
  const { port: bound } = sockets.address() as AddressInfo;
  const address = url ?? `ws://${host.includes(':') ? `[${host}]` : host}:${bound}`;
  log.info({ address }, 'Programs may connect');
  return {
    address,
    get connected() {
      return sessions.size;
    },
    async close() {
      clearInterval(looks);
      clearInterval(pings);
      const closed = once(sockets, 'close');
      sockets.close();
      for (const socket of sessions.keys()) socket.close(1001);
      const late = setTimeout(() => {
        for (const socket of sessions.keys()) socket.terminate();
      }, 1000);
      await closed;
      clearTimeout(late);
    },
  };
}

function connectionOn(socket: WebSocket) {
  return {
    send(text: string) {
      if (socket.readyState !== socket.OPEN) return;
      if (socket.bufferedAmount > BACKLOG_MAX) socket.terminate();
      else socket.send(text);
    },
    close: (code: number) => socket.close(code),
  };
}
