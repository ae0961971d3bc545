import { EventEmitter, once } from 'node:events';
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import { type Discord, DiscordError, discordErrors } from '../discord.ts';
import type { Faults } from '../faults.ts';
import type { Upload } from '../world/attachments.ts';
import { PLAYGROUND_TOKEN } from '../world/setup.ts';
import type { Buckets } from './buckets.ts';
import { type Call, findRoute, type Reply, type Route } from './router.ts';
import { applicationRoutes, commandRoutes, emojiRoutes } from './routes/application.ts';
import { autoModerationRoutes } from './routes/automod.ts';
import { channelWebhookRoutes } from './routes/channel-webhooks.ts';
import { channelRoutes, eventRoutes, threadRoutes } from './routes/channels.ts';
import { memberRoutes, roleRoutes } from './routes/members.ts';
import { messageRoutes } from './routes/messages.ts';
import { oauthRoutes } from './routes/oauth.ts';
import { moderationRoutes, pollRoutes, reactionRoutes } from './routes/reactions.ts';
import { auditLogRoutes, entitlementRoutes, expressionRoutes, inviteRoutes, overwriteRoutes } from './routes/server.ts';
import { callbackRoutes, webhookRoutes } from './routes/webhooks.ts';

const VERSION = '10';
/** Routes that have no version. */
const WITHOUT_VERSION = /^\/oauth2\/token(\/revoke)?$/;

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

