import { setTimeout as sleep } from 'node:timers/promises';
import { type REST, RESTEvents } from 'discord.js';

const BOARD_EDIT = /^\/channels\/(\d+)\/messages\/\d+$/;
/** So many channels are remembered; most of them have long been free again. */
const MOST = 1000;

/**
 * When boards may be edited: Discord takes a few edits in a few seconds from each channel. What has to wait waits here and not
 * in the line of requests, so that it is the newest state which goes out, and nobody's answer stands behind it.
 */
export class Pace {
  readonly #until = new Map<string, number>();
  readonly #apart: number;

  /** Edits come no closer than `apart` ms, so that what happens fast is shown at once and not in pieces. */
  constructor(rest: REST, apart: number) {
    this.#apart = apart;
    rest.on(RESTEvents.Response, ({ method, path }, { headers }) => {
      const channel = method.toUpperCase() === 'PATCH' ? BOARD_EDIT.exec(path)?.[1] : undefined;
      if (channel !== undefined) this.#note(channel, headers);
    });
  }

  /** Waits until a board in this channel may be edited; gives nothing when that is now. */
  free(channel: string): Promise<void> | undefined {
    return this.#left(channel) > 0 ? this.#wait(channel) : undefined;
  }

  async #wait(channel: string): Promise<void> {
    for (let left = this.#left(channel); left > 0; left = this.#left(channel)) await sleep(left);
  }

  #left(channel: string): number {
    return (this.#until.get(channel) ?? 0) - performance.now();
  }

  #note(channel: string, headers: { get(name: string): string | null }): void {
    const isShort = headers.get('x-ratelimit-remaining') === '0';
    const resetAfter = isShort ? 1000 * Number(headers.get('x-ratelimit-reset-after') ?? 0) : 0;
    this.#until.delete(channel);
    if (Math.max(resetAfter, this.#apart) <= 0) return;
    this.#until.set(channel, performance.now() + Math.max(resetAfter, this.#apart));
    const [oldest] = this.#until.keys();
    if (this.#until.size > MOST && oldest !== undefined) this.#until.delete(oldest);
  }
}
