import { expect, test } from 'vitest';
import { gameContract } from '../../../games/kit/testing/contract.ts';
import { newGame } from './index.ts';

gameContract(newGame, { options: [{}, { stones: 5 }] });

test('taking the last stone wins', () => {
  const last = newGame.play({ stones: 2, first: 0, taken: [] }, 0, 'take 2');
  expect(last.refused ? last.refused.code : newGame.result(last.state)).toEqual({ winners: [0] });
});
