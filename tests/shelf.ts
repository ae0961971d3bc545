import type { AnyGame } from '@longtable/kit';
import { guess } from '@longtable/kit/testing/games/guess';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { slow } from './slow.ts';

/** The shelf of the tests; threads load it as they load the real one. */
export const builtInGames: readonly AnyGame[] = [noughts, guess, slow];

/** Where it is. */
export const shelfModule = new URL(import.meta.url);
