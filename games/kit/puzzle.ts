import type { Seed } from './rng.ts';
import type { Seat } from './seat.ts';
import type { Text } from './text.ts';

/** Position from a real game with exactly one solution: one turn, in any equivalent order of moves. */
export interface Puzzle {
  /** Stored with the users who solved it, so it never changes. */
  readonly id: string;
  /** One of the game's goals. */
  readonly goal: string;
  readonly options: unknown;
  readonly seed: Seed;
  /** Lines before the puzzle. */
  readonly lines: readonly PuzzleLine[];
  /** Seat of the solver. */
  readonly seat: Seat;
  /** Solution, in one of the equivalent orders. */
  readonly answer: readonly string[];
  /** Difficulty on the scale of players' ratings. */
  readonly rating: number;
}

/** Line before the puzzle, or of a refutation. */
export interface PuzzleLine {
  readonly seat: Seat;
  readonly line: string;
}

/** Puzzles of a game. */
export interface Puzzles<State> {
  /** Goals by id: `{ win: { en: 'Win this turn.', de: 'Gewinne in diesem Zug.' } }`. */
  readonly goals: Readonly<Record<string, Text>>;
  /** Returns all puzzles. Called on first use. */
  all(): readonly Puzzle[];
  /** Returns the state of an attempt. */
  verdict(state: State, puzzle: Puzzle): 'open' | 'solved' | 'failed';
  /** Returns the lines that refute a failed attempt; can be empty. */
  refutation(state: State, puzzle: Puzzle): readonly PuzzleLine[];
  /**
   * Returns the missing part of a failed attempt without a refutation, without the solution: “That takes 11 of a
   * possible 14 life.”
   */
  shortfall?(state: State, puzzle: Puzzle): Text | undefined;
}
