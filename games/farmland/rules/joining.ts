import { type Field, fieldName } from '../fields.ts';
import { type Unit, unitOn } from '../state.ts';
import { line, name, revelation } from './report.ts';
import type { Scene } from './scene.ts';
import { unite } from './union.ts';

/** Unites a unit with the one of its team on a field; if they do not fit, the one that stood there is removed. */
export function join({ state, events }: Scene, unit: Unit, field: Field): void {
  const standing = unitOn(state, field)!;
  events.push(line`${name(unit)} and ${name(standing)} on ${fieldName(field)} join forces!`);
  const union = unite(unit.card, standing.card);
  if (union) {
    const up = unit.up && standing.up;
    state.board[field] = { ...unit, card: union.card, up, blocks: false, moved: false };
    events.push(revelation`Success!`);
  } else {
    state.board[field] = unit;
    events.push(revelation`Union failed. ${name(standing)} was eliminated.`);
  }
}
