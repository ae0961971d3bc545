import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';
import { ownProtocol } from './own.ts';
import type { Protocol } from './protocol.ts';
import { ProgramSession, type Reception } from './session.ts';

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
  reception: Pick<Reception, 'context' | 'deliver'>,
): Promise<Programs> {
  const { log } = reception.context;
  const spoken = [ownProtocol, ...protocols];
  const sockets = new WebSocketServer({
    host,
    port,
    maxPayload: FRAME_MAX,
    handleProtocols: ([first]) => first ?? false,
  });
  const visitors = new Map<WebSocket, { readonly visitor: ProgramSession; heard: number }>();
  const arrived = (visitor: ProgramSession) => {
    for (const { visitor: other } of visitors.values())
      if (other !== visitor && other.seat === visitor.seat) other.giveWay();
  };
  sockets.on('connection', (socket, request) => {
    socket.on('error', (error) => log.info({ error: error.message }, 'The connection of a program failed'));
    if (visitors.size >= CONNECTIONS_MAX) return socket.close(1013);
    const connection = { path: request.url ?? '/', ...wayTo(socket) };
    const visitor = new ProgramSession(connection, { ...reception, arrived, protocols: spoken });
    const known = { visitor, heard: Date.now() };
    visitors.set(socket, known);
    const silence = setTimeout(() => visitor.seat ?? socket.close(1008), SILENT_MS);
    socket.on('pong', () => {
      known.heard = Date.now();
    });
    socket.on('message', (data, isBinary) => {
      known.heard = Date.now();
      visitor.receive(isBinary ? undefined : data.toString());
    });
    socket.on('close', () => {
      clearTimeout(silence);
      visitors.delete(socket);
      visitor.leave();
    });
  });
  await once(sockets, 'listening');
  const looks = setInterval(() => {
    for (const { visitor } of visitors.values()) visitor.look();
  }, LOOK_MS);
  const pings = setInterval(() => {
    for (const [socket, { heard }] of visitors) {
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
      return visitors.size;
    },
    async close() {
      clearInterval(looks);
      clearInterval(pings);
      const closed = once(sockets, 'close');
      sockets.close();
      for (const socket of visitors.keys()) socket.close(1001);
      const late = setTimeout(() => {
        for (const socket of visitors.keys()) socket.terminate();
      }, 1000);
      await closed;
      clearTimeout(late);
    },
  };
}

function wayTo(socket: WebSocket) {
  return {
    send(text: string) {
      if (socket.readyState !== socket.OPEN) return;
      if (socket.bufferedAmount > BACKLOG_MAX) socket.terminate();
      else socket.send(text);
    },
    close: (code: number) => socket.close(code),
  };
}
