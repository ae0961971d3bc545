import { randomBytes } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { type APIGatewaySessionStartLimit, GatewayOpcodes } from 'discord-api-types/v10';
import type { Clock } from '../clock.ts';

const MAX_REPLAYED_EVENTS = 1_000;

/** A shard's number and the total number of shards. */
type Shard = readonly [number: number, count: number];

const UNSHARDED: Shard = [0, 1];

/** Parses the shard of an identify payload. Returns `UNSHARDED` if it is missing and undefined if it is invalid. */
export function parseShard(value: unknown): Shard | undefined {
  if (value === undefined || value === null) return UNSHARDED;
  const [number, count] = Array.isArray(value) && value.length === 2 ? value : [];
  if (!Number.isInteger(number) || !Number.isInteger(count)) return undefined;
  return number >= 0 && number < count ? [number, count] : undefined;
}

/** Whether a shard receives events of a server. Events without a server, such as direct messages, go to shard 0. */
export function receivesGuild([number, count]: Shard, guild: string | undefined): boolean {
  return guild === undefined ? number === 0 : Number((BigInt(guild) >> 22n) % BigInt(count)) === number;
}

/** A gateway session: numbers its events and keeps them to replay after a reconnect. */
export class Session {
  readonly id = randomBytes(16).toString('hex');
  readonly intents: number;
  readonly shard: Shard;
  #sequence = 0;
  #events: { s: number; text: string }[] = [];
  #send: ((text: string) => void) | undefined;

  constructor(intents: number, shard: Shard) {
    this.intents = intents;
    this.shard = shard;
  }

  get attached(): boolean {
    return this.#send !== undefined;
  }

  attach(send: (text: string) => void): void {
    this.#send = send;
  }

  /** Detaches a connection. Returns false if the session has moved to another one. */
  detach(send: (text: string) => void): boolean {
    if (this.#send !== send) return false;
    this.#send = undefined;
    return true;
  }

  dispatch(t: string, d: unknown): void {
    const s = ++this.#sequence;
    const text = JSON.stringify({ op: GatewayOpcodes.Dispatch, t, s, d });
    this.#events.push({ s, text });
    if (this.#events.length > MAX_REPLAYED_EVENTS) this.#events.shift();
    this.#send?.(text);
  }

  /** Whether an event with this sequence number was sent. */
  hasSent(sequence: number): boolean {
    return sequence <= this.#sequence;
  }

  /** Sends all events after a sequence number again. Returns false if they are no longer kept. */
  replay(after: number): boolean {
    const oldest = this.#events[0]?.s ?? this.#sequence + 1;
    if (after + 1 < oldest) return false;
    for (const event of this.#events) if (event.s > after) this.#send?.(event.text);
    return true;
  }
}

const RESUMABLE_MS = 5 * 60_000;

/** Returns the data of an event for a session with these intents, or undefined to skip the session. */
export type EventFilter = (intents: number) => unknown;

interface SessionEvents {
  online: [boolean];
  /** The gateway closed a connection because of what the bot sent. */
  rejected: [code: number, reason: string];
}

/** All sessions of the bot, connected or waiting to be resumed. */
export class Sessions extends EventEmitter<SessionEvents> {
  readonly #clock: Clock;
  readonly #byId = new Map<string, Session>();

  constructor(clock: Clock) {
    super();
    this.#clock = clock;
  }

  get online(): boolean {
    return [...this.#byId.values()].some((session) => session.attached);
  }

  /** Dispatches an event to every session of the server's shard, including disconnected ones, which replay it later. */
  broadcast(event: string, filter: EventFilter, guild?: string): void {
    for (const session of this.#byId.values()) {
      if (!receivesGuild(session.shard, guild)) continue;
      const data = filter(session.intents);
      if (data !== undefined) session.dispatch(event, data);
    }
  }

  open(intents: number, shard: Shard): Session {
    const session = new Session(intents, shard);
    this.#byId.set(session.id, session);
    return session;
  }

  find(id: string): Session | undefined {
    return this.#byId.get(id);
  }

  end(session: Session): void {
    this.#byId.delete(session.id);
  }

  emitOnline(): void {
    this.emit('online', this.online);
  }

  /** Keeps the session of a lost connection for a while, so that the bot can resume it. */
  onConnectionLost(session: Session): void {
    this.emit('online', this.online);
    this.#clock.after(RESUMABLE_MS, () => {
      if (!session.attached) this.end(session);
    });
  }
}

const DAY_MS = 86_400_000;
const MAX_STARTS_PER_DAY = 1_000;
const MAX_CONCURRENCY = 1;
const START_WINDOW_MS = 5_000;

/** Limits session starts: 1,000 per day and one per five seconds and rate-limit key. */
export class SessionStarts {
  readonly #clock: Clock;
  readonly #last = new Map<number, number>();
  #startCount = 0;
  #until = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** The remaining session starts, as in `/gateway/bot`. */
  get limit(): APIGatewaySessionStartLimit {
    const left = this.#until - this.#clock.now();
    const startCount = left > 0 ? this.#startCount : 0;
    return {
      total: MAX_STARTS_PER_DAY,
      remaining: Math.max(0, MAX_STARTS_PER_DAY - startCount),
      reset_after: Math.max(0, left),
      max_concurrency: MAX_CONCURRENCY,
    };
  }

  /** Counts a session start. Returns false if the last one with the same key is too recent. */
  take(shard: number): boolean {
    const now = this.#clock.now();
    if (this.#until <= now) {
      this.#until = now + DAY_MS;
      this.#startCount = 0;
    }
    this.#startCount += 1;
    const key = shard % MAX_CONCURRENCY;
    const last = this.#last.get(key);
    if (last !== undefined && now - last < START_WINDOW_MS) return false;
    this.#last.set(key, now);
    return true;
  }
}
