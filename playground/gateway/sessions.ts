import { EventEmitter } from 'node:events';
import type { APIGatewaySessionStartLimit } from 'discord-api-types/v10';
import type { Clock } from '../clock.ts';
import { receivesGuild, Session, type Shard } from './session.ts';

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
    return [...this.#byId.values()].some((one) => one.attached);
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
