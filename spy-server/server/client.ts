import { randomUUID } from 'node:crypto';
import type { WebSocket } from 'ws';
import type { Quirks } from '../wire/cast.ts';
import { errorBody } from '../wire/outbound.ts';
import { type Body, type ErrorReason, NIL, type Role, seal } from '../wire/words.ts';
import { hasRoom, type Reader } from './backlog.ts';

/** Unasked messages a second; an answer that was asked for is free. */
const RATE = 50;
const BURST = 100;
/** How long an old connection may stay silent when somebody claims to be its owner on a new one. */
const PROBE_MS = 3_000;

/** A connection and who is at its other end. */
export class Client implements Reader {
  readonly socket: WebSocket;
  /** Also before a hello, so that even an error can be addressed. */
  id: string = randomUUID();
  name = '';
  /** When it was answered to its hello. */
  greeted = 0;
  role: Role | undefined;
  quirks: Quirks;
  /** When something was last heard from it. */
  heard = Date.now();
  /** Everybody who is connected: what waits for all of them has its limits. */
  readonly #all: Iterable<Reader>;
  #isCutOff = false;
  #tokens = BURST;
  #filled = Date.now();

  constructor(socket: WebSocket, quirks: Quirks, all: Iterable<Reader>) {
    this.socket = socket;
    this.quirks = quirks;
    this.#all = all;
  }

  get isPlayer(): boolean {
    return this.role === 'PLAYER' || this.role === 'AI';
  }

  get waiting(): number {
    return this.#isCutOff ? 0 : this.socket.bufferedAmount;
  }

  /** Counts a message; false when there were too many. */
  mayTalk(): boolean {
    const now = Date.now();
    this.heard = now;
    this.#tokens = Math.min(Math.max(BURST, this.#tokens), this.#tokens + ((now - this.#filled) / 1000) * RATE);
    this.#filled = now;
    if (this.#tokens < 1) return false;
    this.#tokens--;
    return true;
  }

  send(body: Body, at: number): void {
    this.sendText(JSON.stringify(seal(body, this.id, at)));
    if (body.type.startsWith('REQUEST_')) this.#tokens++;
  }

  sendText(text: string): void {
    const isOpen = this.socket.readyState === this.socket.OPEN;
    if (isOpen && hasRoom(this, text.length, this.#all)) this.socket.send(text);
  }

  /** Says what is wrong and hangs up; a name that is taken may be followed by another try. */
  refuse(reason: ErrorReason, words = ''): void {
    this.send(errorBody(reason, words), Date.now());
    if (reason !== 'NAME_NOT_AVAILABLE') this.close(1003);
  }

  /** Finds out whether the connection is alive: if nothing comes back, it is given up. */
  probe(): void {
    const asked = Date.now();
    this.socket.ping();
    const timer = setTimeout(() => {
      if (this.heard < asked) this.socket.terminate();
    }, PROBE_MS);
    timer.unref();
  }

  cutOff(): void {
    this.#isCutOff = true;
    this.socket.terminate();
  }

  close(code: number): void {
    this.socket.close(code);
    const timer = setTimeout(() => this.socket.terminate(), 5_000);
    timer.unref();
    this.socket.once('close', () => clearTimeout(timer));
  }
}

/** A message as text with the place for its receiver's id left open. */
export function openText(body: Body, at: number): string {
  return JSON.stringify(seal(body, NIL, at));
}

/** The text of an open message for one receiver; the envelope's id is the first of its kind in it. */
export function addressed(text: string, id: string): string {
  return text.replace(`"clientId":"${NIL}"`, `"clientId":"${id}"`);
}
