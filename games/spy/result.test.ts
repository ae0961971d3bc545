import { say } from '@longtable/kit';
import { expect, test } from 'vitest';
import { achievements, daily, result, statistics } from './index.ts';
import { scoreOf } from './rules/course/ending.ts';
import { enemyAt, ownAt, stage } from './testing/stage.ts';

type Sides = readonly [object, object];

/** A match whose sides have these secrets, opened safes and tallies. */
function match([one, two]: Sides, more: object = {}) {
  const { state } = stage(['...'], [ownAt('A1', { ip: 0 }), enemyAt('B1', { ip: 0 })]);
  const change = (side: object, changes: object) => {
    const { tally: counts = {}, ...rest } = changes as { tally?: object };
    return { ...side, ...rest, tally: { ...(side as { tally: object }).tally, ...counts } };
  };
  return { ...state, ...more, sides: [change(state.sides[0], one), change(state.sides[1], two)] } as typeof state;
}

const earned = (state: unknown, seat: number, isWon: boolean) =>
  achievements
    .filter((one) => one.isEarned({ state: state as never, options: {} as never, seat, isWon }))
    .map(({ id }) => id);

test.each<[string, object, string]>([
  ['five secrets', { secrets: [1, 2, 3, 4, 5] }, 'secrets'],
  ['two safes', { opened: [1, 2] }, 'safes'],
  ['three drinks', { tally: { drinks: 3 } }, 'drinks'],
])('achievements: %s, won or not', (_, side, id) => {
  for (const isWon of [true, false]) {
    expect(earned(match([side, {}]), 0, isWon)).toContain(id);
    expect(earned(match([side, {}]), 1, isWon)).not.toContain(id);
  }
});

test.each<[string, object, string]>([
  ['four secrets', { secrets: [1, 2, 3, 4] }, 'secrets'],
  ['one safe', { opened: [1] }, 'safes'],
  ['two drinks', { tally: { drinks: 2 } }, 'drinks'],
  ['damage', { tally: { damage: 1 } }, 'unhurt'],
])('achievements: not for %s', (_, side, id) => expect(earned(match([side, {}]), 0, true)).not.toContain(id));

test('achievements: the collar, and a win without damage', () => {
  expect(earned(match([{}, {}], { courier: 1 }), 1, false)).toContain('collar');
  expect(earned(match([{}, {}], { courier: 1 }), 0, true)).not.toContain('collar');
  expect(earned(match([{}, {}]), 0, true)).toContain('unhurt');
  expect(earned(match([{}, {}]), 0, false)).not.toContain('unhurt');
});

test.each([
  [0, ['close']],
  [10, ['close']],
  [11, []],
  [99, []],
  [100, ['landslide']],
] as const)('achievements: a lead of %d points', (lead, ids) => {
  const state = match([{}, {}]);
  for (const person of state.people) if (person.faction === 1) person.ip = lead;
  expect(scoreOf(state, 1) - scoreOf(state, 0)).toBe(lead);
  const leads = (seat: number, isWon: boolean) =>
    earned(state, seat, isWon).filter((id) => id === 'close' || id === 'landslide');
  expect(leads(1, true)).toEqual(ids);
  expect(leads(1, false)).toEqual([]);
  if (lead > 0) expect(leads(0, true)).toEqual([]);
});

test('the daily ranks wins first, then the lead, and hides the points of a running match', () => {
  const ended = (winner: number) => {
    const state = match([{}, {}], { ending: { winner, reason: 'x' } });
    for (const person of state.people) person.ip = person.faction === 0 ? 30 : 50;
    return daily.score(state);
  };
  expect(ended(0).points).toEqual([1, -20]);
  expect(ended(1).points).toEqual([0, -20]);
  expect(say(ended(0).words, 'en')).not.toBe(say(ended(1).words, 'en'));
  const running = (round: number) => daily.score(match([{}, {}], { round, ending: null }));
  expect([running(0).points, running(3).points]).toEqual([
    [-1, 0],
    [-1, 3],
  ]);
  expect(say(running(3).words, 'en')).toContain('3');
  expect(say(running(0).words, 'en')).not.toContain('0');
});

test('the daily is a quick match in another casino each day', () => {
  const days = Array.from({ length: 30 }, (_, day) => daily.options(day, 1) as { length: string; scenario?: string });
  expect(new Set(days.map(({ length }) => length))).toEqual(new Set(['quick']));
  expect(new Set(days.map(({ scenario }) => scenario)).size).toBeGreaterThan(3);
  expect(days[0]?.scenario).toBeUndefined();
});

test('the result has the winner, and the statistics add both sides', () => {
  expect(result(match([{}, {}], { ending: { winner: 1, reason: 'x' } }))).toEqual({ winners: [1] });
  expect(result(match([{}, {}], { ending: null }))).toBeUndefined();
  const counts = (by: number) => ({
    secrets: Array(by).fill(1),
    opened: Array(by + 1).fill(1),
    tally: { drinks: by + 2, pours: by + 3, exfiltrations: by + 4 },
  });
  expect(statistics(match([counts(1), counts(10)], { round: 6 })).map(({ value }) => value)).toEqual([
    6, 11, 13, 15, 17, 19,
  ]);
});