/** All routes that the playground simulates. */
export const ROUTES: readonly ((discord: Discord) => Route[])[] = [
  oauthRoutes,
  applicationRoutes,
  auditLogRoutes,
  autoModerationRoutes,
  callbackRoutes,
  moderationRoutes,
  channelRoutes,
  commandRoutes,
  emojiRoutes,
  entitlementRoutes,
  eventRoutes,
  expressionRoutes,
  inviteRoutes,
  memberRoutes,
  messageRoutes,
  overwriteRoutes,
  pollRoutes,
  reactionRoutes,
  roleRoutes,
  threadRoutes,
  channelWebhookRoutes,
  webhookRoutes,
];

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
    this.#routes = ROUTES.flatMap((make) => make(discord));
  }

  /**
   * Handles a request. A request without a version is rejected, because Discord's default version is no longer served.
   */
  async serve(request: IncomingMessage, response: ServerResponse, { version, path, query }: Target): Promise<void> {
    const method = request.method ?? 'GET';
    try {
      if (version !== VERSION && !(version === undefined && WITHOUT_VERSION.test(path)))
        throw discordErrors.invalidVersion();
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
      const { authorization } = request.headers;
      if (!route.isTokenAuthorized && authorization !== `Bot ${PLAYGROUND_TOKEN}`) throw discordErrors.unauthorized();
      const content = await readBody(request);
      this.emit('request', method, path, content.body);
      this.#unsent.add(response);
      response.once('close', () => this.#unsent.delete(response));
      const reply = route.answer({ params, query, authorization, reason: auditReason(request), ...content });
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

const MAX_REASON_LENGTH = 512;

/** Returns the decoded reason for the audit log. Throws if it is too long. */
function auditReason({ headers }: IncomingMessage): string | undefined {
  const sent = headers['x-audit-log-reason'];
  if (sent === undefined) return undefined;
  const reason = decodeURIComponent(String(sent));
  if ([...reason].length > MAX_REASON_LENGTH) throw discordErrors.invalidForm();
  return reason;
}

const MAX_REQUEST_BYTES = 10 * 1024 * 1024;

/** The content of a request. */
type RequestBody = Pick<Call, 'body' | 'files' | 'fields' | 'form'>;

/** Reads the body of a request. Throws if it is too large. */
export async function readBody(request: IncomingMessage): Promise<RequestBody> {
  const bytes = await readBytes(request);
  if (bytes.length === 0) return { body: undefined, files: [] };
  const type = request.headers['content-type'] ?? '';
  if (type.startsWith('application/x-www-form-urlencoded'))
    return { body: undefined, files: [], form: new URLSearchParams(bytes.toString()) };
  return type.startsWith('multipart/form-data')
    ? readMultipart(bytes, type)
    : { body: parse(bytes.toString()), files: [] };
}

async function readBytes(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  // Keep the request open when leaving the loop, so that the error response can be sent.
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_REQUEST_BYTES) throw discordErrors.tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw discordErrors.invalidJson();
  }
}

function readMultipart(bytes: Buffer, type: string): RequestBody {
  const parts = readParts(bytes, type);
  const json = parts?.find(({ name }) => name === 'payload_json');
  if (!parts || json?.filename !== undefined) throw discordErrors.invalidForm();
  const body = json ? parse(json.bytes.toString()) : {};
  const described = descriptions(body);
  const files: Upload[] = [];
  for (const { name, filename, type, bytes } of parts) {
    const number = /^files\[(\d+)\]$/.exec(name)?.[1];
    // A sticker is sent as `file`, with its fields as parts of the form.
    if ((number === undefined && name !== 'file') || filename === undefined) continue;
    const about = described.get(number ?? '');
    files.push({
      filename: about?.filename ?? filename,
      type: type || 'application/octet-stream',
      bytes,
      ...(about?.description && { description: about.description }),
    });
  }
  const texts = parts.filter(({ filename, name }) => filename === undefined && name !== 'payload_json');
  const fields = Object.fromEntries(texts.map(({ name, bytes }) => [name, bytes.toString()]));
  return { body, files, ...(!json && texts.length > 0 && { fields }) };
}

interface AttachmentInfo {
  readonly id?: unknown;
  readonly filename?: string;
  readonly description?: string;
}

/** Returns the attachment metadata by index. Callbacks have their message under `data`, forum posts under `message`. */
function descriptions(body: unknown): Map<string, AttachmentInfo> {
  type Holder = { readonly attachments?: unknown };
  const outer = body as (Holder & { readonly data?: Holder; readonly message?: Holder }) | null;
  const about = (outer?.data ?? outer?.message ?? outer)?.attachments;
  return new Map((Array.isArray(about) ? (about as AttachmentInfo[]) : []).map((info) => [String(info?.id), info]));
}

/** A part of a multipart form: text, or a file with a filename. */
interface FormPart {
  readonly name: string;
  readonly filename: string | undefined;
  readonly type: string | undefined;
  readonly bytes: Buffer;
}

const LINE_END = '\r\n';
const HEAD_END = '\r\n\r\n';
const LAST = '--';
/** Maximum length of a part's head. */
const MAX_HEAD_BYTES = 4096;

/** Parses multipart/form-data. Undefined if it is malformed. */
export function readParts(bytes: Buffer, contentType: string): FormPart[] | undefined {
  const boundary = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType);
  if (!boundary) return undefined;
  const limit = Buffer.from(`${LINE_END}--${boundary[1] ?? boundary[2]}`, 'latin1');
  const parts: FormPart[] = [];
  // The first boundary has no line break before it.
  if (!limit.subarray(LINE_END.length).equals(bytes.subarray(0, limit.length - LINE_END.length))) return undefined;
  for (let at = limit.length - LINE_END.length; ; ) {
    const next = bytes.toString('latin1', at, at + LINE_END.length);
    if (next === LAST) return parts;
    const headEnd = bytes.indexOf(HEAD_END, at);
    if (next !== LINE_END || headEnd < 0 || headEnd - at > MAX_HEAD_BYTES) return undefined;
    const start = headEnd + HEAD_END.length;
    const end = bytes.indexOf(limit, start);
    const head = readHead(bytes.toString('utf8', at, headEnd));
    if (!head || end < 0) return undefined;
    // Copy the bytes, so that a small file does not keep the whole request in memory.
    parts.push({ ...head, bytes: Buffer.from(bytes.subarray(start, end)) });
    at = end + limit.length;
  }
}

function readHead(head: string): Omit<FormPart, 'bytes'> | undefined {
  const disposition = /^content-disposition: *form-data(;.*)$/im.exec(head)?.[1];
  const name = disposition && quotedParameter(disposition, 'name');
  if (name === undefined || name === '') return undefined;
  return {
    name,
    filename: quotedParameter(disposition ?? '', 'filename'),
    type: /^content-type:(.*)$/im.exec(head)?.[1]?.trim(),
  };
}

/** Returns a quoted parameter with the escapes of browsers decoded, or undefined if it is missing. */
function quotedParameter(disposition: string, what: string): string | undefined {
  const quoted = new RegExp(`; *${what}="([^"]*)"`, 'i').exec(disposition)?.[1];
  return quoted?.replaceAll('%22', '"').replaceAll('%0D', '\r').replaceAll('%0A', '\n');
}
