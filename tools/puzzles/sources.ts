import { duel } from './duel.ts';
import { farmland } from './farmland.ts';
import { runa } from './runa.ts';
import type { AnyPuzzleSource } from './search.ts';

export const PUZZLE_SOURCES: readonly AnyPuzzleSource[] = [duel, farmland, runa];
