import { say } from '@longtable/kit';
import { expect, test } from 'vitest';
import { achievements, daily } from './result.ts';

const team = (more: object = {}) => ({ lp: 4000, deck: Array(20).fill({}), hand: [], discarded: [], ...more });
const unit = (owner: number, united?: number) => ({
  kind: 'unit',
  team: owner,
  card: united === undefined ? {} : { united: Array(united).fill('x') },
});
const match = (mine: object, theirs: object, board: object[] = [], more: object = {}) =>
  ({
    winner: 0,
    teams: [team(mine), team({ lp: 0, ...theirs })],
    board: [null, { kind: 'king', team: 0 }, ...board],
    ...more,
  }) as never;
const earned = (state: never, options: object = {}, isWon = true) =>
  achievements.filter((one) => one.isEarned({ state, options, seat: 0, isWon })).map(({ id }) => id);

test.each<[string, object, object, object[], object, string[]]>([
  ['nothing for a usual win', {}, {}, [], {}, []],
  ['a win in twelve turns', { deck: Array(24).fill({}) }, {}, [], {}, ['quick']],
  ['none in thirteen', { deck: Array(23).fill({}) }, {}, [], {}, []],
  ['a win with all life points', { lp: 8000 }, {}, [], {}, ['unhurt']],
  ['none with one less', { lp: 7999 }, {}, [], {}, []],
  ['a win with 1,000 life points', { lp: 1000 }, {}, [], {}, ['close']],
  ['none with 1,001', { lp: 1001 }, {}, [], {}, []],
  ['an opponent without cards', {}, { lp: 1 }, [], {}, ['exhausted']],
  ['five units', {}, {}, Array(5).fill(unit(0)), {}, ['crowd']],
  ['none for four and one of the opponent', {}, {}, [...Array(4).fill(unit(0)), unit(1)], {}, []],
  ['a union of ten', {}, {}, [unit(0, 10)], {}, ['union']],
  ['none for nine, or of the opponent', {}, {}, [unit(0, 9), unit(1, 12)], {}, []],
  ['another deck', {}, {}, [], { deck: 'other' }, ['other-deck']],
  ['none for the usual deck', {}, {}, [], { deck: 'classic' }, []],
])('achievements: %s', (_, mine, theirs, board, options, ids) => {
  expect(earned(match(mine, theirs, board), options)).toEqual(ids);
  expect(earned(match(mine, theirs, board), options, false)).toEqual([]);
});

test('the daily ranks wins by turns and life, then the rest by the life of the opponent', () => {
  const score = (winner: number | null) =>
    daily.score(match({ lp: 700, deck: Array(31).fill({}) }, { lp: 900 }, [], { winner }));
  expect(score(0).points).toEqual([1, -5, 700]);
  expect(score(1).points).toEqual([0, -900, 5]);
  expect(score(null).points).toEqual([0, -900, 5]);
  const words = [0, 1, null].map((winner) => say(score(winner).words, 'en'));
  expect(new Set(words).size).toBe(3);
  expect(words[0]).toContain('700');
  expect(words[1]).toContain('900');
});

test('the daily has another deck each day, with a fair start', () => {
  const days = Array.from({ length: 60 }, (_, day) => daily.options(day, 1) as { deck: string; start: string });
  expect(days.every(({ start }) => start === 'fair')).toBe(true);
  expect(days[0]?.deck).not.toBe(days[1]?.deck);
  expect(days.every(({ deck }) => typeof deck === 'string')).toBe(true);
});
