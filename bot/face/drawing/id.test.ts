import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LINE_MAX } from '../../../games/kit/game.ts';
import { DECISIONS } from '../../host/acts/overtime.ts';
import { type Id, makeId, makeValue, parseId, parseValue } from './id.ts';

const table = fc.stringMatching(/^[\w-]{8}$/);
const line = fc.string({ maxLength: LINE_MAX });
const offer = {
  surface: fc.constantFrom('board' as const, 'panel' as const),
  table,
  seat: fc.nat(9),
  turn: fc.nat(99_999),
  page: fc.nat(99),
  line,
};
const ids: fc.Arbitrary<Id> = fc.oneof(
  fc.record({ kind: fc.constantFrom('panel', 'join', 'giveUp', 'seats', 'thread'), table }),
  fc.record({ kind: fc.constantFrom('agree', 'refuse'), table, mark: fc.nat(999_999) }),
  fc.record({ kind: fc.constant('look'), table, page: fc.nat(99) }),
  fc.record({ kind: fc.constant('watch'), table, viewer: fc.oneof(fc.constant('spectator' as const), fc.nat(9)) }),
  fc.record({
    kind: fc.constant('overtime' as const),
    table,
    seat: fc.nat(9),
    turn: fc.nat(99_999),
    decision: fc.constantFrom(...DECISIONS),
  }),
  fc.record({ kind: fc.constant('menu' as const), ...offer }),
  fc.record({ kind: fc.constant('choice' as const), act: fc.constantFrom('play', 'step', 'type', 'page'), ...offer }),
);

test('every id survives the way through a custom id, within the 100 characters Discord allows', () => {
  fc.assert(
    fc.property(ids, (id) => {
      const customId = makeId(id);
      expect(customId.length).toBeLessThanOrEqual(100);
      expect(parseId(customId)).toEqual(id);
    }),
  );
});

test('the value of a menu option survives too', () => {
  fc.assert(
    fc.property(fc.constantFrom('play' as const, 'step' as const, 'type' as const), line, (act, text) => {
      expect(parseValue(makeValue(act, text))).toEqual({ act, line: text });
    }),
  );
});

test('what is not ours is nothing, and never an error', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const id = parseId(text);
      if (id) expect(makeId(id)).toBe(text);
    }),
  );
  for (const foreign of [
    '',
    'x',
    'panel|',
    'bp0|t',
    'bp0|t|0|-1|w',
    'zz0|t|0|1|w',
    'panel|a|b',
    'agree|t|x',
    'watch|t|x',
    'look|t|x',
    'other|t',
    'overtime|t|0|1|sulk',
  ]) {
    expect(parseId(foreign)).toBeUndefined();
  }
});
