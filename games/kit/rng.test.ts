import { createCipheriv } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chachaBlock, isSecretSeed, RNG, rngState } from './rng.ts';

const secrets = fc.stringMatching(/^[0-9a-f]{64}$/);
const words = (hex: string) =>
  Array.from({ length: hex.length / 8 }, (_, word) => Buffer.from(hex, 'hex').readUInt32LE(4 * word));

test('returns the block of RFC 8439, section 2.3.2', () => {
  const key = words('000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f');
  const nonce = words('000000090000004a00000000');
  expect([...chachaBlock(key, 1, nonce)]).toEqual(
    words(
      '10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e' +
        'd2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e',
    ),
  );
});

test('returns the blocks of RFC 8439, appendix A.1, for a key of zeros', () => {
  const zeros = words('00'.repeat(32));
  expect(chachaBlock(zeros, 0)[0]).toBe(Buffer.from('76b8e0ad', 'hex').readUInt32LE());
  expect(chachaBlock(zeros, 1)[0]).toBe(Buffer.from('9f07e7be', 'hex').readUInt32LE());
});

test('returns the words of another implementation', () => {
  const whole = { minLength: 32, maxLength: 32 };
  fc.assert(
    fc.property(fc.uint8Array(whole), fc.nat(1000), (key, counter) => {
      const start = Buffer.alloc(16);
      start.writeUInt32LE(counter);
      const cipher = createCipheriv('chacha20', key, start);
      const stream = cipher.update(Buffer.alloc(64)).toString('hex');
      expect([...chachaBlock(words(Buffer.from(key).toString('hex')), counter)]).toEqual(words(stream));
    }),
  );
});

test('continues from its state with either generator', () => {
  fc.assert(
    fc.property(
      fc.oneof(secrets, fc.nat(2 ** 31 - 1)),
      fc.nat(40),
      fc.integer({ min: 2, max: 60 }),
      (seed, some, bound) => {
        const one = RNG.seeded(seed);
        for (let draw = 0; draw < some; draw++) one.below(bound);
        expect(rngState.safeParse(one.state).success).toBe(true);
        const other = new RNG(one.state);
        const draws = (random: typeof one) => [
          random.below(bound),
          random.range(3, 3 + bound),
          random.shuffle([1, 2, 3, 4]),
        ];
        expect(draws(other)).toEqual(draws(one));
        expect(other.state).toBe(one.state);
      },
    ),
  );
});

test('returns every number below the bound about equally often', () => {
  const random = RNG.seeded('5a'.repeat(32));
  const counts = new Array(6).fill(0);
  for (let draw = 0; draw < 60_000; draw++) counts[random.below(6)]++;
  for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(400);
  expect(random.shuffle([...Array(52).keys()]).sort((a, b) => a - b)).toEqual([...Array(52).keys()]);
});

test('accepts only 64 lower-case hexadecimal digits as a secret seed', () => {
  expect(isSecretSeed('0f'.repeat(32))).toBe(true);
  for (const none of ['', '7', '0F'.repeat(32), '0f'.repeat(31), `${'0f'.repeat(32)} `])
    expect(isSecretSeed(none)).toBe(false);
});

const times = <T>(count: number, draw: () => T): T[] => Array.from({ length: count }, draw);

test.each([
  [1, [1569548985, 215764588, 880641847, 874970313]],
  [42, [1562431130, 117392763, 1467211248, 102948884]],
  [2147483647, [1331656281, 1948209505, 1822609419, 1757921231]],
])('seed %i draws the 31 bits that Java draws', (seed, drawn) => {
  const random = RNG.seeded(seed);
  expect(times(4, () => random.below(2 ** 31))).toEqual(drawn);
});

test.each([
  [0, 0x5deece66d],
  [42, 0x5deece647],
  [-4022738, 0xfffa212e7843],
])('seed %i starts from the state that Java starts from', (seed, state) => {
  expect(RNG.seeded(seed).state).toBe(state);
});

test('differs between the two bounded draws only for powers of two', () => {
  const bounds = (draw: (random: RNG) => number) => {
    const random = RNG.seeded(42);
    return times(5, () => draw(random));
  };
  expect(bounds((random) => random.below(8))).toEqual([5, 0, 5, 0, 2]);
  expect(bounds((random) => random.range(0, 8))).toEqual([5, 7, 1, 0, 4]);
  expect(bounds((random) => random.below(100))).toEqual([30, 63, 48, 84, 70]);
  expect(bounds((random) => random.range(0, 100))).toEqual([30, 63, 48, 84, 70]);
});

test.each([
  [0, 5101, [2161, 1049, 4730, 4848, 3516]],
  [0, 2, [1, 1, 1, 1, 1]],
  [42, 4, [3, 1, 1, 3, 1]],
  [42, 6101, [1531, 4364, 2649, 5285, 3671]],
  [-4022738, 8, [6, 3, 3, 1, 2]],
  [-4022738, 228, [221, 139, 82, 119, 201]],
  [7, 1500000001, [1371249165, 20678045, 747989381, 1053566255, 1222239535]],
])('seed %i draws 1 to %i (excluded) as Java does, rejections included', (seed, bound, drawn) => {
  const random = RNG.seeded(seed);
  expect(times(5, () => random.range(1, bound))).toEqual(drawn);
});

test('shuffles twice with one generator as Java does', () => {
  const cards = times(40, () => 0).map((_, index) => index);
  const random = RNG.seeded(-4022738);
  expect(random.shuffle(cards).join(' ')).toBe(
    '1 26 27 30 19 39 20 3 34 22 8 17 37 21 31 16 15 11 14 7 32 24 5 25 2 28 29 23 12 10 0 33 4 6 35 38 9 13 18 36',
  );
  expect(random.shuffle(cards).join(' ')).toBe(
    '28 31 11 23 26 38 1 37 33 12 2 8 34 13 30 7 9 19 29 14 25 39 3 6 32 21 27 5 36 18 22 17 35 10 15 16 24 0 4 20',
  );
  expect(random.range(1, 4)).toBe(1);
  expect(random.range(1, 5101)).toBe(1263);
});

test('continues a shuffle after a rejected draw as Java does', () => {
  const order = RNG.seeded(1412068691).shuffle([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  expect(order).toEqual([7, 2, 3, 4, 8, 6, 1, 0, 5]);
});
