import { beforeEach, expect, test } from 'vitest';
import { moveTable } from '../../../commands/board.ts';
import type { BoardLocation } from '../../../storage/records/table.ts';
import { codeOf, noughtsWithComputers as game, locationIn, open, person, testContext } from '../../../tests/context.ts';
import { markBotAsGuest, markBotAsMember } from '../../gateway/gateway.ts';
import { changeTable } from '../commit/commit.ts';
import { guestTablesIn, tablesIn } from '../commit/table-lists.ts';
import type { Context } from '../context.ts';
import { findTable, findTableAt } from '../table/find.ts';
import { resign } from './resign.ts';

const COMPUTER = { kind: 'computer' as const, level: 'master' };
const FREE = { kind: 'open' as const };
const to = (channel: string, guild: string | null = 'g', guest?: true) => ({ channel, guild, ...(guest && { guest }) });
const isIn = async (channel: string) => (await codeOf(findTableAt(context, channel))) === 'done';
let context: Context;
beforeEach(async () => {
  context = await testContext([game]);
});

async function opened(occupants: Parameters<typeof open>[1], location: Partial<BoardLocation> = {}): Promise<string> {
  return (await open(context, { game, ...occupants, location: { ...locationIn('c'), ...location } })).table.id;
}

test('marks the running table of a channel once, and clears the mark when the server adds the bot', async () => {
  const id = await opened({});
  const [marked, ...others] = await markBotAsGuest(context, 'c');
  expect([marked?.table.location.guest, others]).toEqual([true, []]);
  expect(marked?.table.location).toMatchObject({ guild: 'g', channel: 'c' });
  expect(await markBotAsGuest(context, 'c')).toEqual([]);
  expect([await guestTablesIn(context, 'g'), await tablesIn(context, 'g')]).toEqual([[id], []]);
  const [member] = await markBotAsMember(context, 'g');
  expect(member?.table.location).not.toHaveProperty('guest');
  expect([await guestTablesIn(context, 'g'), await tablesIn(context, 'g')]).toEqual([[], [id]]);
  expect(await markBotAsMember(context, 'g')).toEqual([]);
});

test('moves a table to another channel of its server and remembers its earlier boards', async () => {
  const stale = [{ channel: 'c', message: 'm1' }];
  const id = await opened({}, { message: 'm2', stale, forum: 'f', language: 'de' });
  const { location } = (await moveTable(context, id, 'bo', to('d'))).table;
  expect(location).toEqual({
    ...{ guild: 'g', channel: 'd', message: null, moved: true, mentioned: [], language: 'de' },
    stale: [...stale, { channel: 'c', message: 'm2' }],
  });
  expect([await isIn('c'), await isIn('d')]).toEqual([false, true]);
});

test('refuses to move a game of a tournament', async () => {
  const id = await opened({});
  await changeTable(context, id, ({ table }) => ({ table: { ...table, terms: { ...table.terms, arranged: true } } }));
  expect(await codeOf(moveTable(context, id, 'ada', to('d')))).toBe('arrangedStays');
});

test('refuses to move a table of others, a finished one, or to an occupied channel', async () => {
  const id = await opened({});
  const other = await opened({ occupants: [person('cleo'), COMPUTER] }, { channel: 'd' });
  expect(await codeOf(moveTable(context, id, 'cleo', to('e')))).toBe('notYourTable');
  expect(await codeOf(moveTable(context, id, 'ada', to('d')))).toBe('placeTaken');
  await resign(context, other, 'cleo');
  expect(await codeOf(moveTable(context, other, 'cleo', to('e')))).toBe('over');
  expect(await codeOf(moveTable(context, id, 'ada', to('d')))).toBe('done');
});

test.each<[string, Parameters<typeof open>[1], Partial<BoardLocation>, ReturnType<typeof to>, string]>([
  ['a game of two to another server', {}, {}, to('d', 'h'), 'otherServer'],
  ['a solo game to another server', { occupants: [person('ada'), COMPUTER] }, {}, to('d', 'h'), 'otherServer'],
  ['a game of two into direct messages', {}, {}, to('d', null), 'notAllHere'],
  ['a game of two between private chats', {}, { guild: null, guest: true }, to('d', null, true), 'notAllHere'],
  ['a game of two within a server without the bot', {}, { guest: true }, to('d', 'g', true), 'notAllHere'],
  ['a solo game into direct messages', { occupants: [person('ada'), COMPUTER] }, {}, to('d', null), 'done'],
  ['a game with one user in both seats', { occupants: [person('ada'), person('ada')] }, {}, to('d', null), 'done'],
  [
    'a game against the program of another user',
    { occupants: [person('ada'), { kind: 'program', owner: { id: 'bo', name: 'Bo' } }] },
    {},
    to('d', null),
    'notAllHere',
  ],
  [
    'a game whose other player may return',
    { occupants: [person('ada'), { ...COMPUTER, instead: { id: 'bo' } }] },
    {},
    to('d', null),
    'notAllHere',
  ],
  ['a table with a free seat', { occupants: [person('ada'), FREE] }, {}, to('d', null), 'notAllHere'],
  [
    'a table with an invited user',
    { occupants: [person('ada'), { kind: 'invited', id: 'bo' }] },
    {},
    to('d', null),
    'notAllHere',
  ],
  ['a game of two to a server without the bot', {}, {}, to('d', 'h', true), 'notAllHere'],
  ['a game of two from a server without the bot', {}, { guest: true }, to('d', 'h'), 'done'],
  ['a solo game to a server without the bot', { occupants: [person('ada'), COMPUTER] }, {}, to('d', 'h', true), 'done'],
  [
    'a solo game from a server without the bot',
    { occupants: [person('ada'), COMPUTER] },
    { guest: true },
    to('d', 'h'),
    'done',
  ],
])('moves %s or refuses', async (_, occupants, location, target, code) => {
  const id = await opened(occupants, location);
  expect(await codeOf(moveTable(context, id, 'ada', target))).toBe(code);
  const { location: moved } = (await findTable(context, id)).table;
  if (code === 'done') expect(moved).toMatchObject({ ...target, message: null });
  if (code === 'done') expect(moved.guest).toBe(target.guest);
});
