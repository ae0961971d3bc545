import { WebSocket } from 'ws';
import type { Playground } from '../index.ts';

/** Parsed JSON. Tests read it without types. */
type Raw = ReturnType<typeof JSON.parse>;

export interface ReceivedPayload {
  readonly op: number;
  readonly t?: string;
  readonly s?: number;
  readonly d: Raw;
}

export interface RestResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Raw;
}

/** Sends a REST request without a library. A string body is sent unchanged. */
export async function call(
  { apiUrl, token }: Playground,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<RestResponse> {
  const response = await fetch(`${apiUrl}/v10${path}`, {
    method,
    headers: { authorization: `Bot ${token}`, 'content-type': 'application/json', ...headers },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text === '' ? undefined : JSON.parse(text) };
}

/** Timeout in ms, long enough for busy machines. */
const TIMEOUT_MS = 60_000;

/** A gateway connection without a library. */
export class RawGateway {
  readonly #socket: WebSocket;
  readonly received: ReceivedPayload[] = [];
  closed: { code: number; reason: string } | undefined;
  #poll: () => void = () => {};

  constructor(playground: Playground, query = '?v=10&encoding=json') {
    this.#socket = new WebSocket(`${playground.url.replace('http', 'ws')}/${query}`);
    this.#socket.on('message', (data) => {
      this.received.push(JSON.parse(String(data)) as ReceivedPayload);
      this.#poll();
    });
    this.#socket.on('close', (code, reason) => {
      this.closed = { code, reason: String(reason) };
      this.#poll();
    });
    this.#socket.on('error', () => {});
  }

  /** Connects, identifies and waits until the session is ready. */
  static async ready(playground: Playground, intents: number): Promise<RawGateway> {
    const line = new RawGateway(playground);
    await line.until(() => line.received.find((payload) => payload.op === 10));
    line.send({ op: 2, d: { token: playground.token, intents, properties: {} } });
    await line.event('READY');
    return line;
  }

  send(payload: unknown): void {
    this.#socket.send(typeof payload === 'string' ? payload : JSON.stringify(payload));
  }

  /** Waits for a matching event and removes it from `received`. */
  async event(type: string, fits: (data: ReceivedPayload['d']) => boolean = () => true): Promise<ReceivedPayload> {
    const payload = await this.until(() => this.received.find((payload) => payload.t === type && fits(payload.d)));
    this.received.splice(this.received.indexOf(payload), 1);
    return payload;
  }

  until<Found>(predicate: () => Found): Promise<NonNullable<Found>> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`Timed out waiting for: ${predicate}`)), TIMEOUT_MS);
      this.#poll = () => {
        const value = predicate();
        if (!value) return;
        clearTimeout(timer);
        resolve(value as NonNullable<Found>);
      };
      this.#poll();
    });
  }

  close(): void {
    this.#socket.terminate();
  }
}
