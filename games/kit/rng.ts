import { z } from 'zod';

/**
 * Seed of an RNG. An integer is for `java.util.Random`, which the games' documents require. 64 hexadecimal digits are a
 * secret key of 256 bits for ChaCha20, whose numbers cannot be computed from earlier ones.
 */
export type Seed = number | string;

/** State of an RNG as part of a game's state. */
export const rngState = z.union([
  z
    .int()
    .min(0)
    .max(2 ** 48 - 1),
  z.string().regex(/^[0-9a-f]{64}\.(0|[1-9]\d{0,9})$/),
]);

/** Whether a text is a seed for ChaCha20. */
export function isSecretSeed(text: string): boolean {
  return /^[0-9a-f]{64}$/.test(text);
}

/** Returns a copy of a state whose field `random` has the state of a new RNG. */
export function reseed<State extends { readonly random: number | string }>(state: State, seed: Seed): State {
  return { ...state, random: RNG.seeded(seed).state };
}

/** Random numbers. The state is JSON, so that a game can store it and continue with `new RNG(state)`. */
export class RNG {
  readonly #generator: Generator;

  constructor(state: number | string) {
    this.#generator = typeof state === 'number' ? new JavaGenerator(state) : new ChaChaGenerator(state);
  }

  /** Returns an RNG from a seed: `RNG.seeded(1).below(6)`. */
  static seeded(seed: Seed | bigint): RNG {
    if (typeof seed === 'string') return new RNG(`${seed}.0`);
    return new RNG(Number(BigInt.asUintN(48, BigInt(seed) ^ 0x5deece66dn)));
  }

  /** State to store in the game’s state. */
  get state(): number | string {
    return this.#generator.state;
  }

  /** Returns a random integer from 0 to bound - 1. */
  below(bound: number): number {
    return this.#generator.below(bound);
  }

  /** Returns a random integer from origin to bound - 1. */
  range(origin: number, bound: number): number {
    return this.#generator.range(origin, bound);
  }

  /** Returns a random element of a non-empty list. */
  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)] as T;
  }

  /** Returns a shuffled copy. It draws random numbers in the same order as Java's `Collections.shuffle`. */
  shuffle<T>(list: readonly T[]): T[] {
    const shuffled = [...list];
    for (let size = shuffled.length; size > 1; size--) {
      const other = this.below(size);
      [shuffled[size - 1], shuffled[other]] = [shuffled[other] as T, shuffled[size - 1] as T];
    }
    return shuffled;
  }
}

interface Generator {
  readonly state: number | string;
  below(bound: number): number;
  range(origin: number, bound: number): number;
}

const MULTIPLIER_HIGH = 0x5de;
const MULTIPLIER_LOW = 0xece66d;
const ADDEND = 11;
const HALF = 2 ** 24;

/**
 * `java.util.Random`. The state is a whole number below 2^48. The arithmetic is done in two halves of 24 bits, which never leave
 * the exact range of a number.
 */
class JavaGenerator implements Generator {
  state: number;

  constructor(state: number) {
    this.state = state;
  }

  /** Returns the top `bits` of the next state, unsigned. */
  #next(bits: number): number {
    const high = Math.floor(this.state / HALF);
    const low = this.state % HALF;
    const product = low * MULTIPLIER_LOW + ADDEND;
    const carried = high * MULTIPLIER_LOW + low * MULTIPLIER_HIGH + Math.floor(product / HALF);
    this.state = (carried % HALF) * HALF + (product % HALF);
    return Math.floor(this.state / 2 ** (48 - bits));
  }

  /** Implements `nextInt(bound)`. If `bound` is a power of two, it uses the high bits. */
  below(bound: number): number {
    let drawn = this.#next(31);
    if (isPowerOfTwo(bound)) return Math.floor((bound * drawn) / 2 ** 31);
    while (drawn - (drawn % bound) + (bound - 1) >= 2 ** 31) drawn = this.#next(31);
    return drawn % bound;
  }

  /**
   * Implements `nextInt(origin, bound)`, which uses another algorithm than `nextInt(bound)`. For a power of two, it
   * uses the low bits.
   */
  range(origin: number, bound: number): number {
    const size = bound - origin;
    const first = this.#next(32);
    if (isPowerOfTwo(size)) return (first % size) + origin;
    let drawn = Math.floor(first / 2);
    while (drawn + (size - 1) - (drawn % size) >= 2 ** 31) drawn = Math.floor(this.#next(32) / 2);
    return (drawn % size) + origin;
  }
}

function isPowerOfTwo(n: number): boolean {
  return n <= 2 ** 31 && (n & (n - 1)) === 0;
}

const WORDS_PER_BLOCK = 16;

/** ChaCha20 under a secret key. The state is the key and the number of words drawn so far. */
class ChaChaGenerator implements Generator {
  readonly #secret: string;
  readonly #key: readonly number[];
  #drawn: number;
  #block: Uint32Array | undefined;

  constructor(state: string) {
    const [secret = '', drawn] = state.split('.');
    this.#secret = secret;
    this.#key = Array.from({ length: 8 }, (_, word) => Number.parseInt(secret.slice(8 * word, 8 * word + 8), 16));
    this.#drawn = Number(drawn);
  }

  /** State to store in the game’s state. */
  get state(): string {
    return `${this.#secret}.${this.#drawn}`;
  }

  #next(): number {
    const word = this.#drawn % WORDS_PER_BLOCK;
    if (word === 0 || !this.#block) this.#block = chachaBlock(this.#key, Math.floor(this.#drawn / WORDS_PER_BLOCK));
    this.#drawn++;
    return this.#block[word]!;
  }

  below(bound: number): number {
    const even = 2 ** 32 - (2 ** 32 % bound);
    let drawn = this.#next();
    while (drawn >= even) drawn = this.#next();
    return drawn % bound;
  }

  range(origin: number, bound: number): number {
    return origin + this.below(bound - origin);
  }
}

const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] as const;
const ROUNDS = 20;

/** Returns a block of ChaCha20 (RFC 8439): 16 words from a key of 8 words, a counter and a nonce of 3 words. */
export function chachaBlock(
  key: readonly number[],
  counter: number,
  nonce: readonly number[] = [0, 0, 0],
): Uint32Array {
  const start = Uint32Array.of(...CONSTANTS, ...key, counter, ...nonce);
  const x = Uint32Array.from(start);
  for (let round = 0; round < ROUNDS; round += 2) {
    quarter(x, 0, 4, 8, 12);
    quarter(x, 1, 5, 9, 13);
    quarter(x, 2, 6, 10, 14);
    quarter(x, 3, 7, 11, 15);
    quarter(x, 0, 5, 10, 15);
    quarter(x, 1, 6, 11, 12);
    quarter(x, 2, 7, 8, 13);
    quarter(x, 3, 4, 9, 14);
  }
  return x.map((word, index) => word + start[index]!);
}

function quarter(x: Uint32Array, a: number, b: number, c: number, d: number): void {
  x[a]! += x[b]!;
  x[d] = rotated(x[d]! ^ x[a]!, 16);
  x[c]! += x[d]!;
  x[b] = rotated(x[b]! ^ x[c]!, 12);
  x[a]! += x[b]!;
  x[d] = rotated(x[d]! ^ x[a]!, 8);
  x[c]! += x[d]!;
  x[b] = rotated(x[b]! ^ x[c]!, 7);
}

function rotated(word: number, bits: number): number {
  return (word << bits) | (word >>> (32 - bits));
}
