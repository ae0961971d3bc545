import { expect, test } from 'vitest';
import { assertOnlyCopy } from './options.ts';

test('accepts one copy, loaded several times, and names both of two', () => {
  const loaded = {};
  assertOnlyCopy('file:///bot/kit/options.js', loaded);
  assertOnlyCopy('file:///bot/kit/options.js?again', loaded);
  expect(() => assertOnlyCopy('file:///game/kit/options.js', loaded)).toThrow(
    'two copies of @longtable/kit are loaded, file:///bot/kit/options.js and file:///game/kit/options.js. Install it once',
  );
});
