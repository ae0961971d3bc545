import { expect, test } from 'vitest';
import { codeOf, locationIn, open, person, refusalOf, testContext } from '../../../tests/context.ts';
import { playLine } from '../../host/actions/move.ts';
import { tablesOf } from '../../host/commit/table-lists.ts';
import { isRated } from '../../host/table/rating.ts';
import { readTable, tableWrites } from '../../host/table/record.ts';
import { propose } from '../agreements/agreement.ts';
import { decideOvertime } from '../overtime/index.ts';
import { forgetPerson } from '../personal-data/index.ts';
import {
  addProgram,
  admitProgram,
  hashOf,
  issueSecret,
  replaceProgram,
  resignByToken,
  tableOfPass,
  takeOverProgram,
} from './seat.ts';

const HOUR = 60 * 60 * 1000;
const owner = { id: 'ada', name: 'Ada' };
const program = { kind: 'program' as const, owner };

async function admitted(context: Awaited<ReturnType<typeof testContext>>, id: string, name = 'Bee') {
  const issued = await issueSecret(context, id, 'ada');
  const inside = await admitProgram(context, { secret: issued.secret, name });
  return { ...inside, secret: issued.secret };
}

test('accepts a secret once and a token repeatedly, and stores only hashes', async () => {
  const context = await testContext();
  const { table } = await open(context, { occupants: [person('bo'), program] });
  const { secret, token, seat } = await admitted(context, table.id);
  expect([seat, tableOfPass(secret), tableOfPass(token)]).toEqual([1, table.id, table.id]);
  expect(await refusalOf(admitProgram(context, { secret }))).toMatchObject({ code: 'wrongSecret' });
  expect(await refusalOf(admitProgram(context, { token: secret }))).toMatchObject({ code: 'wrongSecret' });
  expect(await admitProgram(context, { token })).toMatchObject({ seat: 1, token });
  const kept = JSON.stringify(await readTable(context, table.id));
  expect(kept).not.toContain(secret);
  expect(kept).not.toContain(token);
  await issueSecret(context, table.id, 'ada');
  expect(await refusalOf(admitProgram(context, { token }))).toMatchObject({ code: 'wrongSecret' });
  expect(await refusalOf(issueSecret(context, table.id, 'bo'))).toMatchObject({ code: 'noProgram' });
});

test('runs the clock of a program and lets the opponent decide after a time-out', async () => {
  const context = await testContext();
  const { table } = await open(context, { occupants: [program, person('bo')], perTurn: HOUR });
  expect(table.clock.expiresAt[0]).toBeGreaterThan(0);
  expect(isRated(table)).toBe(false);
  const { token } = await admitted(context, table.id);
  const move = (turn: number, line: string) => playLine(context, table.id, { program: hashOf(token), turn }, line);
  expect(await codeOf(move(1, 'a1'))).toBe('stale');
  const moved = await move(0, 'a1');
  expect(moved.table.clock.expiresAt.map((until) => until !== null)).toEqual([false, true]);
  expect(moved.table.pings.notices.map(({ about, seats }) => [about, ...seats])).toEqual([['turn', 1]]);
  expect(await codeOf(move(1, 'a2'))).toBe('notYourTurn');
  expect(await codeOf(propose(context, table.id, 'bo', 'draw'))).toBe('programPlaysOn');
  const { table: now } = await playLine(context, table.id, { person: 'bo' }, 'b1');
  const late = { ...now, clock: { ...now.clock, expired: [0] } };
  await context.storage.transact({ writes: tableWrites(context, undefined, late) });
  const decided = await decideOvertime(context, table.id, 'bo', { seat: 0, turn: 1 }, 'claim');
  expect(decided.table.ending).toEqual({ by: 'time', seat: 0 });
  expect(decided.table.seats[0]).toEqual({ kind: 'program', name: 'Bee', token: hashOf(token) });
});

test('lets the owner or the computer replace a program, and deletes it with their data', async () => {
  const context = await testContext();
  const { table } = await open(context, { occupants: [program, person('bo')] });
  expect(await tablesOf(context, 'ada')).toEqual([table.id]);
  expect(await codeOf(takeOverProgram(context, table.id, 'bo', 'Bo'))).toBe('noProgram');
  expect(await codeOf(replaceProgram(context, table.id, 'ada'))).toBe('noComputer');
  const taken = await takeOverProgram(context, table.id, 'ada', 'Ada');
  expect([taken.table.seats[0], isRated(taken.table)]).toEqual([{ kind: 'person', id: 'ada', name: 'Ada' }, false]);

  const waiting = await open(context, { occupants: [person('ada'), { kind: 'open' }], location: locationIn('d') });
  const full = await addProgram(context, waiting.table.id, owner);
  expect([full.table.status, full.table.terms.unrated]).toEqual(['playing', true]);
  const { token } = await admitted(context, full.table.id);
  expect(await codeOf(resignByToken(context, full.table.id, hashOf(token)))).toBe('done');

  const guest = await open(context, {
    occupants: [person('bo'), { kind: 'invited', ...owner }],
    location: locationIn('f'),
  });
  const brought = await addProgram(context, guest.table.id, owner);
  expect([brought.table.status, brought.table.terms.unrated]).toEqual(['playing', true]);
  expect(brought.table.pings.notices.map(({ about }) => about)).toEqual(['turn']);
  const first = await open(context, {
    occupants: [{ kind: 'invited', ...owner }, person('bo')],
    location: locationIn('g'),
  });
  const { seats } = (await addProgram(context, first.table.id, owner)).table;
  expect(seats.map(({ kind }) => kind)).toEqual(['program', 'person']);

  const last = await open(context, { occupants: [program, person('cleo')], location: locationIn('e') });
  await forgetPerson(context, 'ada');
  const kept = await readTable(context, last.table.id);
  expect(kept?.ending).toEqual({ by: 'resigning', seat: 0 });
  expect(JSON.stringify(kept)).not.toContain('"ada"');
});
