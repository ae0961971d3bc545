import type { Parsed } from './parsed.ts';

/** Reads a seed, a whole number of 64 bits with its sign. */
export function parseSeed(text: string): Parsed<bigint> {
  const seed = /^[+-]?\d+$/.test(text) ? BigInt(text.replace('+', '')) : undefined;
  if (seed === undefined || seed !== BigInt.asIntN(64, seed)) {
    return {
      problem: {
        en: 'The seed must be a whole number between -2^63 and 2^63 - 1.',
        de: 'Der Startwert muss eine ganze Zahl zwischen -2^63 und 2^63 - 1 sein.',
      },
    };
  }
  return { value: seed };
}
