import { gameContract } from '../games/kit/testing/contract.ts';
import { auction, scrambleAuction } from './auction.ts';
import { guess, scrambleGuess } from './guess.ts';
import { noughts } from './noughts.ts';

gameContract(noughts);
gameContract(guess, { options: [{}, { highest: 4 }], scramble: scrambleGuess, revealing: ['guessed'] });
gameContract(auction, { walks: 60, scramble: scrambleAuction, revealing: ['revealed'] });
