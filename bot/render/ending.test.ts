import { noughts } from '@longtable/kit/testing/games/noughts';
import { expect, test } from 'vitest';
import { CAREER_ACHIEVEMENTS } from '../features/ratings/achievements.ts';
import { achievementLines } from './ending.ts';

test('a player reads only their own achievements, a spectator those of all', () => {
  const earned = CAREER_ACHIEVEMENTS.slice(0, 1).map(({ key }) => key);
  const seats = ['ada', 'bo'].map((id) => ({ kind: 'person', id, name: id, earned }));
  const countFor = (viewer: 0 | 'spectator') =>
    achievementLines({ table: { seats }, game: noughts } as never, { viewer, language: 'en', names: ['Ada', 'Bo'] })
      .length;
  expect([countFor(0), countFor('spectator')]).toEqual([1, 2]);
});
