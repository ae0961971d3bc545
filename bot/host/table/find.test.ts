import { noughts } from '@longtable/kit/testing/games/noughts';
import { expect, test } from 'vitest';
import { openStorage } from '../../../storage/index.ts';
import { channelOccupancyKind, type Features, type Table, tableKind } from '../../../storage/records/table.ts';
import { outboxEntryKind } from '../../../storage/records/time.ts';
import { codeOf, open, recordingLog } from '../../../tests/context.ts';
import { FEATURES } from '../../features/index.ts';
import { playLine } from '../actions/move.ts';
import type { Context } from '../context.ts';
import { openContext } from '../open-context.ts';
import { endTable } from './endings.ts';
import { cachedTable, findTable, findTableAt, findTables } from './find.ts';
import { GameFailedError, quarantineFailed, unlessGameFails } from './outside-games.ts';
import { readTable, readTableOrQuarantine, recordOf, tableDrops, tableWrites } from './record.ts';

const NOW = 7000;
const failed = (isPaused = false) =>
  new GameFailedError({ game: 'noughts', path: ['presentation', 'view'] }, 'failed', isPaused);

async function opened() {
  const log = recordingLog();
  const storage = await openStorage('memory:');
  const context: Context = openContext({ features: FEATURES, storage, games: [noughts], log, now: () => NOW });
  const { table } = await open(context);
  /** Returns a context with other versions of the games on the same database. */
  const withGames = (...games: (typeof noughts)[]) =>
    openContext({ features: FEATURES, storage, games, log, now: () => NOW });
  return { context, table, log, withGames };
}

const write = (context: Context, before: Table | undefined, after: Table) =>
  context.storage.transact({ writes: tableWrites(context, before, after) });

test.each([
  ['an unknown table', 'other', [noughts], 'noTable'],
  ['a game that was removed', undefined, [], 'gameGone'],
  ['a table', undefined, [noughts], 'done'],
  ['newer rules', undefined, [{ ...noughts, version: 2 }], 'done'],
] as const)('finds a table or refuses: %s', async (_, id, games, code) => {
  const { table, withGames } = await opened();
  expect(await codeOf(findTable(withGames(...games), id ?? table.id))).toBe(code);
});

test('replays a table under newer rules, and refuses if they do not accept its moves', async () => {
  const { context, table, withGames } = await opened();
  await playLine(context, table.id, { person: 'ada' }, 'b2');
  const newer = (await findTable(withGames({ ...noughts, version: 2 }), table.id)).table;
  expect([newer.rulesVersion, newer.state]).toEqual([2, { cells: '....x....' }]);
  const strict = { ...noughts, version: 2, play: () => ({ refused: { code: 'no', sentence: 'No.' } }) };
  expect(await codeOf(findTable(withGames(strict), table.id))).toBe('rulesChanged');
  expect(await codeOf(findTable(context, table.id))).toBe('done');
  const old = { ...table, rulesVersion: 2 };
  await write(context, table, old);
  expect(await codeOf(findTable(context, table.id))).toBe('newer');
});

test('quarantines a table whose log leads to no valid state, with a log line for the operator', async () => {
  const { context, table, log, withGames } = await opened();
  await playLine(context, table.id, { person: 'ada' }, 'b2');
  const broken = { ...noughts, state: { safeParse: () => ({ success: false }) } } as never;
  expect(await codeOf(findTable(withGames(broken), table.id))).toBe('quarantined');
  expect(log.lines.at(-1)).toMatchObject({ level: 'error', about: { table: table.id, why: expect.any(String) } });
  expect(await context.storage.store(tableKind).quarantined(table.id)).toMatchObject({ game: 'noughts' });
  expect(await codeOf(findTable(context, table.id))).toBe('gameFailed');
});

test('returns a cached table with its state, unless its rules are older', async () => {
  const { context, table, withGames } = await opened();
  await playLine(context, table.id, { person: 'ada' }, 'a1');
  expect(cachedTable(context, table.id)).toMatchObject({
    table: { id: table.id, state: { cells: 'x........' } },
    game: noughts,
  });
  expect(cachedTable(context, 'other')).toBeUndefined();
  expect(cachedTable(withGames(), table.id)).toBeUndefined();
  expect(
    cachedTable({ ...context, games: new Map([['noughts', { ...noughts, version: 2 }]]) }, table.id),
  ).toBeUndefined();
  // Another process has not read the state yet.
  expect(cachedTable(withGames(noughts), table.id)).toBeUndefined();
});

