import type { Card, CreatureCard, SpellName } from './rules/cards.ts';
import type { DuelSeat } from './state.ts';

/** Snapshot of a creature in an event. */
export interface CreatureSnapshot {
  readonly card: CreatureCard;
  readonly life: number;
  readonly slot: number;
}

/** Events of a duel. `seat` is the acting player. Drawn and sacrificed cards are visible to their owner only. */
export type DuelEvent =
  | { readonly kind: 'round'; readonly round: number }
  | { readonly kind: 'turn'; readonly seat: DuelSeat }
  | { readonly kind: 'drawn'; readonly seat: DuelSeat; readonly card: Card }
  | { readonly kind: 'missed-draw'; readonly seat: DuelSeat; readonly life: number; readonly full: boolean }
  | { readonly kind: 'set'; readonly seat: DuelSeat; readonly card: CreatureCard; readonly slot: number }
  | {
      readonly kind: 'hit-creature';
      readonly seat: DuelSeat;
      readonly by: CreatureSnapshot;
      readonly target: CreatureSnapshot;
    }
  | {
      readonly kind: 'hit-player';
      readonly seat: DuelSeat;
      readonly by: CreatureSnapshot;
      readonly life: number;
      readonly drained: boolean;
    }
  | { readonly kind: 'cast'; readonly seat: DuelSeat; readonly spell: SpellName }
  | { readonly kind: 'healed'; readonly seat: DuelSeat; readonly slots: readonly number[] }
  | { readonly kind: 'bitten'; readonly seat: DuelSeat; readonly life: number; readonly prey: number }
  | { readonly kind: 'reborn'; readonly seat: DuelSeat; readonly card: CreatureCard; readonly slot: number }
  | { readonly kind: 'rebirth-failed' }
  | { readonly kind: 'betrayed'; readonly seat: DuelSeat; readonly creature: CreatureSnapshot; readonly slot: number }
  | { readonly kind: 'sacrificed'; readonly seat: DuelSeat; readonly card: Card; readonly life: number }
  | { readonly kind: 'end'; readonly winner: DuelSeat };
