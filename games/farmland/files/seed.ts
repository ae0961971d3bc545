import type { Parsed } from './parsed.ts';

/** Parses a seed, a signed 64-bit integer. */
export function parseSeed(text: string): Parsed<bigint> {
  const seed = /^[+-]?\d+$/.test(text) ? BigInt(text.replace('+', '')) : undefined;
  if (seed === undefined || seed !== BigInt.asIntN(64, seed)) {
    return {
      problem: {
        en: 'The seed must be a whole number between -2^63 and 2^63 - 1.',
        de: 'Der Seed muss eine ganze Zahl zwischen -2^63 und 2^63 - 1 sein.',
      },
    };
  }
  return { value: seed };
}
