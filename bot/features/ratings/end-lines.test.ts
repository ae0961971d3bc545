import { say } from '@longtable/kit';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Ending, SeatOccupant, Table } from '../../../storage/records/table.ts';
import { open, testContext } from '../../../tests/context.ts';
import type { LoadedTable } from '../../host/feature.ts';
import { readerAt } from '../../host/table/names.ts';
import { FEATURES } from '../index.ts';
import { careerAchievements } from './achievements.ts';
import { achievementLines, ratings } from './index.ts';

let table: Table;
beforeEach(async () => {
  ({ table } = await open(await testContext()));
});

const named = (name: string, more: object = {}): SeatOccupant => ({
  kind: 'person',
  id: name.toLowerCase(),
  name,
  ...more,
});
const ended = (ending: Ending, changes: Partial<Table> = {}): LoadedTable => ({
  features: FEATURES,
  table: { ...table, seats: [named('Ada'), named('Bo')], status: 'over', ending, ...changes },
  game: noughts,
});

describe('achievements', () => {
  const [first] = careerAchievements(FEATURES);
  const reading = (seats: SeatOccupant[], viewer: number | 'spectator') => {
    const loaded = ended({ by: 'draw' }, { seats });
    return achievementLines(loaded, readerAt(loaded, viewer, 'en')).map((line) => say(line, 'en'));
  };

  test('name their player to spectators, unless the player is alone', () => {
    const seats = [named('Ada', { earned: [first?.key] }), named('Bo')];
    expect(reading(seats, 'spectator')[0]).toContain('Achievement for Ada: **');
    expect(reading(seats, 0)[0]).toContain('Achievement: **');
    expect(reading(seats, 1)).toEqual([]);
    expect(reading([seats[0]!, { kind: 'computer', level: 'x' }], 'spectator')[0]).toContain('Achievement: **');
  });
});

test('shows why a rated game that was resigned early changed no ratings', async () => {
  const game = { ...noughts, ratedAfter: 6 };
  const linesOf = (loaded: LoadedTable) =>
    (ratings.lines?.result?.({ ...loaded, game }, readerAt(loaded, 0, 'en')) ?? []).map((line) =>
      say(line || '', 'en'),
    );
  const why = '-# This game changed no ratings, because it ended before everyone had made 6 moves.';
  expect(linesOf(ended({ by: 'resigning', seat: 0 }))).toEqual([why]);
  expect(linesOf(ended({ by: 'aborted', seat: 0 }))).toEqual([]);
  expect(linesOf(ended({ by: 'resigning', seat: 0 }, { terms: { ...table.terms, unrated: true } }))).toEqual([]);
});

test('explains why a rated game changed no ratings although it was long enough', () => {
  const linesOf = (loaded: LoadedTable) =>
    (ratings.lines?.result?.(loaded, readerAt(loaded, 0, 'en')) ?? []).map((line) => say(line || '', 'en'));
  expect(linesOf(ended({ by: 'game' }))).toEqual([
    '-# This game changed no ratings. Against the same person, only six games within two weeks do, and an established rating changes only against established ones.',
  ]);
  const seats = [named('Ada', { rated: { before: 1500, after: 1510 } }), named('Bo')];
  expect(linesOf(ended({ by: 'game' }, { seats }))).toEqual([expect.stringContaining('1510')]);
});
