import type { AnyGame, GameTerms } from '@longtable/kit';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  type Ending,
  type Features,
  LOG_CHUNK_SIZE,
  type SeatOccupant,
  type Table,
} from '../../../storage/records/table.ts';
import { open, person, resultOrCode, testContext } from '../../../tests/context.ts';
import { FEATURES } from '../../features/index.ts';
import { waitingAt } from '../../features/overtime/index.ts';
import { seatsWithDesigns } from '../../features/rematch/rematch.ts';
import { DAY_MS } from '../duration.ts';
import type { LoadedTable, Series } from '../feature.ts';
import { timingOf } from './clock.ts';
import { cleanName, namesAt, readerAt, toStored, withName, withoutNames, withoutStandIns } from './names.ts';
import { hasCounted, isBetweenPeople, isLongEnough, isRated, pointsAt } from './rating.ts';
import { checkDesign, isOpenToDesigns } from './seat-designs.ts';
import { computerOnTurn, hostOf, isFinished, isMember, resultOf } from './table.ts';

const OPEN: SeatOccupant = { kind: 'open' };
const COMPUTER: SeatOccupant = { kind: 'computer', level: 'steady' };

describe('a table', () => {
  const invited = (id: string): SeatOccupant => ({ kind: 'invited', id });
  const gone = (id: string, at = 0): SeatOccupant => ({ kind: 'gone', id, at, level: 'steady' });
  const replaced = (id: string): SeatOccupant => ({ kind: 'computer', level: 'steady', instead: { id } });
  const program = (id: string): SeatOccupant => ({ kind: 'program', owner: { id } });
  let started: LoadedTable;
  beforeAll(async () => {
    started = await open(await testContext());
  });

  const at = (changes: Partial<Table>): Table => ({ ...started.table, ...changes });
  const seated = (...seats: SeatOccupant[]): Table => at({ seats });
  const loadedAt = (table: Table, acting: readonly number[] = [0], max = 2): LoadedTable => ({
    features: FEATURES,
    table,
    game: { ...noughts, turn: () => acting, seats: { min: 2, max } } as typeof noughts,
  });

  test.each<[Ending, boolean]>([
    [{ by: 'game' }, true],
    [{ by: 'resigning', seat: 0 }, true],
    [{ by: 'time', seat: 0 }, true],
    [{ by: 'draw' }, true],
    [{ by: 'aborted', seat: 0 }, false],
    [{ by: 'nobody' }, false],
    [{ by: 'inactivity' }, false],
    [{ by: 'absence', seat: 0 }, false],
    [{ by: 'exercise', how: 'solved' }, false],
    [{ by: 'manager' }, false],
  ])('ending %j counts as finished: %s', (ending, finished) => {
    expect(isFinished(at({ status: 'over', ending }))).toBe(finished);
    if (!finished) expect(resultOf(loadedAt(at({ status: 'over', ending })))).toEqual({ winners: [] });
  });

  test('makes the first person or program owner the host', () => {
    expect(hostOf(seated(invited('ada'), person('bo'), person('cleo')))?.id).toBe('bo');
    expect(hostOf(seated(COMPUTER, program('ada'), person('bo')))?.id).toBe('ada');
    expect(hostOf(seated({ kind: 'program' }, OPEN))).toBeUndefined();
  });

  test('lists the users who wait: players and owners of programs none of whose seats is on turn', () => {
    const table = seated(person('ada'), person('bo'), program('cleo'), program('dan'), program('bo'));
    expect(waitingAt(loadedAt(table, [0, 2]))).toEqual(['bo', 'dan']);
    expect(waitingAt(loadedAt(seated(person('ada'), person('ada')), [1]))).toEqual([]);
  });

  test('lets the first computer on turn move, unless computers wait', () => {
    const table = seated(person('ada'), COMPUTER, gone('bo'));
    expect(computerOnTurn(loadedAt(table, [0, 2, 1]))).toEqual({ seat: 2, level: 'steady' });
    expect(computerOnTurn(loadedAt(table, [0]))).toBeUndefined();
    const terms = { ...table.terms, computersWait: true as const };
    expect(computerOnTurn(loadedAt({ ...table, terms }, [1]))).toBeUndefined();
  });

  test('gives the win to all others after a resignation, and ranks players who left below, the first at the bottom', () => {
    const ending = { by: 'resigning' as const, seat: 1 };
    expect(resultOf(loadedAt(at({ ending })))).toEqual({ winners: [0] });
    const seats = [person('ada'), gone('bo', 1), person('cleo'), gone('dan', 2)];
    const result = resultOf(loadedAt(at({ ending: { by: 'time', seat: 2 }, seats })));
    expect(result).toMatchObject({ winners: [0], places: [[0], [2], [3], [1]] });
  });

  test('counts players, owners, replaced, invited and waiting users as members', () => {
    const features = { latecomers: [{ id: 'eve' }] } as unknown as Features;
    const seats = [person('ada'), program('bo'), replaced('cleo'), invited('dan')];
    const table = at({ status: 'open', seats, features });
    expect(['ada', 'bo', 'cleo', 'dan', 'eve', 'fay'].map((id) => isMember({ features: FEATURES }, table, id))).toEqual(
      [...Array(5).fill(true), false],
    );
  });
});

