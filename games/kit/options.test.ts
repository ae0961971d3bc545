import { expect, test } from 'vitest';
import { z } from 'zod';
import { assertOnlyCopy, describeOptions, optionWords } from './options.ts';

test('describes every type of option for menus', () => {
  const about = 'a';
  const options = z.object({
    board_size: z.int().min(3).max(9).optional().register(optionWords, { about, name: 'Size', default: 5 }),
    free: z.boolean().optional().register(optionWords, { about, command: 'free-play' }),
    start: z
      .enum(['fair', 'old', 'open'])
      .optional()
      .register(optionWords, { about, retired: ['old'], labels: { fair: 'Fair' }, buttons: { open: 'Open' } }),
    note: z.string().default('x').register(optionWords, { about }),
    file: z.string().optional().register(optionWords, { about, fileBytes: 10 }),
    week: z.int().optional().register(optionWords, { about, current: 'week' }),
    inner: z.int().optional().register(optionWords, { about, hidden: true }),
  });
  expect(describeOptions(options)).toMatchObject([
    { name: 'board_size', command: 'board-size', label: 'Size', kind: 'number', min: 3, max: 9, default: 5 },
    { command: 'free-play', label: 'a', kind: 'flag' },
    {
      kind: 'choice',
      values: [
        { value: 'fair', label: 'Fair' },
        { value: 'open', label: 'open', button: 'Open' },
      ],
    },
    { kind: 'text' },
    { kind: 'file', maxBytes: 10, files: 1 },
    { kind: 'week' },
  ]);
  expect(() => describeOptions(z.object({ a: z.string() }))).toThrow('Option "a" has no description');
  expect(() => describeOptions(z.object({ a: z.date().register(optionWords, { about }) }))).toThrow(
    'no menu can offer',
  );
  expect(() => describeOptions(z.string())).toThrow('must be an object');
});

test('accepts one copy, loaded several times, and names both of two', () => {
  const loaded = {};
  assertOnlyCopy('file:///bot/kit/options.js', loaded);
  assertOnlyCopy('file:///bot/kit/options.js?again', loaded);
  expect(() => assertOnlyCopy('file:///game/kit/options.js', loaded)).toThrow(
    'two copies of @longtable/kit are loaded, file:///bot/kit/options.js and file:///game/kit/options.js. Install it once',
  );
});
