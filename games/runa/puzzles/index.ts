import type { Puzzles } from '../../kit/puzzle.ts';
import { puzzlesIn } from '../../kit/puzzles/file.ts';
import type { State } from '../state.ts';
import { GOALS } from './goals.ts';
import { shortfall } from './shortfall.ts';
import { verdict } from './verdict.ts';

/** Fights of Masters that end well in one way only, whatever the die shows. */
export const puzzles: Puzzles<State> = {
  goals: Object.fromEntries(Object.entries(GOALS).map(([id, { text }]) => [id, text])),
  all: puzzlesIn(new URL('puzzles.jsonl', import.meta.url)),
  verdict,
  // The monsters have struck already when a try is over.
  refutation: () => [],
  shortfall,
};