describe('designs', () => {
  const hero = { id: 'hero', second: { perSeat: { option: 'heroes' } } };
  const game = { ...noughts, designs: [{ id: 'deck', second: {} }, { id: 'map' }, hero] } as never;
  const MINE = { name: 'Mine', text: 'x' };
  const COMPUTER: SeatOccupant = { kind: 'computer', level: 'x' };
  const withTerms = (terms: object) => ({ terms }) as Table;

  test('returns designs from the options to the people in their seats, for the next game', () => {
    const table = { options: { heroes: [MINE, MINE, null] }, seats: [person('ada'), COMPUTER, person('cy')] };
    expect(seatsWithDesigns({ features: FEATURES, table: table as never, game })).toEqual([
      { ...person('ada'), design: MINE },
      COMPUTER,
      person('cy'),
    ]);
    expect(seatsWithDesigns({ features: FEATURES, table: table as never, game: noughts })).toEqual(table.seats);
    expect(seatsWithDesigns({ features: FEATURES, table: { ...table, options: {} } as never, game })).toEqual(
      table.seats,
    );
  });

  test.each([
    ['rated', {}, false, 'ratedDesign'],
    ['unrated', { unrated: true }, true, undefined],
    ['with hints', { help: true }, true, undefined],
  ])('allows own designs only in unrated games: %s', (_, terms, isOpen, code) => {
    const table = withTerms(terms);
    expect(isOpenToDesigns(table)).toBe(isOpen);
    expect(resultOrCode(() => checkDesign(table, MINE))).toBe(code);
    expect(resultOrCode(() => checkDesign(table, { name: 'built-in' }))).toBeUndefined();
    expect(resultOrCode(() => checkDesign(table, undefined))).toBeUndefined();
  });
});

