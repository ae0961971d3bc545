import { auction } from '@longtable/kit/testing/games/auction';
import { guess } from '@longtable/kit/testing/games/guess';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { ChannelType, PermissionFlagsBits } from 'discord.js';
import { expect, test } from 'vitest';
import { codeOf, locationIn, open, person, testContext } from '../../../tests/context.ts';
import { openFeatureBot, type Where } from '../../../tests/feature-bot.ts';
import { parseId } from '../../../tests/ids.ts';
import { playLine } from '../../host/actions/move.ts';
import { resign } from '../../host/actions/resign.ts';
import { joinTable, leaveTable } from '../../host/actions/seats.ts';
import { invitationsOf } from '../../host/commit/table-lists.ts';
import type { Context } from '../../host/context.ts';
import { autoplay } from '../../host/delivery/delivery.ts';
import { DAY_MS } from '../../host/duration.ts';
import { boardButtonsAt } from '../../host/feature.ts';
import { runDue } from '../../host/scheduler/scheduler.ts';
import { changeServer } from '../../host/settings.ts';
import { findTable } from '../../host/table/find.ts';
import { readTable } from '../../host/table/record.ts';
import { inboxOf } from '../inbox/index.ts';
import { forgetPerson } from '../personal-data/index.ts';
import { askForRematch } from './rematch.ts';

test('lets only members of the server play again who may open the game there', async () => {
  const bot = await openFeatureBot();
  const { id } = (await open(bot.context)).table;
  await bot.settle(await resign(bot.context, id, 'ada'));
  const press = async (where: Where = {}) =>
    (await bot.user('ada', where).press({ kind: 'rematch', table: id } as never)).refused;
  await changeServer(bot.context, 'g', () => ({ tableRoles: ['r1'] }));
  const dm = { guild: null, channel: 'dm' };
  bot.rest.permissions = PermissionFlagsBits.ViewChannel;
  expect([await press(), await press(dm)]).toEqual(['needsRole', 'needsRole']);
  await changeServer(bot.context, 'g', () => ({ disabledGames: ['noughts'] }));
  expect(await press({ roles: ['r1'] })).toBe('gameDisabled');
  await changeServer(bot.context, 'g', () => ({}));
  bot.rest.failures.set('GET /guilds/g/members/ada', 'UnknownMember');
  expect(await press(dm)).toBe('notFromHere');
  expect(await press()).toBeUndefined();
});

test('opens a rematch only in channels and threads of channels where the server allows games', async () => {
  const bot = await openFeatureBot();
  const { id } = (await open(bot.context)).table;
  await bot.settle(await resign(bot.context, id, 'ada'));
  bot.rest.channels = [{ id: 'c', type: ChannelType.PublicThread, parent_id: 'parent' }];
  const press = async (channel: string) =>
    (await bot.user('ada', { channel }).press({ kind: 'rematch', table: id } as never)).refused;
  await changeServer(bot.context, 'g', () => ({ channels: ['games'] }));
  expect([await press('c'), await press('games')]).toEqual(['wrongChannel', 'wrongChannel']);
  await changeServer(bot.context, 'g', () => ({ channels: ['parent'] }));
  expect(await press('elsewhere')).toBeUndefined();
});

test('lets managers play again from their direct messages without a role of their server', async () => {
  const bot = await openFeatureBot();
  const { id } = (await open(bot.context)).table;
  await bot.settle(await resign(bot.context, id, 'ada'));
  await changeServer(bot.context, 'g', () => ({ tableRoles: ['r1'] }));
  bot.rest.permissions = PermissionFlagsBits.ManageGuild;
  const { refused } = await bot
    .user('ada', { guild: null, channel: 'dm' })
    .press({ kind: 'rematch', table: id } as never);
  expect(refused).toBeUndefined();
});

test('opens a rematch of a game that a player left before all had moved', async () => {
  const game = { ...noughts, ratedAfter: 2 };
  const context = await testContext([game]);
  const { id } = (await open(context, { game })).table;
  const left = await resign(context, id, 'bo');
  expect(left.table.ending).toMatchObject({ by: 'aborted' });
  expect(boardButtonsAt(left, 'next').map(([id]) => parseId(String(id)))).toMatchObject([{ kind: 'rematch' }]);
  expect((await askForRematch(context, id, { person: 'ada' })).table.status).toBe('open');
});

test('opens a rematch with the same settings and swapped seats, and invites the other player', async () => {
  const context = await testContext();
  const { id } = (await open(context, { game: guess, options: { highest: 5 }, perTurn: 7_200_000 })).table;
  expect(await codeOf(askForRematch(context, id, { person: 'ada' }))).toBe('stillPlaying');
  expect(await codeOf(askForRematch(context, id, { person: 'cleo' }))).toBe('notYourTable');
  await resign(context, id, 'ada');
  const { table } = await askForRematch(context, id, { person: 'ada' });
  expect(table).toMatchObject({
    status: 'open',
    options: { highest: 5 },
    seats: [{ kind: 'invited', id: 'bo' }, person('ada')],
    clock: { perTurnMs: 7_200_000 },
    location: locationIn('c'),
  });
  expect(await codeOf(askForRematch(context, id, { person: 'ada' }))).toBe('placeTaken');
  const accepted = await askForRematch(context, id, { person: 'bo' });
  expect(accepted.table).toMatchObject({ id: table.id, status: 'playing', seats: [person('bo'), person('ada')] });
  expect(await codeOf(askForRematch(context, id, { person: 'bo' }))).toBe('placeTaken');
});