test('finds the table of a channel, and the second game of a match instead of the finished first', async () => {
  const { context, table } = await opened();
  expect((await findTableAt(context, 'c')).table.id).toBe(table.id);
  expect((await findTables(context, ['other', table.id])).map((found) => found.table.id)).toEqual([table.id]);
  expect(await codeOf(findTableAt(context, 'd'))).toBe('nothingHere');
  const over = endTable(table, { by: 'resigning', seat: 0 }, NOW);
  const features = { match: { next: 'second' } } as Features;
  await write(context, table, { ...over, features });
  await write(context, undefined, { ...table, id: 'second' });
  expect((await findTableAt(context, 'c')).table.id).toBe('second');
});

test('frees a channel whose table is gone, but not one whose game is only unavailable', async () => {
  const { context, table, withGames } = await opened();
  const occupancy = () => context.storage.store(channelOccupancyKind).get('c');
  expect(await codeOf(findTableAt(withGames(), 'c'))).toBe('gameGone');
  expect(await occupancy()).toEqual({ table: table.id });
  await context.storage.transact({ writes: tableDrops(context, table) });
  expect(await codeOf(findTableAt(context, 'c'))).toBe('noTable');
  expect(await occupancy()).toBeUndefined();
});

test('quarantines a table whose game fails, and schedules the message that replaces its board', async () => {
  const { context, table, log } = await opened();
  const working = unlessGameFails(context, table.id, () => Promise.reject(failed()));
  expect(await codeOf(working)).toBe('gameFailed');
  expect(await readTable(context, table.id)).toBeUndefined();
  expect(await context.storage.store(outboxEntryKind).get(`${table.id}@failed`)).toMatchObject({
    table: table.id,
    at: NOW + 1000,
    tries: 0,
  });
  expect(log.lines.at(-1)).toMatchObject({
    level: 'error',
    about: { table: table.id, game: 'noughts', function: 'presentation.view' },
    message: 'A game failed at a table, which was quarantined',
  });
});

test('keeps the table of a paused game and of another game', async () => {
  const { context, table, log } = await opened();
  expect(await quarantineFailed(context, table.id, failed(true))).toMatchObject({ code: 'gamePaused' });
  expect(log.lines).toEqual([]);
  const other = new GameFailedError({ game: 'chess', path: ['turn'] }, 'failed');
  expect(await quarantineFailed(context, table.id, other)).toMatchObject({
    code: 'gameFailed',
    sentence: { en: expect.stringContaining('chess') },
  });
  expect(log.lines.map(({ message }) => message)).toEqual(['A game failed']);
  expect(await readTable(context, table.id)).toBeDefined();
  expect(await context.storage.store(outboxEntryKind).get(`${table.id}@failed`)).toBeUndefined();
});

test('stores only changed features, lists them by name, and deletes all of them with the table', async () => {
  const { context, table } = await opened();
  const features: Features = { lesson: true, latecomers: [{ id: 'cy' }] };
  const after = { ...table, features };
  expect(tableWrites(context, after, { ...after, features: { ...features } })).toHaveLength(1);
  expect(tableWrites(context, after, { ...after, features: { ...features, lesson: undefined } })).toHaveLength(2);
  await write(context, table, after);
  expect(recordOf(after).features).toEqual(['lesson', 'latecomers']);
  expect((await readTableOrQuarantine(context, table.id))?.features).toEqual(features);
  await write(context, after, { ...after, features: { latecomers: [{ id: 'dan' }] } });
  expect((await readTable(context, table.id))?.features).toEqual({ latecomers: [{ id: 'dan' }] });
  await context.storage.transact({ writes: tableDrops(context, after) });
  await context.storage.transact({
    writes: [context.storage.store(tableKind).put(table.id, { ...recordOf(table), features: [] })],
  });
  expect((await readTable(context, table.id))?.features).toEqual({});
});

test('plays a table with a record of a feature that is not installed, and keeps the record', async () => {
  const { context, table } = await opened();
  const noted = { ...table, features: { ...table.features, notes: [{ seat: 0, about: 'a1', mark: '?', from: 0 }] } };
  await write(context, table, noted);
  const others = context.features.filter(({ id }) => id !== 'notes');
  const { storage, games, log } = context;
  const without = openContext({ storage, games: [...games.values()], features: others, log });
  await playLine(without, table.id, { person: 'ada' }, 'a1');
  const { features } = (await storage.store(tableKind).get(table.id))!;
  expect(features).toContain('notes');
  expect((await findTable(context, table.id)).table.features.notes).toEqual(noted.features.notes);
});
