import { duel } from '@longtable/duel';
import { type Language, say } from '@longtable/kit';
import { itemsOf, labelsOf } from '@longtable/kit/testing/pictures/items';
import { expect, test } from 'vitest';
import { builtInGames } from '../../../games/index.ts';
import { textOf } from '../../render/message.ts';
import { fitLabel } from '../pictures/canvas/fit.ts';
import { scoreText } from '../puzzles/rating.ts';
import { drawGameStats, playerCard, scoreLines } from './stats.ts';

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

test('shows the time per move from the first move on', () => {
  const shown = (moves: number) =>
    textOf(drawGameStats(duel, { ...stats, tables: 1, moves }, { language: 'en', display: 'plain' }));
  expect(shown(1)).toContain('Time per move');
  expect(shown(0)).not.toContain('Time per move');
});

test('writes the averages, the range and the shares of all finished games', () => {
  const sums = { tables: 4, moves: 100, time: 600_000, shortest: 12, longest: 34, counts: [30, 3] };
  const text = textOf(drawGameStats(duel, sums, { language: 'en', display: 'plain' }));
  expect(text).toContain('- Finished games: 4\n- Moves per game: 25 (12–34)\n- Time per move: 6');
  expect(text).toContain('- Rounds: 7.5 on average');
  expect(text).toMatch(/: 75%$/);
  expect(textOf(drawGameStats(duel, { ...sums, counts: [] }, { language: 'en', display: 'plain' }))).not.toContain(
    'Rounds',
  );
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
