import type { AnyGame } from '@longtable/kit';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { beforeEach, expect, test } from 'vitest';
import type { Table } from '../../../storage/records/table.ts';
import { open, person, recordingLog, testContext } from '../../../tests/context.ts';
import type { Context } from '../../host/context.ts';
import { DAY_MS } from '../../host/duration.ts';
import { endTable } from '../../host/table/endings.ts';
import { GameFailedError } from '../../host/table/outside-games.ts';
import { tableWrites } from '../../host/table/record.ts';
import { dailyAttemptsKind } from '../daily/record.ts';
import { appendTo, serverHistoryListId } from '../history/history.ts';
import { FEATURES } from '../index.ts';
import { patternsAt } from '../moderation/patterns.ts';
import { newlyEarned } from './achievements.ts';

const NOW = Date.parse('2026-11-16T12:00:00Z');
const STATS = { games: {}, scopes: {} };
const log = recordingLog();
let context: Context;
let table: Table;
beforeEach(async () => {
  log.lines.length = 0;
  context = { ...(await testContext(undefined, log)), now: () => NOW };
  table = { ...(await open(context)).table, state: { cells: 'xxxoo....' }, options: { a: 1 } };
});

/** Returns what ada earns in a game with this achievement. */
function earn(isEarned: (finish: object) => boolean, change: Partial<Table> = {}, stats: object = STATS) {
  const game = {
    ...noughts,
    achievements: [{ id: 'own', name: 'Own', about: 'About', isEarned }],
  } as unknown as AnyGame;
  const over = {
    ...endTable({ ...table, ...change }, { by: 'game' }, NOW),
    ...('ending' in change && { ending: change.ending }),
  } as Table;
  return newlyEarned(context, { features: FEATURES, table: over, game }, 'ada', stats as never);
}
const always = () => true;

test.each([
  ['earned before', {}, { ...STATS, earned: { 'noughts/own': '2026-01-01', 'beat-player': '2026-01-01' } }],
  ['an unrated game', { terms: { unrated: true } }, STATS],
  ['a game that was not played to its end', { ending: { by: 'resigning', seat: 1 } }, STATS],
  [
    'a game with an own design',
    { seats: [{ ...person('ada'), design: { name: 'Mine', text: 'x' } }, person('bo')] },
    STATS,
  ],
])('awards nothing: %s', async (_, change, stats) => {
  expect(await earn(always, change as never, stats)).toEqual([]);
});

test('counts the stored daily attempts of the player, and goes on without an achievement that fails', async () => {
  const tries = { noughts: { day: '2026-11-16', table: 't', streak: 7 } };
  await context.storage.transact({ writes: [context.storage.store(dailyAttemptsKind).put('ada', tries)] });
  const fail = () => {
    throw new GameFailedError({ game: 'noughts', path: ['achievements'] }, 'failed');
  };
  expect(await earn(fail)).toEqual(['beat-player', 'week']);
  expect(log.lines).toMatchObject([{ level: 'error', about: { table: table.id } }]);
});

/** Stores unplayed games of ada and bo that ended at these times, oldest first. */
async function store(times: readonly number[]): Promise<void> {
  const games = times.map((at, index) => {
    const over = endTable({ ...table, id: `t${index}` }, { by: 'resigning', seat: 0 }, at);
    return over;
  });
  await context.storage.transact({
    writes: [
      ...games.flatMap((over) => tableWrites(context, undefined, over)),
      ...(await appendTo(
        context,
        serverHistoryListId('g'),
        games.map(({ id }) => id),
      )),
    ],
  });
}
const often = async () =>
  (await patternsAt(context, 'g')).find(({ kind }) => kind === 'often')?.games.map(({ id }) => id);

test('reads more than one batch of games, and none that ended a week ago', async () => {
  const week = 7 * DAY_MS;
  const recent = Array.from({ length: 205 }, () => NOW - week + 1);
  await store([NOW - week, ...recent]);
  const found = await often();
  expect([found?.length, found?.[0], found?.at(-1)]).toEqual([205, 't1', 't205']);
});
