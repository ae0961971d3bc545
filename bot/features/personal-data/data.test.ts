import { beforeEach, expect, test } from 'vitest';
import type { RecordKind } from '../../../storage/index.ts';
import { departureKind, greetingKind, serverSettingsKind } from '../../../storage/records/server.ts';
import { serverTablesKind } from '../../../storage/records/table.ts';
import { locationIn, noughtsWithComputers, open, person, testContext } from '../../../tests/context.ts';
import { playLine } from '../../host/actions/move.ts';
import { resign } from '../../host/actions/resign.ts';
import { tablesIn } from '../../host/commit/table-lists.ts';
import type { Context } from '../../host/context.ts';
import { readTable } from '../../host/table/record.ts';
import { dailyBoardKind } from '../daily/record.ts';
import { sharedListKind } from '../editor/record.ts';
import { listKind, readAll, serverHistoryListId } from '../history/history.ts';
import { moderationKind } from '../moderation/blocks.ts';
import { digestKind } from '../people/record.ts';
import { playerListId } from '../ratings/leaders.ts';
import { gameStatsKind } from '../ratings/record.ts';
import { requestKind } from '../requests/index.ts';
import { joinTournament, openTournament } from '../tournaments/enter.ts';
import { tournamentKind } from '../tournaments/record.ts';
import { tournamentsOf } from '../tournaments/tournament.ts';
import { exportPerson } from './export.ts';
import { compareServers, deleteServer, exportServer, forgetPerson, recordDeparture, recordReturn } from './index.ts';

const DAY = 24 * 60 * 60 * 1000;
const ADA = { kind: 'person' as const, id: 'ada', name: 'Ada' };
const game = noughtsWithComputers;

let now = 0;
let context: Context;
beforeEach(async () => {
  now = 1000;
  context = { ...(await testContext([game])), now: () => now };
});

async function put<T>(kind: RecordKind<T>, id: string, record: T): Promise<void> {
  await context.storage.transact({ writes: [context.storage.store(kind).put(id, record)] });
}

const has = async <T>(kind: RecordKind<T>, id: string) => (await context.storage.store(kind).get(id)) !== undefined;

async function announce(guild = 'g', organiser = 'org'): Promise<string> {
  const terms = { format: 'robin' as const, organiser, rated: false, roundTime: DAY, game: 'noughts' };
  const opened = await openTournament(context, { guild, channel: 'c', language: 'en', ...terms });
  return opened.id;
}

test('exports the tables of a user with their own moves and seats only', async () => {
  const { id } = (await open(context, { game, occupants: [person('bo'), ADA], perTurn: 7000 })).table;
  now = 2000;
  await playLine(context, id, { person: 'bo' }, 'a1');
  await playLine(context, id, { person: 'ada' }, 'b1');
  const program = { kind: 'program' as const, owner: { id: 'ada', name: 'Ada' } };
  const own = (await open(context, { game, occupants: [program, person('bo')], location: locationIn('d') })).table.id;
  const other = (await open(context, { game, occupants: [{ ...program, owner: ADA }, ADA], location: locationIn('e') }))
    .table.id;
  expect(await exportPerson(context, 'ada')).toMatchObject({
    tables: [
      {
        ...{
          id,
          game: 'noughts',
          options: {},
          status: 'playing',
          ending: null,
          perTurn: 7000,
          guild: 'g',
          channel: 'c',
        },
        ...{ begun: 1000, moved: 2000, seats: ['person', 'you'], name: 'Ada', moves: [{ line: 'b1' }], plan: [] },
      },
      { id: own, seats: ['your program', 'person'], name: undefined, moves: [] },
      { id: other, seats: ['your program', 'you'] },
    ],
  });
  const exported = (await exportPerson(context, 'bo')) as { tables: { seats: string[] }[] };
  expect(exported.tables.map(({ seats }) => seats)).toEqual([
    ['you', 'person'],
    ['program', 'you'],
  ]);
});

test('exports the tournaments of a user with their points by round', async () => {
  const id = await announce('g', 'ada');
  for (const user of ['bo', 'ada', 'cleo']) await joinTournament(context, id, user, user.toUpperCase());
  const running = (await context.storage.store(tournamentKind).get(id))!;
  const rounds = [
    { until: 1, pairings: [{ seats: [0, 1], points: [0.25, 0.75] }] },
    { until: 2, pairings: [{ seats: [0, 2], points: [1, 0] }] },
    { until: 3, pairings: [{ seats: [2], points: [1] }, { seats: [1, 0] }] },
  ];
  await put(tournamentKind, id, { ...running, status: 'playing', rounds });
  const entry = { id, guild: 'g', channel: 'c', game: 'noughts', format: 'robin', status: 'playing' };
  const tournaments = [{ ...entry, opened: true, name: 'ADA', points: [0.75, null, null] }];
  expect(await exportPerson(context, 'ada')).toMatchObject({ tournaments });
  expect(await exportPerson(context, 'cleo')).toMatchObject({
    tournaments: [{ ...entry, opened: false, name: 'CLEO', points: [null, 0, 1] }],
  });
});

