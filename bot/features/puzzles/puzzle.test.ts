import { farmland } from '@longtable/farmland';
import { type AnyGame, type Puzzle, say } from '@longtable/kit';
import { firstFailure } from '@longtable/kit/testing/contract';
import { auction, scrambleAuction } from '@longtable/kit/testing/games/auction';
import { describe, expect, test } from 'vitest';
import { codeOf, locationIn, openTable, person, testContext } from '../../../tests/context.ts';
import { openFeatureBot } from '../../../tests/feature-bot.ts';
import { noughtsWithPuzzles } from '../../../tests/games/noughts-puzzles.ts';
import { kindOf, parseId } from '../../../tests/ids.ts';
import { noughtsTable } from '../../../tests/noughts-table.ts';
import { playLine } from '../../host/actions/move.ts';
import { resign } from '../../host/actions/resign.ts';
import { tablesOf } from '../../host/commit/table-lists.ts';
import type { Context } from '../../host/context.ts';
import { DAY_MS, dayOf } from '../../host/duration.ts';
import type { LoadedTable } from '../../host/feature.ts';
import { openContext } from '../../host/open-context.ts';
import { GameBusyError } from '../../host/refusal.ts';
import { Cleanup } from '../../host/scheduler/scheduler.ts';
import { readerAt } from '../../host/table/names.ts';
import { readTable } from '../../host/table/record.ts';
import { rebuildFromLog } from '../../host/table/state.ts';
import { afterGameButtons } from '../../render/controls.ts';
import { textOf } from '../../render/message.ts';
import { drawPanel } from '../../render/panel.ts';
import { headOf } from '../../render/status.ts';
import { attemptsByScore, attemptsOn, dailiesOn } from '../daily/daily.ts';
import { dailyAttemptsKind, endOfDay, PUZZLE_OF_THE_DAY } from '../daily/record.ts';
import { FEATURES } from '../index.ts';
import { exportPerson } from '../personal-data/export.ts';
import { forgetPerson } from '../personal-data/index.ts';
import { readPlayerStats } from '../ratings/player-stats.ts';
import { puzzleEnding, puzzleHelpButtons, puzzleLines, resignQuestion } from './index.ts';
import { findPuzzle, occupantsAt, takeHints } from './puzzle.ts';
import { nextPuzzle, puzzleOfDay, puzzleRatingKind, puzzleScoresKind, readScores } from './rating.ts';

const DAY = '2026-11-15';
const game = noughtsWithPuzzles as AnyGame;

async function puzzleContext() {
  const clock = { at: Date.parse(DAY) };
  const context = { ...(await testContext([game])), now: () => clock.at };
  return {
    clock,
    context,
    other: openContext({
      features: FEATURES,
      storage: context.storage,
      games: [game],
      log: context.log,
      now: () => clock.at,
    }),
  };
}

let channels = 0;
/** Opens a puzzle in a new channel. */
function begin(context: Context, id = 'first-row', who = 'ada', daily = false): Promise<LoadedTable> {
  const puzzle = findPuzzle(game, id);
  const occupants = puzzle ? occupantsAt({ game, puzzle }, person(who)) : [person(who)];
  return openTable(context, {
    game,
    options: {},
    occupants,
    seated: true,
    puzzle: id,
    daily,
    location: locationIn(`c${channels++}`),
  });
}

const idOf = async (opened: Promise<LoadedTable>) => (await opened).table.id;
const play = (context: Context, table: string, line: string, who = 'ada') =>
  playLine(context, table, { person: who }, line);
/** Returns a user's puzzle score in the game. */
const scoreOf = async (context: Context, who = 'ada') => (await readScores(context, who)).noughts;

