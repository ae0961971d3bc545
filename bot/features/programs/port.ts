import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Admission, maxConnections } from '@longtable/kit/admission';
import type { Protocol } from '@longtable/kit/protocol';
import { type WebSocket, WebSocketServer } from 'ws';
import type { LoadedTable } from '../../host/feature.ts';
import { ownProtocol } from './own.ts';
import { ProgramSession, type SessionParts } from './session.ts';

export interface ProgramPort {
  readonly host: string;
  readonly port: number;
  /** Public address, if it differs from host and port. */
  readonly url?: string | undefined;
  /** Additional protocols. */
  readonly protocols?: readonly Protocol<LoadedTable>[] | undefined;
}

export interface Programs {
  readonly address: string;
  close(): Promise<void>;
}

const MAX_FRAME_BYTES = 64 * 1024;
/** Limits for connections without an accepted hello. `maxConnections` of the server limits the others. */
const PENDING_LIMITS = {
  clients: Number.POSITIVE_INFINITY,
  clientsPerAddress: Number.POSITIVE_INFINITY,
  strangersPerAddress: 10,
  silentMs: 5_000,
};
/** Response to plain HTTP requests. The doctor recognises the port by it. */
const PLAIN_HTTP = 'Longtable’s port for programs. Connect with a WebSocket.\n';
/** Maximum number of unsent bytes before a connection is closed. */
const MAX_BUFFERED_BYTES = 16 * 1024 * 1024;
const PING_INTERVAL_MS = 15_000;
/**
 * Interval of pings before the program has its seat. The WebSocket library of the original computer player sends its
 * first message only after it has received a frame.
 */
const FIRST_PING_MS = 500;
const MAX_SILENCE_MS = 90_000;
/** Interval for reading changes made by other processes. */
const REFRESH_MS = 1000;

/** Opens the WebSocket port for programs. */
export async function openPrograms(
  { host, port, url, protocols = [] }: ProgramPort,
  parts: Pick<SessionParts, 'context' | 'deliver'>,
): Promise<Programs> {
  const { log } = parts.context;
  const spoken = [ownProtocol, ...protocols];
  const server = createServer((_, response) => response.writeHead(426, { Connection: 'close' }).end(PLAIN_HTTP));
  server.maxConnections = maxConnections();
  const admission = new Admission({ ...PENDING_LIMITS, strangers: Math.ceil(server.maxConnections / 5) });
  server.on('connection', (socket) => admission.admit(socket));
  const sockets = new WebSocketServer({
    server,
    maxPayload: MAX_FRAME_BYTES,
    handleProtocols: ([first]) => first ?? false,
  });
  // A port in use rejects the wait for `listening` below.
  sockets.on('error', () => {});
  const sessions = new Map<WebSocket, { readonly session: ProgramSession; lastMessageAt: number }>();
  const closeOthers = (session: ProgramSession) => {
    for (const { session: other } of sessions.values())
      if (other !== session && other.seat === session.seat) other.yieldToNewConnection();
  };
  sockets.on('connection', (socket, request) => {
    socket.on('error', (error) => log.info({ error: error.message }, 'Program connection failed'));
    const firstPings = setInterval(() => socket.ping(), FIRST_PING_MS);
    const arrived = (session: ProgramSession) => {
      clearInterval(firstPings);
      admission.accept(request.socket);
      closeOthers(session);
    };
    const connection = { path: request.url ?? '/', ...connectionOn(socket) };
    const session = new ProgramSession(connection, { ...parts, onSeated: arrived, protocols: spoken });
    const known = { session, lastMessageAt: Date.now() };
    sessions.set(socket, known);
    socket.on('pong', () => {
      known.lastMessageAt = Date.now();
    });
    socket.on('message', (data, isBinary) => {
      known.lastMessageAt = Date.now();
      session.receive(isBinary ? undefined : data.toString());
    });
    socket.on('close', () => {
      clearInterval(firstPings);
      sessions.delete(socket);
      session.leave();
    });
  });
  await once(server.listen(port, host), 'listening');
  const refreshes = setInterval(() => {
    for (const { session } of sessions.values()) session.refresh();
  }, REFRESH_MS);
  const pings = setInterval(() => {
    for (const [socket, { lastMessageAt }] of sessions) {
      if (Date.now() - lastMessageAt > MAX_SILENCE_MS) socket.terminate();
      else socket.ping();
    }
  }, PING_INTERVAL_MS);
  const { port: bound } = server.address() as AddressInfo;
  const address = url ?? `ws://${host.includes(':') ? `[${host}]` : host}:${bound}`;
  log.info({ address }, 'Program port is open');
  return {
    address,
    async close() {
      clearInterval(refreshes);
      clearInterval(pings);
      const closed = once(server, 'close');
      sockets.close();
      server.close();
      for (const socket of sessions.keys()) socket.close(1001);
      const late = setTimeout(() => {
        for (const socket of sessions.keys()) socket.terminate();
        server.closeAllConnections();
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
      if (socket.bufferedAmount > MAX_BUFFERED_BYTES) socket.terminate();
      else socket.send(text);
    },
    close: (code: number) => socket.close(code),
  };
}
