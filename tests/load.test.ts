import { expect, test } from 'vitest';
import { compareLoad, main } from './bench/load.ts';

test('measures simultaneous games of noughts and of Duel', async () => {
  const subjects = ['sqlite', 'duel-sqlite'];
  const results = await compareLoad({ games: [1, 3], seconds: 0.5, restSeconds: 0, settleMs: 600, subjects });
  expect(results.map(({ name }) => name)).toEqual(subjects);
  for (const { times } of results[0]?.stages ?? []) expect(times.length).toBeGreaterThan(0);
  for (const { stages, half, memoryAtStart, peakMemory, restingMemory } of results) {
    expect(stages.map(({ games }) => games)).toEqual([1, 3]);
    expect(half?.games).toBeGreaterThan(0);
    expect(Math.min(memoryAtStart, peakMemory, restingMemory)).toBeGreaterThan(0);
  }
});

test('names the known bots if one is unknown', async () => {
  await expect(main(['--subjects', 'chess'])).rejects.toThrow(
    /Unknown subject "chess". Known: gamecord, .*duel-sqlite/,
  );
});
