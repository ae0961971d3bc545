import { gameContract } from '@longtable/kit/testing';
import { expect, test } from 'vitest';
import { chess960 } from './index.ts';

gameContract(chess960, { options: [{}, { stones: 5 }] });

test('taking the last stone wins', () => {
  const last = chess960.play({ stones: 2, players: 2, first: 0, taken: [] }, 0, 'take 2');
  expect(last.refused ? last.refused.code : chess960.result(last.state)).toEqual({ winners: [0], places: [[0], [1]] });
});
