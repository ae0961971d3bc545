import type { Meeting } from '../events.ts';
import type { Field } from '../fields.ts';
import { type Unit, unitOn } from '../state.ts';
import type { Scene } from './scene.ts';
import { unite } from './union.ts';

/** Unites a unit with the one of its team on a field; if they do not fit, the one that stood there is removed. */
export function join({ state }: Scene, unit: Unit, field: Field): Meeting {
  const standing = unitOn(state, field)!;
  const union = unite(unit.card, standing.card)?.card;
  const up = unit.up && standing.up;
  state.board[field] = union ? { ...unit, card: union, up, blocks: false, moved: false } : unit;
  return { standing, ...(union && { union }) };
}
