import { randomBytes } from 'node:crypto';
import { GatewayOpcodes } from 'discord-api-types/v10';

const MAX_REPLAYED_EVENTS = 1_000;

/** A shard's number and the total number of shards. */
export type Shard = readonly [number: number, count: number];

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
