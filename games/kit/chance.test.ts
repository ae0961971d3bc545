import { createCipheriv } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chachaBlock, isSecret, randomAt, randomState, seeded } from './chance.ts';

const secrets = fc.stringMatching(/^[0-9a-f]{64}$/);
const words = (hex: string) =>
  Array.from({ length: hex.length / 8 }, (_, word) => Buffer.from(hex, 'hex').readUInt32LE(4 * word));

test('the block of RFC 8439, section 2.3.2', () => {
  const key = words('000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f');
  const nonce = words('000000090000004a00000000');
  expect([...chachaBlock(key, 1, nonce)]).toEqual(
    words(
      '10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e' +
        'd2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e',
    ),
  );
});

test('the blocks of RFC 8439, appendix A.1, under a key of zeros', () => {
  const zeros = words('00'.repeat(32));
  expect(chachaBlock(zeros, 0)[0]).toBe(Buffer.from('76b8e0ad', 'hex').readUInt32LE());
  expect(chachaBlock(zeros, 1)[0]).toBe(Buffer.from('9f07e7be', 'hex').readUInt32LE());
});

test('the same words as another implementation', () => {
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

test('a generator goes on from its state, whichever it is', () => {
  fc.assert(
    fc.property(
      fc.oneof(secrets, fc.nat(2 ** 31 - 1)),
      fc.nat(40),
      fc.integer({ min: 2, max: 60 }),
      (seed, some, bound) => {
        const one = seeded(seed);
        for (let draw = 0; draw < some; draw++) one.below(bound);
        expect(randomState.safeParse(one.state).success).toBe(true);
        const other = randomAt(one.state);
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

test('every number below the bound comes, about equally often', () => {
  const random = seeded('5a'.repeat(32));
  const counts = new Array(6).fill(0);
  for (let draw = 0; draw < 60_000; draw++) counts[random.below(6)]++;
  for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(400);
  expect(random.shuffle([...Array(52).keys()]).sort((a, b) => a - b)).toEqual([...Array(52).keys()]);
});

test('a secret is 64 small hexadecimal digits and nothing else', () => {
  expect(isSecret('0f'.repeat(32))).toBe(true);
  for (const none of ['', '7', '0F'.repeat(32), '0f'.repeat(31), `${'0f'.repeat(32)} `])
    expect(isSecret(none)).toBe(false);
});
