import { auction } from '@longtable/kit/testing/games/auction';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { expect, test } from 'vitest';
import { open, person, testContext } from '../../../tests/context.ts';
import { levelAbove, levelFor, SUITABLE } from '../../features/computers/index.ts';
import { FEATURES } from '../../features/index.ts';
import { endTable } from './endings.ts';

const levels = [
  { id: 'easy', name: 'Easy', about: 'gentle', rating: 1100 },
  { id: 'middle', name: 'Middle', about: 'fair', rating: 1400 },
  { id: 'hard', name: 'Hard', about: 'tough', rating: 1700 },
];
const game = { ...noughts, computers: { levels, line: () => 'a1' } };

test('finds a level by its name, and none that the game does not have', async () => {
  const context = await testContext([game]);
  const found = await Promise.all(['easy', 'hard', 'other', SUITABLE].map((id) => levelFor(context, game, 'ada', id)));
  expect(found.map((level) => level?.id)).toEqual(['easy', 'hard', undefined, 'easy']);
  expect(await levelFor(context, noughts, 'ada', 'easy')).toBeUndefined();
  expect(await levelFor(context, noughts, 'ada', SUITABLE)).toBeUndefined();
});

test('offers no next level after a draw, between people, at larger tables or if the computer has won', async () => {
  const context = await testContext([game]);
  const easy = { kind: 'computer' as const, level: 'easy' };
  const { table } = await open(context, { game, occupants: [person('ada'), easy] });
  const above = (change: object, ending: Parameters<typeof endTable>[1] = { by: 'resigning', seat: 1 }, of = game) =>
    levelAbove({ features: FEATURES, game: of, table: endTable({ ...table, ...change } as typeof table, ending, 0) })
      ?.id;
  expect(above({})).toBe('middle');
  expect(above({}, { by: 'draw' })).toBeUndefined();
  expect(above({}, { by: 'aborted', seat: 1 })).toBeUndefined();
  expect(above({}, { by: 'resigning', seat: 0 })).toBeUndefined();
  expect(above({ seats: [person('ada'), person('bo')] })).toBeUndefined();
  expect(above({ seats: [person('ada'), easy, easy] })).toBeUndefined();
  expect(above({ seats: [person('ada'), { ...easy, level: 'gone' }] })).toBeUndefined();
  expect(above({ seats: [easy, { ...easy, level: 'hard' }] })).toBeUndefined();
  expect(above({}, undefined, { ...auction, computers: undefined } as never)).toBeUndefined();
});
