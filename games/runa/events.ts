import type { Ability } from './rules/abilities.ts';

/** Something that happens in a run. */
export type RunaEvent =
  | { readonly kind: 'enters'; readonly level: number; readonly stage: number }
  | { readonly kind: 'uses'; readonly who: string; readonly ability: Ability }
  | { readonly kind: 'rolls'; readonly roll: number }
  | { readonly kind: 'takes'; readonly who: string; readonly damage: number; readonly sort: 'phy' | 'mag' }
  | { readonly kind: 'dies'; readonly who: string }
  | { readonly kind: 'focuses'; readonly who: string; readonly focus: number }
  | { readonly kind: 'upgrades'; readonly die: number }
  | { readonly kind: 'gets'; readonly card: Ability }
  | { readonly kind: 'heals'; readonly health: number }
  | { readonly kind: 'wins' };
