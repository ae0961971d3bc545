import { randomBytes } from 'node:crypto';
import { Op } from './codes.ts';
import type { Shard } from './shard.ts';

const KEPT_EVENTS = 1_000;

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
    const text = JSON.stringify({ op: Op.dispatch, t, s, d });
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
