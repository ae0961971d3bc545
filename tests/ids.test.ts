import { MAX_LINE_LENGTH } from '@longtable/kit';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeValue, parseValue } from '../bot/custom-ids/ids.ts';
import { type Id, makeId, parseId } from './ids.ts';

const table = fc.stringMatching(/^[\w-]{8}$/);
const line = fc.string({ maxLength: MAX_LINE_LENGTH });
const move = fc.nat(999_999);
const viewer = fc.oneof(fc.constant('spectator' as const), fc.nat(9));
const offer = {
  surface: fc.constantFrom('board' as const, 'panel' as const),
  table,
  seat: fc.nat(9),
  turn: fc.nat(99_999),
  page: fc.nat(99),
  line,
};
const ids: fc.Arbitrary<Id> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('panel', 'join', 'giveUp', 'seats', 'invite', 'boardHere'),
    table,
  }),
  fc.record({ kind: fc.constantFrom('thread', 'files'), request: table }),
  fc.record({ kind: fc.constant('elsewhere'), request: table, channel: fc.stringMatching(/^(dm|\d{17,20})$/) }),
  fc.record({ kind: fc.constantFrom('agree', 'refuse'), table, mark: fc.nat(999_999) }),
  fc.record({ kind: fc.constant('computer'), table, level: table }),
  fc.record({ kind: fc.constant('again'), table, seed: fc.constantFrom('new', 'same') }),
  fc.record({ kind: fc.constant('inbox'), page: fc.nat(99) }),
  fc.record({ kind: fc.constantFrom('look', 'log'), table, page: fc.nat(99) }),
  fc.record({ kind: fc.constant('showAs'), table, how: fc.constantFrom('picture' as const, 'plain' as const) }),
  fc.record({
    kind: fc.constant('rulesPage' as const),
    game: fc.stringMatching(/^[a-z]{2,20}$/),
    page: fc.nat(9),
    table: fc.option(table, { nil: undefined }),
  }),
  fc.record({ kind: fc.constant('watch'), table, viewer }),
  fc.record({
    kind: fc.constant('overtime' as const),
    table,
    seat: fc.nat(9),
    turn: fc.nat(99_999),
    decision: fc.constantFrom('claim', 'wait', 'computer', 'end'),
  }),
  fc.record({ kind: fc.constant('menu' as const), ...offer }),
  fc.record({ kind: fc.constant('choice' as const), act: fc.constantFrom('play', 'step', 'type', 'page'), ...offer }),
  fc.record({
    kind: fc.constant('replay' as const),
    step: fc.constantFrom('first', 'back', 'goto', 'forward', 'last', 'viewer', 'file', 'film', 'gif', 'share', 'open'),
    table: fc.option(table, { nil: undefined }),
    viewer,
    move,
  }),
  fc.record({
    kind: fc.constant('history' as const),
    act: fc.constantFrom('newer', 'older', 'replay', 'file'),
    person: fc.stringMatching(/^\d{17,20}$/),
    page: move,
  }),
  fc.record({ kind: fc.constant('forget' as const), sure: fc.boolean() }),
  fc.record({ kind: fc.constant('design' as const), draft: table, action: fc.constantFrom('left', 'fill', 'sure') }),
  fc.record({
    kind: fc.constant('designs' as const),
    step: fc.constantFrom('list', 'start', 'takeBack'),
    what: fc.stringMatching(/^[a-z0-9/-]{0,60}$/),
  }),
);

test('round-trips every id within Discord’s 100 characters', () => {
  fc.assert(
    fc.property(ids, (id) => {
      const customId = makeId(id);
      expect(customId.length).toBeLessThanOrEqual(100);
      expect(parseId(customId)).toEqual(id);
    }),
  );
});

test('round-trips the value of a menu option', () => {
  fc.assert(
    fc.property(fc.constantFrom('play' as const, 'step' as const, 'type' as const), line, (act, text) => {
      expect(parseValue(makeValue({ act, line: text }))).toEqual({ act, line: text });
    }),
  );
});

test('returns undefined for foreign custom ids and never throws', () => {
  const words = fc.constantFrom('replay', 'history', 'forget', 'yes', 'first', 'older', '0', '1', 't', '', 'spectator');
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(words).map((parts) => parts.join('|')),
      ),
      (text) => {
        const id = parseId(text);
        if (id) expect(makeId(id)).toBe(text);
      },
    ),
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
