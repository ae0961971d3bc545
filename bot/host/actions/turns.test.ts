import { MAX_LINE_LENGTH } from '@longtable/kit';
import { auction } from '@longtable/kit/testing/games/auction';
import { beforeEach, expect, test } from 'vitest';
import type { Table } from '../../../storage/records/table.ts';
import {
  codeOf,
  noughtsWithComputers as game,
  locationIn,
  open,
  person,
  refusalOf,
  resultOrCode,
  testContext,
} from '../../../tests/context.ts';
import { canUndoAlone, pauseTable, propose } from '../../features/agreements/agreement.ts';
import { FEATURES } from '../../features/index.ts';
import { decideOvertime, decisionsAt, timedOutSeat } from '../../features/overtime/index.ts';
import { admitProgram, hashOf, issueSecret } from '../../features/programs/seat.ts';
import type { Context } from '../context.ts';
import type { LoadedTable } from '../feature.ts';
import { forInteraction } from '../idempotency.ts';
import { findTable } from '../table/find.ts';
import { tableWrites } from '../table/record.ts';
import { MAX_TYPED_LENGTH, playLine, seatToMove } from './move.ts';
import { resign, resume, resumeTable, takeSeatBack } from './resign.ts';

const ada = { person: 'ada' };
const bo = { person: 'bo' };
const NOTICE = { nonce: 'n', about: 'offer' as const, seats: [1] };

let now = 0;
let context: Context;
beforeEach(async () => {
  now = 1000;
  context = { ...(await testContext([game, auction])), now: () => now };
});

/** Stores a changed table. */
async function change(id: string, values: (table: Table) => Partial<Table>): Promise<LoadedTable> {
  const { table } = await findTable(context, id);
  await context.storage.transact({ writes: tableWrites(context, table, { ...table, ...values(table) }) });
  return await findTable(context, id);
}

test('refuses lines that are too long, with twice the length for typed ones', async () => {
  const { id } = (await open(context, { game })).table;
  const play = async (line: string) => await codeOf(playLine(context, id, ada, line));
  expect(await play('x'.repeat(MAX_TYPED_LENGTH + 1))).toBe('tooLong');
  expect(await play(`${' '.repeat(MAX_TYPED_LENGTH - 2)}a1`)).toBe('done');
  expect(MAX_TYPED_LENGTH).toBe(2 * MAX_LINE_LENGTH);
});

test('refuses a line of a computer that is too long or for an earlier revision', async () => {
  const { table } = await open(context, { game, occupants: [{ kind: 'computer', level: 'master' }, person('bo')] });
  const play = async (line: string, revision = table.revision) =>
    await codeOf(playLine(context, table.id, { computer: 0, revision }, line));
  expect(await play('x'.repeat(MAX_LINE_LENGTH + 1))).toBe('tooLong');
  expect(await play('x'.repeat(MAX_LINE_LENGTH))).not.toBe('tooLong');
  expect(await play('a1', table.revision - 1)).toBe('stale');
  expect(await play('a1')).toBe('done');
});

test('takes the lines of a program as they are', async () => {
  const owner = { id: 'cleo', name: 'Cleo' };
  const { id } = (await open(context, { game, occupants: [{ kind: 'program', owner }, person('bo')] })).table;
  const issued = await issueSecret(context, id, 'cleo');
  const inside = 'secret' in issued && (await admitProgram(context, { secret: issued.secret }));
  const token = inside && 'token' in inside ? inside.token : '';
  const play = async (line: string, turn = 0) =>
    await codeOf(playLine(context, id, { program: hashOf(token), turn }, line));
  expect(await play('  A1')).not.toBe('done');
  expect(await play('x'.repeat(MAX_LINE_LENGTH + 1))).toBe('tooLong');
  expect(await play('a1', 1)).toBe('stale');
  expect(await play('a1')).toBe('done');
  expect(await codeOf(playLine(context, id, { program: 'another', turn: 1 }, 'a2'))).toBe('notYourTable');
});

