import { randomUUID } from 'node:crypto';
import type { WebSocket } from 'ws';
import { errorBody } from '../wire/messages.ts';
import { type Body, type CompatFlags, type ErrorReason, NIL, type Role, seal } from '../wire/words.ts';

/** A connection and the number of bytes that it has not read yet. */
export interface Reader {
  readonly isPlayer: boolean;
  /** Number of unsent bytes. */
  readonly unsentBytes: number;
  close(code: number): void;
  /** Terminates the connection immediately and drops unsent bytes. */
  terminate(): void;
}

const MB = 1024 * 1024;

/**
 * Maximum number of unsent bytes of a player. They do not count towards the total, because a match waits for its
 * players.
 */
const MAX_PLAYER = 64 * MB;
/** Maximum number of unsent bytes of a spectator: more than a round of a large match. */
const MAX_SPECTATOR = 4 * MB;
/** Maximum number of unsent bytes of all spectators. */
const MAX_TOTAL = 128 * MB;

/** WebSocket close code “try again later”. */
const TOO_SLOW = 1013;

/**
 * Whether a message of this size can be sent to a reader. Closes a reader above its own limit, and terminates the
 * slowest spectators above the total limit.
 */
export function canSend(reader: Reader, bytes: number, all: Iterable<Reader>): boolean {
  if (reader.unsentBytes > (reader.isPlayer ? MAX_PLAYER : MAX_SPECTATOR)) {
    reader.close(TOO_SLOW);
    return false;
  }
  if (reader.isPlayer) return true;
  const slowest = [...all].filter(({ isPlayer, unsentBytes }) => !isPlayer && unsentBytes > 0);
  slowest.sort((a, b) => b.unsentBytes - a.unsentBytes);
  let total = slowest.reduce((sum, { unsentBytes }) => sum + unsentBytes, bytes);
  for (const client of slowest) {
    if (total <= MAX_TOTAL) break;
    total -= client.unsentBytes;
    client.terminate();
    if (client === reader) return false;
  }
  return true;
}

/** Maximum number of messages per second. Answers to requests do not count. */
const RATE = 50;
const BURST = 100;
const TRY_AGAIN_LATER = 1013;
/** Time in which an old connection must answer when a new one claims its seat. */
const PROBE_MS = 3_000;

/** Counts connections with an accepted `HELLO`. */
interface Counter {
  /** Returns false if there are too many clients. */
  enter(): boolean;
  leave(): void;
}

/** Lobby and dialect from a connection's path. */
interface Path {
  readonly lobby: string;
  readonly isCommittee: boolean;
}

export class Client implements Reader {
  readonly socket: WebSocket;
  /** Lobby named in the path. */
  readonly lobby: string;
  /** Client id. Set before the HELLO so that errors can be addressed. */
  id: string = randomUUID();
  name = '';
  /** Time at which its HELLO was answered. */
  greetedAt = 0;
  role: Role | undefined;
  /** Session id sent to this client. */
  session: string = NIL;
  compat: CompatFlags;
  /** Time at which the last message or pong was received. */
  lastSeenAt = Date.now();
  /** All connected clients, for the total limit. */
  readonly #all: Iterable<Reader>;
  readonly #counter: Counter;
  #isCutOff = false;
  #tokens = BURST;
  #filled = Date.now();

  constructor(socket: WebSocket, { lobby, isCommittee }: Path, all: Iterable<Reader>, counter: Counter) {
    this.socket = socket;
    this.lobby = lobby;
    this.compat = { isCommittee, isOriginalAi: false };
    this.#all = all;
    this.#counter = counter;
  }

  /** Counts this connection as a client. Closes it and returns false if there are too many. */
  enter(): boolean {
    const isIn = this.role !== undefined || this.#counter.enter();
    if (!isIn) this.close(TRY_AGAIN_LATER);
    return isIn;
  }

  /** Resets the role and no longer counts the connection as a client. It may send `HELLO` again. */
  leave(): void {
    this.role = undefined;
    this.#counter.leave();
  }

  get isPlayer(): boolean {
    return this.role === 'PLAYER' || this.role === 'AI';
  }

  get unsentBytes(): number {
    return this.#isCutOff ? 0 : this.socket.bufferedAmount;
  }

  /** Counts a message. Returns false if the rate limit is exceeded. */
  countMessage(): boolean {
    const now = Date.now();
    this.lastSeenAt = now;
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
    if (isOpen && canSend(this, text.length, this.#all)) this.socket.send(text);
  }

  /** Sends an error and closes the connection, except for a taken name. */
  refuse(reason: ErrorReason, words = ''): void {
    this.send(errorBody(reason, words), Date.now());
    if (reason !== 'NAME_NOT_AVAILABLE') this.close(1003);
  }

  /** Pings the connection and terminates it if it sends neither a message nor a pong within `PROBE_MS`. */
  probe(): void {
    const asked = Date.now();
    this.socket.ping();
    const timer = setTimeout(() => {
      if (this.lastSeenAt < asked) this.socket.terminate();
    }, PROBE_MS);
    timer.unref();
  }

  terminate(): void {
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

/** Returns a message as text with the nil id as its receiver. */
export function unaddressedText(body: Body, at: number): string {
  return JSON.stringify(seal(body, NIL, at));
}

/**
 * Returns the text of `unaddressedText` with the receiver's id. Only the first nil id, that of the envelope, is
 * replaced.
 */
export function withReceiver(text: string, id: string): string {
  return text.replace(`"clientId":"${NIL}"`, `"clientId":"${id}"`);
}
