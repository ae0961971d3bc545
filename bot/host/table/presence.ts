import { Lru } from '../../../storage/lru.ts';

/** Somebody who has pressed or typed something no longer ago than this is still there. */
export const PRESENT_MS = 60_000;
/** So many people are remembered. */
const MOST = 5000;

/** Who is in which channel, as far as their interactions tell: whoever has the board before them need not be called at once. */
export class Presence {
  readonly #now: () => number;
  readonly #seen = new Lru<number>(MOST);

  constructor(now: () => number) {
    this.#now = now;
  }

  note(channel: string, person: string): void {
    this.#seen.set(`${channel}|${person}`, this.#now());
  }

  isThere(channel: string, person: string, within = PRESENT_MS): boolean {
    const seen = this.#seen.get(`${channel}|${person}`);
    return seen !== undefined && this.#now() - seen < within;
  }
}
