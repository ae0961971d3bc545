import type { JavaRandom } from '../random.ts';
import type { Seat, Viewer } from '../seat.ts';

/**
 * Rewrites what the viewer may not know, and what chance will bring, into something else that could be so; may change the copy
 * it is given.
 */
export type Scramble = (state: never, viewer: Viewer, random: JavaRandom) => unknown;

/** What games with secrets can add. The suite also asks them how to `scramble` what a viewer may not know. */
export interface SecretParts<State> {
  /**
   * What everyone may know of the game's progress where single moves are secret: whom it is waiting for, and since when, as in
   * `({ round }) => 'round ' + round`. While it stays the same, only the player who moves sees that anything happened, and no
   * clock restarts. Such a game sends each viewer events of their own (`ViewerEvents`), and its views show waiting players what
   * they last saw.
   */
  publicPhase?(state: State): string;
  /**
   * States that all look to a seat as this one does, each with its own guess of what the seat can't know: what planning ahead
   * chooses from. `(state, seat) => hands.map((hand) => ({ ...state, hidden: hand }))`. `count` is how many are of use; the first
   * ones are always the same.
   */
  worlds?(state: State, seat: Seat, count?: number): readonly State[];
}
