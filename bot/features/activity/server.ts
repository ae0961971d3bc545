import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import type { Duplex } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { Admission, maxConnections } from '@longtable/kit/admission';
import { REST } from 'discord.js';
import { type WebSocket, WebSocketServer } from 'ws';
import { AlreadyHandledError } from '../../../storage/index.ts';
import { Lru } from '../../../storage/lru.ts';
import { interactionKind } from '../../../storage/records/time.ts';
import { findTable } from '../../host/table/find.ts';
import type { Bot } from '../../interactions/bot.ts';
import type { Service } from '../../interactions/feature.ts';
import type { PageFiles } from './build.ts';
import { MAX_MESSAGE_BYTES, tokenRequest } from './client-messages.ts';
import { type Denied, Identities, type Identity } from './identity.ts';
import { CloseCode } from './messages.ts';
import { ActivitySession, type MessageCache, WorkBudget } from './session.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
};

interface PageFile {
  readonly body: Buffer;
  readonly gzip: Buffer;
}

/** Loads the page: the built one of a package, or builds it in a checkout. */
async function loadPage(): Promise<ReadonlyMap<string, PageFile>> {
  const files = (await readBuilt()) ?? (await (await import('./build.ts')).pageOfCheckout());
  const compress = promisify(gzip);
  const compressed = [...files].map(async ([path, body]) => [path, { body, gzip: await compress(body) }] as const);
  return new Map(await Promise.all(compressed));
}

/** Reads the page of a package. Undefined in a checkout. */
async function readBuilt(): Promise<PageFiles | undefined> {
  const folder = fileURLToPath(new URL('./built', import.meta.url));
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => undefined);
  if (!entries) return undefined;
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const pathIn = (file: string) => file.slice(folder.length).replaceAll('\\', '/');
  return new Map(await Promise.all(files.map(async (file) => [pathIn(file), await readFile(file)] as const)));
}

/** Maximum number of sockets of a user. The oldest one closes. */
const MAX_SOCKETS = 4;
/** Maximum number of unsent bytes before a socket is closed. */
const MAX_BUFFERED_BYTES = 1024 * 1024;
/** Maximum number of requests of each kind that wait for Discord: about unknown instances, for sessions and for tickets. */
const MAX_WAITING = { instance: 5, session: 50, ticket: 50 };
/** Maximum number of them per address, which many users may share, per instance and per user. */
const MAX_WAITING_EACH = { instance: 3, session: 5, ticket: 1 };
/** Requests about unknown instances have a queue of their own, so that strangers who invent them do not delay others. */
const STRANGERS = { retries: 0, globalRequestsPerSecond: 2 };
const REQUEST_TIMEOUT_MS = 10_000;
const PING_INTERVAL_MS = 30_000;
/** Interval for asking Discord whether the users of open pages are still in the Activity. */
const PRESENCE_MS = 60_000;
/** Interval for reading changes made by other processes. */
const REFRESH_MS = 1000;
/** Delay of loading the page, which the start of the bot does not wait for. */
const PAGE_DELAY_MS = 2000;
/** Maximum number of cached messages. Readers of a table ask for the same ones at the same time. */
const MAX_CACHED = 30;
/** Maximum number of users whose work is remembered. */
const MAX_BUDGETS = 1000;

interface Port {
  readonly host: string;
  readonly port: number;
  readonly secret: string;
}

/** Server of the Activity: the page, sessions, and one WebSocket per page. */
export class ActivityServer implements Service {
  readonly #server: Server;
  readonly #sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES, perMessageDeflate: false });
  readonly #cache: MessageCache = new Lru(MAX_CACHED);
  readonly #budgets = new Lru<WorkBudget>(MAX_BUDGETS);
  readonly #sessions = new Map<WebSocket, { readonly session: ActivitySession; isAlive: boolean }>();
  readonly #secret: string;
  #timers: NodeJS.Timeout[] = [];
  #running: { readonly bot: Bot; readonly identities: Identities } | undefined;
  #page: Promise<ReadonlyMap<string, PageFile>> | undefined;
  /** Addresses, instances and users whose requests wait for Discord. */
  readonly #waiting: Record<keyof typeof MAX_WAITING_EACH, string[]> = { instance: [], session: [], ticket: [] };
  #isRefreshing = false;
  #isChecking = false;

