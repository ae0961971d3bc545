import type { Position } from './rules/grid.ts';
import type { Enemy, Hero } from './state.ts';

/** Why a cast came to nothing, with the figures. */
export type CastRefusal =
  | { readonly reason: 'cooldown'; readonly remaining: number }
  | { readonly reason: 'mana' | 'energy'; readonly had: number; readonly needed: number }
  | { readonly reason: 'arrows' }
  | { readonly reason: 'range'; readonly range: number };

/** What a cast was paid with: Warriors pay with time, a boss pays nothing. */
export interface Cost {
  readonly resource: 'cooldown' | 'mana' | 'energy' | 'arrow';
  readonly paid: number;
}

/** The figures that a level-up raises, in the order in which a notice names them. */
export const RAISED = ['pool', 'attack', 'defense', 'manaPool', 'spellPower', 'arrows'] as const;

/** What one level-up brought: the new hero level, and how much each figure rose. */
export interface LevelUp {
  readonly level: number;
  readonly gains: Readonly<Partial<Record<(typeof RAISED)[number], number>>>;
}

/** What happens in a round, in the order in which it happens. Units are as they were before. */
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
      readonly target: Hero | Enemy;
      readonly amount: number;
      /** Missing where the target may not defend. */
      readonly defenseRoll?: number;
      readonly damage: number;
      /** The target's health afterwards. */
      readonly health: number;
    }
  | { readonly kind: 'refused'; readonly ability: string; readonly refusal: CastRefusal }
  | { readonly kind: 'killed'; readonly name: string; readonly experience: number }
  | ({ readonly kind: 'level-up'; readonly name: string } & LevelUp)
  | { readonly kind: 'died'; readonly name: string };

/** What happens around rounds: levels begin and end, long walks are summed up. */
type RunEvent =
  | { readonly kind: 'level'; readonly level: number; readonly of?: number }
  | {
      readonly kind: 'repeated';
      readonly name: string;
      readonly what: 'walk' | 'rest';
      readonly rounds: number;
      /** The enemy that came near and ended it. */
      readonly met?: string;
      /** It ended at an opening. */
      readonly opening?: true;
    }
  /** Nothing happened that is worth a word. */
  | { readonly kind: 'quiet' }
  /** `at` is the cell from which the hero leaves the level. */
  | { readonly kind: 'cleared'; readonly level: number; readonly at: Position }
  | { readonly kind: 'victory'; readonly name: string }
  | { readonly kind: 'defeat'; readonly level: number };

/** What happens in a run. */
export type DungeonEvent = RoundEvent | RunEvent;
