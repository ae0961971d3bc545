import { type AnyGame, MAX_LINE_LENGTH } from '@longtable/kit';
import { isSecretSeed } from '@longtable/kit/rng';
import { auction } from '@longtable/kit/testing/games/auction';
import { guess } from '@longtable/kit/testing/games/guess';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { beforeEach, describe, expect, test } from 'vitest';
import type { SeatOccupant, Table } from '../../../storage/records/table.ts';
import {
  codeOf,
  noughtsWithComputers as game,
  locationIn,
  noughtsWithComputers,
  open,
  person,
  resultOrCode,
  testContext,
} from '../../../tests/context.ts';
import { FEATURES } from '../../features/index.ts';
import { decideOvertime } from '../../features/overtime/index.ts';
import { exportPerson } from '../../features/personal-data/export.ts';
import { readPlayerStats } from '../../features/ratings/player-stats.ts';
import { hostName } from '../../render/names.ts';
import { amendTable } from '../commit/commit.ts';
import { tablesOf } from '../commit/table-lists.ts';
import type { Context } from '../context.ts';
import { autoplay } from '../delivery/delivery.ts';
import type { LoadedTable } from '../feature.ts';
import { forInteraction } from '../idempotency.ts';
import { findTable } from '../table/find.ts';
import { namesAt } from '../table/names.ts';
import { onTurn, resultOf } from '../table/table.ts';
import { MAX_TYPED_LENGTH, playLine, seatToMove } from './move.ts';
import { resign } from './resign.ts';
import { leaveTable, takeSeatBack } from './seats.ts';

describe('decisions', () => {
  const PROGRAM: SeatOccupant = { kind: 'program', owner: { id: 'cleo' }, token: 'hash' };
  let now: number;
  let context: Context;
  beforeEach(async () => {
    now = 1_000_000;
    context = { ...(await testContext()), now: () => now };
  });

  const change = (id: string, changes: Partial<Table>) =>
    amendTable(context, id, (table) => ({ table: { ...table, ...changes } }));

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
  });
});

describe('turns', () => {
  const ada = { person: 'ada' };
  const bo = { person: 'bo' };
  let now = 0;
  let context: Context;
  beforeEach(async () => {
    now = 1000;
    context = { ...(await testContext([game, auction])), now: () => now };
  });

  test('refuses a delayed line after a later one, but not the buttons of the turn', async () => {
    const { id } = (await open(context, { game })).table;
    expect(await codeOf(playLine(forInteraction(context, '20'), id, ada, 'a1'))).toBe('done');
    expect(await codeOf(playLine(context, id, bo, 'b1'))).toBe('done');
    expect(await codeOf(playLine(forInteraction(context, '19'), id, ada, 'a2'))).toBe('stale');
    const button = { seat: 0, turn: 1 };
    expect(await codeOf(playLine(forInteraction(context, '18'), id, { ...ada, button }, 'a2'))).toBe('done');
  });
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

test('draws a seed of 256 bits that /download-my-data does not contain', async () => {
  const context = await testContext();
  const { seed } = (await open(context)).table;
  expect(isSecretSeed(String(seed))).toBe(true);
  expect(JSON.stringify(await exportPerson(context, 'ada'))).not.toContain(String(seed));
  expect((await open(context, { location: locationIn('d') })).table.seed).not.toBe(seed);
});

const FOUR = ['ada', 'bo', 'cleo', 'dev'];

async function four(context: Context, game: AnyGame, perTurn?: number): Promise<string> {
  return (await open(context, { game, occupants: FOUR.map(person), perTurn })).table.id;
}

/** Plays rounds in which each player bids a fixed number, and computers bid their own. */
async function playOn(context: Context, id: string, bids: Record<string, number>): Promise<void> {
  for (;;) {
    const now = await findTable(context, id);
    await autoplay(context, now, () => {});
    const at = await findTable(context, id);
    const [who] = onTurn(at).flatMap((seat) => {
      const occupant = at.table.seats[seat];
      return occupant?.kind === 'person' ? [occupant.id] : [];
    });
    if (who === undefined) return;
    await playLine(context, id, { person: who }, `bid ${bids[who]}`);
  }
}

test('lets a computer continue for a player who resigns among four, and ranks them last', async () => {
  const context = await testContext([auction]);
  const id = await four(context, auction);
  const left = await resign(context, id, 'cleo');
  expect(left.table).toMatchObject({ status: 'playing', ending: null });
  expect(left.table.seats[2]).toMatchObject({ kind: 'gone', id: 'cleo', level: 'plain' });
  expect(namesAt(left.table, 'en')[2]).toBe('someone (computer)');
  expect(await tablesOf(context, 'cleo')).toEqual([]);
  expect(await codeOf(playLine(context, id, { person: 'cleo' }, 'bid 6'))).toBe('notYourTable');
  await playOn(context, id, { ada: 1, bo: 2, dev: 2 });
  const over = await findTable(context, id);
  // The computer in Cleo's seat won every round.
  expect(over.game.result(over.table.state)?.winners).toEqual([2]);
  expect(resultOf(over)).toEqual({ winners: [0, 1, 3], places: [[0, 1, 3], [2]] });
  const { games } = await readPlayerStats(context, 'cleo');
  expect(games.auction).toMatchObject({ played: 1, lost: 1 });
});
