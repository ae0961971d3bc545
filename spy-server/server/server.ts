import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Admission, limitsFor } from '@longtable/kit/admission';
import type { Logger } from 'pino';
import { type WebSocket, WebSocketServer } from 'ws';
import { decode } from '../wire/messages.ts';
import { Archive, takeLock } from './archive.ts';
import { Client } from './client.ts';
import { readPath, type ServerOptions } from './lobby.ts';
import { Router } from './router.ts';

const PROTOCOL = 'no-time-to-spy';
const MAX_FRAME = 1024 * 1024;
const PING_MS = 15_000;
/**
 * Interval of pings before the HELLO. The original computer player's WebSocket library sends `HELLO` only after it has
 * received something.
 */
const FIRST_PING_MS = 500;
const FOLDER_CHECK_MS = 1_000;
/**
 * Time without a message or pong after which a connection is dead. It is long, because the original computer player
 * does not read while it thinks.
 */
const DEAD_MS = 90_000;

export interface Server {
  readonly port: number;
  /** Stops the server. Running matches stay on disk. */
  close(): Promise<void>;
}

/** Starts a server of the original protocol. */
export async function startServer(options: ServerOptions): Promise<Server> {
  const { log } = options;
  const archive = new Archive(options.folder);
  const lock = await takeLock(archive.lock);
  const router = new Router(options, archive);
  const limits = limitsFor();
  const admission = new Admission(limits);
  const server = createServer((_, response) => response.writeHead(426, { Connection: 'close' }).end());
  server.maxConnections = limits.clients + limits.strangers;
  server.on('connection', (socket) => admission.admit(socket));
  const sockets = new WebSocketServer({
    server,
    maxPayload: MAX_FRAME,
    handleProtocols: (asked) => (asked.has(PROTOCOL) ? PROTOCOL : false),
  });
  const clients = new Set<Client>();
  /** Whether the folder exists. Calls `folderGone` if it was deleted. */
  const folderExists = () => {
    if (existsSync(options.folder)) return true;
    options.folderGone?.();
    return false;
  };
  sockets.on('connection', (socket: WebSocket, request: IncomingMessage) => {
    socket.on('error', (error) => log.debug({ err: error }, 'A connection failed.'));
    const counter = { enter: () => admission.accept(request.socket), leave: () => admission.admit(request.socket) };
    const client = new Client(socket, readPath(request.url ?? '/'), clients, counter);
    clients.add(client);
    log.debug({ client: client.id, from: request.socket.remoteAddress }, 'A connection opened.');
    const firstPings = setInterval(() => {
      if (client.role === undefined) socket.ping();
      else clearInterval(firstPings);
    }, FIRST_PING_MS);
    socket.on('pong', () => {
      client.lastSeenAt = Date.now();
    });
    socket.on('message', (data, isBinary) => {
      if (folderExists()) listen(router, client, isBinary ? undefined : data.toString(), log);
    });
    socket.on('close', () => {
      clearInterval(firstPings);
      clients.delete(client);
      log.debug({ client: client.id, name: client.name }, 'A connection closed.');
      router.onDisconnect(client);
    });
  });
  await once(server.listen(options.port, options.host), 'listening').catch((error) => {
    lock.close();
    throw error;
  });
  router.open();
  const folderChecks = setInterval(folderExists, FOLDER_CHECK_MS);
  const pings = setInterval(() => {
    for (const { socket, lastSeenAt } of clients) if (Date.now() - lastSeenAt > DEAD_MS) socket.terminate();
    for (const { socket } of clients) socket.ping();
  }, PING_MS);
  const { port } = server.address() as AddressInfo;
  log.info({ host: options.host, port }, 'Listening.');
  return {
    port,
    async close() {
      clearInterval(folderChecks);
      clearInterval(pings);
      router.close();
      for (const { socket } of clients) socket.terminate();
      const closed = once(server, 'close');
      sockets.close();
      server.close();
      server.closeAllConnections();
      await closed;
      lock.close();
    },
  };
}

function listen(router: Router, client: Client, text: string | undefined, log: Logger): void {
  if (client.socket.readyState !== client.socket.OPEN) return;
  log.trace({ client: client.id, text }, 'Received a message.');
  const refuse = (problem: string) => {
    log.warn({ client: client.id, name: client.name, problem }, 'A client broke the protocol.');
    router.handleViolation(client, problem);
  };
  if (!client.countMessage()) refuse('too many messages');
  else if (text === undefined) refuse('not a text frame');
  else {
    const decoded = decode(text);
    if ('message' in decoded) router.receive(client, decoded.message);
    else if ('problem' in decoded) refuse(decoded.problem);
    else log.debug({ client: client.id, type: decoded.ignored }, 'Ignored a message of this type.');
  }
}
