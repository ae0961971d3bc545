import { beforeAll, expect, test } from 'vitest';
import type { SeatOccupant, Table } from '../../../storage/records/table.ts';
import { noughtsWithComputers, open, person, testContext } from '../../../tests/context.ts';
import { FEATURES } from '../index.ts';
import { CAREER } from './achievements.ts';
import type { PlayerStats } from './record.ts';

let table: Table;

beforeAll(async () => {
  ({ table } = await open(await testContext()));
});

interface Facts {
  readonly games?: readonly (readonly [played: number, won: number])[];
  readonly isWon?: boolean;
  readonly seats?: SeatOccupant[];
}

/** Returns the ids of the earned achievements. */
function earned({ games = [], isWon = false, seats = [person('ada')] }: Facts): string[] {
  const scores = games.map(([played, won], index) => [`g${index}`, { played, won, drawn: 0, lost: 0 }]);
  const stats = { games: Object.fromEntries(scores), scopes: {} } as PlayerStats;
  const loaded = { features: FEATURES, table: { ...table, seats }, game: noughtsWithComputers };
  return CAREER.filter(({ isEarned }) => isEarned({ loaded, isWon, stats })).map(({ id }) => id);
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
])('awards achievements for %s', (_, facts, ids) => expect(earned(facts)).toEqual(ids));
