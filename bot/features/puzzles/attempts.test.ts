import type { AnyGame, Puzzle } from '@longtable/kit';
import { beforeEach, expect, test } from 'vitest';
import type { Table } from '../../../storage/records/table.ts';
import { codeOf, open, person, recordingLog, resultOrCode, testContext } from '../../../tests/context.ts';
import { noughtsWithPuzzles } from '../../../tests/games/noughts-puzzles.ts';
import type { Context } from '../../host/context.ts';
import { endTable } from '../../host/table/endings.ts';
import { tableWrites } from '../../host/table/find.ts';
import { readAll } from '../history/history.ts';
import { FEATURES } from '../index.ts';
import { ratedAfter, UNRATED } from '../ratings/rating.ts';
import { afterAttempt, findPuzzle, hasPuzzles, occupantsAt, puzzleAt, solutionOf, takeHints } from './puzzle.ts';
import {
  nextPuzzle,
  puzzleEffects,
  puzzleListId,
  puzzleOfDay,
  puzzleRatingKind,
  puzzleScoresKind,
  readScores,
} from './rating.ts';

const DAY = '2026-11-15';
const game = noughtsWithPuzzles as AnyGame;
const [FIRST] = noughtsWithPuzzles.puzzles.all() as [Puzzle];
const log = recordingLog();
let context: Context;
let base: Table;
beforeEach(async () => {
  log.lines.length = 0;
  context = { ...(await testContext([game], log)), now: () => Date.parse(DAY) };
  base = { ...(await open(context)).table, features: { puzzle: { id: 'first-row' } } };
});

const withPuzzles = (change: object): AnyGame =>
  ({ ...game, puzzles: { ...noughtsWithPuzzles.puzzles, ...change } }) as unknown as AnyGame;

test('recognises games with puzzles, and finds the puzzle of a table', () => {
  expect([
    hasPuzzles(game),
    hasPuzzles(withPuzzles({ all: () => [] })),
    hasPuzzles({ ...game, puzzles: undefined } as never),
  ]).toEqual([true, false, false]);
  expect(puzzleAt({ features: FEATURES, table: base, game })?.id).toBe('first-row');
  expect(puzzleAt({ features: FEATURES, table: { ...base, features: {} }, game })).toBeUndefined();
  expect(
    puzzleAt({ features: FEATURES, table: { ...base, features: { puzzle: { id: 'removed' } } }, game }),
  ).toBeUndefined();
});

test.each([
  ['the first of two', 0, [], ['ada', 'easy']],
  ['the last of three', 2, [], ['easy', 'easy', 'ada']],
  ['a third seat that has moved', 1, [{ seat: 2, line: 'x' }], ['easy', 'ada', 'easy']],
])('seats the solver and computers: %s', (_, seat, lines, expected) => {
  const computers = { levels: [{ id: 'easy' }, { id: 'hard' }] };
  const occupants = occupantsAt(
    { game: { ...game, computers } as never, puzzle: { seat, lines } as never },
    person('ada'),
  );
  expect(occupants.map((occupant) => (occupant.kind === 'computer' ? occupant.level : 'ada'))).toEqual(expected);
});

/** Returns the change after a move of the solver that is judged like this. */
function judged(verdict: string, change: object = {}, state = { cells: 'xx.oo....' }) {
  const rules = withPuzzles({ verdict: () => verdict, ...change });
  const before = { features: FEATURES, table: base, game: rules };
  return afterAttempt(context, before, { table: { ...base, state }, writes: [{ own: true } as never] });
}
const endingOf = (...attempt: Parameters<typeof judged>) => resultOrCode(() => judged(...attempt).table.ending);

test('continues an open puzzle while the solver is on turn, and fails without another move', () => {
  expect(endingOf('open')).toBeNull();
  expect(endingOf('open', { refutation: () => [] }, { cells: 'x........' })).toEqual({
    by: 'exercise',
    how: 'failed',
  });
  expect(endingOf('solved')).toEqual({ by: 'exercise', how: 'solved' });
});

test('plays the refutation of a failed attempt, and only logs one that is refused', () => {
  const failed = judged('failed', { refutation: () => [{ seat: 0, line: 'c1' }] });
  expect(failed).toMatchObject({
    table: { state: { cells: 'xxxoo....' }, ending: { by: 'exercise', how: 'failed' } },
    writes: [{ own: true }],
  });
  expect(log.lines).toEqual([]);
  const broken = judged('failed', { refutation: () => [{ seat: 0, line: 'a1' }] });
  expect(broken).toMatchObject({
    table: { state: { cells: 'xx.oo....' }, ending: { how: 'failed' } },
    writes: [{ own: true }],
  });
  expect(log.lines).toMatchObject([{ level: 'error', about: { puzzle: 'first-row', code: 'cell' } }]);
  expect(endingOf('failed', { all: () => [] })).toBe('puzzleGone');
});

