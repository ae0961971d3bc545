import type { Card } from './rules/cards.ts';
import type { MonsterAbility, MonsterName } from './rules/monsters.ts';

export type Fighter = 'Runa' | MonsterName;

export type RunaEvent =
  | { readonly kind: 'enters'; readonly level: number; readonly stage: number }
  | { readonly kind: 'uses'; readonly who: 'Runa'; readonly ability: Card }
  | { readonly kind: 'uses'; readonly who: MonsterName; readonly ability: MonsterAbility }
  /** `own` is set if the player rolled the die. */
  | { readonly kind: 'rolls'; readonly roll: number; readonly own?: true }
  | {
      readonly kind: 'takes';
      readonly who: Fighter;
      readonly damage: number;
      readonly sort: 'phy' | 'mag';
      /** Health after the event. */
      readonly left: number;
    }
  | { readonly kind: 'dies'; readonly who: Fighter }
  | { readonly kind: 'focuses'; readonly who: Fighter; readonly focus: number }
  | { readonly kind: 'upgrades'; readonly die: number }
  | { readonly kind: 'gets'; readonly card: Card }
  | { readonly kind: 'heals'; readonly health: number; readonly left: number }
  | { readonly kind: 'wins' };
