import type { Unit } from '../state.ts';

/** Outcome of a duel: the units that are removed, the damage, and whether the attacker advances. */
export interface Duel {
  readonly falls: readonly ('defender' | 'attacker')[];
  /** Absent for a tie or a broken blockade. */
  readonly damage?: { readonly to: 'defender' | 'attacker'; readonly points: number };
  readonly advances: boolean;
}

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

/** Returns the outcome of an attack on a King. The damage is the attack value, which can be negative for a union. */
export function duelWithKing(attacker: Unit): Duel {
  return { falls: [], damage: { to: 'defender', points: attacker.card.atk }, advances: false };
}
