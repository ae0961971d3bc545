import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { actions } from './actions.ts';
import { gadgets } from './gadgets/index.ts';
import { type Command, makeLine, parseLine } from './lines.ts';

const point = fc.record({ x: fc.nat(701), y: fc.nat(98) });
const usable = gadgets.filter(({ use }) => use).map(({ name }) => name);
const action = fc.constantFrom(...actions).chain(({ verb, reach, staked }) =>
  fc.record<Command & { kind: 'action' }>({
    kind: fc.constant('action'),
    verb: fc.constant(verb),
    at: reach === 0 ? fc.constant(null) : point,
    stake: staked ? fc.integer({ min: 0, max: 9_999_999_999 }) : fc.constant(0),
  }),
);
const command: fc.Arbitrary<Command> = fc.oneof(
  action,
  fc.record({ kind: fc.constant('use'), gadget: fc.constantFrom(...usable), at: point }),
  fc.record({ kind: fc.constant('walk'), to: point }),
  fc.record({ kind: fc.constant('pick-agent'), agent: fc.string() }),
  fc.record({ kind: fc.constant('pick-gadget'), gadget: fc.constantFrom(...usable) }),
  fc.record({ kind: fc.constant('assign'), gadget: fc.constantFrom(...usable), agent: fc.string() }),
  fc.record({
    kind: fc.constant('assign-all'),
    shares: fc.array(fc.array(fc.integer({ min: 1, max: 9 })), { minLength: 1, maxLength: 4 }),
  }),
  fc.constantFrom<Command[]>(
    ...(['retire', 'ready', 'strike', 'auto-pick', 'auto-assign'] as const).map((kind) => ({ kind })),
  ),
);

describe('a line', () => {
  test('round-trips any command', () => {
    fc.assert(fc.property(command, (each) => void expect(parseLine(makeLine(each))).toEqual(each)));
  });

  test.each([
    ...['', 'walk', 'walk c7', 'walk C0', 'walk C7 ', 'step', 'retire now', 'use JETPACK', 'use POCKET_LITTER A1'],
    ...['gamble C7 05', 'drink C7', 'pick', 'pick agent', 'give JETPACK', 'give all', 'give all 0', 'give all 1,2'],
  ])('rejects "%s"', (line) => expect(parseLine(line)).toBeUndefined());
});
