import type { AnyGame, Seat } from '@longtable/kit';

/** The search for one goal of a game. All methods take the seat that must find the answer. */
export interface GoalSearch<State> {
  readonly goal: string;
  /** Returns a more specific goal for an answer that ends in this state. */
  goalOf?(end: State, seat: Seat): string;
  /** Whether a position can contain such a puzzle. A quick check. */
  isPossible(state: State, seat: Seat): boolean;
  /** Returns the value of a turn that ends in this state. */
  score(state: State, seat: Seat, start: State): number;
  /** The value an answer must reach. If absent, it must reach the maximum of all lines. */
  readonly enough?: number;
  /** Returns all lines that can affect the goal. */
  lines(state: State, seat: Seat, start: State): readonly string[];
  /**
   * For a preparatory line, returns the pattern of the lines that must follow immediately; empty for any line.
   * Searching preparatory lines only directly before these lines misses no answer and saves time.
   */
  mustPrecede?(state: State, seat: Seat, line: string): string;
  /**
   * Returns what a line does, by names instead of positions, so that equivalent lines compare equal. Empty for an
   * incomplete move.
   */
  nameOf(state: State, seat: Seat, line: string): string;
  /** Returns a key that is equal for positions with the same reachable positions. */
  keyOf(state: State, seat: Seat): string;
  /** The line that ends a turn, for goals that are judged at the end of the turn. */
  readonly end?: string;
}

/** A game with its puzzle search. */
export interface PuzzleSource<State> {
  readonly game: AnyGame;
  /** The strongest level. It plays the games. */
  readonly level: string;
  /** Levels whose failure makes a puzzle harder, fastest first. */
  readonly solvers: readonly string[];
  readonly goalSearches: readonly GoalSearch<State>[];
  optionsOf(seed: number): unknown;
  /** Returns the first lines of a game whose computers would otherwise always play the same opening. */
  openingOf?(seed: number): readonly string[];
  /** Whether a turn starts in this position. */
  isStart(state: State, before: State | undefined): boolean;
  /** Returns positions that the seat cannot distinguish from this one. An answer must work in all of them. */
  worlds(state: State, seat: Seat): readonly State[];
  /** Minimum number of positions in the turn of a puzzle. */
  readonly minPositions: number;
  /** Maximum number of positions. Larger turns are skipped. */
  readonly maxPositions: number;
  /** Returns the key of a position and a goal. One game yields at most one puzzle per key. */
  sceneKey(state: State, goal: string): string;
  /** Whether an answer is obvious. */
  isTrivial(names: readonly string[]): boolean;
}

/** The puzzle search of any game. */
// biome-ignore lint/suspicious/noExplicitAny: games with different states meet here
export type AnyPuzzleSource = PuzzleSource<any>;
