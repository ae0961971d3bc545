import { WebSocket } from 'ws';
import type { Playground } from '../index.ts';

/** Whatever JSON holds; tests look into it freely. */
type Raw = ReturnType<typeof JSON.parse>;

/** What the gateway says. */
export interface Heard {
  readonly op: number;
  readonly t?: string;
  readonly s?: number;
  readonly d: Raw;
}

/** An answer of the REST API. */
export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Raw;
}

/** Calls the REST API without a library in between. A string as body is sent as it is. */
export async function call(
  { apiUrl, token }: Playground,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Answered> {
  const response = await fetch(`${apiUrl}/v10${path}`, {
    method,
    headers: { authorization: `Bot ${token}`, 'content-type': 'application/json', ...headers },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text === '' ? undefined : JSON.parse(text) };
}

/** How long a line waits for what has to come; machines can be busy. */
const PATIENCE = 10_000;

/** A line to the gateway without a library in between. */
export class RawLine {
  readonly #socket: WebSocket;
  readonly heard: Heard[] = [];
  closed: { code: number; reason: string } | undefined;
  #look: () => void = () => {};

  constructor(playground: Playground, query = '?v=10&encoding=json') {
    this.#socket = new WebSocket(`${playground.url.replace('http', 'ws')}/${query}`);
    this.#socket.on('message', (data) => {
      this.heard.push(JSON.parse(String(data)) as Heard);
      this.#look();
    });
    this.#socket.on('close', (code, reason) => {
      this.closed = { code, reason: String(reason) };
      this.#look();
    });
    this.#socket.on('error', () => {});
  }

  /** Logs in and waits until the session is ready. */
  static async ready(playground: Playground, intents: number): Promise<RawLine> {
    const line = new RawLine(playground);
    await line.until(() => line.heard.find((one) => one.op === 10));
    line.send({ op: 2, d: { token: playground.token, intents, properties: {} } });
    await line.event('READY');
    return line;
  }

  send(payload: unknown): void {
    this.#socket.send(typeof payload === 'string' ? payload : JSON.stringify(payload));
  }

  /** Waits for an event that also fits, and takes it out of what was heard. */
  async event(type: string, fits: (data: Heard['d']) => boolean = () => true): Promise<Heard> {
    const found = await this.until(() => this.heard.find((one) => one.t === type && fits(one.d)));
    this.heard.splice(this.heard.indexOf(found), 1);
    return found;
  }

  until<Found>(look: () => Found): Promise<NonNullable<Found>> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`in vain: ${look}`)), PATIENCE);
      this.#look = () => {
        const found = look();
        if (!found) return;
        clearTimeout(timer);
        resolve(found as NonNullable<Found>);
      };
      this.#look();
    });
  }

  close(): void {
    this.#socket.terminate();
  }
}
