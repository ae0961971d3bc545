import { duel } from '@longtable/duel';
import { type AnyGame, type Language, say } from '@longtable/kit';
import { COLOURS, type Item, MAX_PICTURE_HEIGHT } from '@longtable/kit/picture';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { itemsOf, labelsOf } from '@longtable/kit/testing/pictures/items';
import { expect, test } from 'vitest';
import { builtInGames } from '../../../games/index.ts';
import { open, person, testContext } from '../../../tests/context.ts';
import { DAY_MS } from '../../host/duration.ts';
import type { LoadedTable } from '../../host/feature.ts';
import { textOf } from '../../render/message.ts';
import { addComputer, SUITABLE } from '../computers/index.ts';
import { FEATURES } from '../index.ts';
import { fitLabel } from '../pictures/canvas/fit.ts';
import { NO_EMBLEM } from '../pictures/index.ts';
import { scoreText } from '../puzzles/rating.ts';
import { nearChoice } from './index.ts';
import { isNewAccount, limitByOpponents, recentOf, UNRATED, weightOf, withOpponents } from './rating.ts';
import { playerStatsKind } from './record.ts';
import {
  drawGameStats,
  drawRatingHistories,
  headToHeads,
  playerCard,
  type RatingHistory,
  ratingHistoriesOf,
  ratingHistoryLines,
  scoreLines,
} from './stats.ts';

const counts = Array.from({ length: 12 }, (_, at) => 12_345 * at);
const stats = { tables: 1234, moves: 98_765, time: 9e9, shortest: 12, longest: 1234, counts };

test.each(builtInGames)('draws the statistics of $title on a card without truncated labels', (game) => {
  for (const [language, finished] of Object.entries({ en: 'Finished games', de: 'Beendete Spiele' })) {
    const { sketch } = drawGameStats(game, stats, { language: language as Language, display: 'picture' });
    const picture = sketch!.picture;
    const labels = [...itemsOf(picture)].flatMap(({ item }) => labelsOf(item));
    expect(labels.map(({ text }) => text)).toContain(finished);
    expect(labels.filter((label) => fitLabel(label).isCut)).toEqual([]);
  }
});

test('draws a card with the title, the results and the rating of a player in each game', () => {
  const score = { played: 12, won: 7, drawn: 0, lost: 5 };
  const rated = { ...score, rating: { rating: 1611.7, deviation: 60, volatility: 0.06 }, lostTo: ['x', 'y', 'z'] };
  const card = playerCard(
    'Ada',
    builtInGames,
    { games: { farmland: { ...rated, lostTo: [] }, duel: rated, spy: score }, scopes: {} },
    'en',
  );
  const words = [...itemsOf(card)]
    .flatMap(({ item }) => labelsOf(item))
    .map(({ text }) => text.replaceAll('\u00a0', ' '));
  expect(words.filter(Boolean)).toEqual([
    'Ada',
    ...['1612', 'Crown of Farmland', '7 won, 5 lost (provisional rating)'],
    ...['1612', 'Card Duel', '7 won, 5 lost'],
    ...['No Time to Spy', '7 won, 5 lost'],
  ]);
});

test('writes the statistics as text, and draws no card without finished games', () => {
  const [game] = builtInGames;
  const plain = drawGameStats(game!, stats, { language: 'en', display: 'plain' });
  expect([plain.sketch, textOf(plain)]).toEqual([
    undefined,
    expect.stringContaining('- Finished games: 1,234\n- Moves'),
  ]);
  const one = { ...stats, tables: 1, moves: 43, shortest: 43, longest: 43 };
  const [inEnglish, inGerman] = (['en', 'de'] as const).map((language) =>
    textOf(drawGameStats(duel, one, { language, display: 'plain' })),
  );
  expect(inEnglish).toMatch(/Moves per game: 43\n[\s\S]*Rounds: [\d,]+ on average/);
  expect(inGerman).toMatch(/Runden: [\d.,]+ im Schnitt/);
  expect(drawGameStats(game!, undefined, { language: 'en', display: 'picture' }).sketch).toBeUndefined();
});

