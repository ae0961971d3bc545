import { type AnyGame, type Puzzle, RNG } from '@longtable/kit';
import { positionOf } from '@longtable/kit/puzzles/file';
import type { AnyPuzzleSource } from './goal-search.ts';

const [LOWEST, HIGHEST] = [1000, 2200];

/** Maximum number of lines a computer gets to solve a puzzle. */
const MAX_LINES = 60;

/**
 * Returns the difficulty of a puzzle: 750, plus 90 per move of the answer, 110 per power of ten of the turn's
 * positions, and 200 per computer level that fails. The result is limited to the range from `LOWEST` to `HIGHEST`.
 */
export function ratingOf(moves: number, positions: number, failed: number): number {
  const rating = 750 + 90 * moves + 110 * Math.log10(positions) + 200 * failed;
  return Math.round(Math.min(HIGHEST, Math.max(LOWEST, rating)));
}

/** Returns the levels that do not solve a puzzle. */
export function failingLevels({ game, solvers }: AnyPuzzleSource, puzzle: Puzzle): readonly string[] {
  return solvers.filter((level) => !solves(game, puzzle, level));
}

/** Whether a computer level solves a puzzle by playing normally. */
export function solves(game: AnyGame, puzzle: Puzzle, level: string): boolean {
  let state = positionOf<unknown>(game, puzzle);
  const rng = RNG.seeded(1);
  for (let tries = 0; tries < MAX_LINES; tries++) {
    const verdict = game.puzzles!.verdict(state, puzzle);
    if (verdict !== 'open') return verdict === 'solved';
    const outcome = game.play(state, puzzle.seat, game.computers!.line(state, puzzle.seat, level, rng));
    if (outcome.refused) return false;
    state = outcome.state;
  }
  return false;
}
