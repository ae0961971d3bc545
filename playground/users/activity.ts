import type { ActionResponse, Launch, NewAction, PageMessage } from '../protocol.ts';
import type { UserConnection } from './connection.ts';

/** An event that an Activity has received. Tests read its data without types. */
interface ActivityEvent {
  readonly evt: string;
  // biome-ignore lint/suspicious/noExplicitAny: each event has its own fields
  readonly data: any;
}

/** An error that an Activity has received. */
export class ActivityError extends Error {
  readonly code: number;

  constructor({ code, message }: { code: number; message: string }) {
    super(`${code} ${message}`);
    this.code = code;
  }
}

/** A message from Discord to an Activity. */
type Message = readonly [
  opcode: number,
  payload: { readonly cmd: string; readonly evt: string | null; readonly nonce: string | null; readonly data: never },
];

/** An open Activity without a browser. Tests send what the embedded app SDK would send. */
export class TestActivity {
  readonly instance: string;
  readonly channel: string;
  /** Address that Discord would load, with all query parameters. */
  readonly address: URL;
  /** Whether the user consents to scopes, and opens links. */
  allows = true;
  isOpen = true;
  /** What the Activity gave as the reason when it closed itself. */
  closeReason: string | undefined;
  readonly events: ActivityEvent[] = [];
  readonly #frame: string;
  readonly #connection: Pick<UserConnection, 'send' | 'until'>;
  readonly #answers = new Map<string, Message[1]>();
  #nonce = 0;

  constructor({ frame, instance, channel, address }: Launch, connection: Pick<UserConnection, 'send' | 'until'>) {
    this.#frame = frame;
    this.instance = instance;
    this.channel = channel;
    this.address = new URL(address);
    this.address.searchParams.set('platform', 'desktop');
    this.#connection = connection;
  }

  /** Sends the handshake and waits for READY, as `sdk.ready()`. Again after a reload. */
  async ready(): Promise<ActivityEvent['data']> {
    const [client_id] = this.address.hostname.split('.');
    await this.post([0, { v: 1, encoding: 'json', client_id, frame_id: this.#frame, sdk_version: '2.5.0' }]);
    return this.event('READY');
  }

  /** Sends a command and returns the data of its answer. Throws `ActivityError` if Discord refuses it. */
  async command(cmd: string, args: object = {}, evt?: string): Promise<ActivityEvent['data']> {
    const nonce = String(++this.#nonce);
    await this.post([1, { cmd, args, nonce, ...(evt !== undefined && { evt }) }]);
    const answer = await this.#connection.until(() => this.#answers.get(nonce), undefined, `the answer to ${cmd}`);
    this.#answers.delete(nonce);
    if (answer.evt === 'ERROR') throw new ActivityError(answer.data);
    return answer.data;
  }

  /** Asks for an OAuth2 code. */
  async authorize(scope: readonly string[] = ['identify']): Promise<string> {
    const client_id = this.address.hostname.split('.')[0];
    return (await this.command('AUTHORIZE', { client_id, scope, response_type: 'code', state: '', prompt: 'none' }))
      .code;
  }

  subscribe(event: string): Promise<unknown> {
    return this.command('SUBSCRIBE', {}, event);
  }

  /** Waits for an event, removes it from `events` and returns its data. */
  async event(name: string): Promise<ActivityEvent['data']> {
    const find = () => this.events.find(({ evt }) => evt === name);
    const event = await this.#connection.until(find, undefined, `the event ${name}`);
    this.events.splice(this.events.indexOf(event), 1);
    return event.data;
  }

  /** Changes how the user sees the Activity: focused (0), picture in picture (1) or grid (2), and the orientation. */
  async view(view: { readonly layout?: 0 | 1 | 2; readonly orientation?: 'portrait' | 'landscape' }): Promise<void> {
    await this.#send({ do: 'view', frame: this.#frame, ...view });
  }

  /** Closes the Activity. */
  async close(): Promise<void> {
    if (this.isOpen) await this.#send({ do: 'leave', frame: this.#frame });
  }

  /** Sends a message of the Activity unchanged. */
  async post(data: unknown): Promise<void> {
    await this.#send({ do: 'frame', frame: this.#frame, data });
  }

  /** Handles a message from the playground. */
  receive(update: PageMessage): void {
    if (!('frame' in update) || update.frame !== this.#frame) return;
    if (update.type === 'question') {
      void this.#send({ do: 'decide', frame: this.#frame, question: update.number, isAllowed: this.allows });
    } else if (update.type === 'closed') {
      this.isOpen = false;
      this.closeReason = update.reason;
    } else {
      const [, payload] = update.data as Message;
      if (payload.cmd === 'DISPATCH') this.events.push({ evt: payload.evt ?? '', data: payload.data });
      else if (payload.nonce != null) this.#answers.set(payload.nonce, payload);
    }
  }

  async #send(action: NewAction): Promise<ActionResponse> {
    const answer = await this.#connection.send(action);
    if (answer.type === 'failed') throw new Error(answer.sentence);
    return answer;
  }
}