const solving = (puzzles: object) => [
  Object.fromEntries(Object.entries(puzzles).map(([game, score]) => [game, scoreText(score)])),
];

test('writes the averages, the range and the shares of all finished games, if there are some', () => {
  const sums = { tables: 4, moves: 100, time: 600_000, shortest: 12, longest: 34, counts: [30, 3] };
  const textAfter = (changes: object = {}) =>
    textOf(drawGameStats(duel, { ...sums, ...changes }, { language: 'en', display: 'plain' }));
  expect(textAfter()).toContain('- Finished games: 4\n- Moves per game: 25 (12–34)\n- Time per move: 6');
  expect(textAfter()).toContain('- Rounds: 7.5 on average');
  expect(textAfter()).toMatch(/: 75%$/);
  expect(textAfter({ counts: [] })).not.toContain('Rounds');
  expect(textAfter({ tables: 1, moves: 1 })).toContain('Time per move');
  expect(textAfter({ tables: 1, moves: 0 })).not.toContain('Time per move');
  expect(drawGameStats(duel, sums, { language: 'en', display: 'picture' }).sketch?.of).toBe('stats|duel');
});

test('writes the results, the best run and the puzzles of a game in one line', () => {
  const score = { played: 9, won: 5, drawn: 1, lost: 3, best: { points: [7], words: '7 rooms' } };
  const rating = { rating: 1540.4, deviation: 50, volatility: 0.06 };
  const puzzles = { duel: { rating, solved: 12, tried: Array(15).fill('p'), hinted: 2 } };
  const lines = (games: object, solved: object) =>
    say(scoreLines('1', builtInGames, { games, scopes: {} } as never, solving(solved)), 'en').split('\n');
  expect(lines({ duel: score }, puzzles)).toEqual([
    '<@1>',
    '- **Card Duel**: 9 played, 5 won, 1 drawn, 3 lost. Best run: 7 rooms. Puzzles: rating 1540, 12 of 15 solved (2 with hints)',
  ]);
  expect(lines({}, { duel: { ...puzzles.duel, hinted: undefined } })).toEqual([
    '<@1>',
    '- **Card Duel**: Puzzles: rating 1540, 12 of 15 solved',
  ]);
  expect(lines({}, {})).toEqual(['<@1>', 'No finished games here yet.']);
});

test('writes a rating, marked while it is provisional, and rounded', () => {
  const rated = (lostTo: string[]) => ({
    duel: { played: 2, won: 1, drawn: 0, lost: 1, lostTo, rating: { rating: 1599.6, deviation: 60, volatility: 0.06 } },
  });
  const line = (lostTo: string[]) =>
    say(scoreLines('1', [duel], { games: rated(lostTo), scopes: {} }), 'en').split('\n')[1];
  expect(line(['x', 'y', 'z'])).toBe('- **Card Duel**: 2 played, 1 won, 1 lost, rating 1600');
  expect(line([])).toBe('- **Card Duel**: 2 played, 1 won, 1 lost, rating 1600 (provisional)');
});

const against = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ name: `Player ${index}`, won: index, drawn: 0, lost: 1 }));
const history = (ratings: number[], opponents = 2): RatingHistory => ({
  ...{ title: 'Noughts', emblem: NO_EMBLEM, ratings, against: against(opponents) },
});

/** Returns the items of a kind. */
const all = <K extends Item['kind']>(items: readonly Item[], kind: K) =>
  items.filter((item): item is Extract<Item, { kind: K }> => item.kind === kind);

