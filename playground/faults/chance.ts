/** Chance that can be had again: the same seed and purpose give the same throws in the same order. */
export class Chance {
  #state: number;

  constructor(seed: number, purpose: string) {
    this.#state = [...`${seed} ${purpose}`].reduce((mixed, letter) => {
      return Math.imul(mixed ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
    }, 0x811c9dc5);
  }

  /** A number from 0 to below 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** Whether it happens, at this rate. */
  happens(rate: number): boolean {
    return this.next() < rate;
  }

  /** One of several. */
  pick<One>(all: readonly One[]): One | undefined {
    return all[Math.floor(this.next() * all.length)];
  }
}
