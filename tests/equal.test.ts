import { expect, test } from 'vitest';
import { builtInGames } from '../games/index.ts';
import { hashOf, playGame, playTables, type Transcript } from './campaigns/equal.ts';

test('prints the same hash for the same game', () => {
  for (const game of builtInGames) {
    const transcript = playGame(game, 1);
    expect(transcript.lines.length).toBeGreaterThan(50);
    expect(hashOf(playGame(game, 1))).toBe(hashOf(transcript));
  }
});

test('prints the same hashes for the same tables', async () => {
  const play = async (seed: number) => {
    const transcripts: Transcript[] = [];
    for await (const transcript of playTables(5, seed)) transcripts.push(transcript);
    return transcripts.map(hashOf);
  };
  const hashes = await play(1);
  expect(new Set(hashes).size).toBe(6);
  expect(await play(1)).toEqual(hashes);
});
