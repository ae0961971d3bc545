import { expect, test } from 'vitest';
import { guess } from '../../../tests/guess.ts';
import { codeOf, open, person, place, seated, testHouse } from '../../../tests/house.ts';
import { leaveTable } from './leave.ts';
import { rematch } from './rematch.ts';
import { resign } from './resign.ts';

test('a rematch has the same settings, swapped seats, and invites the other person', async () => {
  const house = await testHouse();
  const { id } = (await open(house, { game: guess, options: { highest: 5 }, perTurn: 7_200_000 })).table;
  expect(codeOf(await rematch(house, id, { person: 'ada' }))).toBe('stillPlaying');
  expect(codeOf(await rematch(house, id, { person: 'cleo' }))).toBe('notYourTable');
  await resign(house, id, 'ada');
  const { table } = seated(await rematch(house, id, { person: 'ada' }));
  expect(table).toMatchObject({
    status: 'open',
    options: { highest: 5 },
    seats: [{ kind: 'invited', id: 'bo' }, person('ada')],
    clock: { perTurn: 7_200_000 },
    place: place('c'),
  });
  expect(codeOf(await rematch(house, id, { person: 'ada' }))).toBe('placeTaken');
  const accepted = seated(await rematch(house, id, { person: 'bo' }));
  expect(accepted.table).toMatchObject({ id: table.id, status: 'playing', seats: [person('bo'), person('ada')] });
  expect(codeOf(await rematch(house, id, { person: 'bo' }))).toBe('placeTaken');
});

test('two who ask at once sit at one table', async () => {
  const house = await testHouse();
  const { id } = (await open(house)).table;
  await resign(house, id, 'bo');
  const [one, other] = await Promise.all([rematch(house, id, { person: 'ada' }), rematch(house, id, { person: 'bo' })]);
  expect(seated(one).table.id).toBe(seated(other).table.id);
  expect(seated(other).table.status).toBe('playing');
});

test('the computer sits down at once; a table that never began has none', async () => {
  const house = await testHouse();
  const computer = { kind: 'computer', level: 'steady' } as const;
  const { id } = (await open(house, { game: guess, sitters: [person('ada'), computer] })).table;
  await resign(house, id, 'ada');
  const { table } = seated(await rematch(house, id, { person: 'ada' }));
  expect(table).toMatchObject({ status: 'playing', seats: [computer, person('ada')] });
  const waiting = (await open(house, { sitters: [person('ada'), { kind: 'open' }], place: place('d') })).table;
  await leaveTable(house, waiting.id, 'ada');
  expect(codeOf(await rematch(house, waiting.id, { person: 'ada' }))).toBe('notYourTable');
});
