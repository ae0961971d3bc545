import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import module, { createRequire } from 'node:module';
import { dirname, extname, join, normalize, sep } from 'node:path';
import type { Duplex } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { WebSocketServer } from 'ws';
import type { Activities } from './activities/activities.ts';
import type { MovableClock } from './clock.ts';
import type { Faults } from './faults.ts';
import type { Gateway } from './gateway/gateway.ts';
import type { Tabs } from './people/tabs.ts';
import type { Api } from './rest/api.ts';
import { fileType } from './world/attachments.ts';
import { APPLICATION_ID } from './world/setup.ts';
import type { World } from './world/world.ts';

const MAX_ACTION_BYTES = 16 * 1024 * 1024;

/** Handlers behind the playground's address. */
interface Handlers {
  readonly activities: Activities;
  readonly api: Api;
  readonly gateway: Gateway;
  readonly tabs: Tabs;
  readonly world: World;
  readonly faults: Faults;
  readonly clock: MovableClock;
}

interface RunningServer<Built extends Handlers> {
  readonly handlers: Built;
  close(): Promise<void>;
}

/** Starts the server. The handlers are built once their address is known. */
export async function listen<Built extends Handlers>(
  port: number,
  host: string,
  build: (address: string) => Built,
): Promise<RunningServer<Built>> {
  // A client may use an idle connection again just as a process under load gets to closing it.
  const server = createServer({ keepAliveTimeout: 60_000 });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, () => resolve());
  });
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('The playground found no port to listen on.');
  const handlers = build(`http://${host}:${bound.port}`);
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_ACTION_BYTES, perMessageDeflate: false });
  server.on('request', (request, response) => {
    serve(handlers, request, response).catch((error: unknown) => {
      console.error('playground: a request failed', error);
      end(request, response, 500, 'Something went wrong in the playground.');
    });
  });
  server.on('upgrade', (request, socket, head) => upgrade(handlers, sockets, request, socket, head));
  return {
    handlers,
    async close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      for (const socket of sockets.clients) socket.terminate();
      server.closeAllConnections();
      await closed;
    },
  };
}

async function serve(handlers: Handlers, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { path, query } = target(request);
  if (!isLocal(request)) return end(request, response, 403, 'This playground is for this machine only.');
  if (isOfActivity(request)) return serveActivity(handlers, request, response, path);
  const api = /^\/api(?:\/v(\d+))?(\/.*)$/.exec(path);
  if (api) return handlers.api.serve(request, response, { version: api[1], path: api[2] ?? '/', query });
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return end(request, response, 405, 'Only GET is served here.');
  if (path === '/clock') return streamClock(handlers.clock, response);
  const attachment = /^\/(?:ephemeral-)?attachments\/\d+\/(\d+)\/[^/]+$/.exec(path)?.[1];
  const emoji = /^\/emojis\/(\d+)\.\w+$/.exec(path)?.[1];
  const { attachments, emojis, users } = handlers.world;
  if (users.botAvatar && path.startsWith(`/avatars/${users.bot.id}/`))
    return send(response, 'image/png', users.botAvatar);
  const upload = attachment !== undefined ? attachments.get(attachment) : emoji !== undefined && emojis.get(emoji);
  if (upload) {
    await handlers.faults.wait(handlers.faults.request(path));
    // Uploads are untrusted, so a browser must not run them as part of the page.
    response.setHeader('content-security-policy', "sandbox; frame-ancestors 'none'");
    // Files never change under an id, so cache them for redrawn pages.
    response.setHeader('cache-control', 'private, max-age=31536000, immutable');
    return send(response, upload.type, typeof upload.bytes === 'function' ? await upload.bytes() : upload.bytes);
  }
  const file = await pageFile(path);
  return file ? send(response, file.type, file.body) : end(request, response, 404, 'There is nothing here.');
}

/** Files on the Activity's origin that are the playground's own: a page that holds the Activity and relays its messages. */
const BRIDGE = /^\/\.playground(\/bridge\.(?:html|ts))$/;

async function serveActivity(
  { activities }: Handlers,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
): Promise<void> {
  const own = BRIDGE.exec(path)?.[1];
  const file = own && (await pageFile(own));
  if (!file) return activities.proxy.serve(request, response);
  const policy = "default-src 'self'; style-src 'unsafe-inline'; frame-ancestors http://127.0.0.1:* http://localhost:*";
  response.writeHead(200, { 'content-type': file.type, 'content-security-policy': policy }).end(file.body);
}

/** Sends the number of milliseconds that the clock is ahead, as a line now and after each move. */
function streamClock(clock: MovableClock, response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/plain; charset=utf-8' });
  const report = () => response.write(`${clock.aheadMs}\n`);
  report();
  response.on('close', clock.onMove(report));
}

function upgrade(
  handlers: Handlers,
  sockets: WebSocketServer,
  request: IncomingMessage,
  socket: Duplex,
  head: Buffer,
): void {
  const { path, query } = target(request);
  socket.on('error', () => socket.destroy());
  if (!isLocal(request)) refuse(socket, '403 Forbidden');
  else if (isOfActivity(request)) handlers.activities.proxy.upgrade(request, socket, head);
  else if (path === '/' || path === '/gateway' || path === '/gateway/') {
    sockets.handleUpgrade(request, socket, head, (line) => handlers.gateway.accept(line, query));
  } else if (path !== '/people') refuse(socket, '404 Not Found');
  else {
    const person = handlers.tabs.userFor(query);
    if (!person) refuse(socket, '404 Not Found');
    else sockets.handleUpgrade(request, socket, head, (line) => handlers.tabs.accept(line, person));
  }
}

