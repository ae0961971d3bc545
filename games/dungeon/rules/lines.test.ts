import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DIRECTIONS } from './grid.ts';
import { HERO_NAMES } from './heroes.ts';
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

const command: fc.Arbitrary<Command> = fc.oneof(
  fc.record({ verb: fc.constant('choose' as const), hero: fc.constantFrom(...HERO_NAMES) }),
  fc.record({ verb: fc.constant('act' as const), action: fc.constantFrom(...DIRECTIONS, 'cast', 'wait') }),
  fc.record({ verb: fc.constant('walk' as const), direction: fc.constantFrom(...DIRECTIONS) }),
  fc.constant({ verb: 'rest' as const }),
);

test('round-trips every command', () => {
  fc.assert(
    fc.property(command, (each) => {
      expect(parseLine(makeLine(each))).toEqual(each);
    }),
  );
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
