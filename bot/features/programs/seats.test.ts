import { auction } from '@longtable/kit/testing/games/auction';
import { beforeEach, expect, test } from 'vitest';
import { codeOf, noughtsWithComputers as game, open, person, testContext } from '../../../tests/context.ts';
import { joinTable } from '../../host/actions/seats.ts';
import type { Context } from '../../host/context.ts';
import { readTable } from '../../host/table/record.ts';
import { seatOfToken } from '../../host/table/table.ts';
import { admitProgram, hashOf, issueSecret, resignByToken, resignProgram, tableOfPass } from './seat.ts';

const ada = { id: 'ada', name: 'Ada' };
const program = { kind: 'program' as const, owner: ada };
const FREE = { kind: 'open' as const };

let context: Context;
beforeEach(async () => {
  context = await testContext([game, auction]);
});

const opened = async (request: Parameters<typeof open>[1]) => (await open(context, { game, ...request })).table.id;

const secretFor = async (id: string, owner = 'ada') => (await issueSecret(context, id, owner)).secret;
const admitted = async (id: string, name?: string, owner = 'ada') =>
  admitProgram(context, { secret: await secretFor(id, owner), ...(name !== undefined && { name }) });

const occupantAt = async (id: string, seat: number) => (await readTable(context, id))?.seats[seat];

test.each([
  ['table.aaaaaaaaaaaaaaaaaaaaaa', 'table'],
  ['a-b_c.aaaaaaaaaaaaaaaaaaaa-_', 'a-b_c'],
  ['sixteen-letters-.aaaaaaaaaaaaaaaaaaaaaa', 'sixteen-letters-'],
  ['seventeen-letters.aaaaaaaaaaaaaaaaaaaaaa', undefined],
  ['table.aaaaaaaaaaaaaaaaaaaaa', undefined],
  ['.aaaaaaaaaaaaaaaaaaaaaa', undefined],
  [`table.${'a'.repeat(60)}`, 'table'],
  [`table.${'a'.repeat(61)}`, undefined],
  ['table', undefined],
])('reads the table of the secret %s as %s', (pass, table) => {
  expect(tableOfPass(pass)).toBe(table);
});

test('keeps the name and the owner of a program that connects again without a name', async () => {
  const id = await opened({ occupants: [person('bo'), program] });
  const bee = { ...program, name: 'Bee bot' };
  const first = await admitted(id, '  Bee \n bot ');
  expect(await occupantAt(id, 1)).toEqual({ ...bee, token: hashOf(first.token) });
  const secret = await secretFor(id);
  expect(await occupantAt(id, 1)).toEqual({ ...bee, secret: hashOf(secret) });
  const second = await admitted(id, ' ');
  expect(await occupantAt(id, 1)).toEqual({ ...bee, token: hashOf(second.token) });
  const third = await admitted(id, 'Wasp');
  expect(await occupantAt(id, 1)).toMatchObject({ name: 'Wasp', token: hashOf(third.token) });
});

test('admits each program at a table to its own seat', async () => {
  const bo = { id: 'bo', name: 'Bo' };
  const id = await opened({ game: auction, occupants: [person('cleo'), program, { kind: 'program', owner: bo }] });
  const [one, other] = [await admitted(id), await admitted(id, 'Wasp', 'bo')];
  expect([one.seat, other.seat]).toEqual([1, 2]);
  expect(one.token).not.toBe(other.token);
  const { table } = other.loaded;
  expect([one, other].map(({ token }) => seatOfToken(table, hashOf(token)))).toEqual([1, 2]);
  expect(seatOfToken(table, hashOf('another'))).toBeUndefined();
});

test('resigns for a program at the request of its owner only', async () => {
  const id = await opened({ occupants: [program, FREE] });
  expect(await codeOf(resignProgram(context, id, 'ada'))).toBe('notStarted');
  await joinTable(context, id, 'bo');
  expect(await codeOf(resignProgram(context, id, 'bo'))).toBe('noProgram');
  const { table } = await resignProgram(context, id, 'ada');
  expect([table.status, table.ending]).toEqual(['over', { by: 'resigning', seat: 0 }]);
  expect(await codeOf(resignProgram(context, id, 'ada'))).toBe('over');
});

test('resigns at the request of a program after the start, and notifies the opponent', async () => {
  const id = await opened({ occupants: [program, FREE] });
  const { token } = await admitted(id);
  expect(await codeOf(resignByToken(context, id, hashOf('another')))).toBe('notYourTable');
  expect(await codeOf(resignByToken(context, id, hashOf(token)))).toBe('notStarted');
  await joinTable(context, id, 'bo');
  const { table } = await resignByToken(context, id, hashOf(token));
  expect(table.ending).toEqual({ by: 'resigning', seat: 0 });
  expect(table.pings.notices.map(({ about, seats }) => [about, seats])).toEqual([['end', [1]]]);
  expect(await codeOf(resignByToken(context, id, hashOf(token)))).toBe('over');
});