test('shows the solution up to the first line that is refused', () => {
  const puzzle = findPuzzle(game, 'first-row') as Puzzle;
  const { start, state, events } = solutionOf({ game, puzzle });
  expect([start, state]).toEqual([{ cells: 'xx.oo....' }, { cells: 'xxxoo....' }]);
  expect(events).toEqual([[{ kind: 'mark', seat: 0, cell: 'c1' }]]);
  expect(solutionOf({ game, puzzle: { ...puzzle, answer: ['a1', 'c1'] } })).toMatchObject({
    state: { cells: 'xx.oo....' },
    events: [],
  });
});

test('takes more hints only while the puzzle is open', async () => {
  const store = (change: Partial<Table>) =>
    context.storage.transact({ writes: tableWrites(context, undefined, { ...base, ...change }) });
  const take = (hints: 0 | 1 | 2) =>
    resultOrCode(takeHints(context, base.id, 'ada', hints).then(({ table }) => table.features.puzzle?.hints));
  await store({});
  expect([await take(0), await take(2), await take(1)]).toEqual([undefined, 2, 2]);
  expect(await codeOf(takeHints(context, base.id, 'cy', 1))).toBe('notYourTable');
  await store({ features: { ...base.features, daily: { day: DAY } }, terms: { ...base.terms, hidden: true } });
  expect(await take(1)).toBe('dailyAlone');
  await store({ features: {} });
  expect(await take(1)).toBe('puzzleGone');
  await store({ status: 'over', ending: { by: 'exercise', how: 'left' } });
  expect(await take(1)).toBe('over');
});

/** Ends the puzzle of a user and stores the effects. Returns the amended table. */
async function finish(how: 'solved' | 'failed' | 'left', change: Partial<Table> = {}, rules = game): Promise<Table> {
  const table = endTable({ ...base, seats: [person('ada')], ...change }, { by: 'exercise', how }, 0);
  const effects = await puzzleEffects(context, base as never, { features: FEATURES, table, game: rules });
  const collected = await effects?.collect();
  if (!collected) throw new Error('no effects');
  await context.storage.transact({ writes: [...(collected.writes ?? [])] });
  return collected.amend?.(table) ?? table;
}
const scoreOf = async () => (await readScores(context, 'ada')).noughts;
const puzzleRating = (id = 'first-row') => context.storage.store(puzzleRatingKind).get(`noughts/${id}`);

test('rates solver and puzzle against each other, and stores the change at the seat', async () => {
  const guess = { ...UNRATED, rating: 1200, deviation: 150 };
  const amended = await finish('failed');
  const mine = ratedAfter(UNRATED, [{ theirs: guess, points: 0 }]);
  expect(await scoreOf()).toEqual({ rating: mine, solved: 0, hinted: 0, tried: ['first-row'] });
  const theirs = ratedAfter(guess, [{ theirs: UNRATED, points: 1 }]);
  expect(await puzzleRating()).toEqual({ rating: theirs, solved: 0, tried: 1 });
  expect(amended.seats[0]).toMatchObject({
    rated: { before: 1500, after: Math.round(mine.rating), provisional: true },
  });
  expect(amended.features.puzzle).toEqual({ id: 'first-row', rating: 1200 });
  expect(await readAll(context, puzzleListId('ada'))).toEqual([base.id]);
});

test('does not mark a precise rating as provisional, and adds to other games’ scores', async () => {
  const precise = { rating: { ...UNRATED, deviation: 60 }, solved: 4, hinted: 1, tried: ['x'] };
  const stored = { guess: precise, noughts: precise };
  await context.storage.transact({ writes: [context.storage.store(puzzleScoresKind).put('ada', stored)] });
  const amended = await finish('solved', { features: { puzzle: { id: 'first-row', hints: 1 } } });
  expect((amended.seats[0] as { rated?: object }).rated).not.toHaveProperty('provisional');
  expect(await readScores(context, 'ada')).toMatchObject({
    guess: precise,
    noughts: { solved: 5, hinted: 2, tried: ['x', 'first-row'] },
  });
  expect(await puzzleRating()).toMatchObject({ solved: 1, tried: 1 });
});

test.each([
  [undefined, 1, 0],
  [1, 0.5, 1],
  [2, 0, 1],
] as const)('rates a solution with %s hints as %f points', async (hints, points, hinted) => {
  const features = { puzzle: { id: 'first-row', ...(hints && { hints }) }, daily: { day: DAY } };
  const computer = { kind: 'computer' as const, level: 'x' };
  const amended = await finish('solved', { features, seats: [person('ada'), computer] });
  const mine = ratedAfter(UNRATED, [{ theirs: { ...UNRATED, rating: 1200, deviation: 150 }, points }]);
  expect(await scoreOf()).toMatchObject({ rating: mine, solved: 1, hinted });
  expect(amended.features).toMatchObject({ ...features, puzzle: { ...features.puzzle, rating: 1200 } });
  expect(amended.seats[1]).toEqual(computer);
});