test('refuses a delayed line after a later one, but not the buttons of the turn', async () => {
  const { id } = (await open(context, { game })).table;
  expect(await codeOf(playLine(forInteraction(context, '20'), id, ada, 'a1'))).toBe('done');
  expect(await codeOf(playLine(context, id, bo, 'b1'))).toBe('done');
  expect(await codeOf(playLine(forInteraction(context, '19'), id, ada, 'a2'))).toBe('stale');
  const button = { seat: 0, turn: 1 };
  expect(await codeOf(playLine(forInteraction(context, '18'), id, { ...ada, button }, 'a2'))).toBe('done');
});

test('names the reason why a user cannot move', async () => {
  const begun = await open(context, { game });
  const at = (status: Table['status']) => ({ ...begun, table: { ...begun.table, status } });
  const statuses = ['over', 'open', 'paused', 'playing'] as const;
  const codes = statuses.map((status) => resultOrCode(() => seatToMove(at(status), ada)));
  expect(codes).toEqual(['over', 'notStarted', 'paused', 0]);
  expect(await refusalOf(() => seatToMove(begun, { person: 'cleo' }))).toMatchObject({ code: 'notYourTable' });
  expect(await refusalOf(() => seatToMove(begun, { ...ada, button: { seat: 0, turn: 1 } }))).toMatchObject({
    code: 'stale',
  });
  expect(await refusalOf(() => seatToMove(begun, { ...ada, button: { seat: 1, turn: 0 } }))).toMatchObject({
    code: 'notYourTurn',
  });
});

test('pauses until the limit of the game and resumes with a notice for the player to move', async () => {
  const limited = { ...game, terms: () => ({ clock: { perTurn: null, pause: 500 } }) } as unknown as typeof game;
  const begun = await open(context, { game });
  const table = { ...begun.table, pings: { ...begun.table.pings, notices: [NOTICE] } };
  const paused = pauseTable({ features: FEATURES, table, game: limited }, 2000);
  expect(paused).toMatchObject({ status: 'paused', times: { resumesAt: 2500 } });
  expect(paused.pings).toEqual({ ...table.pings, notices: [] });
  expect(pauseTable({ features: FEATURES, table, game }, 2000).times.resumesAt).toBeUndefined();
  const again = resumeTable({ features: FEATURES, table: paused, game }, 3000, 1);
  expect(again).toMatchObject({ status: 'playing', times: { movedAt: 3000, startedAt: 1000 } });
  expect(again.times.resumesAt).toBeUndefined();
  expect(again.pings.notices.map(({ about, seats }) => [about, seats])).toEqual([['turn', [0]]]);
  expect(resumeTable({ features: FEATURES, table: paused, game }, 3000, 0).pings.notices).toEqual([]);
});

test('lets only players resume a paused game', async () => {
  const { id } = (await open(context, { game })).table;
  expect(await codeOf(resume(context, id, 'ada'))).toBe('notPaused');
  await propose(context, id, 'ada', 'pause');
  await propose(context, id, 'bo', 'pause');
  expect(await codeOf(resume(context, id, 'cleo'))).toBe('notYourTable');
  expect(await codeOf(resume(context, id, 'bo'))).toBe('done');
  await resign(context, id, 'bo');
  expect(await codeOf(resume(context, id, 'bo'))).toBe('over');
});

test('offers decisions about a late player by clock, computers and arranged game', async () => {
  const begun = await open(context, { game });
  const at = (values: Partial<Table>, asked = game) =>
    decisionsAt({ features: FEATURES, game: asked, table: { ...begun.table, ...values } }, 0);
  const timed = { clock: { ...begun.table.clock, perTurnMs: 5000 } };
  const { computers: _, ...plain } = game;
  expect(at(timed)).toEqual(['claim', 'wait', 'computer']);
  expect(at(timed, plain as typeof game)).toEqual(['claim', 'wait']);
  expect(at({})).toEqual(['end', 'wait', 'computer']);
  expect(at({ terms: { shuffleSeats: false, arranged: true } })).toEqual(['end', 'wait']);
  expect(
    timedOutSeat({ features: FEATURES, game, table: { ...begun.table, turns: [{ count: 3 }, { count: 2 }] } }, 1),
  ).toEqual({
    seat: 1,
    turn: 2,
  });
});

