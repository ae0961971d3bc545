import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Command, choose, makeLine, parseLine, placesOf } from './lines.ts';

test.each<[string, Command]>([
  ['1', { verb: 'choose', numbers: [1] }],
  ['0', { verb: 'choose', numbers: [0] }],
  ['12,10,1', { verb: 'choose', numbers: [12, 10, 1] }],
  ['2147483648,1', { verb: 'choose', numbers: [2147483648, 1] }],
  ['999999999999999', { verb: 'choose', numbers: [999999999999999] }],
  ['none', { verb: 'keep' }],
])('%s', (line, command) => {
  expect(parseLine(line)).toEqual(command);
  expect(makeLine(command)).toBe(line);
});

test.each([
  ...['', 'None', 'none ', 'quit', 'one', '01', '00', '1,', ',1', '1,,2', '1, 2', ' 1', '1 ', '1\n', '1;2'],
  ...['-1', '+1', '1.0', '1e0', '１', '1,02', '1000000000000000', '9'.repeat(400)],
])('"%s" is not a command', (line) => {
  expect(parseLine(line)).toBeUndefined();
});

test('accepts only one spelling of every command', () => {
  const typed = fc.oneof(fc.stringMatching(/^[0-9,]{0,20}$/), fc.string());
  fc.assert(
    fc.property(typed, (line) => {
      const parsed = parseLine(line);
      expect(parsed ? makeLine(parsed) : line).toBe(line);
    }),
  );
});

test('counts indices from 0', () => {
  expect(choose([2, 0])).toEqual({ verb: 'choose', numbers: [3, 1] });
  expect(choose([])).toEqual({ verb: 'keep' });
  expect([placesOf(choose([2, 0])), placesOf(choose([]))]).toEqual([[2, 0], []]);
});
