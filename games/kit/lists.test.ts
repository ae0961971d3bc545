import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeSelection, parseSelection } from './lists.ts';

test('parses a typed selection back to its lists', () => {
  expect(makeSelection([['1', '4'], [], ['2']])).toBe('1 4, -, 2');
  const text = fc.stringMatching(/^[a-z0-9]{1,4}$/);
  fc.assert(
    fc.property(fc.array(fc.array(text), { minLength: 1 }), (taken) => {
      expect(parseSelection(makeSelection(taken))).toEqual(taken);
    }),
  );
  for (const broken of ['', '1  4', '1,4', '1, ', ', 1', ' 1', '1 -, 2\n'])
    expect(parseSelection(broken)).toBeUndefined();
});
