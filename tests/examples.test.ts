import { gameContract } from '@longtable/kit/testing';
import { auction, genericAuction, scrambleAuction } from '@longtable/kit/testing/games/auction';
import { guess, scrambleGuess } from '@longtable/kit/testing/games/guess';
import { noughts } from '@longtable/kit/testing/games/noughts';

gameContract(noughts);
gameContract(guess, { options: [{}, { highest: 4 }], scramble: scrambleGuess, revealing: ['guessed'] });
gameContract(auction, { walks: 60, scramble: scrambleAuction, revealing: ['revealed'] });
gameContract(genericAuction, {
  walks: 60,
  thoughts: 12,
  hints: 6,
  computerGames: 1,
  scramble: scrambleAuction,
  revealing: ['revealed'],
});