test("starts from the puzzle's position, accepts the answer and rates solver and puzzle", async () => {
  const { context } = await puzzleContext();
  const begun = await begin(context, 'second-player');
  expect(begun.table).toMatchObject({
    status: 'playing',
    log: { moveCount: 5, undoable: 0 },
    events: { list: [] },
    features: { puzzle: { id: 'second-player' } },
  });
  expect(begun.table.seats.map(({ kind }) => kind)).toEqual(['computer', 'person']);
  expect((await rebuildFromLog(context, begun))?.table.state).toEqual(begun.table.state);

  const { table } = await play(context, begun.table.id, 'c2');
  expect(table).toMatchObject({
    status: 'over',
    ending: { by: 'exercise', how: 'solved' },
    pings: { notices: [] },
    features: { puzzle: { rating: 1800 } },
  });
  const score = await scoreOf(context);
  expect(score).toMatchObject({ solved: 1, tried: ['second-player'] });
  expect(score?.rating.rating).toBeGreaterThan(1600);
  const record = await context.storage.store(puzzleRatingKind).get('noughts/second-player');
  expect(record).toMatchObject({ solved: 1, tried: 1 });
  expect(record?.rating.rating).toBeLessThan(1800);
  expect(await tablesOf(context, 'ada')).toEqual([]);
  expect(await readPlayerStats(context, 'ada')).toEqual({ games: {}, scopes: {} });
});

test('refutes a wrong attempt and counts only the first one', async () => {
  const { context } = await puzzleContext();
  const { table } = await play(context, await idOf(begin(context)), 'a3');
  expect(table.ending).toEqual({ by: 'exercise', how: 'failed' });
  expect(table.log.recentMoves.slice(-2)).toMatchObject([
    { seat: 0, line: 'a3' },
    { seat: 1, line: 'c2' },
  ]);
  const failed = await scoreOf(context);
  expect(failed).toMatchObject({ solved: 0, tried: ['first-row'] });
  await play(context, await idOf(begin(context, 'second-player')), 'c2');
  const before = await scoreOf(context);
  const again = (await play(context, await idOf(begin(context)), 'c1')).table;
  expect(again).toMatchObject({ ending: { how: 'solved' }, features: { puzzle: { id: 'first-row' } } });
  expect(again.seats[0]).not.toHaveProperty('rated');
  expect(await scoreOf(context)).toEqual({ ...before, tried: ['second-player', 'first-row'] });
  expect(await context.storage.store(puzzleRatingKind).get('noughts/first-row')).toMatchObject({ tried: 1 });
});

test('refutes a wrong attempt when the answer of a game in another thread comes later', async () => {
  const { context } = await puzzleContext();
  let isReady = false;
  const answerLater: AnyGame = {
    ...game,
    play(state, seat, line) {
      if (line !== 'c2' || isReady) return game.play(state, seat, line);
      isReady = true;
      throw new GameBusyError(game.title, Promise.resolve());
    },
  };
  const slow = { ...context, games: new Map([[game.id, answerLater]]) };
  const { table } = await play(slow, await idOf(begin(context)), 'a3');
  expect(table.log.recentMoves.at(-1)).toMatchObject({ seat: 1, line: 'c2' });
});

test('counts resigning after a hint as unsolved, without one not at all, and deletes the table after a few days', async () => {
  const { clock, context } = await puzzleContext();
  const untouched = await idOf(begin(context));
  await resign(context, untouched, 'ada');
  expect(await scoreOf(context)).toBeUndefined();
  const id = await idOf(begin(context));
  await takeHints(context, id, 'ada', 1);
  expect((await resign(context, id, 'ada')).table.ending).toEqual({ by: 'exercise', how: 'left' });
  expect((await scoreOf(context))?.rating.rating).toBeLessThan(1500);
  clock.at += 4 * 24 * 60 * 60 * 1000;
  await new Cleanup(context).sweep();
  expect(await readTable(context, id)).toBeUndefined();
});

test('counts one hint as a draw and two as a loss; ignores a repeated press', async () => {
  const ratings: number[] = [];
  const solved: unknown[] = [];
  for (const hints of [0, 1, 2] as const) {
    const { context, other } = await puzzleContext();
    const id = await idOf(begin(context, 'last-row'));
    if (hints > 0) await Promise.all([context, other, context].map((one) => takeHints(one, id, 'ada', hints)));
    expect((await readTable(context, id))?.features.puzzle?.hints).toBe(hints || undefined);
    await play(other, id, 'c3');
    const score = await scoreOf(context);
    solved.push([score?.solved, score?.hinted]);
    ratings.push(Math.sign(Math.round((await scoreOf(context))?.rating.rating ?? 0) - 1500));
  }
  expect(ratings).toEqual([1, 0, -1]);
  expect(solved).toEqual([
    [1, 0],
    [1, 1],
    [1, 1],
  ]);
  const { context } = await puzzleContext();
  const id = await idOf(begin(context));
  expect(await codeOf(takeHints(context, id, 'bo', 1))).toBe('notYourTable');
});

