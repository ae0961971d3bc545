import { capital, eachLanguage, type InEach, inLanguage, type Noun, type Text } from '@longtable/kit';
import type { Person, PersonOnBoard, State } from '../../state.ts';
import type { MatchConfig } from '../config.ts';
import type { Point } from '../grid.ts';
import { addEvent, type DraftState, nameInEvents } from '../match/draft-state.ts';
import { personAt, type Thing } from '../match/people.ts';

/** The use of a gadget. `legal` may depend only on what the carrier's player may know. */
export interface Use {
  /** Maximum distance of a target in king steps. */
  reach(config: MatchConfig): number;
  /** Kinds of things that can be targets. If absent, every field is a candidate. */
  readonly among?: readonly Thing[];
  /** Whether the target field is legal. The caller has checked board and reach. */
  legal(state: State, carrier: PersonOnBoard, at: Point): boolean;
  /** Performs the use. The caller has already deducted the action point. */
  perform(draft: DraftState, carrier: PersonOnBoard, at: Point): void;
}

/** A gadget. Gadgets that only have to be carried have no `use`. */
export interface Gadget {
  readonly name: string;
  /** The noun within a sentence. */
  readonly noun: InEach<Noun>;
  readonly title: Text;
  readonly about: Text;
  /** Number of uses at the start; null if unlimited. */
  readonly usages: number | null;
  /** Source: drafted, drafted but never given to guests, drafted only if enabled, or found. */
  readonly supply: 'draft' | 'players' | 'optional' | 'found';
  readonly use?: Use;
  /** Effect on the carrier at the start of each of their turns. */
  readonly onTurn?: (draft: DraftState, carrier: Person) => void;
}

/** Returns the texts of a gadget. Its title is the noun with a capital. */
export function describe({ thing, about }: { readonly thing: InEach<Noun>; readonly about: Text }) {
  return { noun: thing, title: eachLanguage((language) => capital(inLanguage(thing, language).noun)), about };
}

/** Reach of gadgets that are used on an adjacent field. */
export const ADJACENT = (): number => 1;

/** Unlimited reach. */
export const ANYWHERE = (): number => Number.POSITIVE_INFINITY;

/** Returns a use on a person who satisfies `may`: an adjacent one or the carrier. */
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

/** Adds the public event that a gadget was used, with its success. */
export function showUse(
  draft: DraftState,
  actor: Person,
  gadget: string,
  {
    at,
    victim,
    success = true,
    taken,
    damage,
  }: {
    at: Point;
    victim?: Person | undefined;
    success?: boolean;
    taken?: string | undefined;
    damage?: number | undefined;
  },
): void {
  const name = victim ? nameInEvents(draft, victim) : null;
  const use = { actor: nameInEvents(draft, actor), gadget, at, victim: name, success };
  addEvent(draft, 'all', {
    kind: 'used',
    ...use,
    ...(taken !== undefined && { taken }),
    ...(success && damage !== undefined && { damage }),
  });
}
