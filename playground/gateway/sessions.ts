import { EventEmitter } from 'node:events';
import type { APIGatewaySessionStartLimit } from 'discord-api-types/v10';
import type { Clock } from '../clock.ts';
import { hears, Session, type Shard } from './session.ts';

const RESUMABLE = 5 * 60_000;

/** What a session with these intents hears of an event; undefined means nothing. */
export type Hearing = (intents: number) => unknown;

/** All sessions of the bot, those on a line and those that wait for it to come back. */
export class Sessions extends EventEmitter<{ online: [boolean] }> {
  readonly #clock: Clock;
  readonly #byId = new Map<string, Session>();

  constructor(clock: Clock) {
    super();
    this.#clock = clock;
  }

  get online(): boolean {
    return [...this.#byId.values()].some((one) => one.attached);
  }

  /** Tells every session what it may hear of a server, or of none; present or not: who comes back gets it again. */
  tell(event: string, hearing: Hearing, guild?: string): void {
    for (const session of this.#byId.values()) {
      if (!hears(session.shard, guild)) continue;
      const data = hearing(session.intents);
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

  attached(): void {
    this.emit('online', this.online);
  }

  /** A line broke: its session waits a while for the bot to come back. */
  lost(session: Session): void {
    this.emit('online', this.online);
    this.#clock.after(RESUMABLE, () => {
      if (!session.attached) this.end(session);
    });
  }
}

const DAY = 86_400_000;
const TOTAL = 1_000;
const CONCURRENCY = 1;
const WINDOW = 5_000;

/** The sessions that the bot began: a thousand a day, one every five seconds for shards of one remainder. */
export class SessionStarts {
  readonly #clock: Clock;
  readonly #last = new Map<number, number>();
  #begun = 0;
  #until = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** How many sessions the bot may still begin, as `/gateway/bot` says it. */
  get limit(): APIGatewaySessionStartLimit {
    const left = this.#until - this.#clock.now();
    const begun = left > 0 ? this.#begun : 0;
    return {
      total: TOTAL,
      remaining: Math.max(0, TOTAL - begun),
      reset_after: Math.max(0, left),
      max_concurrency: CONCURRENCY,
    };
  }

  /** Counts a start; false when the last one of such a shard is too recent. */
  take(shard: number): boolean {
    const now = this.#clock.now();
    if (this.#until <= now) {
      this.#until = now + DAY;
      this.#begun = 0;
    }
    this.#begun += 1;
    const key = shard % CONCURRENCY;
    const last = this.#last.get(key);
    if (last !== undefined && now - last < WINDOW) return false;
    this.#last.set(key, now);
    return true;
  }
}
