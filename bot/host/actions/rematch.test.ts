import { expect, test } from 'vitest';
import { codeOf, loaded, open, person, place, testContext } from '../../../tests/context.ts';
import { guess } from '../../../tests/guess.ts';
import { leaveTable } from './leave.ts';
import { rematch } from './rematch.ts';
import { resign } from './resign.ts';

test('a rematch has the same settings, swapped seats, and invites the other person', async () => {
  const context = await testContext();
  const { id } = (await open(context, { game: guess, options: { highest: 5 }, perTurn: 7_200_000 })).table;
  expect(codeOf(await rematch(context, id, { person: 'ada' }))).toBe('stillPlaying');
  expect(codeOf(await rematch(context, id, { person: 'cleo' }))).toBe('notYourTable');
  await resign(context, id, 'ada');
  const { table } = loaded(await rematch(context, id, { person: 'ada' }));
  expect(table).toMatchObject({
    status: 'open',
    options: { highest: 5 },
    seats: [{ kind: 'invited', id: 'bo' }, person('ada')],
    clock: { perTurn: 7_200_000 },
    place: place('c'),
  });
  expect(codeOf(await rematch(context, id, { person: 'ada' }))).toBe('placeTaken');
  const accepted = loaded(await rematch(context, id, { person: 'bo' }));
  expect(accepted.table).toMatchObject({ id: table.id, status: 'playing', seats: [person('bo'), person('ada')] });
  expect(codeOf(await rematch(context, id, { person: 'bo' }))).toBe('placeTaken');
});

test('two who ask at once sit at one table', async () => {
  const context = await testContext();
  const { id } = (await open(context)).table;
  await resign(context, id, 'bo');
  const [one, other] = await Promise.all([
    rematch(context, id, { person: 'ada' }),
    rematch(context, id, { person: 'bo' }),
  ]);
  expect(loaded(one).table.id).toBe(loaded(other).table.id);
  expect(loaded(other).table.status).toBe('playing');
});

test('the computer sits down at once; a table that never began has none', async () => {
  const context = await testContext();
  const computer = { kind: 'computer', level: 'steady' } as const;
  const { id } = (await open(context, { game: guess, sitters: [person('ada'), computer] })).table;
  await resign(context, id, 'ada');
  const { table } = loaded(await rematch(context, id, { person: 'ada' }));
  expect(table).toMatchObject({ status: 'playing', seats: [computer, person('ada')] });
  const waiting = (await open(context, { sitters: [person('ada'), { kind: 'open' }], place: place('d') })).table;
  await leaveTable(context, waiting.id, 'ada');
  expect(codeOf(await rematch(context, waiting.id, { person: 'ada' }))).toBe('notYourTable');
});
