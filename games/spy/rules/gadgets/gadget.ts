import type { Text } from '@longtable/kit';
import type { Person, PersonOnBoard, State } from '../../state.ts';
import type { MatchConfig } from '../config.ts';
import type { Point } from '../grid.ts';
import { addEvent, type DraftState, nameInEvents } from '../match/draft-state.ts';
import { personAt, type Thing } from '../match/people.ts';

/** How a gadget is used; everything that is asked before it may rest only on what the carrier's player may know. */
export interface Use {
  /** How far away a target can be, in king steps. */
  reach(config: MatchConfig): number;
  /** Targets are only where one of these is, so that nobody has to look everywhere; left out, every field may be one. */
  readonly among?: readonly Thing[];
  /** Whether the carrier may use it on this field, which is on the board and within reach. */
  legal(state: State, carrier: PersonOnBoard, at: Point): boolean;
  /** Uses it; the action point is paid already. */
  perform(draft: DraftState, carrier: PersonOnBoard, at: Point): void;
}

/** A gadget: data for menus and the draft, and what using it does. One that only has to be carried has no use. */
export interface Gadget {
  readonly name: string;
  readonly title: Text;
  readonly about: Text;
  /** Uses at the start; nothing where they are not counted. */
  readonly usages: number | null;
  /** Where it comes from: drafted, drafted and never left to guests, drafted only if the match asks for it, or found. */
  readonly supply: 'draft' | 'players' | 'optional' | 'found';
  readonly use?: Use;
  /** What it does to its carrier at the start of each of their turns. */
  readonly onTurn?: (draft: DraftState, carrier: Person) => void;
}

/** Next to the carrier. */
export const ADJACENT = (): number => 1;

/** As far as one can see, or farther. */
export const ANYWHERE = (): number => Number.POSITIVE_INFINITY;

/** A use on somebody next to the carrier, or on the carrier; `may` says on whom, and left out it is anybody. */
export function onNeighbour({
  may = () => true,
  perform,
}: {
  may?(carrier: PersonOnBoard, target: PersonOnBoard): boolean;
  perform(draft: DraftState, carrier: PersonOnBoard, target: PersonOnBoard): void;
}): Use {
  return {
    reach: ADJACENT,
    among: ['people'],
    legal(state, carrier, at) {
      const target = personAt(state, at);
      return target !== undefined && may(carrier, target);
    },
    perform(draft, carrier, at) {
      const target = personAt(draft.state, at);
      if (target) perform(draft, carrier, target);
    },
  };
}

/** Tells everybody that a gadget was used on a field or a person, and whether it worked. */
export function showUse(
  draft: DraftState,
  actor: Person,
  gadget: string,
  { at, victim, success = true }: { at: Point; victim?: Person | undefined; success?: boolean },
): void {
  const name = victim ? nameInEvents(draft, victim) : null;
  addEvent(draft, 'all', { kind: 'used', actor: nameInEvents(draft, actor), gadget, at, victim: name, success });
}
