import type { Seat } from '@longtable/kit';
import { adjacentFields, type Field } from '../fields.ts';
import { kingField, rivalOf, type State, type Unit, unitFields, unitOn } from '../state.ts';
import { duel } from './duel.ts';

/** What the other team can do to a King on its next turn, as far as his own team can know. */
export interface KingDanger {
  /** The fields of face-up units beside him, and the damage they do together. */
  readonly from: readonly Field[];
  readonly points: number;
  /** How many face-down units stand beside him. */
  readonly hidden: number;
}

/** The danger to a team's King. */
export function dangerToKing(state: State, seat: Seat): KingDanger {
  const near = adjacentFields(kingField(state, seat)).filter((field) => unitOn(state, field)?.team === rivalOf(seat));
  const known = near.filter((field) => unitOn(state, field)!.up);
  const points = known.reduce((sum, field) => sum + Math.max(0, unitOn(state, field)!.card.atk), 0);
  return { from: known, points, hidden: near.length - known.length };
}

/** An attack by a face-up unit that costs a team one of its own. */
export interface UnitDanger {
  readonly from: Field;
  readonly on: Field;
  readonly points: number;
}

/** The most damaging attack on a team's units, as far as it can know; undefined if there is none. */
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
