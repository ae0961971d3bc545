import { auction } from '@longtable/kit/testing/games/auction';
import { guess } from '@longtable/kit/testing/games/guess';
import { expect, test } from 'vitest';
import { codeOf, open, person, testContext } from '../../../tests/context.ts';
import { hostName } from '../../render/names.ts';
import { playLine } from './move.ts';
import { leaveTable } from './seats.ts';

test('counts one of ten presses of a button', async () => {
  const context = await testContext();
  const { id } = (await open(context)).table;
  const presses = Array.from({ length: 10 }, () =>
    playLine(context, id, { person: 'ada', button: { seat: 0, turn: 0 } }, 'a1'),
  );
  const codes = await Promise.all(presses.map(codeOf));
  expect(codes.filter((code) => code === 'done')).toHaveLength(1);
  expect(codes.filter((code) => code === 'stale')).toHaveLength(9);
});

test("keeps a seat's buttons valid while another seat moves", async () => {
  const context = await testContext();
  const { id } = (await open(context, { game: guess })).table;
  await playLine(context, id, { person: 'bo', button: { seat: 1, turn: 0 } }, 'pick 4');
  expect(await codeOf(playLine(context, id, { person: 'ada', button: { seat: 0, turn: 0 } }, 'pick 2'))).toBe('done');
});

test('leaves a waiting table to the owner of a program', async () => {
  const context = await testContext([auction]);
  const program = { kind: 'program', owner: { id: 'ada', name: 'Ada' }, token: 'hash' } as const;
  const { id } = (await open(context, { game: auction, occupants: [program, person('bo'), { kind: 'open' }] })).table;
  const { table } = await leaveTable(context, id, 'bo');
  expect([table.status, hostName(table)]).toEqual(['open', 'Ada']);
  expect((await leaveTable(context, id, 'ada')).table.status).toBe('over');
});