test('draws the change of a rating in green or red, and the shares of results as bars', () => {
  const drawn = (ratings: number[]) => drawRatingHistories([history(ratings)], 'en').items;
  const change = (items: readonly Item[]) =>
    all(items, 'text').flatMap(({ text, colour }) => (/^[+−]/.test(`${text}`) ? [[text, colour]] : []));
  expect(change(drawn([1500, 1520]))).toEqual([['+20', COLOURS.good]]);
  expect(change(drawn([1520, 1500]))).toEqual([['−20', COLOURS.bad]]);
  expect(change(drawn([1500]))).toEqual([]);
  const bars = all(drawn([1500]), 'rect').filter(({ height }) => height === 5);
  expect(bars.map(({ fill }) => fill)).toEqual([COLOURS.bad, COLOURS.good, COLOURS.bad]);
  expect(bars[1]!.width).toBe(bars[2]!.width);
});

test('keeps the cards of three games with many opponents within the height of a picture', () => {
  const { height } = drawRatingHistories(Array(3).fill(history([1500, 1520], 8)), 'en');
  expect(height).toBeLessThanOrEqual(MAX_PICTURE_HEIGHT);
});

test('lists the ratings in order, then the results against each opponent', () => {
  expect(ratingHistoryLines(history([1500, 1520])).map((line) => say(line, 'en'))).toEqual([
    'Noughts: 1500 → 1520',
    'Against Player 0: 0 won, 1 lost',
    'Against Player 1: 1 won, 1 lost',
  ]);
});

/** Returns a finished table of Ada (first) and another user with their ratings. `winner` is a seat, or -1 after a draw. */
function finished(
  other: string,
  winner: number,
  rated?: readonly [number, number],
  game: AnyGame = noughts,
): LoadedTable {
  const seats = ['ada', other].map((id) => ({
    ...{ kind: 'person', id, name: id },
    ...(rated && { rated: { before: rated[0], after: rated[1] } }),
  }));
  const ending = winner < 0 ? { by: 'draw' } : { by: 'resigning', seat: 1 - winner };
  const table = { seats, ending, status: 'over', terms: {}, state: { cells: '.........' }, features: {} };
  return { features: FEATURES, table: table as never, game };
}

test('follows the ratings of a user in each game, oldest first', () => {
  const other: AnyGame = { ...noughts, id: 'other', title: 'Other' };
  const past = [
    finished('bo', 0, [1510, 1520]),
    finished('bo', 1, [1600, 1590], other),
    finished('bo', 0),
    finished('cleo', 0, [1500, 1510]),
  ];
  expect(ratingHistoriesOf('ada', past, 'en')).toMatchObject([
    { title: 'Noughts and Crosses', ratings: [1500, 1510, 1520], against: [{ name: 'bo', won: 2 }, { name: 'cleo' }] },
    { title: 'Other', ratings: [1600, 1590], against: [{ name: 'bo', won: 0, lost: 1 }] },
  ]);
  expect(ratingHistoriesOf('ada', [finished('bo', 0)], 'en')).toEqual([]);
});

test('lists the eight opponents with the most games, draws included', () => {
  const rare = Array.from({ length: 8 }, (_, at) => finished(`o${at}`, 0));
  const past = [...rare, finished('bo', -1), finished('bo', -1), finished('bo', 1)];
  const against = headToHeads('ada', past, 'en');
  expect(against.map(({ name }) => name)).toEqual(['bo', 'o0', 'o1', 'o2', 'o3', 'o4', 'o5', 'o6']);
  expect(against[0]).toEqual({ name: 'bo', won: 0, drawn: 2, lost: 1 });
});

const levels = [
  { id: 'easy', name: 'Easy', about: 'gentle', rating: 1100 },
  { id: 'middle', name: 'Middle', about: 'fair', rating: 1400 },
  { id: 'hard', name: 'Hard', about: 'tough', rating: 1700 },
];
const game = { ...noughts, computers: { levels, line: () => 'a1' } };

test.each([
  [undefined, 'easy'],
  [1680, 'hard'],
])('seats a player with the rating %s against the computer %s', async (rating, level) => {
  const context = await testContext([game]);
  const rated = rating && { rating: { rating, deviation: 100, volatility: 0.06 } };
  const score = { played: 1, won: 1, drawn: 0, lost: 0, ...rated };
  await context.storage.transact({
    writes: [context.storage.store(playerStatsKind).put('ada', { games: { noughts: score }, scopes: {} })],
  });
  const { id } = (await open(context, { game, occupants: [person('ada'), { kind: 'open' }] })).table;
  const { table } = await addComputer(context, id, 'ada', SUITABLE);
  expect(table.seats).toEqual([person('ada'), { kind: 'computer', level }]);
});

