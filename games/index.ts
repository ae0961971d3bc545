import type { AnyGame } from './kit/game.ts';

/** The shelf: every game that can be played. */
export const shelf: readonly AnyGame[] = [];
