import { type AnyGame, optionWords } from '@longtable/kit';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { locationIn, open, person, testContext } from '../../../tests/context.ts';
import { playLine } from '../../host/actions/move.ts';
import type { Context } from '../../host/context.ts';
import { DAILY_ACHIEVEMENTS } from '../daily/index.ts';
import { exportPerson } from '../personal-data/export.ts';
import { forgetPerson } from '../personal-data/index.ts';
import { CAREER } from './achievements.ts';
import { readPlayerStats } from './player-stats.ts';

/** Noughts with an achievement and an option that takes a file. */
const proud: AnyGame = {
  ...noughts,
  options: z.object({ own: z.string().optional().register(optionWords, { about: 'A file', fileBytes: 9 }) }),
  achievements: [{ id: 'corner', name: 'Corner', about: 'Win', isEarned: ({ isWon }) => isWon }],
};

async function proudContext() {
  return { ...(await testContext([proud])), now: () => Date.parse('2026-11-16T12:00:00Z') };
}

/** Plays a game that ada wins. Returns the achievements of each seat. */
async function win(context: Context, asked: Parameters<typeof open>[1] = {}) {
  const { table } = await open(context, { game: proud, location: locationIn(context.newId()), ...asked });
  const [x, o] = table.seats.map((occupant) => (occupant as { id: string }).id) as [string, string];
  let after = await playLine(context, table.id, { person: x }, 'a1');
  for (const [who, line] of [
    [o, 'b1'],
    [x, 'a2'],
    [o, 'b2'],
    [x, 'a3'],
  ] as const)
    after = await playLine(context, table.id, { person: who }, line);
  return after.table.seats.map((occupant) => (occupant.kind === 'person' ? occupant.earned : undefined));
}

test('stores an achievement with its day, shows it at the table and awards it once', async () => {
  const context = await proudContext();
  expect(await win(context)).toEqual([['first-game', 'beat-player', 'noughts/corner'], ['first-game']]);
  expect(await win(context)).toEqual([undefined, undefined]);
  expect((await readPlayerStats(context, 'ada')).earned).toEqual({
    'first-game': '2026-11-16',
    'beat-player': '2026-11-16',
    'noughts/corner': '2026-11-16',
  });
});

test("exports achievements with the user's data and deletes them with it", async () => {
  const context = await proudContext();
  await win(context);
  expect(await exportPerson(context, 'ada')).toMatchObject({
    standing: { earned: { 'noughts/corner': '2026-11-16' } },
  });
  await forgetPerson(context, 'ada');
  expect((await readPlayerStats(context, 'ada')).earned).toBeUndefined();
});

const score = (played: number, won = 0) => ({ played, won, drawn: 0, lost: 0 });
const tried = (streak: number, day = '2026-11-16') => ({ day, table: 't', streak });

test.each<[what: string, change: object, ids: string[]]>([
  ['nine wins', { stats: { games: { a: score(9, 9) } } }, ['first-game']],
  ['ten wins in two games', { stats: { games: { a: score(5, 5), b: score(5, 5) } } }, ['first-game', 'ten-wins']],
  ['a hundred games', { stats: { games: { a: score(100) } } }, ['first-game', 'hundred-games']],
  [
    'five different games',
    { stats: { games: { a: score(1), b: score(1), c: score(1), d: score(1), e: score(1) } } },
    ['first-game', 'grand-tour'],
  ],
  ['a week of dailies', { tries: { a: tried(7) } }, ['week']],
  ['a month of dailies', { tries: { a: tried(30), b: tried(1) } }, ['week', 'month']],
  ['five dailies', { tries: { a: tried(1), b: tried(1), c: tried(1), d: tried(1), e: tried(1) } }, ['five-dailies']],
  [
    'five dailies on two days',
    { tries: { a: tried(1), b: tried(1), c: tried(1), d: tried(1), e: tried(1, '2026-11-15') } },
    [],
  ],
  ['a win against the strongest computer', { isWon: true, levels: ['easy', 'hard'] }, ['beat-master']],
  ['a loss against it', { levels: ['easy', 'hard'] }, []],
  ['a win against another one', { isWon: true, levels: ['easy', 'hard', 'master'] }, []],
])('%s', (_, { levels = [], ...change }: { levels?: string[] }, ids) => {
  const seats = [person('ada'), { kind: 'computer', level: 'hard' }];
  const table = { features: { daily: { day: '2026-11-16' } }, seats };
  const game = { computers: { levels: levels.map((id) => ({ id })) } };
  const career = { loaded: { table, game }, isWon: false, stats: { games: {}, scopes: {} }, tries: {}, ...change };
  const earned = [
    ...CAREER.filter(({ isEarned }) => isEarned(career as never)),
    ...DAILY_ACHIEVEMENTS.filter(({ isEarned }) => isEarned(career.tries, '2026-11-16')),
  ];
  expect(earned.map(({ id }) => id)).toEqual(ids);
});