test('opens a rematch in another channel while another game occupies the channel, and joins it from there', async () => {
  const context = await testContext();
  const { id } = (await open(context)).table;
  await resign(context, id, 'ada');
  await open(context, { occupants: [person('cleo'), person('dev')] });
  expect(await codeOf(askForRematch(context, id, { person: 'ada' }))).toBe('placeTaken');
  const otherChannel = async () => 'thread';
  const { table } = await askForRematch(context, id, { person: 'ada', otherChannel });
  expect(table).toMatchObject({ status: 'open', location: { channel: 'thread' } });
  const joined = await askForRematch(context, id, { person: 'bo', otherChannel });
  expect(joined.table).toMatchObject({ id: table.id, status: 'playing' });
});

test('opens no second game for a user who plays the rematch, but one beside their practice', async () => {
  const context = await testContext();
  const computer = { kind: 'computer', level: 'steady' } as const;
  const occupants = [person('ada'), computer];
  const { id } = (await open(context, { game: guess, occupants })).table;
  await resign(context, id, 'ada');
  const otherChannel = async () => 'thread';
  const { table } = await askForRematch(context, id, { person: 'ada', otherChannel });
  expect(await codeOf(askForRematch(context, id, { person: 'ada', otherChannel }))).toBe('placeTaken');
  await resign(context, table.id, 'ada');
  await open(context, { game: guess, occupants, opening: [] });
  const beside = await askForRematch(context, id, { person: 'ada', otherChannel });
  expect(beside.table.location.channel).toBe('thread');
});

test('seats two players who request a rematch concurrently at one table', async () => {
  const context = await testContext();
  const { id } = (await open(context)).table;
  await resign(context, id, 'bo');
  const [one, other] = await Promise.all([
    askForRematch(context, id, { person: 'ada' }),
    askForRematch(context, id, { person: 'bo' }),
  ]);
  expect(one.table.id).toBe(other.table.id);
  expect(other.table.status).toBe('playing');
});

test('seats the computer immediately; offers no rematch of a table that never started', async () => {
  const context = await testContext();
  const computer = { kind: 'computer', level: 'steady' } as const;
  const { id } = (await open(context, { game: guess, occupants: [person('ada'), computer] })).table;
  await resign(context, id, 'ada');
  const { table } = await askForRematch(context, id, { person: 'ada' });
  expect(table).toMatchObject({ status: 'playing', seats: [computer, person('ada')] });
  const waiting = (await open(context, { occupants: [person('ada'), { kind: 'open' }], location: locationIn('d') }))
    .table;
  await leaveTable(context, waiting.id, 'ada');
  expect(await codeOf(askForRematch(context, waiting.id, { person: 'ada' }))).toBe('notYourTable');
});

/** Finishes a game with latecomers for the next one. Returns its id. */
async function overWith(context: Context, game: typeof auction, latecomers: readonly string[]): Promise<string> {
  const { id } = (await open(context, { game, occupants: ['ada', 'bo', 'cleo'].map(person) })).table;
  for (const late of latecomers) await joinTable(context, id, late, late.toUpperCase());
  await resign(context, id, 'bo');
  for (let round = 0; round < 3; round++) {
    for (const bidder of ['ada', 'cleo']) await playLine(context, id, { person: bidder }, 'bid 6');
    await autoplay(context, await findTable(context, id), () => {});
  }
  return id;
}

test('lets a user who is too late wait for the next game, or leave', async () => {
  const context = await testContext([auction]);
  const { id } = (await open(context, { game: auction, occupants: ['ada', 'bo', 'cleo'].map(person) })).table;
  await joinTable(context, id, 'dev', 'Dev');
  const { table } = await joinTable(context, id, 'dev', 'Dev');
  expect(table.features.latecomers).toEqual([{ id: 'dev', name: 'Dev' }]);
  expect((await inboxOf(context, 'dev')).map(({ isMine, isInvitation }) => [isMine, isInvitation])).toEqual([
    [false, false],
  ]);
  expect((await leaveTable(context, id, 'dev')).table.features.latecomers).toBeUndefined();
  expect(await invitationsOf(context, 'dev')).toEqual([]);
  await joinTable(context, id, 'ivy', 'Ivy');
  await forgetPerson(context, 'ivy');
  expect(JSON.stringify(await readTable(context, id))).not.toContain('ivy');
});

test('seats latecomers of a rematch in free seats, then in extra ones; the rest keep waiting', async () => {
  const small = { ...auction, seats: { min: 2, max: 4 } };
  const context = await testContext([small]);
  const id = await overWith(context, small, ['dev', 'ivy', 'fay']);
  const { table } = await askForRematch(context, id, { person: 'ada' });
  expect(table.seats).toEqual([
    { kind: 'invited', id: 'dev', name: 'DEV' },
    { kind: 'invited', id: 'cleo' },
    person('ada'),
    { kind: 'invited', id: 'ivy', name: 'IVY' },
  ]);
  expect(table.features.latecomers).toEqual([{ id: 'fay', name: 'FAY' }]);
  expect((await readTable(context, id))?.features.latecomers).toBeUndefined();
  expect(await invitationsOf(context, 'dev')).toEqual([table.id]);
});

test('lets a latecomer request the next game, and stops waiting after a while', async () => {
  const context = await testContext([auction]);
  const id = await overWith(context, auction, ['dev']);
  expect(await codeOf(askForRematch(context, id, { person: 'ivy' }))).toBe('notYourTable');
  const { table } = await askForRematch(context, id, { person: 'dev' });
  expect(table.seats[0]).toMatchObject(person('dev'));
  await leaveTable(context, table.id, 'dev');
  const other = await overWith(context, auction, ['dev']);
  await runDue(context, other);
  expect(await invitationsOf(context, 'dev')).toEqual([other]);
  await runDue({ ...context, now: () => context.now() + 3 * DAY_MS }, other);
  expect(await invitationsOf(context, 'dev')).toEqual([]);
});
