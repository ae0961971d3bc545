import type { Unit } from '../state.ts';

/** How a duel ends: who falls, who takes how much damage, and whether the attacker takes the field. */
export interface Duel {
  readonly falls: readonly ('defender' | 'attacker')[];
  /** Nobody takes damage in an even duel or when a blockade breaks. */
  readonly damage?: { readonly to: 'defender' | 'attacker'; readonly points: number };
  readonly advances: boolean;
}

/** A duel between two units that lie face up. */
export function duel(attacker: Unit, defender: Unit): Duel {
  return defender.blocks ? duelWithBlocker(attacker, defender) : openDuel(attacker, defender);
}

function duelWithBlocker(attacker: Unit, defender: Unit): Duel {
  const margin = attacker.card.atk - defender.card.def;
  if (margin > 0) return { falls: ['defender'], advances: true };
  if (margin < 0) return { falls: [], damage: { to: 'attacker', points: -margin }, advances: false };
  return { falls: [], advances: false };
}

function openDuel(attacker: Unit, defender: Unit): Duel {
  const margin = attacker.card.atk - defender.card.atk;
  if (margin > 0) return { falls: ['defender'], damage: { to: 'defender', points: margin }, advances: true };
  if (margin < 0) return { falls: ['attacker'], damage: { to: 'attacker', points: -margin }, advances: false };
  return { falls: ['defender', 'attacker'], advances: false };
}

/** An attack on a King. A union may leave a unit with a negative attack value; the rule is applied to it as it stands. */
export function duelWithKing(attacker: Unit): Duel {
  return { falls: [], damage: { to: 'defender', points: attacker.card.atk }, advances: false };
}