  private constructor(server: Server, secret: string) {
    this.#server = server;
    this.#secret = secret;
    // The port is open before the bot is logged in. Whoever is not answered then would wait forever.
    server.on('request', (request, response) => {
      if (!this.#running) return answer(response, { status: 503, reason: 'busy' });
      void this.#serve(request, response).catch((error) => {
        this.#running?.bot.context.log.error({ error: String(error) }, 'A request of the Activity failed');
        if (!response.headersSent) answer(response, { status: 500, reason: 'failed' });
      });
    });
    server.on('upgrade', (request, socket, head) => void this.#upgrade(request, socket, head));
  }

  static async open({ host, port, secret }: Port): Promise<ActivityServer> {
    const timeouts = { requestTimeout: REQUEST_TIMEOUT_MS, headersTimeout: REQUEST_TIMEOUT_MS };
    const server = createServer({ ...timeouts, connectionsCheckingInterval: REQUEST_TIMEOUT_MS / 2 });
    server.maxConnections = maxConnections();
    // Connections without a complete request have a fifth. Behind a proxy, all have its address.
    const [clients, strangers] = [Number.POSITIVE_INFINITY, Math.ceil(server.maxConnections / 5)];
    const limits = { clients, clientsPerAddress: clients, strangers, strangersPerAddress: strangers };
    const admission = new Admission({ ...limits, silentMs: REQUEST_TIMEOUT_MS });
    server.on('connection', (socket) => admission.admit(socket));
    server.on('request', (request, response) =>
      request.once('end', () => {
        if (response.writableFinished) return;
        admission.accept(request.socket);
        // Until its next request is complete.
        response.once('finish', () => admission.admit(request.socket));
      }),
    );
    server.on('upgrade', ({ socket }) => admission.accept(socket));
    await once(server.listen(port, host), 'listening');
    return new ActivityServer(server, secret);
  }

  get address(): string {
    const { address, port, family } = this.#server.address() as AddressInfo;
    return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
  }

