import { DiscordSDK } from '@discord/embedded-app-sdk';
import type { Language } from '@longtable/kit';
import type { TouchMessage } from '../client-messages.ts';
import { CloseCode, type TouchUpdate } from '../messages.ts';

/** State of the connection: `ended` needs a press of the user to connect again. */
export type LinkStatus = 'connecting' | 'open' | 'lost' | 'ended' | 'left';

interface Listener {
  onMessage(message: TouchUpdate): void;
  onLink(link: LinkStatus, reason?: string): void;
  onLanguage(language: Language): void;
  /** Returns the table that the page shows, to open it again. */
  table(): string | undefined;
}

const MIN_DELAY_MS = 500;
const MAX_DELAY_MS = 15_000;
const ANSWER_TIMEOUT_MS = 20_000;

/** Connection to the bot: confirms the user with Discord, then keeps a socket open. Lines that got no answer are sent again. */
export class BotConnection {
  readonly #sdk: DiscordSDK;
  readonly #listener: Listener;
  #session: string | undefined;
  #socket: WebSocket | undefined;
  #delay = MIN_DELAY_MS;
  #retry: number | undefined;
  /** The table that the page has shown before it was reloaded. */
  #kept = keptTable();
  /** Changes without an answer, by their ids. */
  readonly #pending = new Map<string, TouchMessage>();

  constructor(listener: Listener) {
    this.#listener = listener;
    const [application = ''] = location.hostname.split('.');
    this.#sdk = new DiscordSDK(application, { disableConsoleLogOverride: true });
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible' && this.#socket?.readyState !== WebSocket.OPEN) void this.connect();
    });
  }

  async connect(): Promise<void> {
    clearTimeout(this.#retry);
    this.#socket?.close();
    this.#listener.onLink('connecting');
    try {
      await this.#sdk.ready();
      this.#session ??= await this.#newSession();
      const { ticket } = await post<{ ticket: string }>('api/ticket', {}, this.#session);
      this.#open(ticket);
    } catch (error) {
      const { status } = error as { readonly status?: number };
      if (status === 401) this.#session = undefined;
      // No connection is a TypeError, no answer in time a DOMException. The SDK rejects with plain objects.
      const isLost = error instanceof TypeError || error instanceof DOMException;
      const isFinal = status === undefined ? !isLost : status === 403;
      if (isFinal) this.#listener.onLink('ended', reasonOf(error));
      else this.#reconnect();
    }
  }

  /** Sends a message. A change is sent again after a reconnection until it is answered. */
  send(message: TouchMessage): void {
    if ('id' in message) this.#pending.set(message.id, message);
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** Authorizes with Discord and exchanges the code for a session. */
  async #newSession(): Promise<string> {
    const { code } = await this.#sdk.commands.authorize({
      client_id: this.#sdk.clientId,
      response_type: 'code',
      state: '',
      prompt: 'none',
      scope: ['identify'],
    });
    const body = { code, instance_id: this.#sdk.instanceId };
    const { session, language } = await post<{ session: string; language: Language }>('api/token', body);
    this.#listener.onLanguage(language);
    return session;
  }

  #open(ticket: string): void {
    const address = new URL(`ws?ticket=${encodeURIComponent(ticket)}`, location.href);
    address.protocol = address.protocol.replace('http', 'ws');
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.onopen = () => {
      this.#delay = MIN_DELAY_MS;
      this.#listener.onLink('open');
      this.#openTable();
      for (const message of this.#pending.values()) this.send(message);
    };
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data) as TouchUpdate;
      if ((message.type === 'done' || message.type === 'refused') && message.id) this.#pending.delete(message.id);
      this.#listener.onMessage(message);
      if (message.type === 'view') keepTable(message.table);
      // The user may no longer see the kept table.
      if (message.type !== 'refused' || message.id || !this.#kept || this.#listener.table()) return;
      this.#kept = undefined;
      this.#openTable();
    };
    socket.onclose = ({ code }) => {
      if (this.#socket !== socket) return;
      if (code === CloseCode.left) this.#listener.onLink('left');
      else if (code === CloseCode.elsewhere || code === CloseCode.rate) this.#listener.onLink('ended');
      else this.#reconnect();
    };
  }

  /** Opens the shown table again, else the one before a reload, else the launched one. */
  #openTable(): void {
    const table = this.#listener.table() ?? this.#kept ?? this.#sdk.customId ?? undefined;
    this.send({ type: 'open', ...(table && { table }) });
  }

  #reconnect(): void {
    this.#listener.onLink('lost');
    this.#retry = window.setTimeout(() => void this.connect(), this.#delay);
    this.#delay = Math.min(MAX_DELAY_MS, this.#delay * 2);
  }
}

/** A reload keeps the id of the frame, another launch has another one. */
const FRAME = new URLSearchParams(location.search).get('frame_id') ?? '';

/** Returns the table that this frame has shown last. Undefined if the browser stores nothing. */
function keptTable(): string | undefined {
  try {
    const [frame, table] = sessionStorage.getItem('table')?.split(' ') ?? [];
    return frame === FRAME ? table : undefined;
  } catch {
    return undefined;
  }
}

function keepTable(table: string): void {
  try {
    sessionStorage.setItem('table', `${FRAME} ${table}`);
  } catch {
    // The browser stores nothing. Then a reload opens the launched table.
  }
}

async function post<T>(path: string, body: object, session?: string): Promise<T> {
  const headers = { 'Content-Type': 'application/json', ...(session && { Authorization: `Bearer ${session}` }) };
  const signal = AbortSignal.timeout(ANSWER_TIMEOUT_MS);
  const response = await fetch(path, { method: 'POST', headers, signal, body: JSON.stringify(body) });
  // A busy server is asked again, like one that does not answer.
  if (response.status >= 500) throw new TypeError('busy');
  if (!response.ok) throw Object.assign(new Error(`status ${response.status}`), { status: response.status });
  return response.json();
}

/** Returns the message of an error. The SDK rejects with plain objects. */
function reasonOf(error: unknown): string {
  return String((error as { readonly message?: unknown }).message ?? error);
}