describe('ratings', () => {
  const computer = { kind: 'computer', level: 'steady' } as const;

  async function tableWith(changes: Partial<Table>): Promise<Table> {
    return { ...(await open(await testContext())).table, ...changes };
  }

  const INVITED: SeatOccupant = { kind: 'invited', id: 'cleo' };
  const gone = (id: string): SeatOccupant => ({ kind: 'gone', id, at: 0, level: 'steady' });

  test('limits the durations that options set to 30 days, and keeps shorter ones', () => {
    const timed = (clock: object | undefined) =>
      timingOf({ ...noughts, terms: () => ({ clock }) as GameTerms } as unknown as AnyGame, {});
    expect(timed({ perTurn: 31 * DAY_MS, pause: 5 })).toEqual({ perTurn: 30 * DAY_MS, pause: 5 });
    expect(timed({ perTurn: 5, pause: 31 * DAY_MS })).toEqual({ perTurn: 5, pause: 30 * DAY_MS });
    expect(timed({ perTurn: null, pause: null })).toEqual({ perTurn: null, pause: null });
    expect(timed(undefined)).toBeUndefined();
    expect(timingOf(noughts, {})).toBeUndefined();
  });

  test.each<[what: string, seats: SeatOccupant[], terms: object, rated: boolean, between: boolean]>([
    ['two people', [person('ada'), person('bo')], {}, true, true],
    ['a player who left', [person('ada'), gone('bo')], {}, true, false],
    ['an invited user', [person('ada'), INVITED], {}, false, true],
    ['a free seat', [person('ada'), OPEN], {}, false, true],
    ['one person on both sides', [person('ada'), person('ada')], {}, false, false],
    ['a computer', [person('ada'), computer], {}, false, false],
    ['one seat', [person('ada')], {}, false, false],
    ['three people', ['ada', 'bo', 'cleo'].map(person), {}, true, false],
    ['unrated terms', [person('ada'), person('bo')], { unrated: true }, false, true],
    ['help', [person('ada'), person('bo')], { help: true }, false, true],
  ])('rates a game with %s', async (_, seats, terms, rated, between) => {
    const opened = await tableWith({ seats });
    const table = { ...opened, terms: { ...opened.terms, ...terms } };
    expect([isRated(table), isBetweenPeople(table)]).toEqual([rated, between]);
  });

  test('counts a game once each person and program has moved, and rates it after the required moves', async () => {
    const table = await tableWith({ seats: [person('ada'), { kind: 'program' }, computer] });
    const judged = (seats: number[], ratedAfter?: number, changes: Partial<Table> = {}) => {
      const recentMoves = seats.map((seat) => ({ seat, line: 'a1', at: 0 }));
      const log = { ...table.log, recentMoves, moveCount: seats.length };
      const loaded = {
        features: FEATURES,
        table: { ...table, log, ...changes },
        game: { ...noughts, ratedAfter } as typeof noughts,
      };
      return [hasCounted(loaded), isLongEnough(loaded)];
    };
    expect(judged([0])).toEqual([false, false]);
    expect(judged([0, 1])).toEqual([true, true]);
    expect(judged([], 0)).toEqual([true, true]);
    expect(judged([0, 1], 2)).toEqual([true, false]);
    expect(judged([0, 1, 0, 1], 2)).toEqual([true, true]);
    expect(judged([0], 2, { ending: { by: 'game' } })).toEqual([false, true]);
    const log = { ...table.log, recentMoves: [], moveCount: LOG_CHUNK_SIZE };
    expect(judged([], 2, { log })).toEqual([true, true]);
    expect(judged([], 2, { log: { ...log, moveCount: LOG_CHUNK_SIZE - 1 } })).toEqual([false, false]);
  });

  test('gives a point for each seat beaten, half for a tie, and adds earlier games of a series', async () => {
    const table = await tableWith({ status: 'over', seats: ['ada', 'bo', 'cleo'].map(person) });
    const points = (changes: Partial<Table>, features: LoadedTable['features'] = []) =>
      pointsAt({ features, table: { ...table, ...changes }, game: noughts });
    expect(points({ ending: { by: 'resigning', seat: 1 } })).toEqual([1.5, 0, 1.5]);
    expect(points({ ending: { by: 'draw' } })).toEqual([1, 1, 1]);
    const series = { has: () => true, earlierPoints: () => [1, 0, 0.5] } as unknown as Series;
    expect(points({ ending: { by: 'resigning', seat: 1 } }, [{ id: 'x', series }])).toEqual([2.5, 0, 2]);
  });
});

