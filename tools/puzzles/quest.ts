import type { AnyGame, Seat } from '@longtable/kit';

/** How one goal of a game is searched for. All of it is told from the seat that has to find the answer. */
export interface Quest<State> {
  readonly goal: string;
  /** The goal of a puzzle whose answer ends here, where that says more. */
  goalOf?(end: State, seat: Seat): string;
  /** Whether a position may hold such a puzzle at all, told quickly. */
  isPossible(state: State, seat: Seat): boolean;
  /** What a turn that ends here is worth. */
  worth(state: State, seat: Seat, start: State): number;
  /** What it has to be worth; absent if it has to be worth as much as any line can reach. */
  readonly enough?: number;
  /** Every line that can matter for the goal: what is left out changes nothing about it. */
  lines(state: State, seat: Seat, start: State): readonly string[];
  /**
   * What a line that does nothing by itself is good for: the pattern of what has to follow at once, empty for any line. Moves that
   * only prepare others can wait until just before these, so nothing is missed and much is saved.
   */
  duty?(state: State, seat: Seat, line: string): string;
  /** What a line does, by names instead of places, so that twins and orders compare equal; empty for half a move. */
  nameOf(state: State, seat: Seat, line: string): string;
  /** Equal for positions in which the same can be reached. */
  keyOf(state: State, seat: Seat): string;
  /** The line that ends a turn, for goals that are judged only then. */
  readonly end?: string;
}

/** A game whose turns are searched. */
export interface Quarry<State> {
  readonly game: AnyGame;
  /** The level that plays the games: the strongest. */
  readonly level: string;
  /** The levels whose failure makes a puzzle harder, the quickest first. */
  readonly solvers: readonly string[];
  readonly quests: readonly Quest<State>[];
  /** The options of the game that is played with a seed. */
  optionsOf(seed: number): unknown;
  /** The first lines of such a game, where the computers would always play the same. */
  openingOf?(seed: number): readonly string[];
  /** Whether a turn of the seat begins in this position. */
  isStart(state: State, before: State | undefined): boolean;
  /** Positions that the seat can't tell from this one: an answer has to work in all of them. */
  worlds(state: State, seat: Seat): readonly State[];
  /** A turn with fewer positions than this is no puzzle. */
  readonly positionsMin: number;
  /** A turn with more positions than this is given up. */
  readonly positionsMax: number;
  /** Puzzles of one game differ in this. */
  sceneOf(state: State, goal: string): string;
  /** Whether anybody plays these moves without a thought. */
  isPlain(names: readonly string[]): boolean;
}

/** The quarry of any game: the tool passes states around without looking inside. */
// biome-ignore lint/suspicious/noExplicitAny: games with different states meet here
export type AnyQuarry = Quarry<any>;