test('counts a puzzle that is open in two processes only once', async () => {
  const { context, other } = await puzzleContext();
  const [here, there] = [await idOf(begin(context)), await idOf(begin(other))];
  const ends = [play(context, here, 'c1'), play(context, here, 'c1'), play(other, there, 'a3')];
  expect((await Promise.all(ends.map(codeOf))).sort()).toEqual(['done', 'done', 'over']);
  expect((await scoreOf(context))?.tried).toEqual(['first-row']);
  expect(await context.storage.store(puzzleRatingKind).get('noughts/first-row')).toMatchObject({ tried: 1 });
});

test('closes a removed puzzle without counting it', async () => {
  const { context } = await puzzleContext();
  const id = await idOf(begin(context));
  const without = { ...noughtsWithPuzzles, puzzles: { ...noughtsWithPuzzles.puzzles, all: () => [] } } as AnyGame;
  const later = { ...context, games: new Map([['noughts', without]]) };
  expect(await codeOf(play(later, id, 'c1'))).toBe('puzzleGone');
  expect(
    await codeOf(
      openTable(later, {
        game: without,
        options: {},
        occupants: [person('bo')],
        puzzle: 'first-row',
        location: locationIn('x'),
      }),
    ),
  ).toBe('puzzleGone');
  await resign(later, id, 'ada');
  expect(await scoreOf(context)).toBeUndefined();
  expect(await nextPuzzle(later, 'ada', [without])).toBeUndefined();
});

test('suggests an untried puzzle, then the one tried longest ago, never the puzzle of the day', async () => {
  const { context } = await puzzleContext();
  const today = (await puzzleOfDay(context, DAY))?.puzzle.id as string;
  const [one, two] = noughtsWithPuzzles.puzzles
    .all()
    .map(({ id }) => id)
    .filter((id) => id !== today) as [string, string];
  const next = async () => (await nextPuzzle(context, 'ada', [game]))?.puzzle.id;
  expect([one, two]).toContain(await next());
  const tried = await idOf(begin(context, one));
  await takeHints(context, tried, 'ada', 1);
  await resign(context, tried, 'ada');
  expect(await next()).toBe(two);
});

test('uses one puzzle of the day in every process, with one attempt, a leaderboard and streaks', async () => {
  const { clock, context, other } = await puzzleContext();
  const today = (await puzzleOfDay(context, DAY))?.puzzle;
  const id = today?.id as string;
  expect((await puzzleOfDay(other, DAY))?.puzzle.id).toBe(id);
  const both = [begin(context, id, 'ada', true), begin(other, id, 'ada', true)];
  expect((await Promise.all(both.map(codeOf))).sort()).toEqual(['done', 'triedToday']);
  const dailies = await dailiesOn(context, DAY);
  const [attempt] = await attemptsOn(context, 'ada', dailies, DAY);
  const table = attempt?.loaded?.table.id as string;
  expect(await codeOf(takeHints(context, table, 'ada', 1))).toBe('dailyAlone');
  const solved = (await play(context, table, today?.answer[0] as string)).table;
  expect(solved.features.daily?.rank).toEqual({ place: 1, of: 1, streak: 1 });
  await resign(context, await idOf(begin(context, id, 'bo', true)), 'bo');
  expect(await attemptsByScore(context, 'g', PUZZLE_OF_THE_DAY, DAY)).toMatchObject([{ person: 'ada' }]);
  const wrong = noughtsWithPuzzles.puzzles.all().find((puzzle) => puzzle.id !== id)?.id;
  expect(await codeOf(begin(context, wrong, 'cleo', true))).toBe('puzzleGone');
  expect(await dailiesOn(context, DAY, ['noughts'])).toEqual([]);

  await forgetPerson(context, 'ada');
  expect(await codeOf(begin(other, id, 'ada', true))).toBe('triedToday');
  clock.at = endOfDay(DAY);
  const next = (await puzzleOfDay(context, '2026-11-16'))?.puzzle.id;
  expect((await begin(context, next, 'bo', true)).table.features.daily?.day).toBe('2026-11-16');
  expect((await context.storage.store(dailyAttemptsKind).get('bo'))?.[PUZZLE_OF_THE_DAY]?.streak).toBe(2);
});

