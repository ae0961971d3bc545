import type { Seat } from '../../kit/game.ts';
import { beside, type Field } from '../fields.ts';
import { kingField, rivalOf, type State, type Unit, unitFields, unitOn } from '../state.ts';
import { duel } from './duel.ts';

/** What the other team can do to a King in its next turn, as far as his side may know. */
export interface KingThreat {
  /** The fields of known units beside him, and the damage they do together. */
  readonly from: readonly Field[];
  readonly points: number;
  /** How many face-down units stand beside him. */
  readonly hidden: number;
}

/** What threatens a team's King. */
export function threatToKing(state: State, seat: Seat): KingThreat {
  const near = beside(kingField(state, seat)).filter((field) => unitOn(state, field)?.team === rivalOf(seat));
  const known = near.filter((field) => unitOn(state, field)!.up);
  const points = known.reduce((sum, field) => sum + Math.max(0, unitOn(state, field)!.card.atk), 0);
  return { from: known, points, hidden: near.length - known.length };
}

/** An attack by a known unit that would cost a team one of its own. */
export interface UnitThreat {
  readonly from: Field;
  readonly on: Field;
  readonly points: number;
}

/** The attack on a team's units that would hurt most, as far as it may know. */
export function threatToUnits(state: State, seat: Seat): UnitThreat | undefined {
  const threats = unitFields(state, seat).flatMap((on) =>
    beside(on).flatMap((from) => {
      const attacker = unitOn(state, from);
      return attacker?.team === rivalOf(seat) && attacker.up ? threat(attacker, from, unitOn(state, on)!, on) : [];
    }),
  );
  return threats.toSorted((a, b) => b.points - a.points)[0];
}

function threat(attacker: Unit, from: Field, defender: Unit, on: Field): UnitThreat[] {
  const { falls, damage } = duel(attacker, defender);
  const loses = falls.length === 1 && falls[0] === 'defender';
  return loses ? [{ from, on, points: damage?.points ?? 0 }] : [];
}
