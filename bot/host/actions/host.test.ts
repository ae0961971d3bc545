import { auction } from '@longtable/kit/testing/games/auction';
import { guess } from '@longtable/kit/testing/games/guess';
import { expect, test } from 'vitest';
import { codeOf, locationIn, open, person, recordingLog, testContext } from '../../../tests/context.ts';
import { hostName } from '../../render/names.ts';
import { tablesOf } from '../commit/table-lists.ts';
import { autoplay } from '../delivery/delivery.ts';
import { findTable, findTableAt } from '../table/find.ts';
import { readTable, tableWrites } from '../table/record.ts';
import { readLog } from '../table/state.ts';
import { resultOf } from '../table/table.ts';
import { playLine } from './move.ts';
import { resign } from './resign.ts';
import { joinTable, leaveTable } from './seats.ts';

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

test('refuses invalid actions with the most useful reason and changes nothing', async () => {
  const context = await testContext();
  const { id } = (await open(context)).table;
  const before = await readTable(context, id);
  expect(await codeOf(playLine(context, id, { person: 'cleo' }, 'a1'))).toBe('notYourTable');
  expect(await codeOf(playLine(context, id, { person: 'bo' }, 'a1'))).toBe('notYourTurn');
  expect(await codeOf(playLine(context, id, { person: 'ada' }, 'z9'))).toBe('cell');
  expect(await codeOf(playLine(context, id, { person: 'ada' }, 'a'.repeat(5000)))).toBe('tooLong');
  expect(await codeOf(playLine(context, id, { person: 'ada', button: { seat: 1, turn: 0 } }, 'a1'))).toBe(
    'notYourTurn',
  );
  expect(await codeOf(playLine(context, id, { person: 'ada', button: { seat: 0, turn: 1 } }, 'a1'))).toBe('stale');
  expect(await codeOf(playLine(context, 'nowhere', { person: 'ada' }, 'a1'))).toBe('noTable');
  expect(await readTable(context, id)).toEqual(before);
  await resign(context, id, 'bo');
  expect(await codeOf(playLine(context, id, { person: 'ada' }, 'a1'))).toBe('over');
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

test('lets one user take a free seat and starts when all are taken', async () => {
  const context = await testContext();
  const { table } = await open(context, { occupants: [person('ada'), { kind: 'open' }] });
  expect(table.status).toBe('open');
  expect(await codeOf(playLine(context, table.id, { person: 'ada' }, 'a1'))).toBe('notStarted');
  expect(await codeOf(joinTable(context, table.id, 'ada'))).toBe('alreadySeated');
  const joining = [joinTable(context, table.id, 'bo'), joinTable(context, table.id, 'cleo')];
  expect((await Promise.all(joining.map(codeOf))).sort()).toEqual(['done', 'seatTaken']);
  expect(await codeOf(playLine(context, table.id, { person: 'ada' }, 'a1'))).toBe('done');
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

test('stores a long log in chunks that replay to the same state', async () => {
  const context = await testContext();
  const { id } = (await open(context, { game: guess })).table;
  await playLine(context, id, { person: 'ada' }, 'pick 9');
  await playLine(context, id, { person: 'bo' }, 'pick 9');
  for (let moves = 2; moves < 100; moves++) {
    const { table, game } = await findTable(context, id);
    const [seat] = game.turn(table.state);
    await playLine(context, id, { person: seat === 0 ? 'ada' : 'bo' }, `guess ${(moves % 8) + 1}`);
  }
  const { table, game } = await findTable(context, id);
  expect(table.log.moveCount).toBe(100);
  expect(table.log.recentMoves.length).toBe(100 % 32);
  const begun = game.setup(table.options, table.seed, 2);
  if (begun.refused) throw new Error('refused');
  let { state } = begun;
  for (const { seat, line } of await readLog(context, table)) {
    const outcome = game.play(state, seat, line);
    if (outcome.refused) throw new Error(line);
    state = outcome.state;
  }
  expect(state).toEqual(table.state);
});

test('quarantines only the damaged table', async () => {
  const log = recordingLog();
  const context = await testContext(undefined, log);
  const spoiled = (await open(context)).table;
  const sound = (await open(context, { location: locationIn('other') })).table;
  await context.storage.transact({
    writes: tableWrites(context, undefined, {
      ...spoiled,
      state: { cells: 'nonsense' },
      log: { ...spoiled.log, moveCount: 3 },
    }),
  });
  expect(await codeOf(playLine(context, spoiled.id, { person: 'ada' }, 'a1'))).toBe('quarantined');
  expect(log.lines.filter(({ level }) => level === 'error')).toHaveLength(1);
  expect(await codeOf(playLine(context, sound.id, { person: 'ada' }, 'a1'))).toBe('done');
  expect(await codeOf(findTableAt(context, 'c'))).toBe('gameFailed');
  expect(await codeOf(findTableAt(context, 'c'))).toBe('nothingHere');
  await open(context);
});