/** Returns the decoded path and the query of a request. The path is empty if it cannot be decoded. */
function target(request: IncomingMessage): { path: string; query: URLSearchParams } {
  const [path = '/', query = ''] = (request.url ?? '/').split(/\?(.*)/s);
  try {
    return { path: decodeURIComponent(path), query: new URLSearchParams(query) };
  } catch {
    return { path: '', query: new URLSearchParams() };
  }
}

function send(response: ServerResponse, type: string, body: string | Buffer): void {
  if (!response.hasHeader('content-security-policy')) {
    response.setHeader('content-security-policy', "frame-ancestors 'none'");
  }
  if (!response.hasHeader('cache-control')) response.setHeader('cache-control', 'no-cache');
  response.setHeader('x-frame-options', 'DENY');
  response.writeHead(200, { 'content-type': type, 'x-content-type-options': 'nosniff' });
  response.end(body);
}

function end(request: IncomingMessage, response: ServerResponse, status: number, sentence: string): void {
  request.resume();
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(`${sentence}\n`);
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
}

/** Host of the Activity, which browsers resolve to this machine. */
const ACTIVITY_HOST = `${APPLICATION_ID}.localhost`;
const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]', ACTIVITY_HOST]);

/** Whether a request is for the Activity's origin. */
function isOfActivity({ headers: { host } }: IncomingMessage): boolean {
  return new URL(`http://${host}`).hostname === ACTIVITY_HOST;
}

/**
 * Whether a request is for this machine and comes from the playground's own page or from no page. Rejects sites that
 * resolve to loopback and pages served from other ports.
 */
function isLocal({ headers: { host, origin } }: IncomingMessage): boolean {
  const own = `http://${host}`;
  if (!URL.canParse(own) || !LOOPBACK.has(new URL(own).hostname)) return false;
  return origin === undefined || (URL.canParse(origin) && new URL(origin).origin === new URL(own).origin);
}

const PAGE = fileURLToPath(new URL('./page', import.meta.url));

interface PageFile {
  readonly type: string;
  readonly body: string | Buffer;
}

/** Returns a file of the page, or undefined if there is none. TypeScript is served with types stripped. */
async function pageFile(path: string): Promise<PageFile | undefined> {
  if (path === '/vendor/font.woff2') return { type: fileType(path), body: await readFile(require.resolve(FONT)) };
  const vendor = /^\/vendor\/([\w/-]+)\.js$/.exec(path)?.[1];
  const body = vendor === undefined ? await ownFile(path) : await vendorModule(vendor);
  return body === undefined ? undefined : { type: fileType(path.endsWith('/') ? 'index.html' : path), body };
}

async function ownFile(path: string): Promise<string | Buffer | undefined> {
  const file = normalize(join(PAGE, path.endsWith('/') ? `${path}index.html` : path));
  if (!file.startsWith(PAGE) || file.includes(`${sep}.`) || file.includes('\0')) return undefined;
  const body = await readFile(file).catch(() => undefined);
  return body && extname(file) === '.ts' ? module.stripTypeScriptTypes(body.toString()) : body;
}

/** Packages that the page may load, each bundled into one module. */
const PACKAGES: readonly string[] = ['discord-markdown-parser', 'discord-api-types/v10'];

const require = createRequire(import.meta.url);
/** The font of the page. */
const FONT = '@fontsource-variable/noto-sans/files/noto-sans-latin-wght-normal.woff2';
const REQUIRED = /\brequire\("(\.[^"]+)"\)/g;

const bundles = new Map<string, Promise<string>>();

/** Returns an allowed CommonJS package as a browser module. Undefined for other packages. */
async function vendorModule(name: string): Promise<string | undefined> {
  if (!PACKAGES.includes(name)) return undefined;
  const loaded = bundles.get(name) ?? bundle(name);
  bundles.set(name, loaded);
  return loaded;
}

async function bundle(name: string): Promise<string> {
  const entry = require.resolve(name);
  const files = await collectFiles(entry);
  const names = Object.keys(require(name) as object).filter((name) => name !== 'default' && name !== '__esModule');
  return [
    `const files = {${files.map(({ path, source }) => `${JSON.stringify(path)}(module, exports, require) {${source}\n}`)}};`,
    'const loaded = {};',
    'function load(path) {',
    '  if (loaded[path]) return loaded[path].exports;',
    '  const module = (loaded[path] = { exports: {} });',
    '  files[path](module, module.exports, load);',
    '  return module.exports;',
    '}',
    `export const { ${names.join(', ')} } = load(${JSON.stringify(entry)});`,
  ].join('\n');
}

/** Returns the entry and all files it requires, with absolute paths. */
async function collectFiles(entry: string): Promise<{ path: string; source: string }[]> {
  const exported = new Map<string, string>();
  const queue = [entry];
  for (const path of queue) {
    if (exported.has(path)) continue;
    const source = await readFile(path, 'utf8');
    const resolved = (name: string) => require.resolve(join(dirname(path), name));
    queue.push(...[...source.matchAll(REQUIRED)].map((match) => resolved(match[1] ?? '')));
    exported.set(
      path,
      source.replace(REQUIRED, (_, name: string) => `require(${JSON.stringify(resolved(name))})`),
    );
  }
  return [...exported].map(([path, source]) => ({ path, source }));
}
