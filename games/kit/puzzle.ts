import type { Seed } from './rng.ts';
import type { Seat } from './seat.ts';
import type { Text } from './text.ts';

/** A position from a real game with exactly one answer: one turn, up to an order of moves that doesn't matter. */
export interface Puzzle {
  /** Kept with whoever solved it, so it never changes. */
  readonly id: string;
  /** What to find, one of the game's goals. */
  readonly goal: string;
  readonly options: unknown;
  readonly seed: Seed;
  /** What was played before. */
  readonly lines: readonly PuzzleLine[];
  /** Who has to find it. */
  readonly seat: Seat;
  /** What solves it, in one of the orders that do. */
  readonly answer: readonly string[];
  /** How hard it is, on the scale of players' ratings. */
  readonly rating: number;
}

/** A line that somebody played before, or that refutes a try. */
export interface PuzzleLine {
  readonly seat: Seat;
  readonly line: string;
}

/** The puzzles of a game. */
export interface Puzzles<State> {
  /** What there is to find, by id: `{ win: { en: 'Win this turn.', de: 'Gewinne in diesem Zug.' } }`. */
  readonly goals: Readonly<Record<string, Text>>;
  /** All of them; read when somebody first asks. */
  all(): readonly Puzzle[];
  /** How a try stands: still going on, or over. */
  verdict(state: State, puzzle: Puzzle): 'open' | 'solved' | 'failed';
  /** After a try that failed: the lines that show why, which may be none. */
  refutation(state: State, puzzle: Puzzle): readonly PuzzleLine[];
  /** What a failed try without a refutation lacks, without the answer: “That takes 11 of a possible 14 life.” */
  shortfall?(state: State, puzzle: Puzzle): Text | undefined;
}
