import { z } from 'zod';
import { JavaRandom, type Random } from './random.ts';

const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] as const;
const ROUNDS = 20;

/** A block of ChaCha20 as RFC 8439 describes it: 16 words from a key of 8 words, a counter and a nonce of 3 words. */
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

/**
 * What chance at a table follows from: a whole number from 0 to 2^31 - 1, for the generators of the documents, or a secret
 * of 256 bits as 64 hexadecimal digits, for chance that nobody can compute from what they have seen of it.
 */
export type Seed = number | string;

const SECRET = /^[0-9a-f]{64}$/;
const WORDS_IN_BLOCK = 16;

/** Whether a text is a secret that chance can follow from. */
export function isSecret(text: string): boolean {
  return SECRET.test(text);
}

/** The state of either generator, as it lies in a game's state. */
export const randomState = z.union([
  z
    .int()
    .min(0)
    .max(2 ** 48 - 1),
  z.string().regex(/^[0-9a-f]{64}\.(0|[1-9]\d{0,9})$/),
]);

/** A fresh generator from a seed. */
export function seeded(seed: Seed): Random {
  return typeof seed === 'number' ? JavaRandom.seeded(seed) : new Chance(`${seed}.0`);
}

/** A generator that goes on from its state. */
export function randomAt(state: number | string): Random {
  return typeof state === 'number' ? new JavaRandom(state) : new Chance(state);
}

/** A state with other chance to come, for games whose generator lies in `random`. */
export function reseed<State extends { readonly random: number | string }>(state: State, seed: Seed): State {
  return { ...state, random: seeded(seed).state };
}

/** The words of ChaCha20 under a secret key. The state is the key and how many words were drawn. */
class Chance implements Random {
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

  get state(): string {
    return `${this.#secret}.${this.#drawn}`;
  }

  #next(): number {
    const word = this.#drawn % WORDS_IN_BLOCK;
    if (word === 0 || !this.#block) this.#block = chachaBlock(this.#key, Math.floor(this.#drawn / WORDS_IN_BLOCK));
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

  shuffle<T>(list: readonly T[]): T[] {
    const shuffled = [...list];
    for (let size = shuffled.length; size > 1; size--) {
      const other = this.below(size);
      [shuffled[size - 1], shuffled[other]] = [shuffled[other] as T, shuffled[size - 1] as T];
    }
    return shuffled;
  }
}