test('offers a level near the rating only for games whose levels have ratings', () => {
  const [easy, ...others] = levels.map(({ rating: _, ...level }) => level);
  const withLevels = (given: typeof levels) => ({ ...noughts, computers: { ...game.computers, levels: given } });
  const isOffered = (of: AnyGame) => nearChoice(of).length > 0;
  expect([isOffered(game), isOffered(noughts)]).toEqual([true, false]);
  expect(isOffered(withLevels([easy, ...others] as never))).toBe(false);
  expect(isOffered(withLevels([easy, levels[1]] as never))).toBe(true);
  expect(isOffered(withLevels([levels[1]!]))).toBe(false);
});

test.each([
  { opponents: 0, highest: 1650, lowest: 1350 },
  { opponents: 5, highest: 1650, lowest: 1350 },
  { opponents: 6, highest: 1680, lowest: 1320 },
  { opponents: 19, highest: 2070, lowest: 930 },
  { opponents: 20, highest: 2500, lowest: 500 },
])('limits a rating with $opponents opponents', ({ opponents, highest, lowest }) => {
  const limited = (rating: number) => limitByOpponents(UNRATED, { ...UNRATED, rating }, opponents).rating;
  expect([limited(2500), limited(500), limited(1510)]).toEqual([highest, lowest, 1510]);
});

test('counts different opponents and players who did not lose, without new accounts, up to the limits', () => {
  const met = (id: string, points: number, isNewcomer = false) => ({ id, points, isNewcomer });
  const all = [met('a', 1), met('b', 0.5), met('c', 0), met('d', 0, true), met('a', 1)];
  expect(withOpponents({}, all)).toEqual({ opponents: ['a', 'b', 'c'], lostTo: ['b', 'c'] });
  expect(withOpponents({ opponents: ['b', 'x'], lostTo: ['x'] }, all)).toEqual({
    opponents: ['b', 'x', 'a', 'c'],
    lostTo: ['x', 'b', 'c'],
  });
  const many = Array.from({ length: 30 }, (_, index) => met(`p${index}`, 0));
  const { opponents, lostTo } = withOpponents({}, many);
  expect([opponents.length, lostTo.length]).toEqual([20, 3]);
});

test('weighs a game by the games against the same opponent within two weeks, and halves it for new accounts', () => {
  const now = 100 * DAY_MS;
  const weights = (games: number, at = now, isNewcomer = false) => {
    const recent = Array.from({ length: games }, () => ({ opponent: 'bo', at }));
    return weightOf({ recent: [...recent, { opponent: 'cleo', at: now }] }, { id: 'bo', isNewcomer }, now);
  };
  expect([0, 1, 2, 3, 4, 5, 6, 7].map((games) => weights(games))).toEqual([1, 1, 0.5, 0.5, 0.25, 0.25, 0, 0]);
  expect([weights(6, now - 14 * DAY_MS + 1), weights(6, now - 14 * DAY_MS)]).toEqual([0, 1]);
  expect([weights(0, now, true), weights(2, now, true)]).toEqual([0.5, 0.25]);
  expect(recentOf({ recent: [{ opponent: 'bo', at: 0 }] }, now)).toEqual([]);
  expect(recentOf({}, now)).toEqual([]);
});

test('counts an account as new for 30 days', () => {
  const made = Date.UTC(2026, 0, 1);
  const id = String(BigInt(made - 1420070400000) << 22n);
  expect(isNewAccount(id, made + 30 * DAY_MS - 1)).toBe(true);
  expect(isNewAccount(id, made + 30 * DAY_MS)).toBe(false);
  expect(isNewAccount('ada', made)).toBe(false);
});
