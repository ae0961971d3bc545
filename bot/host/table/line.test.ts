import type { AnyGame } from '@longtable/kit';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { beforeEach, expect, test } from 'vitest';
import { LOG_CHUNK_SIZE, type SeatOccupant, type Table } from '../../../storage/records/table.ts';
import { open, person, refusalOf, testContext } from '../../../tests/context.ts';
import { FEATURES } from '../../features/index.ts';
import type { Context } from '../context.ts';
import type { TableChange } from '../feature.ts';
import { afterLine, afterLines, afterOpening } from './line.ts';

const NOW = 4000;
let context: Context;
let table: Table;
beforeEach(async () => {
  context = { ...(await testContext()), now: () => NOW };
  ({ table } = await open(context));
});

const changed = (change: ReturnType<typeof afterLine>): TableChange => {
  return change;
};
const lines = (...all: string[]) => all.map((line, index) => ({ seat: index % 2, line }));
const play = (rules: object, change: Partial<Table>, seat = 0, line = 'a1') =>
  changed(
    afterLine(
      context,
      { features: FEATURES, table: { ...table, ...change }, game: { ...noughts, ...rules } as AnyGame },
      seat,
      line,
    ),
  ).table;

/** Returns rules under which every move is accepted with this value of `undoable`. */
const accepting = (undoable: unknown, more = {}) => ({
  play: (state: unknown) => ({ state, events: [{ kind: 'mark', seat: 0, cell: 'a1' }], undoable }),
  ...more,
});

test('plays a line: state, log, story, notice of the next player, and one more move to take back', () => {
  const after = play({}, {});
  expect(after).toMatchObject({
    status: 'playing',
    ending: null,
    state: { cells: 'x........' },
    log: { moveCount: 1, undoable: 1, recentMoves: [{ seat: 0, line: 'a1', at: NOW }] },
    events: { list: [{ kind: 'mark', seat: 0, cell: 'a1' }] },
  });
  expect(after.log.recentMoves[0]).not.toHaveProperty('joined');
  expect(after.pings.notices).toMatchObject([{ about: 'turn', seats: [1] }]);
  expect(play(accepting(true), { log: { ...table.log, undoable: 4 } }).log.undoable).toBe(5);
  expect(play(accepting(undefined), { log: { ...table.log, undoable: 4 } }).log.undoable).toBe(0);
});

test('counts a move that showed the other seats something as undoable only without another person', () => {
  const computer: SeatOccupant = { kind: 'computer', level: 'beginner' };
  const undoableAfter = (seats: readonly SeatOccupant[], seat = 0) =>
    play(accepting('shown'), { seats: [...seats] }, seat).log.undoable;
  expect(undoableAfter([person('ada'), computer])).toBe(1);
  expect(undoableAfter([person('ada'), person('ada')])).toBe(1);
  expect(undoableAfter([person('ada'), person('bo')])).toBe(0);
  expect(undoableAfter([computer, person('ada')])).toBe(0);
});

test('plays several lines together, or none if one is refused', async () => {
  const both = changed(
    afterLines(context, { features: FEATURES, table, game: noughts }, [
      ...lines('a1', 'b1'),
      { seat: 0, line: 'c1', joined: true },
    ]),
  );
  expect(both.table.state).toEqual({ cells: 'xox......' });
  expect(both.table.log.recentMoves.map(({ line, joined }) => [line, joined])).toEqual([
    ['a1', undefined],
    ['b1', undefined],
    ['c1', true],
  ]);
  const opened = { features: FEATURES, table, game: noughts };
  expect(await refusalOf(() => afterLines(context, opened, lines('a1', 'a1')))).toMatchObject({
    code: 'cell',
  });
  const recentMoves = lines(...Array(LOG_CHUNK_SIZE - 2).fill('a1')).map((one) => ({ ...one, at: 0 }));
  const almost = { ...table, log: { ...table.log, moveCount: recentMoves.length, recentMoves } };
  const full = changed(
    afterLines(context, { features: FEATURES, table: almost, game: noughts }, lines('a1', 'b1', 'c1')),
  );
  const { moveCount, recentMoves: rest } = full.table.log;
  expect([full.writes?.length, moveCount, rest.length]).toEqual([1, LOG_CHUNK_SIZE + 1, 1]);
});

test('plays the opening of a table without story or undo, and refuses one that the rules no longer accept', async () => {
  const opened = { features: FEATURES, table, game: noughts };
  expect(changed(afterOpening(context, opened))).toEqual({ table });
  expect(changed(afterOpening(context, opened, lines('a1', 'b1'))).table).toMatchObject({
    state: { cells: 'xo.......' },
    events: { list: [] },
    log: { moveCount: 2, undoable: 0 },
  });
  expect(await refusalOf(() => afterOpening(context, opened, lines('a1', 'a1')))).toMatchObject({
    code: 'rulesChanged',
  });
});
