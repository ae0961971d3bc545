import type { AnyGame } from './kit/game.ts';
import { runa } from './runa/index.ts';

/** The shelf: every game that can be played. */
export const shelf: readonly AnyGame[] = [runa];
