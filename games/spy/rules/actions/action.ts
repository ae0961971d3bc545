import type { Text } from '@longtable/kit';
import type { PersonOnBoard, State } from '../../state.ts';
import type { Point } from '../grid.ts';
import type { DraftState } from '../match/draft-state.ts';
import type { Thing } from '../match/people.ts';

/** What an actor can lack for an action. */
export type Lack = 'no-talent' | 'no-cocktail' | 'hands-full' | 'no-chips';

/**
 * Something that a character can do without a gadget. Everything that is asked before it may rest only on what the
 * character's player may know.
 */
export interface Action {
  /** The first word of its line. */
  readonly verb: string;
  readonly title: Text;
  readonly about: Text;
  readonly cost: 'bp' | 'ap';
  /** Whether a number of chips follows the field. */
  readonly staked?: boolean;
  /** How far away a target can be, in king steps; none means that the action has no target. */
  readonly reach: number;
  /** Targets are only where one of these is, so that nobody has to look everywhere; left out, every field may be one. */
  readonly among?: readonly Thing[];
  /** What the actor must be or have for it, whatever the target is, and what they lack otherwise. */
  readonly needs?: { readonly lack: Lack; met(actor: PersonOnBoard): boolean };
  /** Whether whoever can do it may do it to this field, which is on the board and within reach. */
  legal(state: State, actor: PersonOnBoard, at: Point): boolean;
  /** Does it; the point is paid already. */
  perform(draft: DraftState, actor: PersonOnBoard, at: Point, stake: number): void;
}
