import { auction } from '@longtable/kit/testing/games/auction';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { beforeEach, expect, test } from 'vitest';
import { codeOf, locationIn, openTable, person, refusalOf, testContext } from '../../../tests/context.ts';
import { resign } from '../../host/actions/resign.ts';
import { declineInvitation, joinTable, leaveTable } from '../../host/actions/seats.ts';
import type { Context } from '../../host/context.ts';
import { DAY_MS, HOUR_MS } from '../../host/duration.ts';
import { findOpponent } from '../lobby/quick-match.ts';
import { askForRematch } from '../rematch/rematch.ts';
import { MAX_UNANSWERED, refuseInvitationsFrom } from './invitations.ts';

let now = 0;
let context: Context;

beforeEach(async () => {
  now = Date.UTC(2026, 0, 1);
  context = { ...(await testContext([noughts, auction])), now: () => now };
});

type Occupants = NonNullable<Parameters<typeof openTable>[1]['occupants']>;
const openWith = (occupants: Occupants, more: object = {}) =>
  openTable(context, { game: noughts, options: {}, occupants, location: locationIn('c'), ...more });
const invite = (inviter: string, guest: string) =>
  openWith([person(inviter), { kind: 'invited', id: guest, name: guest }]);

const cancel = async (inviter: string, guest: string) => {
  const { table } = await invite(inviter, guest);
  await leaveTable(context, table.id, inviter);
};

test.each([declineInvitation, leaveTable])('pauses invitations for a day after a decline (%o)', async (decline) => {
  const { table } = await invite('ada', 'bo');
  await decline(context, table.id, 'bo');
  await leaveTable(context, table.id, 'ada');
  const end = `<t:${(now + DAY_MS) / 1000}:R>`;
  now += DAY_MS - 1;
  expect(await refusalOf(invite('ada', 'bo'))).toMatchObject({
    code: 'recentlyDeclined',
    sentence: { en: expect.stringMatching(new RegExp(`bo.*${end}`, 's')) },
  });
  const other = (await invite('cleo', 'bo')).table.id;
  await leaveTable(context, other, 'cleo');
  const back = (await invite('bo', 'ada')).table.id;
  await leaveTable(context, back, 'bo');
  now += 1;
  expect(await codeOf(invite('ada', 'bo'))).toBe('done');
});

test('limits unanswered invitations from one user to another per hour', async () => {
  for (let sent = 0; sent < MAX_UNANSWERED; sent++) await cancel('ada', 'bo');
  expect(await refusalOf(invite('ada', 'bo'))).toMatchObject({
    code: 'tooManyInvitations',
    sentence: { en: expect.stringContaining(`<t:${(now + HOUR_MS) / 1000}:R>`) },
  });
  now += HOUR_MS - 1;
  expect(await codeOf(invite('ada', 'bo'))).toBe('tooManyInvitations');
  now += 1;
  expect(await codeOf(invite('ada', 'bo'))).toBe('done');
});

test('keeps users apart of whom one refuses the other, at open tables and in quick match', async () => {
  await refuseInvitationsFrom(context, 'bo', ['ada']);
  const openBy = (host: string) => [person(host), { kind: 'open' as const }];
  const { table: his } = await openWith(openBy('bo'));
  expect(await codeOf(joinTable(context, his.id, 'ada'))).toBe('invitationsRefused');
  const { table: hers } = await openWith(openBy('ada'), { location: locationIn('d') });
  expect(await codeOf(joinTable(context, hers.id, 'bo'))).toBe('ownRefusal');
  expect(await codeOf(joinTable(context, hers.id, 'cleo'))).toBe('done');

  const request = { game: noughts, options: {}, location: { ...locationIn('l'), lobby: 'l' } };
  const challenge = async (id: string) =>
    (await findOpponent(context, { ...request, occupants: openBy(id) }, { id, name: id })).table;
  const first = await challenge('ada');
  const second = await challenge('bo');
  expect([first.status, second.status]).toEqual(['open', 'open']);
  expect(await challenge('cleo')).toMatchObject({ id: first.id, status: 'playing' });
});

test('counts rematches, and sends no ping when they are canceled', async () => {
  const { table: over } = await openWith([person('ada'), person('bo')]);
  await resign(context, over.id, 'bo');
  for (let sent = 0; sent < MAX_UNANSWERED; sent++) {
    const { table } = await askForRematch(context, over.id, { person: 'ada' });
    const canceled = await leaveTable(context, table.id, 'ada');
    expect(canceled.table).toMatchObject({ status: 'over', pings: { notices: [] } });
  }
  expect(await codeOf(askForRematch(context, over.id, { person: 'ada' }))).toBe('tooManyInvitations');
});

test('pauses the invitations of the user who invited, also after they have left the table', async () => {
  const occupants: Occupants = [person('ada'), person('cleo'), { kind: 'invited', id: 'bo' }, { kind: 'open' }];
  const { table } = await openWith(occupants, { game: auction });
  await leaveTable(context, table.id, 'ada');
  await declineInvitation(context, table.id, 'bo');
  await leaveTable(context, table.id, 'cleo');
  expect(await codeOf(invite('ada', 'bo'))).toBe('recentlyDeclined');
  expect(await codeOf(invite('cleo', 'bo'))).toBe('done');
});

test('pauses and clears the invitations of users who let a program play', async () => {
  const program = { kind: 'program' as const, owner: { id: 'ada', name: 'Ada' } };
  const inviteWithProgram = () => openWith([program, { kind: 'invited', id: 'bo' }], { terms: { opener: 'ada' } });
  for (let sent = 0; sent <= MAX_UNANSWERED; sent++) {
    const { table } = await inviteWithProgram();
    await joinTable(context, table.id, 'bo');
    await resign(context, table.id, 'bo');
  }
  const { table } = await inviteWithProgram();
  await declineInvitation(context, table.id, 'bo');
  await leaveTable(context, table.id, 'ada');
  expect(await codeOf(inviteWithProgram())).toBe('recentlyDeclined');
});

test('does not count accepted invitations', async () => {
  for (let sent = 0; sent <= MAX_UNANSWERED; sent++) {
    const { table } = await invite('ada', 'bo');
    await joinTable(context, table.id, 'bo');
    await resign(context, table.id, 'bo');
  }
});

test('rejects invitations from refused users, and keeps them from waiting for the next game, until they are allowed', async () => {
  const { table } = await openWith(['bo', 'cleo', 'dan'].map(person), { game: auction, location: locationIn('d') });
  await refuseInvitationsFrom(context, 'bo', ['ada']);
  expect(await codeOf(invite('ada', 'bo'))).toBe('invitationsRefused');
  expect(await codeOf(joinTable(context, table.id, 'ada'))).toBe('invitationsRefused');
  expect(await codeOf(joinTable(context, table.id, 'eve'))).toBe('done');
  await cancel('cleo', 'bo');
  await refuseInvitationsFrom(context, 'bo', []);
  expect(await codeOf(invite('ada', 'bo'))).toBe('done');
});
