import { duel } from './duel/index.ts';
import { dungeon } from './dungeon/index.ts';
import { farmland } from './farmland/index.ts';
import type { AnyGame } from './kit/game.ts';
import { runa } from './runa/index.ts';
import { spy } from './spy/index.ts';

/** The shelf: every game that can be played. */
export const shelf: readonly AnyGame[] = [runa, farmland, duel, dungeon, spy];
