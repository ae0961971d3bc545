import type { Random } from '../random.ts';
import type { Seat } from '../seat.ts';
import type { Text } from '../text.ts';

/** A level of computer players. */
export interface Level {
  readonly id: string;
  readonly name: Text;
  /** How strong it is, in a few words. */
  readonly about: Text;
  /** How strong it is on the scale of people’s ratings, where 1500 is average; solo games have none. */
  readonly rating?: number;
  /** Plays like the level `of` in this share of the positions, and like the level `else` in the others. */
  readonly mix?: { readonly of: string; readonly else: string; readonly share: number };
}

/** Computer players. */
export interface Computers<State> {
  /** From the weakest to the strongest. */
  readonly levels: readonly Level[];
  /**
   * The line a computer plays; it may only use what its seat knows. `chance` is its own: nothing of the game follows from it,
   * and the same move of the same table always gets the same.
   */
  line(state: State, seat: Seat, level: string, chance: Random): string;
  /** The level that plays positions out when a game is analysed: one that decides within a millisecond (default: the weakest). */
  readonly quick?: string;
  /**
   * The same position with other chance to come, such as `reseed` of the kit: an analysis plays each game with its
   * own, so that no move is judged by luck that nobody could foresee.
   */
  reseed?(state: State, seed: number): State;
  /** Lines that let the computer play for a person; between people only where hints are on. */
  readonly autoplay?: readonly string[];
  /** A move for a person who asks, and why; it may only use what the seat knows. By default the middle level is asked. */
  hint?(state: State, seat: Seat, chance: Random): Advice;
}

/** A hint: a move and the reason for it. */
export interface Advice {
  readonly line: string;
  readonly why?: Text;
}

/** What a game adds so that computers can play it. */
export interface ComputerParts<State> {
  /** Computer players: `{ levels: [{ id: 'easy', name, about }], line: (state, seat, level, chance) => 'take 1' }`. */
  readonly computers?: Computers<State>;
}