test("exports a user's puzzle data and deletes it with their account", async () => {
  const { context } = await puzzleContext();
  const id = await idOf(begin(context));
  await play(context, id, 'c1');
  expect(JSON.stringify(await readTable(context, id))).toContain('"ada"');
  expect(await exportPerson(context, 'ada')).toMatchObject({ puzzles: { noughts: { tried: ['first-row'] } } });
  await forgetPerson(context, 'ada');
  expect(await context.storage.store(puzzleScoresKind).get('ada')).toBeUndefined();
  expect(JSON.stringify(await readTable(context, id))).not.toContain('"ada"');
});

const sound: Puzzle = {
  id: 'highest',
  goal: 'round',
  options: {},
  seed: 1,
  lines: [1, 2].map((seat) => ({ seat, line: 'bid 5' })),
  seat: 0,
  answer: ['bid 6'],
  rating: 1500,
};
const illegal: Puzzle = { ...sound, id: 'illegal', lines: [{ seat: 2, line: 'bid 9' }] };
const unsolved: Puzzle = { ...sound, id: 'unsolved', answer: ['bid 5'] };

/** Auction for three to five with puzzles about its first round. */
const auctionWith = (...all: Puzzle[]): AnyGame => ({
  ...auction,
  seats: { min: 3, max: 5 },
  puzzles: {
    goals: { round: { en: 'Take the round.', de: 'Gewinne die Runde.' } },
    all: () => all,
    verdict: ({ bids: [round] }) => {
      if (!round) return 'open';
      return round[0] === 6 ? 'solved' : 'failed';
    },
    refutation: () => [],
  },
});

test('opens a puzzle of a game for three to five that passes the suite, also as the puzzle of the day', async () => {
  const game = auctionWith(sound, { ...sound, id: 'other' });
  const settings = { walks: 30, thoughts: 3, hints: 3, computerGames: 1, scramble: scrambleAuction };
  expect(firstFailure(game, { ...settings, revealing: ['revealed'] })).toBe('');
  const bot = await openFeatureBot([game]);
  await bot.user('ada', { channel: 'c' }).press({ kind: 'nextPuzzle', game: 'auction' });
  await bot.user('bo', { channel: 'd' }).press({ kind: 'yours', game: PUZZLE_OF_THE_DAY });
  for (const [channel, person] of Object.entries({ c: 'ada', d: 'bo' })) {
    const { table } = await bot.tableIn(channel);
    expect([table.seats.length, table.state]).toEqual([3, { bids: [], sealed: [0, 5, 5] }]);
    const { table: solved } = await playLine(bot.context, table.id, { person, name: person }, 'bid 6');
    expect(solved.ending).toEqual({ by: 'exercise', how: 'solved' });
  }
});

test('never takes a puzzle of the day that cannot be set up or that its answer does not solve', async () => {
  const game = auctionWith(illegal, unsolved, sound);
  expect(firstFailure(game, { walks: 5, scramble: scrambleAuction })).toContain(
    'the puzzle "illegal" can\'t be set up',
  );
  const context = await testContext([game]);
  for (let day = 0; day < 30; day++)
    expect((await puzzleOfDay(context, dayOf(day * DAY_MS)))?.puzzle.id).toBe('highest');
});

const { current, at, features, terms } = noughtsTable();
const ended = (how: 'solved' | 'failed' | 'left', sinceOwnTurn = 0, more: object = {}) =>
  at({
    ...features({ puzzle: { id: 'p' } }),
    ...terms({ exercise: true, ...more }),
    events: { ...current().events, sinceOwnTurn: [sinceOwnTurn, 0] },
    status: 'over',
    ending: { by: 'exercise', how },
  });

