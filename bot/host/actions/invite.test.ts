import { auction } from '@longtable/kit/testing/games/auction';
import { beforeEach, expect, test } from 'vitest';
import type { Notice, Table } from '../../../storage/records/table.ts';
import { codeOf, locationIn, noughtsWithComputers, open, person, testContext } from '../../../tests/context.ts';
import { addComputer } from '../../features/computers/index.ts';
import { addProgram } from '../../features/programs/seat.ts';
import { drawWaiting } from '../../render/waiting.ts';
import { saveBoardMessage } from '../commit/sent-messages.ts';
import type { Context } from '../context.ts';
import type { LoadedTable } from '../feature.ts';
import { findTable } from '../table/find.ts';
import { resign } from './resign.ts';
import { invite, joinTable, openSeat } from './seats.ts';

const FREE = { kind: 'open' as const };
const BO = { id: 'bo', name: 'Bo' };
const CLEO = { id: 'cleo', name: 'Cleo' };
const invited = (guest: { readonly id: string; readonly name: string }) => ({ kind: 'invited' as const, ...guest });
const aboutOf = ({ pings }: Table) => pings.notices.map(({ about, seats }: Notice) => [about, seats]);
const withdrawn = ({ pings }: Table) => pings.notices.flatMap(({ uninvited = [] }) => uninvited);
let now = 0;
let context: Context;
beforeEach(async () => {
  now = 1000;
  context = { ...(await testContext([noughtsWithComputers, auction])), now: () => now };
});

/** Opens a table at which ada waits. Returns its id. */
async function waiting(other: Table['seats'][number] = FREE, request = {}): Promise<string> {
  return (await open(context, { game: noughtsWithComputers, occupants: [person('ada'), other], ...request })).table.id;
}

test('mentions each invited user on one board, also at a table for three', async () => {
  const opened = await open(context, { game: auction, occupants: [person('ada'), invited(BO), FREE] });
  const mentioned = async () => {
    const { allowedMentions } = drawWaiting(await findTable(context, opened.table.id));
    return allowedMentions.users;
  };
  const boards = [await mentioned()];
  for (const guest of ['cleo', 'dev']) {
    await saveBoardMessage(context, opened.table.id, { channel: 'c', message: guest });
    await invite(context, opened.table.id, 'ada', [{ id: guest, name: guest }]);
    boards.push(await mentioned());
  }
  expect(boards).toEqual([['bo'], ['cleo'], ['dev']]);
});

test('refuses to invite one user after the other faster than tables can be opened', async () => {
  const id = await waiting();
  context = { ...context, limits: { ...context.limits, opensPerMinute: 4 } };
  const codes: string[] = [];
  for (const guest of ['p1', 'p2', 'p3', 'p4'])
    codes.push(await codeOf(invite(context, id, 'ada', [{ id: guest, name: guest }])));
  expect(codes).toEqual(['done', 'done', 'done', 'opensTooFast']);
  now += 60_000;
  expect(await codeOf(invite(context, id, 'ada', [CLEO]))).toBe('done');
});

test('mentions earlier guests once if two invitations come before a board is stored', async () => {
  const opened = await open(context, { game: auction, occupants: [person('ada'), invited(BO), FREE, FREE] });
  const { id } = opened.table;
  await saveBoardMessage(context, id, { channel: 'c', message: 'm' });
  for (const guest of ['cleo', 'dev']) await invite(context, id, 'ada', [{ id: guest, name: guest }]);
  expect(drawWaiting(await findTable(context, id)).allowedMentions.users).toEqual(['cleo', 'dev']);
});

test.each<[string, (id: string) => Promise<LoadedTable>]>([
  ['an invitation', (id) => invite(context, id, 'ada', [CLEO])],
  ['an open seat', (id) => openSeat(context, id, 'ada')],
  ['a computer', (id) => addComputer(context, id, 'ada', 'beginner')],
  ['a program', (id) => addProgram(context, id, { id: 'ada', name: 'Ada' })],
])('refuses %s after the start and after the end', async (_, give) => {
  const id = await waiting();
  await joinTable(context, id, 'bo');
  expect(await codeOf(give(id))).toBe('begun');
  await resign(context, id, 'bo');
  expect(await codeOf(give(id))).toBe('over');
});

test('posts the board again below earlier messages and restarts the waiting time', async () => {
  const location = { ...locationIn('c'), message: 'm2', stale: [{ channel: 'c', message: 'm1' }] };
  const id = await waiting(invited(BO), { location });
  now = 5000;
  const { table } = await invite(context, id, 'ada', [CLEO]);
  expect(table.seats[1]).toEqual(invited(CLEO));
  expect(table.location).toMatchObject({ guild: 'g', channel: 'c', message: null });
  expect(table.location.stale).toEqual([
    { channel: 'c', message: 'm1' },
    { channel: 'c', message: 'm2' },
  ]);
  expect(table.times).toMatchObject({ startedAt: 1000, movedAt: 5000, lapsesAt: 5000 + context.limits.lapsesAfter });
  expect([aboutOf(table), withdrawn(table)]).toEqual([[['uninvited', [1]]], ['bo']]);
});

test('notifies the invited users in a forum post, which keeps its message', async () => {
  const id = await waiting(FREE, { location: { ...locationIn('c'), message: 'm', forum: 'f' } });
  const { table } = await invite(context, id, 'ada', [CLEO]);
  expect(table.location).toMatchObject({ message: 'm', forum: 'f' });
  expect(aboutOf(table)).toEqual([['invitation', [1]]]);
});

test('starts against the chosen computer in the display of the only player and the language of the channel', async () => {
  const id = await waiting(invited(BO), { match: true, name: 'Mine' });
  expect(await codeOf(addComputer(context, id, 'ada', 'grandmaster'))).toBe('noComputer');
  const { table } = await addComputer(context, id, 'ada', 'master', 'sentences');
  expect(table).toMatchObject({ status: 'playing', seats: [person('ada'), { kind: 'computer', level: 'master' }] });
  expect(table.location).toMatchObject({ channel: 'c', language: 'en', display: 'sentences' });
  expect(table.terms).toMatchObject({ name: 'Mine', shuffleSeats: false });
  expect(table.features.match).toBeUndefined();
  expect([aboutOf(table), withdrawn(table)]).toEqual([[['uninvited', [1]]], ['bo']]);
});

test('seats the program of an invited user in their seat without withdrawing the invitation', async () => {
  const occupants = [person('ada'), invited(CLEO), invited(BO)];
  const { id } = (await open(context, { game: auction, occupants, match: true })).table;
  const { table } = await addProgram(context, id, BO);
  expect(table.seats).toEqual([person('ada'), invited(CLEO), { kind: 'program', owner: BO }]);
  expect(withdrawn(table)).toEqual([]);
  expect(table.terms.unrated).toBe(true);
  const own = (await addProgram(context, id, { id: 'ada', name: 'Ada' })).table;
  expect(withdrawn(own)).toEqual(['cleo']);
  expect(own.status).toBe('playing');
});
