import type { AnyGame } from '@longtable/kit';
import { auction } from '@longtable/kit/testing/games/auction';
import { beforeEach, expect, test } from 'vitest';
import { channelOccupancyKind, type SeatOccupant, type Table } from '../../../storage/records/table.ts';
import {
  codeOf,
  noughtsWithComputers as game,
  locationIn,
  openTable,
  person,
  resultOrCode,
  type ShortRequest,
  testContext,
} from '../../../tests/context.ts';
import type { Context } from '../context.ts';
import { findTableAt } from '../table/find.ts';
import { isRated } from '../table/rating.ts';
import { resign } from './resign.ts';

const FREE = { kind: 'open' as const };
const COMPUTER = { kind: 'computer' as const, level: 'master' };
const program = (id: string) => ({ kind: 'program' as const, owner: { id, name: id } });
const pair = [person('ada'), person('bo')];

let now = 0;
let context: Context;
beforeEach(async () => {
  now = 1000;
  context = { ...(await testContext([game, auction])), now: () => now };
});

const tryOpen = (request: ShortRequest = {}, within = context) =>
  openTable(within, { game, options: {}, occupants: pair, seated: true, location: locationIn('c'), ...request });

test('opens one table per channel, but any number of challenges in the lobby', async () => {
  const lobby = { ...locationIn('l'), lobby: 'l' };
  await tryOpen({ occupants: [person('ada'), FREE], location: lobby });
  await tryOpen({ occupants: [person('bo'), FREE], location: lobby });
  expect(await context.storage.store(channelOccupancyKind).get('l')).toBeUndefined();
  const first = await tryOpen();
  expect(await codeOf(tryOpen({ occupants: [person('cleo'), COMPUTER] }))).toBe('placeTaken');
  expect((await findTableAt(context, 'c')).table.id).toBe(first.table.id);
  await resign(context, first.table.id, 'ada');
  expect(await codeOf(tryOpen({ occupants: [person('cleo'), COMPUTER] }))).toBe('done');
});

test('starts a full table with fresh clocks, and notifies the players if they may be elsewhere', async () => {
  const noticesOf = ({ pings }: Table) => pings.notices.map(({ about, seats }) => [about, seats]);
  const here = (await tryOpen({ perTurn: 7000 })).table;
  expect(here).toMatchObject({ status: 'playing', times: { startedAt: 1000, movedAt: 1000, lapsesAt: null } });
  expect([here.clock.expiresAt, noticesOf(here)]).toEqual([[8000, null], []]);
  expect(noticesOf((await tryOpen({ location: locationIn('d'), notifyAtStart: true })).table)).toEqual([
    ['begins', [0, 1]],
  ]);
});

test('plays a match between two people only', async () => {
  const isMatch = async (occupants: SeatOccupant[], channel: string, asked: AnyGame = game) =>
    (await tryOpen({ occupants, match: true, location: locationIn(channel), game: asked })).table.features.match !==
    undefined;
  expect(await isMatch([person('ada'), FREE], 'c')).toBe(true);
  expect(await isMatch([person('ada'), COMPUTER], 'd')).toBe(false);
  expect(await isMatch([person('ada'), FREE, FREE], 'e', auction)).toBe(false);
});

test.each<[string, ShortRequest, boolean]>([
  ['between two people', {}, true],
  ['on request', { rated: false }, false],
  ['open to spectators', { openToSpectators: true }, false],
  ['with a given seed', { seed: 7 }, false],
  ['with a program', { occupants: [person('bo'), program('ada')] }, false],
  ['with hints', { help: true }, false],
])('rates a game %s or not', async (_, request, rated) => {
  expect(isRated((await tryOpen(request)).table)).toBe(rated);
});

test.each<[string, SeatOccupant[], string]>([
  ['one person against a computer', [person('ada'), COMPUTER], 'done'],
  ['one person in both seats', [person('ada'), person('ada')], 'done'],
  ['one person and their program', [person('ada'), program('ada')], 'done'],
  ['one person and the program of another', [person('ada'), program('bo')], 'seedAlone'],
  ['two people', pair, 'seedAlone'],
  ['one person and a free seat', [person('ada'), FREE], 'seedAlone'],
])('allows options that fix the seed for %s or refuses', async (_, occupants, code) => {
  const fixed = { ...game, terms: () => ({ fixesSeed: true as const }) } as unknown as typeof game;
  const opened = await resultOrCode(tryOpen({ game: fixed, occupants }, await testContext([fixed])));
  expect(typeof opened === 'string' ? opened : 'done').toBe(code);
  if (typeof opened === 'object') expect(opened.table.terms.unrated).toBe(true);
});

test('prefers the time per turn of the game, also without a limit', async () => {
  const timed = { ...game, terms: () => ({ clock: { perTurn: null, pause: null } }) } as unknown as typeof game;
  const { table } = await tryOpen({ game: timed, perTurn: 7000 }, await testContext([timed]));
  expect(table.clock.perTurnMs).toBeNull();
});

test('refuses options that the schema or the game rejects, and opening moves that are not allowed', async () => {
  expect(await codeOf(tryOpen({ options: 'none' }))).toBe('options');
  const strict: typeof game = { ...game, setup: () => ({ refused: { code: 'no', sentence: 'No.' } }) };
  const within = await testContext([strict]);
  expect(await codeOf(tryOpen({ game: strict }, within))).toBe('no');
  expect(await codeOf(tryOpen({ game: strict, occupants: [person('ada'), FREE] }, within))).toBe('no');
  const opening = (line: string) => [{ seat: 0, line }];
  expect(await codeOf(tryOpen({ opening: opening('z9') }))).not.toBe('done');
  const { table } = await tryOpen({ opening: opening('a1') });
  expect([table.terms.practice, table.log.moveCount]).toEqual([true, 1]);
});
