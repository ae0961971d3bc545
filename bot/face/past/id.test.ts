import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseId } from '../drawing/id.ts';
import { makePastId, type PastId, parsePastId } from './id.ts';

const move = fc.nat(999_999);
const ids: fc.Arbitrary<PastId> = fc.oneof(
  fc.record({
    kind: fc.constant('replay' as const),
    step: fc.constantFrom('first', 'back', 'goto', 'forward', 'last', 'viewer', 'file'),
    table: fc.option(fc.stringMatching(/^[\w-]{8}$/), { nil: undefined }),
    viewer: fc.oneof(fc.constant('spectator' as const), fc.nat(9)),
    move,
  }),
  fc.record({
    kind: fc.constant('history' as const),
    act: fc.constantFrom('newer', 'older', 'replay', 'file'),
    person: fc.stringMatching(/^\d{17,20}$/),
    page: move,
  }),
  fc.record({ kind: fc.constant('forget' as const), sure: fc.boolean() }),
);

test('every id survives the way through a custom id within Discord’s limit, and is no id of a table', () => {
  fc.assert(
    fc.property(ids, (id) => {
      const customId = makePastId(id);
      expect(customId.length).toBeLessThanOrEqual(100);
      expect(parsePastId(customId)).toEqual(id);
      expect(parseId(customId)).toBeUndefined();
    }),
  );
});

test('what is not ours is nothing, and never an error', () => {
  const words = fc.constantFrom('replay', 'history', 'forget', 'yes', 'first', 'older', '0', '1', 't', '', 'spectator');
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(words).map((parts) => parts.join('|')),
      ),
      (text) => {
        const id = parsePastId(text);
        if (id) expect(makePastId(id)).toBe(text);
      },
    ),
  );
});