test('rates the next solver against the rating that the puzzle has by then', async () => {
  const known = { rating: { ...UNRATED, rating: 1333.6 }, solved: 5, tried: 9 };
  const ratings = context.storage.store(puzzleRatingKind);
  await context.storage.transact({ writes: [ratings.put('noughts/first-row', known)] });
  const amended = await finish('failed', { features: { puzzle: { id: 'first-row', hints: 1 } } });
  expect(amended.features.puzzle?.rating).toBe(1334);
  expect(await scoreOf()).toMatchObject({
    rating: ratedAfter(UNRATED, [{ theirs: known.rating, points: 0 }]),
    hinted: 0,
  });
  const harder = ratedAfter(known.rating, [{ theirs: UNRATED, points: 1 }]);
  expect(await puzzleRating()).toEqual({ rating: harder, solved: 5, tried: 10 });
});

test('moves a repeated puzzle to the end of the tried ones without rating it', async () => {
  await finish('solved');
  await finish('failed', { features: { puzzle: { id: 'last-row' } } });
  const before = await scoreOf();
  expect((await finish('failed')).features.puzzle).toEqual({ id: 'first-row' });
  expect(await scoreOf()).toEqual({ ...before, tried: ['last-row', 'first-row'] });
  expect(await puzzleRating()).toMatchObject({ tried: 1, solved: 1 });
});

test.each([
  ['untouched', {}, 4, false],
  ['after a hint', { puzzle: { id: 'first-row', hints: 1 } }, 4, true],
  ['after a move', {}, 5, true],
  ['as puzzle of the day', { daily: { day: DAY } }, 4, true, { hidden: true as const }],
])('counts a puzzle that was left: %s', async (_, features, moveCount, counts, terms?: object) => {
  const log = { ...base.log, moveCount };
  await finish('left', { features: { ...base.features, ...features }, terms: { ...base.terms, ...terms }, log });
  expect((await scoreOf())?.tried).toEqual(counts ? ['first-row'] : undefined);
  expect(await readAll(context, puzzleListId('ada'))).toHaveLength(1);
});

test('lists but does not rate a puzzle that was removed, and ignores other endings', async () => {
  await finish('solved', {}, withPuzzles({ all: () => [] }));
  expect([await scoreOf(), (await readAll(context, puzzleListId('ada'))).length]).toEqual([undefined, 1]);
  const over = (change: Partial<Table>) =>
    puzzleEffects(context, base, {
      features: FEATURES,
      table: { ...endTable(base, { by: 'exercise', how: 'solved' }, 0), ...change },
      game,
    });
  expect(await over({ ending: { by: 'draw' } })).toBeUndefined();
  expect(await over({ features: {} })).toBeUndefined();
  expect(await over({ seats: [] })).toBeUndefined();
});

/** Twenty puzzles with ratings from 1000 to 1950. */
const many = withPuzzles({
  all: () => Array.from({ length: 20 }, (_, at) => ({ ...FIRST, id: `p${at}`, rating: 1000 + 50 * at })),
});

/** Returns all puzzles that are suggested, by number. */
async function suggested(games = [many]): Promise<number[]> {
  const found = new Set<number>();
  for (let draws = 0; draws < 200; draws++) {
    const next = await nextPuzzle(context, 'ada', games);
    if (next) found.add(Number(next.puzzle.id.slice(1)));
  }
  return [...found].sort((one, other) => one - other);
}

test('suggests one of the eight untried puzzles nearest to the rating', async () => {
  // Another game has today's puzzle.
  const other = { ...game, id: 'other' };
  context = { ...context, games: new Map([['other', other]]) };
  const score = (tried: number[]) => ({
    rating: { ...UNRATED, rating: 1510 },
    solved: 0,
    tried: tried.map((at) => `p${at}`),
  });
  const store = (tried: number[]) =>
    context.storage.transact({
      writes: [context.storage.store(puzzleScoresKind).put('ada', { noughts: score(tried) })],
    });
  await store([10]);
  expect(await suggested()).toEqual([6, 7, 8, 9, 11, 12, 13, 14]);
  const all = Array.from({ length: 20 }, (_, at) => (at + 5) % 20);
  await store(all);
  expect(await suggested()).toEqual([5, 6, 7, 8, 9, 10, 11, 12]);
  expect(await suggested([])).toEqual([]);
});

test('never suggests the puzzle of the day', async () => {
  const three = withPuzzles({ all: () => [0, 1, 2].map((at) => ({ ...FIRST, id: `p${at}`, rating: 1500 })) });
  context = { ...context, games: new Map([['noughts', three]]) };
  const today = Number((await puzzleOfDay(context, DAY))?.puzzle.id.slice(1));
  expect(await suggested([three])).toEqual([0, 1, 2].filter((at) => at !== today));
});

test('lets games with puzzles take turns from day to day', async () => {
  const games = ['a', 'b', 'none'].map((id) => (id === 'none' ? { ...game, id, puzzles: undefined } : { ...game, id }));
  context = { ...context, games: new Map(games.map((one) => [one.id, one as AnyGame])) };
  const days = await Promise.all(['2026-11-15', '2026-11-16', '2026-11-17'].map((day) => puzzleOfDay(context, day)));
  const [first, second, third] = days.map((one) => one?.game.id);
  expect([first, second].toSorted()).toEqual(['a', 'b']);
  expect(third).toBe(first);
  expect(await puzzleOfDay({ ...context, games: new Map() }, DAY)).toBeUndefined();
});
