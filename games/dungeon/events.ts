import type { Position } from './rules/grid.ts';
import type { Enemy, Hero } from './state.ts';

export type CastRefusal =
  | { readonly reason: 'cooldown'; readonly remaining: number }
  | { readonly reason: 'mana' | 'energy'; readonly had: number; readonly needed: number }
  | { readonly reason: 'arrows' }
  | { readonly reason: 'range'; readonly range: number };

/** The cost of a cast. Warriors pay with cooldown, bosses pay nothing. */
export interface Cost {
  readonly resource: 'cooldown' | 'mana' | 'energy' | 'arrow';
  readonly paid: number;
}

/** The stats that a level-up raises, in the order of messages. */
export const RAISED = ['pool', 'attack', 'defense', 'manaPool', 'spellPower', 'arrows'] as const;

/** The result of one level-up: the new hero level and the gain of each stat. */
export interface LevelUp {
  readonly level: number;
  readonly gains: Readonly<Partial<Record<(typeof RAISED)[number], number>>>;
}

/** An event of a round. Units are copies from before the event. */
export type RoundEvent =
  | { readonly kind: 'blocked'; readonly name: string }
  | {
      readonly kind: 'melee';
      readonly attacker: Hero | Enemy;
      readonly defender: Hero | Enemy;
      readonly attackRoll: number;
      readonly defenseRoll: number;
      readonly damage: number;
      /** The defender's health afterwards. */
      readonly health: number;
    }
  | { readonly kind: 'cast'; readonly name: string; readonly ability: string; readonly cost?: Cost }
  | {
      readonly kind: 'healed';
      readonly name: string;
      readonly by: number;
      readonly health: number;
      readonly pool: number;
    }
  | { readonly kind: 'nobody'; readonly ability: string }
  | {
      readonly kind: 'strike';
      readonly ability: string;
      /** Absent if the hero strikes. */
      readonly by?: Enemy;
      readonly target: Hero | Enemy;
      readonly amount: number;
      /** Absent if the target may not defend. */
      readonly defenseRoll?: number;
      readonly damage: number;
      /** The target's health afterwards. */
      readonly health: number;
    }
  | { readonly kind: 'refused'; readonly ability: string; readonly refusal: CastRefusal }
  | { readonly kind: 'killed'; readonly name: string; readonly experience: number }
  | ({ readonly kind: 'level-up'; readonly name: string } & LevelUp)
  | { readonly kind: 'died'; readonly name: string };

/** Events of a run outside of rounds. */
type RunEvent =
  | { readonly kind: 'level'; readonly level: number; readonly of?: number }
  | {
      readonly kind: 'repeated';
      readonly name: string;
      readonly what: 'walk' | 'rest';
      readonly rounds: number;
      /** The approaching enemy that ended it. */
      readonly met?: string;
      /** Set if it ended at an opening. */
      readonly opening?: true;
    }
  /** The round had no other event. */
  | { readonly kind: 'quiet' }
  /** `at` is the cell from which the hero leaves the level. */
  | { readonly kind: 'cleared'; readonly level: number; readonly at: Position }
  | { readonly kind: 'victory'; readonly name: string }
  | { readonly kind: 'defeat'; readonly level: number };

export type DungeonEvent = RoundEvent | RunEvent;