test('exports the data of a server without the moves of unfinished games', async () => {
  await put(serverSettingsKind, 'g', { tables: 7 });
  await put(moderationKind, 'g', { blocked: { eve: { by: 'mod', at: 0 } } });
  await put(greetingKind, 'g', { at: 77 });
  await announce();
  await announce('h');
  const over = (await open(context, { game, occupants: [ADA, person('bo')] })).table.id;
  await playLine(context, over, { person: 'ada' }, 'a1');
  now = 2000;
  await resign(context, over, 'bo');
  const live = (await open(context, { game, occupants: [ADA, { kind: 'open' }], location: locationIn('d') })).table.id;
  expect(await exportServer(context, 'g')).toMatchObject({
    ...{ server: 'g', settings: { tables: 7 }, greeted: 77, tournaments: [{ guild: 'g' }] },
    moderation: { blocked: { eve: { by: 'mod' } } },
    tables: [
      {
        ...{
          id: live,
          game: 'noughts',
          status: 'open',
          ending: null,
          channel: 'd',
          begun: 2000,
          moved: 2000,
          moves: 0,
        },
        seats: [{ kind: 'person', id: 'ada' }, { kind: 'open' }],
      },
      { id: over, status: 'over', begun: 1000, moved: 2000, moves: [{ line: 'a1' }] },
    ],
  });
  expect(JSON.stringify(await exportServer(context, 'g'))).not.toContain('Ada');
});

test('deletes the settings, blocks, lists and leaderboards of one server only', async () => {
  const finished: string[] = [];
  for (const guild of ['g', 'h']) {
    await put(serverSettingsKind, guild, { tables: 7 });
    await put(moderationKind, guild, { blocked: {} });
    await put(greetingKind, guild, { at: 77 });
    await put(dailyBoardKind, `${guild}/noughts`, [{ day: '2026-01-01', tables: ['t'] }]);
    const { id } = (
      await open(context, { game, occupants: [ADA, person('bo')], location: { ...locationIn(guild), guild } })
    ).table;
    finished.push((await resign(context, id, 'bo')).table.id);
    await announce(guild);
  }
  await open(context, { game, occupants: [ADA, person('bo')] });
  await recordDeparture(context, 'g');
  await deleteServer(context, 'g');
  const kinds = [serverSettingsKind, moderationKind, greetingKind, departureKind, serverTablesKind];
  for (const kind of kinds) expect(await has(kind as RecordKind<unknown>, 'g'), kind.name).toBe(false);
  for (const kind of kinds.slice(0, 3)) expect(await has(kind as RecordKind<unknown>, 'h'), kind.name).toBe(true);
  const boards = ['g', 'h'].map((guild) => has(dailyBoardKind, `${guild}/noughts`));
  expect(await Promise.all(boards)).toEqual([false, true]);
  const lists = await Array.fromAsync(context.storage.store(listKind).ids());
  expect(lists.filter((id) => id.startsWith('g/') || id === '@g')).toEqual([]);
  expect(await readAll(context, serverHistoryListId('g'))).toEqual([]);
  expect(await readAll(context, playerListId('g', 'noughts'))).toEqual([]);
  expect(await readAll(context, serverHistoryListId('h'))).toEqual([finished[1]]);
  const ids = await Array.fromAsync(context.storage.store(gameStatsKind).ids());
  expect(ids.filter((id) => id.startsWith('g/'))).toEqual([]);
  expect([await tournamentsOf(context, { guild: 'g' }), await tablesIn(context, 'g')]).toEqual([[], []]);
  expect(await tournamentsOf(context, { guild: 'h' })).toHaveLength(1);
  expect(await exportPerson(context, 'ada')).toMatchObject({ tables: [{ id: finished[0] }, { id: finished[1] }] });
});

test('plans the deletion of servers with tables or shared designs only, and cancels it for servers that are back', async () => {
  await open(context, { game, occupants: [ADA, person('bo')] });
  await open(context, {
    game,
    occupants: [ADA, person('bo')],
    location: { ...locationIn('d'), guild: 'h', guest: true },
  });
  await put(sharedListKind, 's', { designs: [] } as never);
  await open(context, { game, occupants: [ADA, person('bo')], location: { ...locationIn('e'), guild: 'here' } });
  await recordDeparture(context, 'back');
  await compareServers(context, new Set(['here', 'back']), () => true);
  const ids = await Array.fromAsync(context.storage.store(departureKind).ids());
  expect(ids.toSorted()).toEqual(['g', 's']);
  await recordReturn(context, 'never-left');
  expect(await has(departureKind, 'g')).toBe(true);
});

test('deletes requests that name a user or that they opened, and no others', async () => {
  const request = { game: 'noughts', options: {}, location: locationIn('x'), threadName: '', until: 0 };
  const computers = [{ kind: 'computer' as const, level: 'master' }];
  await put(requestKind, 'named', { ...request, occupants: [person('ada')] });
  await put(requestKind, 'opened', { ...request, occupants: computers, terms: { opener: 'ada' } });
  await put(requestKind, 'other', { ...request, occupants: [person('bo'), ...computers], terms: { opener: 'bo' } });
  await put(digestKind, 'ada', { at: 5, tables: ['t'] });
  await forgetPerson(context, 'ada');
  expect(await Array.fromAsync(context.storage.store(requestKind).ids())).toEqual(['other']);
  expect(await has(digestKind, 'ada')).toBe(false);
});

test('removes the opener of a table of computers and keeps the terms of the table', async () => {
  const computers = [0, 1].map(() => ({ kind: 'computer' as const, level: 'master' }));
  const { id } = (await open(context, { game, occupants: computers, opener: 'ada', name: 'Robots' })).table;
  const other = await open(context, { game, occupants: computers, opener: 'bo', location: locationIn('d') });
  await forgetPerson(context, 'ada');
  expect((await readTable(context, id))?.terms).toMatchObject({ name: 'Robots', opener: undefined });
  expect((await readTable(context, other.table.id))?.terms.opener).toBe('bo');
});
