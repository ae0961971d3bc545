import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Command, makeLine, parseLine } from './commands.ts';

test.each<[string, Command]>([
  ['D1 move D2', { verb: 'move', from: 3, to: 10 }],
  ['A1 flip', { verb: 'flip', field: 0 }],
  ['G7 block', { verb: 'block', field: 48 }],
  ['place 3 1 D2', { verb: 'place', field: 10, hand: [2, 0] }],
  ['yield', { verb: 'yield' }],
  ['yield 5', { verb: 'yield', discard: 4 }],
  ['auto', { verb: 'auto' }],
])('%s', (line, parsed) => {
  expect(parseLine(line)).toEqual(parsed);
  expect(makeLine(parsed)).toBe(line);
});

test('accepts exactly one spelling of a line', () => {
  const text = fc.oneof(
    fc.string(),
    fc.stringMatching(/^(place|yield|[A-H][0-8])( (move|flip|[A-G][1-7]|[0-6])){0,3}$/),
  );
  fc.assert(
    fc.property(text, (line) => {
      const parsed = parseLine(line);
      if (parsed) expect(makeLine(parsed)).toBe(line);
    }),
  );
});

test.each([
  ...['d1 move D2', '', ' yield', 'yield 1 2', 'place 0 D2', 'place 6 D2', 'place 1  2 D2', 'D1 move', 'auto '],
  ...['D1  move D2', 'D8 flip', 'place D2', 'place D2 6', 'yield 0', 'yield 6', 'AUTO', 'D1 move D2\n'],
])('rejects the line %j', (line) => expect(parseLine(line)).toBeUndefined());