test('lets the computer replace a late player, who can return', async () => {
  const occupants = [{ kind: 'person' as const, id: 'ada', name: 'Ada' }, person('bo')];
  const { id } = (await open(context, { game, occupants, perTurn: 5000 })).table;
  const offer = { what: 'draw' as const, seat: 0, agreed: [], mark: 1 };
  const pings = { notices: [NOTICE], sent: [] };
  await change(id, ({ clock }) => ({ clock: { ...clock, expired: [0] }, features: { agreement: { offer } }, pings }));
  const late = { seat: 0, turn: 0 };
  expect(await codeOf(decideOvertime(context, id, 'cleo', late, 'computer'))).toBe('notYourTable');
  expect(await codeOf(decideOvertime(context, id, 'ada', late, 'computer'))).toBe('notWaiting');
  expect(await codeOf(decideOvertime(context, id, 'bo', { ...late, turn: 1 }, 'computer'))).toBe('stale');
  const { table } = await decideOvertime(context, id, 'bo', late, 'computer');
  expect(table.seats[0]).toMatchObject({ kind: 'computer', instead: { id: 'ada', name: 'Ada' } });
  expect(table.features.agreement?.offer).toBeUndefined();
  expect(table.terms.unrated).toBe(true);
  expect(table.pings.notices.map(({ about, seats }) => [about, seats])).toEqual([
    ['offer', [1]],
    ['replaced', [0]],
  ]);
  expect(await codeOf(takeSeatBack(context, id, 'bo'))).toBe('notYourTable');
  await change(id, () => ({ features: { agreement: { offer } } }));
  const back = (await takeSeatBack(context, id, 'ada', 'Ada L.')).table;
  expect(back.seats[0]).toEqual({ kind: 'person', id: 'ada', name: 'Ada L.' });
  expect(back.features.agreement?.offer).toBeUndefined();
  await resign(context, id, 'bo');
  expect(await codeOf(takeSeatBack(context, id, 'ada'))).toBe('over');
  expect(await codeOf(decideOvertime(context, id, 'bo', late, 'wait'))).toBe('over');
});

test('waits another turn for a late player with or without a clock', async () => {
  for (const perTurn of [5000, undefined]) {
    const { id } = (await open(context, { game, perTurn, location: locationIn(`c${perTurn}`) })).table;
    await change(id, ({ clock }) => ({ clock: { ...clock, expired: [0], reminded: [0] } }));
    now += 7000;
    const { clock } = (await decideOvertime(context, id, 'bo', { seat: 0, turn: 0 }, 'wait')).table;
    expect([clock.expired, clock.reminded]).toEqual([[], []]);
    if (perTurn) expect(clock.expiresAt[0]).toBe(now + perTurn);
    else expect(clock.waitingSince?.[0]).toBe(now);
  }
});

test('takes the last move back with the agreement of the opponent', async () => {
  const { id } = (await open(context, { game })).table;
  expect(await codeOf(propose(context, id, 'ada', 'undo'))).toBe('nothingToUndo');
  const one = await playLine(context, id, ada, 'a1');
  expect(canUndoAlone(one, 0)).toBe(false);
  now = 5000;
  expect((await propose(context, id, 'ada', 'undo')).table.log.moveCount).toBe(1);
  const { table } = await propose(context, id, 'bo', 'undo');
  expect(table).toMatchObject({ log: { moveCount: 0 }, times: { movedAt: 5000 } });
  expect(table.features.agreement?.offer).toBeUndefined();
});

test('lets a player take back moves alone against computers while the game runs', async () => {
  const occupants = [person('ada'), { kind: 'computer' as const, level: 'master' }];
  const { id } = (await open(context, { game, occupants })).table;
  await playLine(context, id, ada, 'a1');
  const at = await findTable(context, id);
  const both = await playLine(context, id, { computer: 1, revision: at.table.revision }, 'b1');
  expect([canUndoAlone(both, 0), canUndoAlone(both, 1)]).toEqual([true, false]);
  expect(canUndoAlone({ ...both, table: { ...both.table, status: 'paused' } }, 0)).toBe(false);
  expect(canUndoAlone({ ...both, table: { ...both.table, log: { ...both.table.log, undoable: 0 } } }, 0)).toBe(false);
  expect(canUndoAlone({ ...both, table: { ...both.table, features: { lesson: true } } }, 0)).toBe(false);
  expect((await propose(context, id, 'ada', 'undo')).table.log).toMatchObject({ moveCount: 0, undoable: 0 });
});
