import { gameContract } from '../games/kit/testing/contract.ts';
import { guess, scrambleGuess } from './guess.ts';
import { noughts } from './noughts.ts';

gameContract(noughts);
gameContract(guess, { options: [{}, { highest: 4 }], scramble: scrambleGuess, revealing: ['guessed'] });
