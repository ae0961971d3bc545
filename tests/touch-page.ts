import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Outcome, TestActivity } from '@longtable/playground';
import { type ClientOptions, WebSocket } from 'ws';
import type { TouchMessage } from '../bot/features/activity/client-messages.ts';
import type { TableChoices, TableView, TouchChoice, TouchUpdate } from '../bot/features/activity/messages.ts';

/** Timeout for an update of the server. */
const TIMEOUT_MS = 60_000;
const CHECK_INTERVAL_MS = 500;

type UpdateOf<Type extends TouchUpdate['type']> = Extract<TouchUpdate, { type: Type }>;

/** Sends a request to the server of the touched board. `from` is the address of a user behind its proxy. */
export async function post(address: string, path: string, body: object, session?: string, from?: string) {
  const headers = {
    ...(session && { Authorization: `Bearer ${session}` }),
    ...(from && { 'X-Forwarded-For': `203.0.113.1, ${from}` }),
  };
  const response = await fetch(`${address}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  const answer = (await response.json()) as { session?: string; ticket?: string; reason?: string };
  return { status: response.status, ...answer };
}

/** Returns a new session of a running Activity. */
export async function sessionOf(address: string, activity: TestActivity): Promise<string> {
  await activity.ready();
  const code = await activity.authorize();
  return (await post(address, '/api/token', { code, instance_id: activity.instance })).session!;
}

/** The page of the touched board without a browser: sends what the page would send. */
export class Page {
  readonly socket: WebSocket;
  readonly updates: TouchUpdate[] = [];
  bytes = 0;
  closeCode: number | undefined;
  #waiting: (() => void)[] = [];

  constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data) => {
      const text = String(data);
      this.bytes += text.length;
      this.updates.push(JSON.parse(text));
      this.#check();
    });
    socket.on('close', (code) => {
      this.closeCode = code;
      this.#check();
    });
    socket.on('error', () => {});
  }

  static async connect(address: string, session: string, options: ClientOptions = {}): Promise<Page> {
    const { ticket } = await post(address, '/api/ticket', {}, session);
    const page = new Page(new WebSocket(`${address.replace('http', 'ws')}/ws?ticket=${ticket}`, options));
    await once(page.socket, 'open');
    return page;
  }

  /** Opens the page on its table after a press of Touch. */
  static async open(outcome: Outcome, address: string): Promise<Page> {
    if (!outcome.ok || !outcome.activity) throw new Error('The Activity did not open.');
    const page = await Page.connect(address, await sessionOf(address, outcome.activity));
    await page.open();
    await page.currentChoices();
    return page;
  }

  #check(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const check of waiting) check();
  }

  /** Waits until `find` returns a value, and returns it. Throws after a timeout, or if the socket is closed without it. */
  async until<T>(find: () => T | undefined | false, timeoutMs = TIMEOUT_MS): Promise<T> {
    for (const end = performance.now() + timeoutMs; ; ) {
      const found = find();
      if (found !== undefined && found !== false) return found;
      if (performance.now() > end || this.socket.readyState === WebSocket.CLOSED)
        throw new Error('A page got no answer.');
      await Promise.race([new Promise<void>((resolve) => this.#waiting.push(resolve)), sleep(CHECK_INTERVAL_MS)]);
    }
  }

  send(message: TouchMessage): void {
    this.socket.send(JSON.stringify(message));
  }

  close(): void {
    this.socket.terminate();
  }

  #last<Type extends TouchUpdate['type']>(type: Type): UpdateOf<Type> | undefined {
    return this.updates.findLast((update) => update.type === type) as UpdateOf<Type> | undefined;
  }

  get view(): TableView | undefined {
    return this.#last('view');
  }

  get request(): TableChoices['request'] {
    return this.#last('choices')?.request;
  }

  /** Whether the message with this id was played. Undefined without an answer. */
  isDone(id: string): boolean | undefined {
    const isAnswer = (update: TouchUpdate): update is UpdateOf<'done' | 'refused'> =>
      update.type === 'done' || update.type === 'refused';
    const answer = this.updates.filter(isAnswer).find((update) => update.id === id);
    return answer && answer.type === 'done';
  }

  /** Waits for what the player can do at the shown revision. */
  currentChoices(): Promise<TableChoices> {
    return this.until(() => {
      const choices = this.#last('choices');
      return choices?.revision === this.view?.revision && choices;
    });
  }

  /** Waits for an update of a type that comes after those before. */
  next<Type extends TouchUpdate['type']>(type: Type, act: () => void): Promise<UpdateOf<Type>> {
    const known = this.updates.length;
    act();
    return this.until(
      () => this.updates.slice(known).find((update) => update.type === type) as UpdateOf<Type> | undefined,
    );
  }

  /** Opens a table: the launched one by default. */
  open(table?: string): Promise<TableView> {
    return this.next('view', () => this.send({ type: 'open', ...(table && { table }) }));
  }

  /** Sends a line for the seat and turn of the view, or others. Returns the id of the message. */
  line(line: string, more: Partial<Extract<TouchMessage, { type: 'line' }>> = {}): string {
    const { table, seat, turn } = this.view!;
    const id = crypto.randomUUID();
    this.send({ type: 'line', id, table, seat: seat ?? 0, turn, line, ...more });
    return id;
  }
}

export function finalLines(choices: readonly TouchChoice[]): string[] {
  return choices.flatMap(({ line, final, next = [] }) => [...(final ? [line] : []), ...finalLines(next)]);
}