  /** Starts to serve a bot that is logged in. */
  start(bot: Bot): void {
    const { context, client } = bot;
    const { log } = context;
    const { rest } = client;
    const strangers = new REST({ ...rest.options, ...STRANGERS }).setToken(client.token);
    const parts = { rest, strangers, application: client.application.id, secret: this.#secret, now: context.now };
    this.#running = { bot, identities: new Identities(parts) };
    this.#timers = [
      setInterval(() => void this.#refresh(), REFRESH_MS),
      setInterval(() => this.#ping(), PING_INTERVAL_MS),
      setInterval(() => void this.#checkPresence(), PRESENCE_MS),
      setTimeout(() => void this.#loadPage().catch(() => undefined), PAGE_DELAY_MS),
    ];
    log.info({ address: this.address }, 'Activity port is open');
  }

  /** Shows a user's open pages the table for which the user has launched the Activity again, in a known instance. */
  openWish(user: string, instance: string | undefined): void {
    if (instance !== undefined) this.#running?.identities.addInstance(instance);
    for (const { session } of this.#sessions.values()) if (session.identity.user === user) session.openWish();
  }

  async close(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    const closed = once(this.#server, 'close');
    this.#server.close();
    for (const socket of this.#sessions.keys()) socket.close(1001);
    const late = setTimeout(() => {
      for (const socket of this.#sessions.keys()) socket.terminate();
      this.#server.closeAllConnections();
    }, 500);
    this.#server.closeIdleConnections();
    await closed;
    clearTimeout(late);
  }

  /** Loads the page once. If that fails, the next call tries it again. */
  #loadPage(): Promise<ReadonlyMap<string, PageFile>> {
    this.#page ??= loadPage().catch((error) => {
      this.#page = undefined;
      throw error;
    });
    return this.#page;
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = pathOf(request);
    if (request.method === 'POST' && path === '/api/token') return this.#admit(request, response);
    if (request.method === 'POST' && path === '/api/ticket') return this.#issueTicket(request, response);
    request.resume();
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return answer(response, { status: 405, reason: 'method' });
    if (path === '/health') return answer(response, { healthy: true });
    const name = path === '/' ? '/index.html' : path;
    const file = (await this.#loadPage()).get(name);
    if (!file) return answer(response, { status: 404, reason: 'path' });
    // Fonts are compressed already.
    const isPacked = !name.endsWith('.woff2') && /\bgzip\b/.test(String(request.headers['accept-encoding']));
    response.writeHead(200, {
      'Content-Type': TYPES[extname(name)] ?? 'application/octet-stream',
      'Cache-Control': name.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      // After a reload, the SDK would otherwise send its handshake to the page itself.
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
      ...(isPacked && { 'Content-Encoding': 'gzip', Vary: 'Accept-Encoding' }),
    });
    response.end(request.method === 'HEAD' ? undefined : isPacked ? file.gzip : file.body);
  }

  async #admit(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const asked = tokenRequest.safeParse(await readJson(request));
    if (!asked.success) return answer(response, { status: 400, reason: 'request' });
    const { instance_id: instance } = asked.data;
    const isKnown = this.#running?.identities.knows(instance);
    const from = addressOf(request);
    const denied = isKnown
      ? undefined
      : await this.#ask('instance', from, (identities) => identities.confirm(instance));
    answer(
      response,
      denied ?? (await this.#ask('session', instance, (identities) => identities.admit(asked.data, from))),
    );
  }

  async #issueTicket(request: IncomingMessage, response: ServerResponse): Promise<void> {
    request.resume();
    const session = /^Bearer ([\w.-]{1,1000})$/.exec(request.headers.authorization ?? '')?.[1];
    const known = session === undefined ? undefined : this.#running?.identities.verify('session', session);
    if (!known) return answer(response, { status: 401, reason: 'session' });
    answer(response, await this.#ask('ticket', known.user, (identities) => identities.ticketFor(known)));
  }

  /** Asks Discord, unless too many requests of this kind wait already. */
  async #ask<Outcome>(
    what: keyof typeof MAX_WAITING_EACH,
    who: string,
    ask: (identities: Identities) => Promise<Outcome>,
  ): Promise<Outcome | Denied> {
    const waiting = this.#waiting[what];
    const own = waiting.filter((other) => other === who);
    const isFull = waiting.length >= MAX_WAITING[what] || own.length >= MAX_WAITING_EACH[what];
    if (!this.#running || isFull) return { status: 503, reason: 'busy' };
    waiting.push(who);
    try {
      return await ask(this.#running.identities);
    } finally {
      waiting.splice(waiting.indexOf(who), 1);
    }
  }

  async #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    socket.on('error', () => socket.destroy());
    const ticket = new URLSearchParams(request.url?.split('?')[1]).get('ticket') ?? '';
    const identity = pathOf(request) === '/ws' ? await this.#useTicket(ticket).catch(() => undefined) : undefined;
    if (!identity) {
      // A client that does not close its half would keep the connection.
      socket.once('finish', () => socket.destroy());
      socket.end('HTTP/1.1 401 Unauthorized\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
      return;
    }
    this.#sockets.handleUpgrade(request, socket, head, (connected) => this.#accept(connected, identity));
  }

  /** Returns the identity of a ticket. A ticket is valid once, in all processes. */
  async #useTicket(ticket: string): Promise<Identity | undefined> {
    if (!this.#running) return undefined;
    const { bot, identities } = this.#running;
    const identity = identities.verify('ticket', ticket);
    if (!identity) return undefined;
    const { storage, now } = bot.context;
    const used = storage.store(interactionKind).add(`ticket.${ticket.split('.')[1]}`, { until: now() + 60_000 });
    try {
      await storage.transact({ writes: [used] });
      return identity;
    } catch (error) {
      if (error instanceof AlreadyHandledError) return undefined;
      throw error;
    }
  }

  #accept(socket: WebSocket, identity: Identity): void {
    if (!this.#running) return;
    const { bot, identities } = this.#running;
    const own = [...this.#sessions.values()].filter(({ session }) => session.identity.user === identity.user);
    for (const { session } of own.slice(0, Math.max(0, own.length - MAX_SOCKETS + 1)))
      session.close(CloseCode.elsewhere);
    const session = new ActivitySession({
      bot,
      identity,
      cache: this.#cache,
      budget: this.#budgets.getOrInsert(identity.user, () => new WorkBudget()),
      send(text) {
        if (socket.readyState !== socket.OPEN) return;
        if (socket.bufferedAmount > MAX_BUFFERED_BYTES) socket.terminate();
        else socket.send(text);
      },
      close: (code) => socket.close(code),
      isPresent: () => identities.isPresent(identity),
    });
    const known = { session, isAlive: true };
    this.#sessions.set(socket, known);
    socket.on('pong', () => {
      known.isAlive = true;
    });
    socket.on('message', (data, isBinary) => session.receive(isBinary ? undefined : data.toString()));
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      this.#sessions.delete(socket);
      session.leave();
    });
  }

  /** Reads the shown tables, one after the other. If another process has changed one, its pages get it. Finished ones get their rematch. */
  async #refresh(): Promise<void> {
    if (this.#isRefreshing || !this.#running) return;
    this.#isRefreshing = true;
    const { context } = this.#running.bot;
    const sessions = [...this.#sessions.values()].map(({ session }) => session);
    for (const id of new Set(sessions.map(({ table }) => table))) {
      if (id === undefined) continue;
      const loaded = await findTable(context, id).catch(() => undefined);
      for (const session of sessions)
        if (session.table === id && (session.revision !== loaded?.table.revision || loaded.table.status === 'over'))
          session.refresh();
    }
    this.#isRefreshing = false;
  }

  /** Closes the sockets of users who have left the Activity, with one request per instance at a time. */
  async #checkPresence(): Promise<void> {
    if (this.#isChecking || !this.#running) return;
    this.#isChecking = true;
    const sessions = [...this.#sessions.values()].map(({ session }) => session);
    for (const [instance, there] of Map.groupBy(sessions, ({ identity }) => identity.instance)) {
      const users = await this.#running.identities.usersIn(instance);
      for (const session of there) if (users?.includes(session.identity.user) === false) session.close(CloseCode.left);
    }
    this.#isChecking = false;
  }

  #ping(): void {
    for (const [socket, known] of this.#sessions) {
      if (!known.isAlive) socket.terminate();
      known.isAlive = false;
      socket.ping();
    }
  }
}

/** Returns the path of a request. Discord's proxy may put a prefix before it. */
function pathOf({ url = '/' }: IncomingMessage): string {
  return url.replace(/\?.*/s, '').replace(/^\/\.proxy(?=\/)/, '');
}

/** Returns the address of a client: the one that the last proxy saw, if there is one. */
function addressOf({ headers, socket }: IncomingMessage): string {
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .at(-1)
    ?.trim();
  return forwarded || (socket.remoteAddress ?? '');
}

/** Answers with what a request asked for, or with why it is denied. */
function answer(response: ServerResponse, outcome: object): void {
  const { status = 200, ...rest } = outcome as { readonly status?: number };
  response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
  response.end(JSON.stringify(rest));
}

/** Reads the body of a request as JSON. Undefined if it is too long or no JSON. */
async function readJson(request: IncomingMessage): Promise<unknown> {
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of request) {
    length += piece.length;
    if (length <= MAX_MESSAGE_BYTES) pieces.push(piece);
  }
  try {
    return length <= MAX_MESSAGE_BYTES ? JSON.parse(Buffer.concat(pieces).toString()) : undefined;
  } catch {
    return undefined;
  }
}
