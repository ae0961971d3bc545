import type { Text } from '@longtable/kit';
import type { PersonOnBoard, State } from '../../state.ts';
import type { Point } from '../grid.ts';
import type { DraftState } from '../match/draft-state.ts';
import type { Thing } from '../match/people.ts';

/** A requirement that an actor does not meet. */
export type Lack = 'no-talent' | 'no-cocktail' | 'hands-full' | 'no-chips';

/** An action without a gadget. `needs` and `legal` may depend only on what the actor's player may know. */
export interface Action {
  /** First word of the line. */
  readonly verb: string;
  readonly title: Text;
  readonly about: Text;
  readonly cost: 'bp' | 'ap';
  /** Whether the line ends with a number of chips. */
  readonly staked?: boolean;
  /** Maximum distance of a target in king steps; 0 if the action has no target. */
  readonly reach: number;
  /** Kinds of things that can be targets. If absent, every field is a candidate. */
  readonly among?: readonly Thing[];
  /** Requirement on the actor, independent of the target. */
  readonly needs?: { readonly lack: Lack; met(actor: PersonOnBoard): boolean };
  /** Whether the target field is legal. The caller has checked board, reach and `needs`. */
  legal(state: State, actor: PersonOnBoard, at: Point): boolean;
  /** Performs the action. The caller has already deducted the point. */
  perform(draft: DraftState, actor: PersonOnBoard, at: Point, stake: number): void;
}
