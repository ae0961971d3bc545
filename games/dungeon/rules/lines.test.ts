import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Command, makeLine, parseLine } from './round.ts';

test.each<[string, Command]>([
  ['1', { verb: 'choose', hero: 'Jon Snow' }],
  ['7', { verb: 'choose', hero: 'Ygritte' }],
  ['w', { verb: 'act', action: 'up' }],
  ['s', { verb: 'act', action: 'down' }],
  ['a', { verb: 'act', action: 'left' }],
  ['d', { verb: 'act', action: 'right' }],
  ['e', { verb: 'act', action: 'cast' }],
  ['q', { verb: 'act', action: 'wait' }],
  ['walk w', { verb: 'walk', direction: 'up' }],
  ['walk d', { verb: 'walk', direction: 'right' }],
  ['rest', { verb: 'rest' }],
])('%s', (line, command) => {
  expect(parseLine(line)).toEqual(command);
  expect(makeLine(command)).toBe(line);
});

test('has only one spelling per command', () => {
  const typed = fc.oneof(
    fc.string({ maxLength: 7 }),
    fc.stringMatching(/^[0-9wasdeq ]{0,3}$/),
    fc.stringMatching(/^(walk|rest) ?[wasdeq]?$/),
  );
  fc.assert(
    fc.property(typed, (line) => {
      const read = parseLine(line);
      if (read) expect(makeLine(read)).toBe(line);
    }),
    { numRuns: 2000 },
  );
});

test.each(['', '0', '8', '01', '1 ', 'W', 'ww', 'w ', 'walk', 'walk ', 'walk q', 'walk  w', 'rest ', 'rest q', 'x'])(
  'rejects "%s"',
  (line) => {
    expect(parseLine(line)).toBeUndefined();
  },
);
