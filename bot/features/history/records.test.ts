import type { AnyGame } from '@longtable/kit';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { expect, test } from 'vitest';
import { type SeatOccupant, tableKind } from '../../../storage/records/table.ts';
import { locationIn, open, person, testContext } from '../../../tests/context.ts';
import { playLine } from '../../host/actions/move.ts';
import { closeTable, resign } from '../../host/actions/resign.ts';
import { leaveTable } from '../../host/actions/seats.ts';
import type { Context } from '../../host/context.ts';
import type { LoadedTable } from '../../host/feature.ts';
import { readGameStats } from '../ratings/effects.ts';
import { playerListId } from '../ratings/leaders.ts';
import { readPlayerStats, withGame } from '../ratings/player-stats.ts';
import type { PlayerStats } from '../ratings/record.ts';
import {
  appendTo,
  countOf,
  dropList,
  finishedTablesOf,
  historyListId,
  listChunkKind,
  readAll,
  readNewest,
  removeFrom,
  removeHistories,
  serverHistoryListId,
} from './history.ts';

/** Opens a table in a new channel. */
const tableOf = (context: Context, occupants: readonly SeatOccupant[], game: AnyGame = noughts) =>
  open(context, { game, occupants, location: locationIn(context.newId()) });

/** Plays lines in turn, starting with the first seat. */
async function play(context: Context, { table }: LoadedTable, lines: string): Promise<void> {
  for (const [index, line] of lines.split(' ').entries()) {
    const occupant = table.seats[index % 2] as { id: string };
    await playLine(context, table.id, { person: occupant.id }, line);
  }
}

const X_WINS = 'a1 b1 a2 b2 a3';

test('adds a game without a result to no history, but to the games of its players', async () => {
  const context = await testContext();
  const { id } = (await tableOf(context, [person('ada'), person('bo')])).table;
  await closeTable(context, id, 'g');
  for (const list of [historyListId('ada', 'g'), serverHistoryListId('g')])
    expect(await readAll(context, list)).toEqual([]);
  expect([await finishedTablesOf(context, 'ada'), await finishedTablesOf(context, 'bo')]).toEqual([[id], [id]]);
  await removeHistories(context, 'ada');
  expect([await finishedTablesOf(context, 'ada'), await finishedTablesOf(context, 'bo')]).toEqual([[], [id]]);
});

test('adds a finished game to the history and statistics of its players and its server', async () => {
  let now = 1000;
  const context = { ...(await testContext()), now: () => now };
  const loaded = await tableOf(context, [person('ada'), person('bo')]);
  now += 50_000;
  await play(context, loaded, X_WINS);
  for (const list of [historyListId('ada', 'g'), historyListId('bo', 'g'), serverHistoryListId('g')]) {
    expect(await readAll(context, list)).toEqual([loaded.table.id]);
  }
  expect(await readAll(context, playerListId('g', 'noughts'))).toEqual(['ada', 'bo']);
  expect(await readGameStats(context, 'g', 'noughts')).toEqual({
    tables: 1,
    moves: 5,
    shortest: 5,
    longest: 5,
    time: 50_000,
    counts: [],
  });
  const [ada, bo] = [await readPlayerStats(context, 'ada'), await readPlayerStats(context, 'bo')];
  expect(ada.games.noughts).toMatchObject({ played: 1, won: 1, drawn: 0, lost: 0 });
  expect(bo.games.noughts).toMatchObject({ played: 1, won: 0, drawn: 0, lost: 1 });
  expect(ada.games.noughts?.rating?.rating).toBeCloseTo(1578.8, 1);
  expect(ada.games.noughts?.rating?.deviation).toBeCloseTo(290.32, 2);
  expect(bo.games.noughts?.rating?.rating).toBeCloseTo(1421.2, 1);
});

test('keeps the earlier of two equal best scores', () => {
  const run = (points: number[], words: string) => ({ points, words });
  const after = (...runs: ReturnType<typeof run>[]) =>
    runs.reduce((stats, one) => withGame(stats, { game: 'dungeon', home: 'g', outcome: 'lost', run: one, at: 0 }), {
      games: {},
      scopes: {},
    } as PlayerStats).games.dungeon?.best?.words;
  expect(after(run([1, 4], 'first'), run([1, 4], 'second'))).toBe('first');
  expect(after(run([1, 4], 'first'), run([1, 5], 'better'), run([1, 3], 'worse'))).toBe('better');
});

test('leaves a table that never started out of histories and removes its names', async () => {
  const context = await testContext();
  const { table } = await tableOf(context, [person('ada'), { kind: 'invited', id: 'bo' }]);
  await leaveTable(context, table.id, 'ada');
  expect(await context.storage.store(tableKind).get(table.id)).toMatchObject({
    status: 'over',
    seats: [{ kind: 'someone' }, { kind: 'someone' }],
  });
  expect(await readAll(context, historyListId('ada', 'g'))).toEqual([]);
  expect(await readPlayerStats(context, 'ada')).toEqual({ games: {}, scopes: {} });
});

test('counts all games that end at the same time', async () => {
  const context = await testContext();
  const opened = await Promise.all(Array.from({ length: 8 }, () => tableOf(context, [person('ada'), person('bo')])));
  await Promise.all(opened.map(({ table }, index) => resign(context, table.id, index % 2 === 0 ? 'ada' : 'bo')));
  expect((await readPlayerStats(context, 'ada')).games.noughts).toMatchObject({ played: 8, won: 4, lost: 4 });
  expect((await readAll(context, serverHistoryListId('g'))).toSorted()).toEqual(
    opened.map(({ table }) => table.id).toSorted(),
  );
});

test('stores a list in chunks that can be appended, read from the end, edited and deleted', async () => {
  const context = await testContext();
  const entries = Array.from({ length: 120 }, (_, index) => `t${index}`);
  for (const entry of entries) await context.storage.transact({ writes: await appendTo(context, 'l', [entry]) });
  expect(await readAll(context, 'l')).toEqual(entries);
  expect((await context.storage.store(listChunkKind).get('l.1'))?.length).toBe(50);
  const newest = entries.toReversed();
  expect(await readNewest(context, 'l', 10)).toEqual(newest.slice(0, 10));
  expect(await readNewest(context, 'l', 60, 15)).toEqual(newest.slice(15, 75));
  expect(await readNewest(context, 'l', 10, 115)).toEqual(newest.slice(115));
  expect(await readNewest(context, 'l', 10, 500)).toEqual([]);
  await context.storage.transact({ writes: await removeFrom(context, 'l', 't60') });
  expect(await readAll(context, 'l')).toEqual(entries.filter((entry) => entry !== 't60'));
  await context.storage.transact({ writes: await dropList(context, 'l') });
  expect([
    await countOf(context, 'l'),
    await readAll(context, 'l'),
    await context.storage.store(listChunkKind).get('l.0'),
  ]).toEqual([0, [], undefined]);
});