test('is named in the title', () => {
  expect(headOf(at(features({ puzzle: { id: 'p' } })), 'en')).toContain('· Puzzle**');
});

test('tells how a puzzle ended', () => {
  const text = (loaded: LoadedTable, viewer: number | 'spectator' = 'spectator') =>
    say(puzzleEnding(loaded, readerAt(loaded, viewer, 'en')), 'en');
  expect(text(ended('solved'))).toBe('Solved!');
  expect([text(ended('left')), text(ended('left'), 0)]).toEqual(['Ada resigned.', 'You resigned.']);
  expect([text(ended('failed')), text(ended('failed', 1))]).toEqual([
    'Not solved.',
    'Not solved. Your opponent’s reply shows why.',
  ]);
});

const lines = (loaded: LoadedTable) => puzzleLines(loaded).map((line) => say(line, 'en'));

test('tells whether the attempt counts', () => {
  expect(lines(ended('left'))).toEqual(['-# This attempt doesn’t count.']);
  expect(lines(ended('failed'))).toEqual(['-# Only your first attempt counts, so this one doesn’t.']);
  expect(lines(at({ status: 'over', ending: { by: 'draw' } }))).toEqual([]);
});

test('asks before resigning with what the attempt then counts', () => {
  const asked = (more: object, moveCount = 4, hidden = false) => {
    const log = { ...current().log, moveCount };
    const table = at({ ...features({ puzzle: { id: 'first-row', ...more } }), ...(hidden && terms({ hidden })), log });
    return resignQuestion({ ...table, game: noughtsWithPuzzles as never }).map((text) => say(text, 'en'));
  };
  const free = ['**Resign this puzzle?** Your rating stays the same.'];
  const costly = ['**Resign this puzzle?** Your rating changes as if you hadn’t solved it.'];
  expect([asked({}), asked({ hints: 1 }), asked({}, 5)]).toEqual([free, costly, costly]);
  expect([asked({ hints: 1, repeated: true }), asked({}, 5, true)]).toEqual([free, []]);
});

describe('buttons', () => {
  test('offer another attempt and the solution unless the puzzle was solved', () => {
    const acts = (how: 'solved' | 'failed', more: object = {}) =>
      afterGameButtons(ended(how, 0, more)).map(([id]) => parseId(String(id))?.act ?? kindOf(id));
    expect(acts('solved')).toEqual(['nextPuzzle']);
    expect(acts('failed')).toEqual(['again', 'answer', 'nextPuzzle']);
    expect([acts('solved', { hidden: true }), acts('failed', { hidden: true })]).toEqual([[], ['answer']]);
  });

  test('give hints in puzzles that are being solved, unless they are hidden', () => {
    const hints = (changes: object) => puzzleHelpButtons(at(changes)).length;
    const puzzle = features({ puzzle: {} });
    expect([hints(puzzle), hints({ ...puzzle, ...terms({ hidden: true }) }), hints({})]).toEqual([1, 0, 0]);
    expect(hints({ ...puzzle, status: 'over' })).toBe(0);
  });
});

test('asks in the panel without a warning of the next turn, which would move the buttons down', async () => {
  const [puzzle] = farmland.puzzles?.all() ?? [];
  if (!puzzle) throw new Error('There is no puzzle.');
  const occupants = occupantsAt({ game: farmland, puzzle }, person('cleo'));
  const context = await testContext([farmland]);
  const { options, seed, lines, seat } = puzzle;
  const asked = { game: farmland, options, seed, lines, occupants, seated: true, puzzle: puzzle.id };
  const loaded = await openTable(context, { ...asked, terms: { exercise: true } });
  const shown = textOf(drawPanel(loaded, seat, { language: 'en', display: 'plain' }));
  const [, question] =
    farmland.presentation.ask?.(loaded.table.state as never, seat, '', readerAt(loaded, seat, 'en')).split('\n') ?? [];
  expect(shown.split('\n').slice(-2)).toEqual([expect.stringContaining('first attempt'), question]);
});
