const MULTIPLIER_HIGH = 0x5de;
const MULTIPLIER_LOW = 0xece66d;
const ADDEND = 11;
const HALF = 2 ** 24;

/** A source of chance whose state can lie in a game's state as plain JSON. */
export interface Random {
  readonly state: number | string;
  /** 0 to bound - 1. */
  below(bound: number): number;
  /** Origin to bound - 1. */
  range(origin: number, bound: number): number;
  /** A shuffled copy. */
  shuffle<T>(list: readonly T[]): T[];
}

/**
 * The behaviour of `java.util.Random`. Its state is a whole number below 2^48, so it can lie in a game's state as plain
 * JSON; the arithmetic is done in two halves of 24 bits, which never leave the exact range of a number.
 */
export class JavaRandom implements Random {
  state: number;

  constructor(state: number) {
    this.state = state;
  }

  /** A fresh generator from a signed 64-bit seed. */
  static seeded(seed: number | bigint): JavaRandom {
    return new JavaRandom(Number(BigInt.asUintN(48, BigInt(seed) ^ 0x5deece66dn)));
  }

  /** The top `bits` of the next state, unsigned. */
  #next(bits: number): number {
    const high = Math.floor(this.state / HALF);
    const low = this.state % HALF;
    const product = low * MULTIPLIER_LOW + ADDEND;
    const carried = high * MULTIPLIER_LOW + low * MULTIPLIER_HIGH + Math.floor(product / HALF);
    this.state = (carried % HALF) * HALF + (product % HALF);
    return Math.floor(this.state / 2 ** (48 - bits));
  }

  /** `nextInt(bound)`: 0 to bound - 1; a power of two takes the high bits. */
  below(bound: number): number {
    let drawn = this.#next(31);
    if (isPowerOfTwo(bound)) return Math.floor((bound * drawn) / 2 ** 31);
    while (drawn - (drawn % bound) + (bound - 1) >= 2 ** 31) drawn = this.#next(31);
    return drawn % bound;
  }

  /** `nextInt(origin, bound)`: origin to bound - 1; another algorithm in Java, a power of two takes the low bits. */
  range(origin: number, bound: number): number {
    const size = bound - origin;
    const first = this.#next(32);
    if (isPowerOfTwo(size)) return (first % size) + origin;
    let drawn = Math.floor(first / 2);
    while (drawn + (size - 1) - (drawn % size) >= 2 ** 31) drawn = Math.floor(this.#next(32) / 2);
    return (drawn % size) + origin;
  }

  /** `Collections.shuffle`: a shuffled copy. */
  shuffle<T>(list: readonly T[]): T[] {
    const shuffled = [...list];
    for (let size = shuffled.length; size > 1; size--) {
      const other = this.below(size);
      [shuffled[size - 1], shuffled[other]] = [shuffled[other] as T, shuffled[size - 1] as T];
    }
    return shuffled;
  }
}

function isPowerOfTwo(n: number): boolean {
  return n <= 2 ** 31 && (n & (n - 1)) === 0;
}
