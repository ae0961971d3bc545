import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeLine, type Order, parseLine } from './orders.ts';

const field = fc.nat({ max: 48 });
const card = fc.nat({ max: 4 });
const order: fc.Arbitrary<Order> = fc.oneof(
  fc.record({ do: fc.constant('move' as const), from: field, to: field }),
  fc.record({ do: fc.constantFrom('flip' as const, 'block' as const), field }),
  fc.record({ do: fc.constant('place' as const), field, hand: fc.array(card, { minLength: 1, maxLength: 5 }) }),
  fc.record({ do: fc.constant('yield' as const), discard: card }),
  fc.constantFrom<Order>({ do: 'yield' }, { do: 'auto' }),
);

test('an order and its line are the same', () => {
  fc.assert(
    fc.property(order, (given) => {
      expect(parseLine(makeLine(given))).toEqual(given);
    }),
  );
});

test('whatever is read as an order is written as it was', () => {
  const text = fc.oneof(
    fc.string(),
    fc.stringMatching(/^(place|yield|[A-H][0-8])( (move|flip|[A-G][1-7]|[0-6])){0,3}$/),
  );
  fc.assert(
    fc.property(text, (line) => {
      const read = parseLine(line);
      if (read) expect(makeLine(read)).toBe(line);
    }),
  );
});

test.each([
  'd1 move D2',
  'D1  move D2',
  'D8 flip',
  'place D2',
  'place D2 6',
  'yield 0',
  'yield 6',
  'AUTO',
  'D1 move D2\n',
])('%j is no line', (line) => expect(parseLine(line)).toBeUndefined());
