import { noughts } from '@longtable/kit/testing/games/noughts';
import { expect, test } from 'vitest';
import { moveTable } from '../../../commands/board.ts';
import { openStorage } from '../../../storage/index.ts';
import { channelOccupancyKind } from '../../../storage/records/table.ts';
import {
  codeOf,
  locationIn,
  open,
  person,
  recordingLog,
  refusalOf,
  requestOf,
  type ShortRequest,
  testContext,
} from '../../../tests/context.ts';
import { temporaryFolder } from '../../../tests/test-bot.ts';
import { joinTable, leaveTable } from '../../host/actions/seats.ts';
import { saveBoardMessage } from '../../host/commit/sent-messages.ts';
import type { Context } from '../../host/context.ts';
import { openContext } from '../../host/open-context.ts';
import { FEATURES } from '../index.ts';
import { playerStatsKind } from '../ratings/record.ts';
import { challengesIn, findOpponent } from './quick-match.ts';

const LOBBY = { ...locationIn('lobby'), lobby: 'lobby' };

function seek(context: Context, who: string, asked: ShortRequest = {}) {
  const occupants = [person(who), { kind: 'open' as const }];
  return findOpponent(context, requestOf({ occupants, location: LOBBY, ...asked }), { id: who, name: who });
}

const rate = (context: Context, who: string, rating: number) => {
  const established = { rating, deviation: 60, volatility: 0.06 };
  const noughts = { played: 9, won: 4, drawn: 1, lost: 4, rating: established, lostTo: ['x', 'y', 'z'] };
  return context.storage.transact({
    writes: [context.storage.store(playerStatsKind).put(who, { games: { noughts }, scopes: {} })],
  });
};

test('pairs equal challenges and notifies both players', async () => {
  const context = await testContext();
  const mine = (await seek(context, 'ada')).table;
  expect(mine).toMatchObject({ status: 'open', location: { channel: 'lobby', lobby: 'lobby' } });
  const { table } = await seek(context, 'bo');
  expect(table).toMatchObject({ id: mine.id, status: 'playing' });
  expect(table.pings.notices).toMatchObject([{ about: 'begins', seats: [0, 1] }]);
  expect(await challengesIn(context, 'g')).toEqual([]);
});

test('pairs equal challenges that are posted at the same moment in two processes', async () => {
  const folder = temporaryFolder();
  const databases = await Promise.all([1, 2].map(() => openStorage(`sqlite:${folder.path}/lobby.sqlite`)));
  const processes = databases.map((storage) =>
    openContext({ features: FEATURES, storage, games: [noughts], log: recordingLog() }),
  );
  const people = Array.from({ length: 8 }, (_, index) => `p${index}`);
  const sought = people.map((who, index) => seek(processes[index % 2] as Context, who));
  const found = await Promise.all(sought);
  expect(new Set(found.map(({ table }) => table.id)).size).toBe(4);
  for (const process of processes) expect(await challengesIn(process, 'g')).toEqual([]);
  await Promise.all(databases.map((storage) => storage.close()));
  folder.remove();
});

test('pairs ratings only if both players accept the other’s', async () => {
  const context = await testContext();
  await rate(context, 'ada', 1500);
  await rate(context, 'bo', 1800);
  await rate(context, 'cleo', 1650);
  const mine = (await seek(context, 'ada', { rating: 1500 })).table;
  expect(await codeOf(joinTable(context, mine.id, 'bo'))).toBe('notEven');
  expect(await refusalOf(joinTable(context, mine.id, 'dan'))).toMatchObject({
    sentence: { en: expect.stringContaining('Your rating is still provisional.') },
  });
  expect((await seek(context, 'bo')).table.status).toBe('open');
  // Cleo is close to both, but Bo is too far from the rating that Cleo asks for.
  expect((await seek(context, 'cleo', { rating: 1550 })).table).toMatchObject({ id: mine.id, status: 'playing' });
  const next = (await seek(context, 'ada', { rating: 1500 })).table;
  expect(next.status).toBe('open');
});

test('limits the open challenges of a user to one per game, and they count as tables', async () => {
  const called = (id: string) => ({ ...noughts, id });
  const [one, two, three, four] = [called('one'), called('two'), called('three'), called('four')];
  const context = await testContext([one, two, three, four]);
  await seek(context, 'ada', { game: one });
  expect(await refusalOf(seek(context, 'ada', { game: one, rated: false }))).toMatchObject({
    sentence: { en: 'You’re already looking for an opponent in this game. Cancel that challenge first.' },
  });
  await seek(context, 'ada', { game: two });
  const last = (await seek(context, 'ada', { game: three })).table;
  expect(await codeOf(seek(context, 'ada', { game: four }))).toBe('tooManyChallenges');
  await leaveTable(context, last.id, 'ada');
  const limited = { ...context, limits: { ...context.limits, tablesPerPerson: 2 } };
  expect(await codeOf(seek(limited, 'ada', { game: four }))).toBe('tooManyTables');
});

test('does not occupy the lobby channel and leaves another table there alone', async () => {
  const context = await testContext();
  const occupancy = (channel: string) => context.storage.store(channelOccupancyKind).get(channel);
  const other = (await open(context, { location: locationIn('lobby') })).table.id;
  const { id } = (await seek(context, 'cleo')).table;
  await seek(context, 'dan');
  await saveBoardMessage(context, id, { channel: 'thread', message: 'board' });
  expect([await occupancy('lobby'), await occupancy('thread')]).toEqual([{ table: other }, { table: id }]);
  const moved = (await seek(context, 'eve')).table.id;
  await moveTable(context, moved, 'eve', { guild: 'g', channel: 'elsewhere' });
  expect([await occupancy('lobby'), await occupancy('elsewhere')]).toEqual([{ table: other }, { table: moved }]);
  expect(await challengesIn(context, 'g')).toEqual([]);
});
