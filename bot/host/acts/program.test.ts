import { expect, test } from 'vitest';
import { codeOf, open, person, place, seated, testHouse } from '../../../tests/house.ts';
import { tablesOf } from '../books/sitting.ts';
import { forgetPerson } from '../people/forget.ts';
import { hashOf, tableOfPass } from '../table/program.ts';
import { isRated } from '../table/terms.ts';
import { propose } from './agreement.ts';
import { addProgram } from './invite.ts';
import { playLine } from './move.ts';
import { decideOvertime } from './overtime.ts';
import { admitProgram, issueSecret, replaceProgram, resignByToken, takeOverProgram } from './program.ts';

const HOUR = 60 * 60 * 1000;
const owner = { id: 'ada', name: 'Ada' };
const program = { kind: 'program' as const, owner };

async function admitted(house: Awaited<ReturnType<typeof testHouse>>, id: string, name = 'Bee') {
  const issued = await issueSecret(house, id, 'ada');
  if ('refused' in issued) throw new Error(issued.refused.code);
  const inside = await admitProgram(house, { secret: issued.secret, name });
  if ('refused' in inside) throw new Error(inside.refused.code);
  return { ...inside, secret: issued.secret };
}

test('a secret is good once, a token for ever, and neither is kept as it is', async () => {
  const house = await testHouse();
  const { table } = await open(house, { sitters: [person('bo'), program] });
  const { secret, token, seat } = await admitted(house, table.id);
  expect([seat, tableOfPass(secret), tableOfPass(token)]).toEqual([1, table.id, table.id]);
  expect(await admitProgram(house, { secret })).toMatchObject({ refused: { code: 'wrongSecret' } });
  expect(await admitProgram(house, { token: secret })).toMatchObject({ refused: { code: 'wrongSecret' } });
  expect(await admitProgram(house, { token })).toMatchObject({ seat: 1, token });
  const kept = JSON.stringify(await house.tables.get(table.id));
  expect(kept).not.toContain(secret);
  expect(kept).not.toContain(token);
  await issueSecret(house, table.id, 'ada');
  expect(await admitProgram(house, { token })).toMatchObject({ refused: { code: 'wrongSecret' } });
  expect(await issueSecret(house, table.id, 'bo')).toMatchObject({ refused: { code: 'noProgram' } });
});

test('the clock runs for a program as for anybody, and whoever waits decides', async () => {
  const house = await testHouse();
  const { table } = await open(house, { sitters: [program, person('bo')], perTurn: HOUR });
  expect(table.clock.until[0]).toBeGreaterThan(0);
  expect(isRated(table)).toBe(false);
  const { token } = await admitted(house, table.id);
  const move = (turn: number, line: string) => playLine(house, table.id, { program: hashOf(token), turn }, line);
  expect(codeOf(await move(1, 'a1'))).toBe('stale');
  const moved = seated(await move(0, 'a1'));
  expect(moved.table.clock.until.map((until) => until !== null)).toEqual([false, true]);
  expect(moved.table.notices.map(({ about, seats }) => [about, ...seats])).toEqual([['turn', 1]]);
  expect(codeOf(await move(1, 'a2'))).toBe('notYourTurn');
  expect(codeOf(await propose(house, table.id, 'bo', 'draw'))).toBe('programPlaysOn');
  const { table: now } = seated(await playLine(house, table.id, { person: 'bo' }, 'b1'));
  const late = { ...now, clock: { ...now.clock, lapsed: [0] } };
  await house.storage.commit(house.tables.put(table.id, late));
  const decided = seated(await decideOvertime(house, table.id, 'bo', { seat: 0, turn: 1 }, 'claim'));
  expect(decided.table.ending).toEqual({ by: 'time', seat: 0 });
  expect(decided.table.seats[0]).toEqual({ kind: 'program', name: 'Bee', token: hashOf(token) });
});

test('whoever seated a program sits down themselves, lets the computer play, or is forgotten with it', async () => {
  const house = await testHouse();
  const { table } = await open(house, { sitters: [program, person('bo')] });
  expect(await tablesOf(house, 'ada')).toEqual([table.id]);
  expect(codeOf(await takeOverProgram(house, table.id, 'bo', 'Bo'))).toBe('noProgram');
  expect(codeOf(await replaceProgram(house, table.id, 'ada'))).toBe('noComputer');
  const taken = seated(await takeOverProgram(house, table.id, 'ada', 'Ada'));
  expect([taken.table.seats[0], isRated(taken.table)]).toEqual([{ kind: 'person', id: 'ada', name: 'Ada' }, false]);

  const waiting = await open(house, { sitters: [person('ada'), { kind: 'open' }], place: place('d') });
  const full = seated(await addProgram(house, waiting.table.id, owner));
  expect([full.table.status, full.table.unrated]).toEqual(['playing', true]);
  const { token } = await admitted(house, full.table.id);
  expect(codeOf(await resignByToken(house, full.table.id, hashOf(token)))).toBe('done');

  const last = await open(house, { sitters: [program, person('cleo')], place: place('e') });
  await forgetPerson(house, 'ada');
  const kept = await house.tables.get(last.table.id);
  expect(kept?.ending).toEqual({ by: 'resigning', seat: 0 });
  expect(JSON.stringify(kept)).not.toContain('"ada"');
});
