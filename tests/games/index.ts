import type { AnyGame } from '@longtable/kit';
import { guess } from '@longtable/kit/testing/games/guess';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { slowGame } from './slow-game.ts';

/** Games of the tests. Worker threads read this export by its name. */
export const builtInGames: readonly AnyGame[] = [noughts, guess, slowGame];

export const testGamesModule = new URL(import.meta.url);
