import { auction } from '@longtable/kit/testing/games/auction';
import { guess } from '@longtable/kit/testing/games/guess';
import { expect, test } from 'vitest';
import { codeOf, open, person, testContext } from '../../../tests/context.ts';
import { hostName } from '../../render/names.ts';
import { tablesOf } from '../commit/table-lists.ts';
import { autoplay } from '../delivery/delivery.ts';
import { findTable, findTableAt } from '../table/find.ts';
import { readLog } from '../table/state.ts';
import { resultOf } from '../table/table.ts';
import { playLine } from './move.ts';
import { leaveTable } from './seats.ts';

test('plays a whole game and finds it by channel and player', async () => {
  const context = await testContext();
  const { id } = (await open(context)).table;
  for (const [who, line] of [
    ['ada', 'a1'],
    ['bo', 'b1'],
    ['ada', 'a2'],
    ['bo', 'b2'],
  ] as const) {
    expect(await codeOf(playLine(context, id, { person: who }, line))).toBe('done');
  }
  expect(await tablesOf(context, 'bo')).toEqual([id]);
  expect((await findTableAt(context, 'c')).table.log.moveCount).toBe(4);
  const over = await playLine(context, id, { person: 'ada' }, 'a3');
  expect(over.table.status).toBe('over');
  expect(resultOf(over)?.winners).toEqual([0]);
  expect(await tablesOf(context, 'bo')).toEqual([]);
  expect((await readLog(context, over.table)).map(({ line }) => line)).toEqual(['a1', 'b1', 'a2', 'b2', 'a3']);
});

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

test("plays computers' moves until a person is to move, and logs them", async () => {
  const context = await testContext();
  const { id } = (
    await open(context, { game: guess, occupants: [person('ada'), { kind: 'computer', level: 'steady' }] })
  ).table;
  const played = await playLine(context, id, { person: 'ada' }, 'pick 9');
  const shown: number[] = [];
  await autoplay(context, played, async ({ table }) => void shown.push(table.log.moveCount));
  const { table } = await findTable(context, id);
  expect(shown.at(-1)).toBe(table.log.moveCount);
  expect((await readLog(context, table)).some(({ seat }) => seat === 1)).toBe(true);
});
