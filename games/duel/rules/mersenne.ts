import type { RNG } from '@longtable/kit';

const SIZE = 624;
const SHIFT = 397;
const LARGEST = 2 ** 32 - 1;

/**
 * MT19937 with 32 bits, and `std::shuffle` of the GNU C++ library. It replays seeds of the original program. The
 * shuffle draws in another order than that of the kit.
 */
export class MersenneTwister implements Pick<RNG, 'below' | 'shuffle'> {
  readonly #words = new Uint32Array(SIZE);
  #index = SIZE;

  constructor(seed: number) {
    this.#words[0] = seed;
    for (let i = 1; i < SIZE; i++) {
      const previous = this.#words[i - 1]!;
      this.#words[i] = Math.imul(previous ^ (previous >>> 30), 1812433253) + i;
    }
  }

  /** Returns the next 32 bits, unsigned. */
  next(): number {
    if (this.#index === SIZE) this.#twist();
    let word = this.#words[this.#index++]!;
    word ^= word >>> 11;
    word ^= (word << 7) & 0x9d2c5680;
    word ^= (word << 15) & 0xefc60000;
    return (word ^ (word >>> 18)) >>> 0;
  }

  /** Returns a uniform integer from 0 to bound - 1. */
  below(bound: number): number {
    const share = Math.floor(LARGEST / bound);
    let drawn = Math.floor(this.next() / share);
    while (drawn >= bound) drawn = Math.floor(this.next() / share);
    return drawn;
  }

  /** Returns a shuffled copy. One draw places two cards if 32 bits suffice for both. */
  shuffle<T>(list: readonly T[]): T[] {
    const cards = [...list];
    const size = cards.length;
    const swap = (a: number, b: number) => {
      [cards[a], cards[b]] = [cards[b] as T, cards[a] as T];
    };
    if (size === 0) return cards;
    if (Math.floor(LARGEST / size) < size) {
      for (let i = 1; i < size; i++) swap(i, this.below(i + 1));
      return cards;
    }
    if (size % 2 === 0) swap(1, this.below(2));
    for (let i = size % 2 === 0 ? 2 : 1; i < size; i += 2) {
      const both = this.below((i + 1) * (i + 2));
      swap(i, Math.floor(both / (i + 2)));
      swap(i + 1, both % (i + 2));
    }
    return cards;
  }

  #twist(): void {
    const words = this.#words;
    for (let i = 0; i < SIZE; i++) {
      const mixed = (words[i]! & 0x80000000) | (words[(i + 1) % SIZE]! & 0x7fffffff);
      words[i] = words[(i + SHIFT) % SIZE]! ^ (mixed >>> 1) ^ (mixed & 1 ? 0x9908b0df : 0);
    }
    this.#index = 0;
  }
}
