import { isSecretSeed } from '@longtable/kit/rng';
import { auction } from '@longtable/kit/testing/games/auction';
import { expect, test } from 'vitest';
import { open, testContext } from '../../../tests/context.ts';
import { autoplay } from '../../host/delivery/delivery.ts';
import { findTable } from '../../host/table/find.ts';
import { readTable } from '../../host/table/record.ts';
import { computerSeed } from './pool.ts';

const wild: typeof auction = {
  ...auction,
  computers: {
    ...auction.computers!,
    line: (_state, _seat, _level, rng) => `bid ${1 + rng.below(6)}`,
  },
};

async function bids(seed: string): Promise<string[]> {
  const plain = await testContext([wild]);
  const context = { ...plain, limits: { ...plain.limits, pace: 0 }, newSeed: () => seed };
  const computer = { kind: 'computer', level: 'plain' } as const;
  const { table } = await open(context, { game: wild, occupants: [computer, computer, computer] });
  await autoplay(context, await findTable(context, table.id), () => {});
  return ((await readTable(context, table.id))?.log.recentMoves ?? []).map(({ line }) => line);
}

test('derives the RNG of computers from the table’s seed', async () => {
  const one = await bids('a'.repeat(64));
  expect(one).toHaveLength(9);
  expect(new Set(one).size).toBeGreaterThan(2);
  expect(await bids('a'.repeat(64))).toEqual(one);
  expect(await bids('b'.repeat(64))).not.toEqual(one);
});

test('derives a different seed for each seat and move that does not reveal the table’s', () => {
  const at = (seat: number, moveCount: number) =>
    computerSeed({ seed: 'a'.repeat(64), log: { moveCount } } as never, seat);
  const all = [0, 1, 2].flatMap((seat) => [0, 1, 2].map((moveCount) => at(seat, moveCount)));
  expect(new Set(all).size).toBe(9);
  expect(all.every(isSecretSeed)).toBe(true);
  expect(all.every((seed) => !seed.includes('aaaa'))).toBe(true);
});
