import { MAX_LINE_LENGTH } from '@longtable/kit';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { beforeEach, describe, expect, test } from 'vitest';
import type { SeatOccupant, Table } from '../../../storage/records/table.ts';
import {
  codeOf,
  locationIn,
  noughtsWithComputers,
  open,
  person,
  resultOrCode,
  testContext,
} from '../../../tests/context.ts';
import { keepTable } from '../../features/inactivity/index.ts';
import { FEATURES } from '../../features/index.ts';
import { removeName } from '../../features/moderation/close-tables.ts';
import { decideOvertime, decisionsAt } from '../../features/overtime/index.ts';
import { hideTable, renameTable } from '../../features/table-settings/index.ts';
import { amendTable } from '../commit/commit.ts';
import type { Context } from '../context.ts';
import type { LoadedTable } from '../feature.ts';
import { readTable } from '../table/record.ts';
import { MAX_TYPED_LENGTH, playLine, seatToMove } from './move.ts';
import { closeTable } from './resign.ts';
import { takeSeatBack } from './seats.ts';

const PROGRAM: SeatOccupant = { kind: 'program', owner: { id: 'cleo' }, token: 'hash' };

let now: number;
let context: Context;

beforeEach(async () => {
  now = 1_000_000;
  context = { ...(await testContext()), now: () => now };
});

const change = (id: string, changes: Partial<Table>) =>
  amendTable(context, id, (table) => ({ table: { ...table, ...changes } }));
const tableIn = async (id: string) => (await readTable(context, id)) as Table;

describe('who may move', () => {
  let at: LoadedTable;
  beforeEach(async () => {
    at = await open(context);
  });
  const may = (
    mover: Parameters<typeof seatToMove>[1],
    changes: Partial<Table> = {},
    acting: readonly number[] = [0],
  ) => {
    const game = { ...noughts, turn: () => acting } as typeof noughts;
    const table = { ...at.table, turns: [{ count: 2 }, { count: 1 }], ...changes };
    return resultOrCode(() => seatToMove({ features: FEATURES, game, table }, mover));
  };

  test('a person on turn, with a button of the current turn', () => {
    expect([may({ person: 'ada' }), may({ person: 'bo' }), may({ person: 'cleo' })]).toEqual([
      0,
      'notYourTurn',
      'notYourTable',
    ]);
    expect(may({ person: 'ada', button: { seat: 0, turn: 2 } })).toBe(0);
    expect(may({ person: 'ada', button: { seat: 0, turn: 1 } })).toBe('stale');
    expect(may({ person: 'ada', button: { seat: 1, turn: 9 } })).toBe('notYourTurn');
    const both = [person('ada'), person('ada')];
    expect(may({ person: 'ada' }, { seats: both }, [1])).toBe(1);
    expect(may({ person: 'ada', button: { seat: 1, turn: 1 } }, { seats: both }, [0, 1])).toBe(1);
  });

  test.each([
    ['over', 'over'],
    ['open', 'notStarted'],
    ['paused', 'paused'],
  ] as const)('no player at a table that is %s', (status, code) => {
    expect(may({ person: 'ada' }, { status })).toBe(code);
    expect(may({ program: 'hash', turn: 2 }, { status, seats: [PROGRAM, person('bo')] })).toBe(code);
  });

  test('a computer for the revision it has seen, and a program in its turn', () => {
    const { revision } = at.table;
    expect([may({ computer: 1, revision }), may({ computer: 1, revision: revision - 1 })]).toEqual([1, 'stale']);
    const seats = [PROGRAM, person('bo')];
    const program = (turn: number, acting: number[], token = 'hash') =>
      may({ program: token, turn }, { seats }, acting);
    expect([program(2, [0]), program(1, [0]), program(2, [1]), program(2, [0], 'x')]).toEqual([
      0,
      'stale',
      'notYourTurn',
      'notYourTable',
    ]);
  });
});

test('refuses lines that are too long, after extra spaces are removed', async () => {
  const { id } = (await open(context)).table;
  const played = async (line: string) => await codeOf(playLine(context, id, { person: 'ada' }, line));
  expect(await played('x'.repeat(MAX_TYPED_LENGTH + 1))).toBe('tooLong');
  expect(await played('x'.repeat(MAX_LINE_LENGTH + 1))).toBe('tooLong');
  expect(await played('x'.repeat(MAX_LINE_LENGTH))).toBe('cell');
  expect(await played(`a1${' '.repeat(MAX_LINE_LENGTH)}`)).toBe('done');
});

describe('the players of a table', () => {
  test('keep it, hide it and rename it, and others do not', async () => {
    const { id } = (await open(context)).table;
    await change(id, { terms: { ...(await tableIn(id)).terms, openToSpectators: true } });
    for (const act of [keepTable, hideTable]) expect(await codeOf(act(context, id, 'cleo'))).toBe('notYourTable');
    expect(await codeOf(renameTable(context, id, 'cleo', 'Club'))).toBe('notYourTable');
    now += 77;
    expect((await keepTable(context, id, 'ada')).table.times.inactivity).toMatchObject({
      sinceAt: now,
      asked: false,
    });
    expect((await hideTable(context, id, 'ada')).table.terms.openToSpectators).toBeUndefined();
    expect((await renameTable(context, id, 'ada', ' My  club ')).table.terms.name).toBe('My club');
    expect((await renameTable(context, id, 'bo', ' ')).table.terms.name).toBeUndefined();
    await change(id, { status: 'over', ending: { by: 'draw' } });
    for (const act of [keepTable, hideTable]) expect(await codeOf(act(context, id, 'ada'))).toBe('over');
    expect(await codeOf(renameTable(context, id, 'ada', 'Club'))).toBe('over');
  });
});

