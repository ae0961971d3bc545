import { duel } from './duel.ts';
import { farmland } from './farmland.ts';
import type { AnyQuarry } from './quest.ts';
import { runa } from './runa.ts';

/** The games that have puzzles. */
export const QUARRIES: readonly AnyQuarry[] = [duel, farmland, runa];
