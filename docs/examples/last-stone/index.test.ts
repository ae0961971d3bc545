import { gameContract } from '@longtable/kit/testing';
import { expect, test } from 'vitest';
import { lastStone } from './index.ts';

gameContract(lastStone, { options: [{}, { stones: 5 }] });

test('taking the last stone wins', () => {
  const last = lastStone.play({ stones: 2, players: 2, first: 0, taken: [] }, 0, 'take 2');
  expect(last.refused ? last.refused.code : lastStone.result(last.state)).toEqual({ winners: [0], places: [[0], [1]] });
});
