import type { Puzzles } from '../../kit/puzzle.ts';
import { puzzlesIn } from '../../kit/puzzles/file.ts';
import type { State } from '../state.ts';
import { goals } from './goals.ts';
import { refutation } from './refutation.ts';
import { shortfall } from './shortfall.ts';
import { verdict } from './verdict.ts';

/** Turns of games between Masters with one answer. */
export const puzzles: Puzzles<State> = {
  goals,
  all: puzzlesIn(new URL('puzzles.jsonl', import.meta.url)),
  verdict,
  refutation,
  shortfall,
};
