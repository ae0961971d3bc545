import { type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import type { Duplex } from 'node:stream';

/** Headers that apply to one connection only. */
const OF_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding'];
const OF_CACHE = ['cache-control', 'etag', 'expires', 'last-modified'];

/** Discord’s proxy between the Activity's origin and its server. */
export class ActivityProxy {
  #target: URL | undefined;
  readonly #sockets = new Set<Duplex>();

  /** Address of the Activity's server. */
  get target(): string | undefined {
    return this.#target?.href;
  }

  setTarget(url: string): void {
    if (!URL.canParse(url) || new URL(url).protocol !== 'http:')
      throw new Error(`The Activity's address must be like http://127.0.0.1:3000, not "${url}".`);
    this.#target = new URL(url);
  }

  /** Sends a request to the Activity's server and returns its response. */
  serve(request: IncomingMessage, response: ServerResponse): void {
    const upstream = this.#forward(request, (status, sentence) => {
      if (response.headersSent) return response.destroy();
      response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(`${sentence}\n`);
    });
    upstream?.on('response', (answer) => {
      copyHeaders(answer, response, request.headers.host);
      response.writeHead(answer.statusCode ?? 502);
      answer.pipe(response);
    });
    response.on('close', () => upstream?.destroy());
    if (upstream) request.pipe(upstream);
    else request.resume();
  }

  /** Connects a WebSocket with the Activity's server. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const refuse = (status: number) =>
      socket.end(`HTTP/1.1 ${status} \r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
    const upstream = this.#forward(request, refuse);
    upstream?.on('response', ({ statusCode = 502 }) => refuse(statusCode));
    upstream?.on('upgrade', (answer, other, first) => {
      const headers = Object.entries(answer.headers).map(([name, value]) => `${name}: ${value}`);
      socket.write(['HTTP/1.1 101 Switching Protocols', ...headers, '', ''].join('\r\n'));
      other.write(head);
      socket.write(first);
      other.pipe(socket).pipe(other);
      for (const [one, end] of [
        [socket, other],
        [other, socket],
      ] as const) {
        this.#sockets.add(one);
        one.on('error', () => one.destroy());
        one.on('close', () => {
          this.#sockets.delete(one);
          end.destroy();
        });
      }
    });
    upstream?.end();
  }

  /** Drops every WebSocket without a close frame. */
  dropConnections(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  /** Starts a request to the Activity's server. Both forms of a path lead to the same target. */
  #forward(request: IncomingMessage, fail: (status: number, sentence: string) => void) {
    if (!this.#target) {
      fail(404, 'This app has no Activity.');
      return undefined;
    }
    const { hostname, port, host, pathname } = this.#target;
    const path = `${pathname.replace(/\/$/, '')}${(request.url ?? '/').replace(/^\/\.proxy(?=\/)/, '')}`;
    const { method, headers } = request;
    const address = { hostname: hostname.replace(/^\[|\]$/g, ''), port };
    return send({ ...address, path, method, headers: { ...headers, host } }).on('error', () =>
      fail(502, `The Activity’s server at ${host} does not answer.`),
    );
  }
}

/** Copies the headers of a response and adds a content security policy like Discord's. Pages are not cached. */
function copyHeaders({ headers }: IncomingMessage, response: ServerResponse, host: string | undefined): void {
  const isPage = headers['content-type']?.startsWith('text/html') ?? false;
  const removed = [...OF_CONNECTION, ...(isPage ? OF_CACHE : [])];
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined && !removed.includes(name)) response.setHeader(name, value);
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self'",
    `connect-src 'self' ws://${host}`,
    "img-src 'self' data: blob: https://cdn.discordapp.com",
    "worker-src 'none'",
  ].join('; ');
  response.setHeader('content-security-policy', [headers['content-security-policy'] ?? [], policy].flat());
}
