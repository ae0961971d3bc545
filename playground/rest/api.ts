import { EventEmitter, once } from 'node:events';
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Discord } from '../discord.ts';
import { DiscordError, discordErrors } from '../error.ts';
import type { Faults } from '../faults/faults.ts';
import { PLAYGROUND_TOKEN } from '../world/users.ts';
import { readBody } from './body.ts';
import type { Buckets } from './buckets.ts';
import { findRoute, type Reply, type Route } from './router.ts';
import { applicationRoutes } from './routes/application.ts';
import { channelRoutes } from './routes/channels.ts';
import { commandRoutes } from './routes/commands.ts';
import { emojiRoutes } from './routes/emojis.ts';
import { eventRoutes } from './routes/events.ts';
import { messageRoutes } from './routes/messages.ts';
import { threadRoutes } from './routes/threads.ts';
import { callbackRoutes, webhookRoutes } from './routes/webhooks.ts';

const VERSION = '10';

/** Target of a request. `path` has neither prefix nor version. */
interface Target {
  readonly version: string | undefined;
  readonly path: string;
  readonly query: URLSearchParams;
}

interface ApiEvents {
  /** A request with its JSON body. */
  request: [method: string, path: string, body: unknown];
  /** A request was refused with a Discord error code. */
  refusal: [code: number, method: string, path: string, error: DiscordError];
}

export class Api extends EventEmitter<ApiEvents> {
  readonly #buckets: Buckets;
  readonly #faults: Faults;
  readonly #routes: readonly Route[];
  /** Responses of requests that have taken effect, until they are sent or lost. */
  readonly #unsent = new Set<ServerResponse>();

  constructor(discord: Discord, buckets: Buckets) {
    super();
    this.#buckets = buckets;
    this.#faults = discord.faults;
    this.#routes = [
      applicationRoutes,
      callbackRoutes,
      channelRoutes,
      commandRoutes,
      emojiRoutes,
      eventRoutes,
      messageRoutes,
      threadRoutes,
      webhookRoutes,
    ].flatMap((make) => make(discord));
  }

  /**
   * Handles a request. A request without a version is rejected, because Discord's default version is no longer served.
   */
  async serve(request: IncomingMessage, response: ServerResponse, { version, path, query }: Target): Promise<void> {
    const method = request.method ?? 'GET';
    try {
      if (version !== VERSION) throw discordErrors.invalidVersion();
      const fault = this.#faults.request(path);
      await this.#faults.wait(fault);
      if (fault.instead === 'error') return fail(request, response, this.#faults.status());
      const forced = fault.instead === 'limit' ? this.#faults.retryAfter() : undefined;
      const bucket = this.#buckets.take(method, path, forced);
      for (const [name, value] of Object.entries(bucket.headers)) response.setHeader(name, value);
      if (bucket.retryAfter !== undefined) {
        const body = {
          message: 'You are being rate limited.',
          retry_after: bucket.retryAfter,
          global: bucket.global ?? false,
        };
        return send(response, { status: 429, body });
      }
      const { route, params } = findRoute(this.#routes, method, path);
      if (!route.isTokenAuthorized && request.headers.authorization !== `Bot ${PLAYGROUND_TOKEN}`)
        throw discordErrors.unauthorized();
      const content = await readBody(request);
      this.emit('request', method, path, content.body);
      this.#unsent.add(response);
      response.once('close', () => this.#unsent.delete(response));
      const reply = route.answer({ params, query, ...content });
      if (fault.lost) request.socket.destroy();
      else send(response, reply);
    } catch (error) {
      // The bot has closed the connection before the end of the request.
      if (request.destroyed && !request.complete) return;
      request.resume();
      if (error instanceof DiscordError) this.emit('refusal', error.code, method, path, error);
      send(response, refusal(error));
    }
  }

  /** Waits until the bot has the responses to all requests that have taken effect. */
  async sent(): Promise<void> {
    await Promise.all([...this.#unsent].map((response) => once(response, 'close')));
  }
}

/** Sends a plain-text server error, as Discord's edge does. */
function fail(request: IncomingMessage, response: ServerResponse, status: number): void {
  request.resume();
  if (response.writableEnded || response.destroyed) return;
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(STATUS_CODES[status]);
}

function refusal(error: unknown): Reply {
  if (error instanceof DiscordError) return { status: error.status, body: error };
  console.error('playground: a route failed', error);
  return { status: 500, body: { message: '500: Internal Server Error', code: 0 } };
}

function send(response: ServerResponse, { status, body }: Reply): void {
  if (response.writableEnded || response.destroyed) return;
  if (body === undefined) {
    response.writeHead(status ?? 204).end();
    return;
  }
  response.writeHead(status ?? 200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
