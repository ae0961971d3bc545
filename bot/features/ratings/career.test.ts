import { beforeAll, expect, test } from 'vitest';
import type { SeatOccupant, Table } from '../../../storage/records/table.ts';
import type { Features } from '../../../storage/records/table-features.ts';
import { noughtsWithComputers, open, person, testContext } from '../../../tests/context.ts';
import { FEATURES } from '../index.ts';
import { CAREER } from './career.ts';
import type { PlayerStats } from './record.ts';

let table: Table;

beforeAll(async () => {
  ({ table } = await open(await testContext()));
});

interface Facts {
  readonly games?: readonly (readonly [played: number, won: number])[];
  readonly isWon?: boolean;
  readonly seats?: SeatOccupant[];
  readonly streaks?: readonly (number | undefined)[];
  /** Days of the dailies that were played. The table is that of today. */
  readonly days?: readonly string[];
}

/** Returns the ids of the earned achievements. */
function earned({ games = [], isWon = false, seats = [person('ada')], streaks = [], days = [] }: Facts): string[] {
  const scores = games.map(([played, won], index) => [`g${index}`, { played, won, drawn: 0, lost: 0 }]);
  const stats = { games: Object.fromEntries(scores), scopes: {} } as PlayerStats;
  const tries = Object.fromEntries([
    ...streaks.map((streak, index) => [`s${index}`, { day: 'old', streak }]),
    ...days.map((day, index) => [`d${index}`, { day }]),
  ]);
  const features = { daily: { day: 'today' } } as unknown as Features;
  const loaded = { features: FEATURES, table: { ...table, seats, features }, game: noughtsWithComputers };
  return CAREER.filter(({ isEarned }) => isEarned({ loaded, isWon, stats, tries })).map(({ id }) => id);
}

const computer = (level: string): SeatOccupant => ({ kind: 'computer', level });

test.each<[what: string, facts: Facts, ids: string[]]>([
  ['no game', {}, []],
  ['one game', { games: [[1, 0]] }, ['first-game']],
  [
    'nine wins',
    {
      games: [
        [5, 5],
        [5, 4],
      ],
    },
    ['first-game'],
  ],
  [
    'ten wins',
    {
      games: [
        [5, 5],
        [5, 5],
      ],
    },
    ['first-game', 'ten-wins'],
  ],
  [
    '99 games',
    {
      games: [
        [50, 0],
        [49, 0],
      ],
    },
    ['first-game'],
  ],
  [
    '100 games',
    {
      games: [
        [50, 0],
        [50, 0],
      ],
    },
    ['first-game', 'hundred-games'],
  ],
  ['four different games', { games: Array(4).fill([1, 0]) }, ['first-game']],
  ['five different games', { games: Array(5).fill([1, 0]) }, ['first-game', 'grand-tour']],
  ['a win against a person', { isWon: true, seats: [person('ada'), person('bo')] }, ['beat-player']],
  ['a loss against a person', { seats: [person('ada'), person('bo')] }, []],
  ['a win against oneself', { isWon: true, seats: [person('ada'), person('ada')] }, []],
  ['a win against the master', { isWon: true, seats: [person('ada'), computer('master')] }, ['beat-master']],
  ['a loss against the master', { seats: [person('ada'), computer('master')] }, []],
  ['a win against the beginner', { isWon: true, seats: [person('ada'), computer('beginner')] }, []],
  ['six days', { streaks: [6, undefined] }, []],
  ['seven days', { streaks: [undefined, 7] }, ['week']],
  ['29 days', { streaks: [29] }, ['week']],
  ['30 days', { streaks: [30] }, ['week', 'month']],
  ['four dailies on one day', { days: ['today', 'today', 'today', 'today', 'yesterday'] }, []],
  ['five dailies on one day', { days: Array(5).fill('today') }, ['five-dailies']],
])('awards achievements for %s', (_, facts, ids) => expect(earned(facts)).toEqual(ids));
