import { expect, test } from 'vitest';
import { DAILY_ACHIEVEMENTS } from './index.ts';

interface Facts {
  readonly streaks?: readonly (number | undefined)[];
  /** Days of the dailies that were played. The table is that of today. */
  readonly days?: readonly string[];
}

test.each<[what: string, facts: Facts, ids: string[]]>([
  ['six days', { streaks: [6, undefined] }, []],
  ['seven days', { streaks: [undefined, 7] }, ['week']],
  ['29 days', { streaks: [29] }, ['week']],
  ['30 days', { streaks: [30] }, ['week', 'month']],
  ['four dailies on one day', { days: ['today', 'today', 'today', 'today', 'yesterday'] }, []],
  ['five dailies on one day', { days: Array(5).fill('today') }, ['five-dailies']],
])('awards achievements for %s', (_, { streaks = [], days = [] }, ids) => {
  const tries = Object.fromEntries([
    ...streaks.map((streak, index) => [`s${index}`, { day: 'old', streak }]),
    ...days.map((day, index) => [`d${index}`, { day }]),
  ]);
  const earned = DAILY_ACHIEVEMENTS.filter(({ isEarned }) => isEarned(tries, 'today'));
  expect(earned.map(({ id }) => id)).toEqual(ids);
});
