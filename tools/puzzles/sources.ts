import { duel } from './duel.ts';
import { farmland } from './farmland.ts';
import type { AnyPuzzleSource } from './goal-search.ts';
import { runa } from './runa.ts';

export const PUZZLE_SOURCES: readonly AnyPuzzleSource[] = [duel, farmland, runa];
