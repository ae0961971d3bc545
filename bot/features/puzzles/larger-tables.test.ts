import type { AnyGame, Puzzle } from '@longtable/kit';
import { firstFailure } from '@longtable/kit/testing/first-failure';
import { auction, scrambleAuction } from '@longtable/kit/testing/games/auction';
import { expect, test } from 'vitest';
import { testContext } from '../../../tests/context.ts';
import { openFeatureBot } from '../../../tests/feature-bot.ts';
import { playLine } from '../../host/actions/move.ts';
import { DAY_MS, dayOf } from '../../host/duration.ts';
import { PUZZLE_OF_THE_DAY } from '../daily/record.ts';
import { puzzleOfDay } from './rating.ts';

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
