import type { AnyGame } from '../games/kit/game.ts';
import { guess } from './guess.ts';
import { noughts } from './noughts.ts';
import { slow } from './slow.ts';

/** The shelf of the tests; threads load it as they load the real one. */
export const shelf: readonly AnyGame[] = [noughts, guess, slow];

/** Where it is. */
export const shelfModule = new URL(import.meta.url);
