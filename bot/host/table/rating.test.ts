import { type AnyGame, type GameTerms, optionWords } from '@longtable/kit';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { LOG_CHUNK_SIZE, type SeatOccupant, type Table } from '../../../storage/records/table.ts';
import { open, person, testContext } from '../../../tests/context.ts';
import { FEATURES } from '../../features/index.ts';
import { DAY_MS } from '../duration.ts';
import type { LoadedTable, Series } from '../feature.ts';
import { restartsClock, timingOf } from './clock.ts';
import { hasCounted, hasOwnContent, isBetweenPeople, isLongEnough, isRated, pointsAt } from './rating.ts';
import { isHiddenComputerTurn } from './table.ts';

const start = z.enum(['fair', 'document']).optional().register(optionWords, { about: 'Start', default: 'document' });
const game = {
  ...noughts,
  options: z.object({ start }),
  computers: { levels: [{ id: 'steady', name: 'Steady', about: 'plays on' }], line: () => 'a1' },
} as unknown as typeof noughts;
const computer = { kind: 'computer', level: 'steady' } as const;

test.each([
  { what: 'rated, between people', asked: {}, options: {} },
  { what: 'as they chose', asked: { options: { start: 'fair' } }, options: { start: 'fair' } },
  { what: 'unrated', asked: { rated: false }, options: {} },
  { what: 'against a computer', asked: { occupants: [person('ada'), computer] }, options: {} },
])('adds no option that was not chosen: $what', async ({ asked, options }) => {
  const context = await testContext([game]);
  expect((await open(context, { game, ...asked })).table.options).toEqual(options);
});

test.each([
  { who: 'only a computer', acting: [1], hidden: true },
  { who: 'a computer and a person', acting: [0, 1], hidden: false },
  { who: 'nobody', acting: [], hidden: false },
])('hides the turn at a table with secret moves if $who is on turn: $hidden', async ({ acting, hidden }) => {
  const opened = await open(await testContext([game]), { game, occupants: [person('ada'), computer] });
  const secret = { ...game, secrets: {}, turn: () => acting } as unknown as typeof game;
  expect(isHiddenComputerTurn({ ...opened, game: secret })).toBe(hidden);
});

async function tableWith(changes: Partial<Table>): Promise<Table> {
  return { ...(await open(await testContext())).table, ...changes };
}

const INVITED: SeatOccupant = { kind: 'invited', id: 'cleo' };
const OPEN: SeatOccupant = { kind: 'open' };
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

test('recognises uploaded files and custom designs', () => {
  const file = z.string().optional().register(optionWords, { about: 'File', fileBytes: 10 });
  const withFile = { ...noughts, options: z.object({ start, board: file }) } as unknown as AnyGame;
  const seatsWith = (design: object) => [{ ...person('ada'), design } as SeatOccupant, person('bo')];
  expect(hasOwnContent(game, {}, [])).toBe(false);
  expect(hasOwnContent(withFile, { start: 'fair' }, seatsWith({ name: 'standard' }))).toBe(false);
  expect(hasOwnContent(withFile, { board: 'x' }, [])).toBe(true);
  expect(hasOwnContent(game, {}, seatsWith({ name: 'mine', text: '…' }))).toBe(true);
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

test('restarts a clock with a move of the seat, or with a phase if moves are secret', async () => {
  const table = await tableWith({ turns: [{ count: 1 }, { count: 1 }] });
  const moved = { ...table, turns: [{ count: 2 }, { count: 1 }] };
  const secret = { ...noughts, secrets: { phase: (state: unknown) => String(state) } } as unknown as typeof noughts;
  expect([0, 1].map((seat) => restartsClock(table, { features: FEATURES, table: moved, game: noughts }, seat))).toEqual(
    [true, false],
  );
  const at = (state: unknown, next: unknown) =>
    [0, 1].map((seat) =>
      restartsClock({ ...table, state }, { features: FEATURES, table: { ...moved, state: next }, game: secret }, seat),
    );
  expect(at('one', 'one')).toEqual([false, false]);
  expect(at('one', 'two')).toEqual([true, true]);
  expect(at(null, 'one')).toEqual([true, false]);
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
