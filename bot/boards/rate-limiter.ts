import { setTimeout as sleep } from 'node:timers/promises';
import { type REST, RESTEvents } from 'discord.js';
import { Lru } from '../../storage/lru.ts';

const BOARD_EDIT = /^\/channels\/(\d+)\/messages\/\d+$/;
/** So many places are remembered; most of them have long been free again. */
const MOST = 1000;
/** Discord takes fifty requests a second from a bot, answers not counted: forty are edits at most, and some of them at once. */
const EDIT_MS = 1000 / 40;
const AT_ONCE = 10;
/** On a day when others wait longer than this, nothing is edited that need not be. */
const SPARE_MS = 500;

/**
 * When boards and panels may be edited: Discord takes a few edits in a few seconds from each channel, and not many more from
 * all of them. What has to wait waits here and not in the line of requests, so that it is the newest state which goes out,
 * and nobody's answer stands behind it.
 */
export class RateLimiter {
  readonly #until = new Lru<number>(MOST);
  readonly #apart: number;
  /** Up to when turns are taken. */
  #taken = 0;

  /** Edits come no closer than `apart` ms, so that what happens fast is shown at once and not in pieces. */
  constructor(rest: REST, apart: number) {
    this.#apart = apart;
    rest.on(RESTEvents.Response, ({ method, path }, { headers }) => {
      const channel = method.toUpperCase() === 'PATCH' ? BOARD_EDIT.exec(path)?.[1] : undefined;
      if (channel !== undefined && headers.get('x-ratelimit-remaining') === '0')
        this.#holdUp(channel, 1000 * Number(headers.get('x-ratelimit-reset-after') ?? 0));
    });
  }

  /** Waits until something may be edited in a place: the channel of a board, or a panel. */
  async turn(place: string): Promise<void> {
    for (let left = this.#left(place); left > 0; left = this.#left(place)) await sleep(left);
    this.#holdUp(place, this.#apart);
    await this.#next();
  }

  /** Waits until something may be edited that could as well be left undone; gives whether there is time for that at all. It holds up nothing. */
  async spareTurn(place = ''): Promise<boolean> {
    await sleep(this.#left(place));
    if (this.#taken - performance.now() > SPARE_MS) return false;
    await this.#next();
    return true;
  }

  async #next(): Promise<void> {
    const now = performance.now();
    this.#taken = Math.max(this.#taken, now - AT_ONCE * EDIT_MS) + EDIT_MS;
    if (this.#taken > now) await sleep(this.#taken - now);
  }

  #left(place: string): number {
    return Math.max(0, (this.#until.get(place) ?? 0) - performance.now());
  }

  #holdUp(place: string, ms: number): void {
    if (ms <= this.#left(place)) return;
    this.#until.set(place, performance.now() + ms);
  }
}
