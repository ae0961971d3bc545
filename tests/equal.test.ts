import { expect, test } from 'vitest';
import { builtInGames } from '../games/index.ts';
import { hashOf, playGame } from './campaigns/equal.ts';

test('prints the same hash for the same game', () => {
  for (const game of builtInGames) {
    const transcript = playGame(game, 1);
    expect(transcript.lines.length).toBeGreaterThan(50);
    expect(hashOf(playGame(game, 1))).toBe(hashOf(transcript));
  }
});
