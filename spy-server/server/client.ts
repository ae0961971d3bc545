import { randomUUID } from 'node:crypto';
import type { WebSocket } from 'ws';
import type { Quirks } from '../wire/cast.ts';
import { errorBody } from '../wire/outbound.ts';
import { type Body, type ErrorReason, NIL, type Role, seal } from '../wire/words.ts';

/** Somebody at the other end of a connection, as far as it matters how fast they read. */
export interface Reader {
  readonly isPlayer: boolean;
  /** Bytes that wait to go out to them. */
  readonly waiting: number;
  close(code: number): void;
  /** Gives the connection up at once, with all that waits for it. */
  cutOff(): void;
}

const MB = 1024 * 1024;

/** What may wait for a player; everybody waits for them anyway, so this is room that nobody else can take. */
const PLAYER_MAX = 64 * MB;
/** What may wait for anybody else: more than a round of a large match. */
const SPECTATOR_MAX = 4 * MB;
/** What may wait for all of these together. */
const TOTAL_MAX = 128 * MB;

/** Try again later: the receiver was too slow. */
const TOO_SLOW = 1013;

/** Whether a message of this many bytes may be sent to somebody; those who are too slow are given up for it. */
export function hasRoom(reader: Reader, bytes: number, all: Iterable<Reader>): boolean {
  if (reader.waiting > (reader.isPlayer ? PLAYER_MAX : SPECTATOR_MAX)) {
    reader.close(TOO_SLOW);
    return false;
  }
  if (reader.isPlayer) return true;
  const slowest = [...all].filter(({ isPlayer, waiting }) => !isPlayer && waiting > 0);
  slowest.sort((a, b) => b.waiting - a.waiting);
  let total = slowest.reduce((sum, { waiting }) => sum + waiting, bytes);
  for (const one of slowest) {
    if (total <= TOTAL_MAX) break;
    total -= one.waiting;
    one.cutOff();
    if (one === reader) return false;
  }
  return true;
}

/** Unasked messages a second; an answer that was asked for is free. */
const RATE = 50;
const BURST = 100;
const TRY_AGAIN_LATER = 1013;
/** How long an old connection may stay silent when somebody claims to be its owner on a new one. */
const PROBE_MS = 3_000;

/** The count of connections that a client enters with its `HELLO` and leaves with `GAME_LEAVE`. */
interface Counter {
  /** Returns false if there are too many clients. */
  enter(): boolean;
  leave(): void;
}

/** What the path of a connection says. */
interface Path {
  readonly lobby: string;
  readonly doubled: boolean;
}

/** A connection and who is at its other end. */
export class Client implements Reader {
  readonly socket: WebSocket;
  /** The lobby that the path of the connection names. */
  readonly lobby: string;
  /** Also before a hello, so that even an error can be addressed. */
  id: string = randomUUID();
  name = '';
  /** When it was answered to its hello. */
  greeted = 0;
  role: Role | undefined;
  /** The session id that this client was told. */
  session: string = NIL;
  quirks: Quirks;
  /** When something was last heard from it. */
  heard = Date.now();
  /** Everybody who is connected: what waits for all of them has its limits. */
  readonly #all: Iterable<Reader>;
  readonly #counter: Counter;
  #isCutOff = false;
  #tokens = BURST;
  #filled = Date.now();

  constructor(socket: WebSocket, { lobby, doubled }: Path, all: Iterable<Reader>, counter: Counter) {
    this.socket = socket;
    this.lobby = lobby;
    this.quirks = { doubled, tender: false };
    this.#all = all;
    this.#counter = counter;
  }

  /** Counts this connection as a client's; closes it and returns false if there are too many. */
  enter(): boolean {
    const isIn = this.role !== undefined || this.#counter.enter();
    if (!isIn) this.close(TRY_AGAIN_LATER);
    return isIn;
  }

  /** Forgets who is at the other end; the connection may say `HELLO` again. */
  leave(): void {
    this.role = undefined;
    this.#counter.leave();
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
