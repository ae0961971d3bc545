import type { GameEvent } from '@longtable/kit';
import type { Point } from './rules/grid.ts';
import type { Player, Victory } from './state.ts';

/**
 * The audience of an event. Events for `all` contain only public facts. Private facts are separate events for one
 * player. Other events are shown only in the replay.
 */
export type Audience = 'all' | Player | 'nobody';

/** The facts of each kind of event. Their texts are in tell.ts. */
export type EventData =
  | { kind: 'offered'; agents: string[]; gadgets: string[] }
  | { kind: 'picked'; item: string }
  | { kind: 'given'; gadget: string; agent: string }
  | { kind: 'equipping' }
  | { kind: 'ready'; player: Player }
  | { kind: 'opened-doors'; people: number; safes: number }
  | { kind: 'round'; round: number; isLast?: true }
  | { kind: 'turn'; actor: string; bp: number; ap: number }
  | { kind: 'stepped'; actor: string; from: Point; to: Point; swapped: string | null; picked: string | null }
  | { kind: 'retired'; actor: string }
  | { kind: 'gambled'; actor: string; at: Point; stake: number; won: boolean; ip: number }
  | { kind: 'took'; actor: string; at: Point }
  | { kind: 'drank'; actor: string }
  | { kind: 'tasted'; actor: string; poisoned: boolean; hp: number }
  | { kind: 'poured'; actor: string; victim: string; hit: boolean }
  /** `isGuest`: whether the team already knows that the victim is a guest. */
  | { kind: 'spied'; actor: string; victim: string; success: boolean; isGuest?: true }
  | { kind: 'caught'; actor: string; victim: string }
  | { kind: 'secret'; actor: string; ip: number }
  | { kind: 'combination'; safe: number }
  | { kind: 'unlocked'; actor: string; safe: number; success: boolean }
  | { kind: 'collar-found'; actor: string }
  | { kind: 'observed'; actor: string; victim: string; verdict: 'enemy' | 'harmless' | null }
  | { kind: 'burned'; actor: string; at: Point }
  | {
      kind: 'used';
      actor: string;
      gadget: string;
      at: Point;
      victim: string | null;
      success: boolean;
      /** The gadget that a grapple took, or `COCKTAIL`. */
      taken?: string;
      /** Life that the victim loses, if it is a single one. */
      damage?: number;
    }
  | { kind: 'landed'; gadget: string; at: Point; actor: string }
  | { kind: 'fog-cleared'; fields: Point[] }
  | { kind: 'walls-fell'; fields: Point[] }
  | { kind: 'fogged'; person: string; actor: string }
  | { kind: 'moledie'; receiver: string }
  | { kind: 'poisoned'; actor: string; at: Point }
  | { kind: 'wired'; actor: string; victim: string }
  | { kind: 'wire-failed' }
  | { kind: 'overheard'; actor: string; ip: number }
  | { kind: 'ip-changed'; person: string; by: number }
  | { kind: 'recruited'; person: string; chips: number; ip: number }
  | { kind: 'bribed'; actor: string; victim: string }
  | { kind: 'refused-bribe'; victim: string }
  | { kind: 'struck'; strikes: number; most: number }
  | { kind: 'unused-keys'; file: 'match' | 'scenario'; keys: string[] }
  | { kind: 'hurt'; person: string; damage: number; hp: number; cause: { gadget: string; actor: string } | null }
  | {
      kind: 'exfiltrated';
      person: string;
      from: Point;
      to: Point;
      moved: { figure: string; to: Point } | null;
      /** The person whose move it was. */
      actor: string;
      /** The round in which the person can't act any more, if their turn was pending. */
      missedRound?: number;
    }
  | { kind: 'healed'; person: string; hp: number }
  | { kind: 'dried'; person: string }
  | { kind: 'cat'; from: Point; to: Point; swapped: string | null }
  | { kind: 'guests-left' }
  | { kind: 'janitor-came'; at: Point }
  | { kind: 'removed'; person: string; at: Point }
  | { kind: 'collar-returned'; actor: string | null }
  | { kind: 'disclosed'; teams: [string[], string[]] }
  | { kind: 'statistics'; title: string; values: [number, number] }
  | { kind: 'over'; winner: Player; reason: Victory };

/** An event and its audience. `own` has the names of those in it who are agents of the player to whom it is delivered. */
export type SpyEvent = GameEvent & EventData & { readonly audience: Audience; readonly own?: readonly string[] };

/** Returns the names of the people in an event: actors and targets. */
export function peopleIn(event: SpyEvent): string[] {
  const names = [
    ...('actor' in event ? [event.actor] : []),
    ...('victim' in event ? [event.victim] : []),
    ...('person' in event ? [event.person] : []),
    ...('swapped' in event ? [event.swapped] : []),
    ...('receiver' in event ? [event.receiver] : []),
    ...('cause' in event ? [event.cause?.actor] : []),
  ];
  return names.filter((name) => typeof name === 'string');
}
