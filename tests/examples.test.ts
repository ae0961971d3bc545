import { gameContract } from '../games/kit/testing/contract.ts';
import { auction, freely, scrambleAuction } from './auction.ts';
import { guess, scrambleGuess } from './guess.ts';
import { noughts } from './noughts.ts';

gameContract(noughts);
gameContract(guess, { options: [{}, { highest: 4 }], scramble: scrambleGuess, revealing: ['guessed'] });
gameContract(auction, { walks: 60, scramble: scrambleAuction, revealing: ['revealed'] });
gameContract(freely, {
  walks: 60,
  thoughts: 12,
  hints: 6,
  computerGames: 1,
  scramble: scrambleAuction,
  revealing: ['revealed'],
});