describe('names', () => {
  const gone: SeatOccupant = { kind: 'gone', id: 'ada', name: 'Ada', at: 0, level: 'steady' };
  let table: Table;
  beforeAll(async () => {
    ({ table } = await open(await testContext()));
  });

  const at = (changes: Partial<Table>): Table => ({ ...table, ...changes });

  test.each([
    ['  Ada \n Byron ', 'Ada Byron'],
    ['Ada\u200b🎲', 'Ada'],
    ['x'.repeat(40), 'x'.repeat(32)],
    [`${'x'.repeat(31)} y`, 'x'.repeat(31)],
    ['Z\u0300\u0301\u0302\u0303', 'Z\u0300\u0301'],
  ])('cleans the name %j', (shown, clean) => expect(cleanName(shown)).toBe(clean));

  test('names every occupant, numbers computers and equal names, and not free seats', () => {
    const named = (name: string): SeatOccupant => ({ kind: 'person', id: name, name });
    const names = (...seats: SeatOccupant[]) => namesAt({ seats }, 'en');
    expect(names(named('Ada'), COMPUTER)).toEqual(['Ada', 'Computer']);
    expect(names(COMPUTER, named('Ada'), COMPUTER)).toEqual(['Computer 1', 'Ada', 'Computer 2']);
    expect(names(named('Ada'), named('Ada'), named('Ada'))).toEqual(['Ada', 'Ada (2)', 'Ada (3)']);
    expect(names({ kind: 'open' }, { kind: 'open' })).toEqual(['a free seat', 'a free seat']);
    expect(names(person('ada'), { kind: 'someone' })).toEqual(['someone', 'someone (2)']);
    expect(
      names(gone, { kind: 'program' }, { kind: 'program', name: 'Deep' }, { kind: 'invited', id: 'b', name: 'Bo' }),
    ).toEqual(['Ada (computer)', 'the program', 'Deep', 'Bo']);
    expect(names({ ...gone, name: undefined })).toEqual(['someone (computer)']);
  });

  test("updates a user's name, and keeps the table if nothing changes", () => {
    const named = withName(table, 'ada', 'Ada');
    expect(named.seats).toEqual([{ ...person('ada'), name: 'Ada' }, person('bo')]);
    expect(withName(named, 'ada', 'Ada')).toBe(named);
    expect(withName(named, 'ada', '')).toBe(named);
    expect(withName(named, 'cleo', 'Cleo')).toBe(named);
    expect(withName(named, 'ada', 'Countess').seats[0]).toEqual({ ...person('ada'), name: 'Countess' });
  });

  test('frees the seat of an anonymised user at a waiting table only, and lets their computer continue until the end', () => {
    const seatsOf = (status: Table['status'], ...seats: SeatOccupant[]) =>
      withoutNames(at({ status, seats }), (occupant) => 'id' in occupant && occupant.id === 'ada').seats;
    expect(seatsOf('open', person('ada'), person('bo'))).toEqual([{ kind: 'open' }, person('bo')]);
    expect(seatsOf('playing', person('ada'), gone)).toEqual([{ kind: 'someone' }, COMPUTER]);
    expect(seatsOf('over', gone)).toEqual([{ kind: 'someone' }]);
  });

  test('removes replaced players and program owners once the game is over', () => {
    const seats: SeatOccupant[] = [
      { ...COMPUTER, instead: { id: 'ada' } },
      { kind: 'program', name: 'Deep', owner: { id: 'bo' }, secret: 's', token: 't' },
      person('cleo'),
    ];
    const playing = at({ seats });
    expect(withoutStandIns(playing)).toBe(playing);
    const over = withoutStandIns(at({ seats, status: 'over' }));
    expect(over.seats).toEqual([COMPUTER, { kind: 'program', name: 'Deep', token: 't' }, person('cleo')]);
    expect(withoutStandIns(over)).toBe(over);
  });

  test.each<[Ending, kept: boolean]>([
    [{ by: 'game' }, true],
    [{ by: 'exercise', how: 'solved' }, true],
    [{ by: 'aborted', seat: 0 }, true],
    [{ by: 'nobody' }, false],
  ])('keeps the names of a table with the ending %j: %s', (ending, kept) => {
    const terms = { ...table.terms, opener: 'ada' };
    const pings = { ...table.pings, notices: [] };
    const over = at({ status: 'over', ending, terms, pings });
    const anonymous = [{ kind: 'someone' }, { kind: 'someone' }];
    expect(toStored(over).seats).toEqual(kept ? table.seats : anonymous);
    expect(toStored(over).terms.opener).toBe(kept ? 'ada' : undefined);
  });

  test('removes the names of a game that never started only after its notices are sent', () => {
    const notices = [{ nonce: 'n', about: 'end' as const, seats: [0] }];
    const over = at({ status: 'over', ending: { by: 'nobody' }, pings: { ...table.pings, notices } });
    expect(toStored(over)).toBe(over);
    const playing = at({ pings: { ...table.pings, notices: [] } });
    expect(toStored(playing)).toBe(playing);
  });

  test("shows everything after the game's end", () => {
    const openTo = (changes: Partial<Table>) =>
      readerAt({ features: FEATURES, table: at(changes), game: noughts }, 0, 'en').open;
    expect(openTo({})).toBeUndefined();
    expect(openTo({ status: 'over', ending: { by: 'game' } })).toBe(true);
    expect(openTo({ status: 'over', ending: { by: 'nobody' } })).toBeUndefined();
  });
});
