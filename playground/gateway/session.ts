import { randomBytes } from 'node:crypto';
import { GatewayOpcodes } from 'discord-api-types/v10';

const KEPT_EVENTS = 1_000;

/** Which part of the bot a session is: its number, and how many there are. */
export type Shard = readonly [number: number, count: number];

const WHOLE: Shard = [0, 1];

/** Reads the shard that a bot identifies as; nothing when there can be no such shard. */
export function parseShard(value: unknown): Shard | undefined {
  if (value === undefined || value === null) return WHOLE;
  const [number, count] = Array.isArray(value) && value.length === 2 ? value : [];
  if (!Number.isInteger(number) || !Number.isInteger(count)) return undefined;
  return number >= 0 && number < count ? [number, count] : undefined;
}

/** Whether a shard hears of a server; what belongs to none, as direct messages, is told to the first. */
export function hears([number, count]: Shard, guild: string | undefined): boolean {
  return guild === undefined ? number === 0 : Number((BigInt(guild) >> 22n) % BigInt(count)) === number;
}

/** A bot's session: it numbers what the bot is told, and keeps it for a bot that comes back after a broken line. */
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

  /** Lets go of a line; true unless the bot has come back on another one in the meantime. */
  detach(send: (text: string) => void): boolean {
    if (this.#send !== send) return false;
    this.#send = undefined;
    return true;
  }

  dispatch(t: string, d: unknown): void {
    const s = ++this.#sequence;
    const text = JSON.stringify({ op: GatewayOpcodes.Dispatch, t, s, d });
    this.#events.push({ s, text });
    if (this.#events.length > KEPT_EVENTS) this.#events.shift();
    this.#send?.(text);
  }

  /** Whether the bot can have heard this far at all. */
  reached(sequence: number): boolean {
    return sequence <= this.#sequence;
  }

  /** Tells again what came after a number; false when that is no longer known. */
  replay(after: number): boolean {
    const oldest = this.#events[0]?.s ?? this.#sequence + 1;
    if (after + 1 < oldest) return false;
    for (const event of this.#events) if (event.s > after) this.#send?.(event.text);
    return true;
  }
}
