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
