import { say } from '@longtable/kit';
import { expect, test } from 'vitest';
import { parseSeed } from './deck-file.ts';

test.each([
  ['0', 0n],
  ['-4022738', -4022738n],
  ['+7', 7n],
  ['9223372036854775807', 2n ** 63n - 1n],
  ['-9223372036854775808', -(2n ** 63n)],
])('the seed %s', (text, value) => expect(parseSeed(text)).toEqual({ value }));

test.each(['', '1.5', 'x', '9223372036854775808', '-9223372036854775809', '0x10', '1 2'])(
  'rejects the seed %j',
  (text) => {
    const { problem } = parseSeed(text);
    expect(say(problem!, 'en')).toContain('whole number');
  },
);