test('lets a manager end a table of their server, without its name', async () => {
  const { id } = (await open(context, { name: 'Club' })).table;
  expect(await codeOf(closeTable(context, id, 'h'))).toBe('noTable');
  const closed = (await closeTable(context, id, 'g')).table;
  expect([closed.ending, closed.terms.name]).toEqual([{ by: 'manager' }, undefined]);
  expect(await codeOf(closeTable(context, id, 'g'))).toBe('over');
  const waiting = (
    await open(context, { occupants: [person('ada'), { kind: 'open' }], location: locationIn('d'), name: 'Club' })
  ).table.id;
  expect((await removeName(context, waiting)).table.terms.name).toBeUndefined();
  expect((await closeTable(context, waiting, 'g')).table.ending).toEqual({ by: 'nobody', why: 'manager' });
});

describe('a late player', () => {
  const late = { seat: 0, turn: 0 };
  async function lateTable(perTurn: number | null, game = noughtsWithComputers): Promise<string> {
    context = { ...(await testContext([game])), now: () => now };
    const { table } = await open(context, { game, ...(perTurn && { perTurn }) });
    await change(table.id, { clock: { ...table.clock, expired: [0, 1], reminded: [0] } });
    return table.id;
  }
  const decide = (id: string, person: string, decision: Parameters<typeof decideOvertime>[4], of = late) =>
    decideOvertime(context, id, person, of, decision);

  test('is decided about by the waiting player in the same turn', async () => {
    const id = await lateTable(1000);
    expect(await codeOf(decide(id, 'cleo', 'wait'))).toBe('notYourTable');
    expect(await codeOf(decide(id, 'ada', 'wait'))).toBe('notWaiting');
    expect(await codeOf(decide(id, 'bo', 'wait', { seat: 0, turn: 1 }))).toBe('stale');
    expect(await codeOf(decide(id, 'bo', 'wait'))).toBe('done');
    expect(await codeOf(decide(id, 'bo', 'wait'))).toBe('stale');
  });

  test('gets another full turn, and loses only with a clock', async () => {
    const timed = await lateTable(1000);
    now += 500;
    const again = (await decide(timed, 'bo', 'wait')).table;
    expect(again.clock).toMatchObject({ expiresAt: [now + 1000, null], reminded: [] });
    expect(again.clock.expired).not.toContain(0);
    expect(again.pings.notices).toMatchObject([{ about: 'turn', seats: [0] }]);
    const untimed = await lateTable(null);
    expect(await codeOf(decide(untimed, 'bo', 'claim'))).toBe('noClock');
    expect((await decide(untimed, 'bo', 'wait')).table.clock.waitingSince).toEqual([now, null]);
    const ended = await lateTable(null);
    expect((await decide(ended, 'bo', 'end')).table.ending).toEqual({ by: 'absence', seat: 0 });
  });

  test('is replaced by the strongest computer, unrated, and can return until the end', async () => {
    const id = await lateTable(1000);
    const { table } = await decide(id, 'bo', 'computer');
    expect(table.seats[0]).toMatchObject({ kind: 'computer', level: 'master', instead: { id: 'ada' } });
    expect([table.terms.unrated, table.pings.notices.at(-1)?.about]).toEqual([true, 'replaced']);
    expect(await codeOf(takeSeatBack(context, id, 'bo'))).toBe('notYourTable');
    expect((await takeSeatBack(context, id, 'ada', 'Ada')).table.seats[0]).toEqual({
      ...person('ada'),
      name: 'Ada',
    });
    const other = await lateTable(1000, noughts);
    expect(await codeOf(decide(other, 'bo', 'computer'))).toBe('noComputer');
    await change(id, { status: 'over', ending: { by: 'draw' } });
    expect(await codeOf(takeSeatBack(context, id, 'ada'))).toBe('noTable');
  });

  test('can be claimed against with a clock, and a computer can take over unless the game is arranged', async () => {
    const decisions = async (perTurn: number | null, game = noughtsWithComputers, changes: Partial<Table> = {}) => {
      const id = await lateTable(perTurn, game);
      return decisionsAt({ features: FEATURES, game, table: { ...(await tableIn(id)), ...changes } }, 0);
    };
    expect(await decisions(1000)).toEqual(['claim', 'wait', 'computer']);
    expect(await decisions(1000, noughts)).toEqual(['claim', 'wait']);
    expect(await decisions(null)).toEqual(['end', 'wait', 'computer']);
    expect(await decisions(null, noughts)).toEqual(['end', 'wait']);
    const terms = { shuffleSeats: false, arranged: true as const };
    expect(await decisions(1000, noughtsWithComputers, { terms })).toEqual(['claim', 'wait']);
    const seats = ['ada', 'bo', 'cleo'].map(person);
    expect(await decisions(null, noughtsWithComputers, { seats })).toEqual(['wait', 'computer']);
    expect(await decisions(null, noughtsWithComputers, { seats, terms })).toEqual(['end', 'wait']);
  });
});
