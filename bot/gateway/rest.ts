import { randomBytes } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import { type InternalRequest, REST, type RESTOptions, type ResponseLike } from 'discord.js';
import { Agent, type Dispatcher } from 'undici';

/**
 * Sends requests to Discord. Discord does not count requests with an interaction's token towards the limit of requests
 * per second, but discord.js does.
 */
export class BotRest extends REST {
  readonly #interactions: REST;

  constructor(options: Partial<RESTOptions>) {
    super(options);
    this.#interactions = new REST({ ...options, globalRequestsPerSecond: Number.POSITIVE_INFINITY });
  }

  override queueRequest(request: InternalRequest): Promise<ResponseLike> {
    return request.fullRoute.startsWith('/webhooks/')
      ? this.#interactions.queueRequest(request)
      : super.queueRequest(request);
  }

  override clearHandlerSweeper(): void {
    super.clearHandlerSweeper();
    this.#interactions.clearHandlerSweeper();
  }

  override clearHashSweeper(): void {
    super.clearHashSweeper();
    this.#interactions.clearHashSweeper();
  }
}

type MakeRequest = RESTOptions['makeRequest'];

/** Pool of open connections to Discord. */
const agent = new Agent();

/** Sends the HTTP requests of discord.js. Buffers responses, which are short, and forms: streaming a form takes twice as long. */
export const makeRequest: MakeRequest = async (url, { method = 'GET', headers, body, signal }) => {
  const { origin, pathname, search } = new URL(url);
  const path = pathname + search;
  const given = headers as Record<string, string>;
  const request = { origin, path, method: method as Dispatcher.HttpMethod };
  if (!(body instanceof FormData)) return dispatch({ ...request, headers: given, body: body as string | null }, signal);
  const boundary = `longtable-${randomBytes(16).toString('hex')}`;
  const type = { 'Content-Type': `multipart/form-data; boundary=${boundary}` };
  return dispatch({ ...request, headers: { ...given, ...type }, body: await encodeForm(body, boundary) }, signal);
};

function dispatch(options: Dispatcher.DispatchOptions, signal?: AbortSignal | null): Promise<ResponseLike> {
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    let status = 0;
    let headers: Buffer[] = [];
    agent.dispatch(options, {
      onConnect(abort) {
        if (signal?.aborted) abort(signal.reason);
        else signal?.addEventListener('abort', () => abort(signal.reason), { once: true });
      },
      onHeaders(code, raw) {
        status = code;
        headers = raw;
        return true;
      },
      onData(piece) {
        pieces.push(piece);
        return true;
      },
      onComplete: () => resolve(responseOf(status, headers, Buffer.concat(pieces))),
      onError: reject,
    });
  });
}

/** Returns the parts of a response that discord.js uses. */
function responseOf(status: number, rawHeaders: readonly Buffer[], bytes: Buffer): ResponseLike {
  const headers = new Map<string, string>();
  for (let at = 0; at < rawHeaders.length; at += 2)
    headers.set(String(rawHeaders[at]).toLowerCase(), String(rawHeaders[at + 1]));
  const text = async () => bytes.toString();
  return {
    status,
    statusText: STATUS_CODES[status] ?? '',
    ok: status >= 200 && status < 300,
    headers: {
      get: (name: string) => headers.get(name.toLowerCase()) ?? null,
      has: (name: string) => headers.has(name.toLowerCase()),
    } as ResponseLike['headers'],
    body: null,
    bodyUsed: false,
    arrayBuffer: async () => new Uint8Array(bytes).buffer,
    json: async () => JSON.parse(await text()),
    text,
  };
}

async function encodeForm(form: FormData, boundary: string): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for (const [name, value] of form) {
    const start = `--${boundary}\r\nContent-Disposition: form-data; name="${escapeName(name)}"`;
    if (typeof value === 'string') pieces.push(Buffer.from(`${start}\r\n\r\n${value}\r\n`));
    else {
      const type = value.type || 'application/octet-stream';
      pieces.push(Buffer.from(`${start}; filename="${escapeName(value.name)}"\r\nContent-Type: ${type}\r\n\r\n`));
      pieces.push(await value.bytes(), LINE_END);
    }
  }
  return Buffer.concat([...pieces, Buffer.from(`--${boundary}--\r\n`)]);
}

const LINE_END = Buffer.from('\r\n');

function escapeName(name: string): string {
  return name.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
