import type { Seat } from '@longtable/kit';
import { adjacentFields, type Field } from '../fields.ts';
import { kingField, rivalOf, type State, type Unit, unitFields, unitOn } from '../state.ts';

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

/** Danger to a King on the other team's next turn, as far as his own team knows. */
export interface KingDanger {
  /** Fields of adjacent face-up units, and their total damage. */
  readonly from: readonly Field[];
  readonly points: number;
  /** Number of adjacent face-down units. */
  readonly hidden: number;
}

export function dangerToKing(state: State, seat: Seat): KingDanger {
  const near = adjacentFields(kingField(state, seat)).filter((field) => unitOn(state, field)?.team === rivalOf(seat));
  const known = near.filter((field) => unitOn(state, field)!.up);
  const points = known.reduce((sum, field) => sum + Math.max(0, unitOn(state, field)!.card.atk), 0);
  return { from: known, points, hidden: near.length - known.length };
}

/** Attack by a face-up unit that would kill a unit. */
export interface UnitDanger {
  readonly from: Field;
  readonly on: Field;
  readonly points: number;
}

/** Returns the known attack on a team's units with the most damage, or undefined if there is none. */
export function dangerToUnits(state: State, seat: Seat): UnitDanger | undefined {
  const dangers = unitFields(state, seat).flatMap((on) =>
    adjacentFields(on).flatMap((from) => {
      const attacker = unitOn(state, from);
      return attacker?.team === rivalOf(seat) && attacker.up ? dangerOf(attacker, from, unitOn(state, on)!, on) : [];
    }),
  );
  return dangers.toSorted((a, b) => b.points - a.points)[0];
}

function dangerOf(attacker: Unit, from: Field, defender: Unit, on: Field): UnitDanger[] {
  const { falls, damage } = duel(attacker, defender);
  const loses = falls.length === 1 && falls[0] === 'defender';
  return loses ? [{ from, on, points: damage?.points ?? 0 }] : [];
}
