import { auction } from '@longtable/kit/testing/games/auction';
import { expect, test } from 'vitest';
import { codeOf, open, person, testContext } from '../../../tests/context.ts';
import { addComputer } from '../../features/computers/index.ts';
import type { Context } from '../context.ts';
import { namesAt } from '../table/names.ts';
import { onTurn } from '../table/table.ts';
import { playLine } from './move.ts';
import { declineInvitation, invite, joinTable, startTable } from './seats.ts';

const FREE = { kind: 'open' as const };

/** Opens a table at which ada waits for players. Returns its id. */
async function waiting(context: Context, seats: number): Promise<string> {
  const occupants = [person('ada'), ...Array.from({ length: seats - 1 }, () => FREE)];
  return (await open(context, { game: auction, occupants })).table.id;
}

test('lets the host start once enough players have joined, with only those', async () => {
  const context = await testContext([auction]);
  const id = await waiting(context, 8);
  expect(await codeOf(startTable(context, id, 'ada'))).toBe('tooFew');
  await joinTable(context, id, 'bo');
  const three = await joinTable(context, id, 'cleo');
  expect(three.table.status).toBe('open');
  expect(await codeOf(startTable(context, id, 'bo'))).toBe('notYourStart');
  const begun = await startTable(context, id, 'ada');
  expect(begun.table).toMatchObject({ status: 'playing', turns: [{ count: 0 }, { count: 0 }, { count: 0 }] });
  expect(begun.table.clock.expiresAt).toHaveLength(3);
  expect(onTurn(begun)).toEqual([0, 1, 2]);
  expect(begun.table.pings.notices.map(({ about, seats }) => [about, seats])).toEqual([['turn', [1, 2]]]);
  expect(await codeOf(startTable(context, id, 'ada'))).toBe('begun');
  expect(await codeOf(playLine(context, id, { person: 'cleo' }, 'bid 3'))).toBe('done');
});

test('invites several users at the same time; frees declined seats and withdraws unanswered invitations at the start', async () => {
  const context = await testContext([auction]);
  const id = await waiting(context, 4);
  const guests = ['bo', 'cleo', 'dev'].map((guest) => ({ id: guest, name: guest }));
  const asked = await invite(context, id, 'ada', guests);
  expect(asked.table.seats.slice(1)).toEqual(guests.map((guest) => ({ kind: 'invited', ...guest })));
  expect(asked.table.location.message).toBeNull();
  expect(await codeOf(invite(context, id, 'ada', [{ id: 'bo', name: 'Bo' }]))).toBe('alreadyAsked');
  expect(await codeOf(joinTable(context, id, 'eve'))).toBe('seatKept');

  expect((await declineInvitation(context, id, 'cleo')).table.seats[2]).toEqual(FREE);
  expect((await joinTable(context, id, 'eve')).table.seats[2]).toEqual(person('eve'));
  const begun = await startTable(context, id, 'ada');
  expect(begun.table.seats).toEqual([person('ada'), person('eve')]);
  expect(begun.table.pings.notices.flatMap(({ uninvited = [] }) => uninvited)).toEqual(['bo', 'dev']);
});

test('seats computers in free seats first and gives each a different name', async () => {
  const context = await testContext([auction]);
  const id = await waiting(context, 4);
  await invite(context, id, 'ada', [{ id: 'bo', name: 'Bo' }]);
  await addComputer(context, id, 'ada', 'plain');
  const two = await addComputer(context, id, 'ada', 'plain');
  expect(namesAt(two.table, 'en').slice(1)).toEqual(['Bo', 'Computer 1', 'Computer 2']);
  const begun = await joinTable(context, id, 'bo');
  expect(begun.table.status).toBe('playing');
});
