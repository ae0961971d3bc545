import { duel } from '@longtable/duel';
import { farmland } from '@longtable/farmland';
import type { AnyGame } from '@longtable/kit';
import { auction } from '@longtable/kit/testing/games/auction';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { spy } from '@longtable/spy';
import { beforeEach, describe, expect, test } from 'vitest';
import { channelOccupancyKind, type SeatOccupant, type Table } from '../../../storage/records/table.ts';
import {
  codeOf,
  noughtsWithComputers as game,
  locationIn,
  open,
  openTable,
  person,
  resultOrCode,
  type ShortRequest,
  testContext,
} from '../../../tests/context.ts';
import { setBlock } from '../../features/moderation/blocks.ts';
import { textOf } from '../../render/message.ts';
import { drawWaiting } from '../../render/waiting.ts';
import type { Context } from '../context.ts';
import { findTableAt } from '../table/find.ts';
import { resign } from './resign.ts';
import { joinTable, leaveTable, startTable } from './seats.ts';

const FREE = { kind: 'open' as const };

describe('opening', () => {
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
});

test.each([
  { game: duel, options: { start: 'fair' }, says: 'Fair start: the second player has 3 mana and 4 cards' },
  { game: farmland, options: { start: 'fair' }, says: 'Fair start: the starting player has 12000 life points' },
  { game: spy, options: { length: 'quick' }, says: 'Quick (5 rounds, then everyone is thrown out' },
  { game: duel, options: {}, says: 'Original (no mana, 3 cards each)' },
])('names the start of $game.id with its numbers in the invitation: $says', async ({ game, options, says }) => {
  const context = await testContext([game as AnyGame]);
  const occupants: SeatOccupant[] = [person('ada'), { kind: 'invited', id: 'bo' }];
  expect(textOf(drawWaiting(await open(context, { game, options, occupants, location: locationIn('c') })))).toContain(
    says,
  );
});

describe('waiting tables', () => {
  const BO = { kind: 'invited' as const, id: 'bo', name: 'Bo' };
  const aboutOf = ({ pings }: Table) => pings.notices.map(({ about, seats }) => [about, seats]);
  let now = 0;
  let context: Context;
  beforeEach(async () => {
    now = 1000;
    context = { ...(await testContext([noughts, auction])), now: () => now };
  });

  const idOf = async (request: Parameters<typeof open>[1]) => (await open(context, request)).table.id;

  test('refuses to join a finished table, and blocked users', async () => {
    const id = await idOf({ occupants: [person('ada'), FREE] });
    await setBlock(context, 'g', 'bo', { by: 'mod', at: 0 });
    expect(await codeOf(joinTable(context, id, 'bo'))).toBe('blocked');
    expect(await codeOf(joinTable(context, id, 'ada'))).toBe('alreadySeated');
    await leaveTable(context, id, 'ada');
    expect(await codeOf(joinTable(context, id, 'cleo'))).toBe('over');
    expect(await codeOf(startTable(context, id, 'ada'))).toBe('over');
  });

  test('requires a rating for a free seat of a rated challenge, but not of an invited user', async () => {
    const occupants = [person('ada'), BO, FREE];
    const id = await idOf({ game: auction, occupants, rating: 1500 });
    expect(await codeOf(joinTable(context, id, 'cleo'))).toBe('provisional');
    expect(await codeOf(joinTable(context, id, 'bo'))).toBe('done');
  });

  test('tells only users who have not answered that the game starts without them', async () => {
    const id = await idOf({ game: auction, occupants: [person('ada'), person('bo'), { ...BO, id: 'cleo' }, FREE] });
    expect(await codeOf(startTable(context, id, 'bo'))).toBe('notYourStart');
    const { table } = await startTable(context, id, 'ada');
    expect(table.pings.notices[0]).toMatchObject({ about: 'uninvited', seats: [2], uninvited: 'cleo' });
    expect(aboutOf(table)).toEqual([
      ['uninvited', [2]],
      ['turn', [1]],
    ]);
  });
});
