import { auction } from '@longtable/kit/testing/games/auction';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { beforeEach, expect, test } from 'vitest';
import type { Table } from '../../../storage/records/table.ts';
import { codeOf, locationIn, open, person, testContext } from '../../../tests/context.ts';
import { setBlock } from '../../features/moderation/blocks.ts';
import type { Context } from '../context.ts';
import { resign } from './resign.ts';
import { joinTable, leaveTable, startTable } from './seats.ts';

const FREE = { kind: 'open' as const };
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

test('notifies all players when a game leaves the lobby, and only those to move elsewhere', async () => {
  const lobby = await idOf({ occupants: [person('ada'), FREE], location: { ...locationIn('c'), lobby: 'c' } });
  expect(aboutOf((await joinTable(context, lobby, 'bo')).table)).toEqual([['begins', [0, 1]]]);
  const other = await idOf({ occupants: [person('ada'), FREE], location: locationIn('d') });
  expect(aboutOf((await joinTable(context, other, 'bo')).table)).toEqual([['turn', [0]]]);
});

test('tells only users who have not answered that the game starts without them', async () => {
  const id = await idOf({ game: auction, occupants: [person('ada'), person('bo'), { ...BO, id: 'cleo' }, FREE] });
  const { table } = await startTable(context, id, 'ada');
  expect(table.pings.notices[0]).toMatchObject({ about: 'uninvited', seats: [2], uninvited: 'cleo' });
  expect(aboutOf(table)).toEqual([
    ['uninvited', [2]],
    ['turn', [1]],
  ]);
});

test('closes a table of computers and programs when the owner of the program leaves', async () => {
  const program = { kind: 'program' as const, owner: { id: 'ada', name: 'Ada' } };
  const id = await idOf({ occupants: [program, FREE] });
  expect((await leaveTable(context, id, 'ada')).table.status).toBe('over');
});

test('refuses to resign at the table of others, before the start and after the end', async () => {
  const id = await idOf({ occupants: [person('ada'), FREE] });
  expect(await codeOf(resign(context, id, 'cleo'))).toBe('notYourTable');
  expect(await codeOf(resign(context, id, 'ada'))).toBe('notStarted');
  await joinTable(context, id, 'bo');
  await resign(context, id, 'ada');
  expect(await codeOf(resign(context, id, 'bo'))).toBe('over');
});
