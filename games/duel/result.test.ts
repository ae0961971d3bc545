import { say } from '@longtable/kit';
import { expect, test } from 'vitest';
import { achievements, daily } from './result.ts';

const fighter = { card: { name: 'x' } };
const side = (more: object = {}) => ({
  life: 20,
  field: [fighter, null, null, null, null, null, null],
  graveyard: [],
  ...more,
});
const duel = (mine: object, theirs: object, more: object = {}) =>
  ({ round: 8, winner: 0, sides: [side(mine), side(theirs)], ...more }) as never;
const earned = (state: never, seat = 0, isWon = true) =>
  achievements.filter((one) => one.isEarned({ state, options: {}, seat, isWon })).map(({ id }) => id);

test.each<[string, object, object, object, string[]]>([
  ['nothing for a usual win', {}, {}, {}, []],
  ['a win in six rounds', {}, {}, { round: 5 }, ['quick']],
  ['none in seven', {}, {}, { round: 6 }, []],
  ['a win in twelve rounds', {}, {}, { round: 11 }, ['long']],
  ['none in eleven', {}, {}, { round: 10 }, []],
  ['a win with all life', { life: 30 }, {}, {}, ['unhurt']],
  ['none with 29 life', { life: 29 }, {}, {}, []],
  ['a win with three life', { life: 3 }, {}, {}, ['close']],
  ['none with four', { life: 4 }, {}, {}, []],
  ['a full field', { field: Array(7).fill(fighter) }, {}, {}, ['crowd']],
  ['an empty field of the opponent', {}, { field: Array(7).fill(null) }, {}, ['swept']],
  ['none for the own empty field', { field: Array(7).fill(null) }, {}, {}, []],
  ['eight lost creatures', { graveyard: Array(8).fill({}) }, {}, {}, ['losses']],
  ['none for seven', { graveyard: Array(7).fill({}) }, {}, {}, []],
])('achievements: %s', (_, mine, theirs, more, ids) => {
  expect(earned(duel(mine, theirs, more))).toEqual(ids);
  expect(earned(duel(theirs, mine, more), 1)).toEqual(ids);
  expect(earned(duel(mine, theirs, more), 0, false)).toEqual([]);
});

test('the daily ranks wins by rounds and life, then the rest by the life of the opponent', () => {
  const score = (more: object) => daily.score(duel({ life: 7 }, { life: -2 }, more));
  const lost = (more: object) => daily.score(duel({ life: -1 }, { life: 9 }, more));
  expect(score({ winner: 0, round: 4 }).points).toEqual([1, -5, 7]);
  expect(lost({ winner: 1, round: 4 }).points).toEqual([0, -9, 5]);
  expect(lost({ winner: null, round: 4 }).points).toEqual([0, -9, 5]);
  const words = [score({ winner: 0 }), lost({ winner: 1 }), lost({ winner: null })].map(({ words }) =>
    say(words, 'en'),
  );
  expect(new Set(words).size).toBe(3);
  expect(words[0]).toContain('7');
  expect(words[1]).toContain('9');
});

test('the daily has another pair of decks each day, with a fair start', () => {
  const days = Array.from(
    { length: 400 },
    (_, day) => daily.options(day, 1) as { decks: string; against: string; start: string },
  );
  const decks = new Set(days.map((one) => one.decks)).size;
  expect(new Set(days.map((one) => `${one.decks} ${one.against}`)).size).toBe(decks * decks);
  expect([new Set(days.map(({ start }) => start)), decks > 1]).toEqual([new Set(['fair']), true]);
  expect(days[1]?.decks).not.toBe(days[0]?.decks);
  expect(days[decks]?.against).not.toBe(days[0]?.against);
});
