import type { Text } from '../../../kit/text.ts';
import type { Card } from '../../state.ts';

/** A built-in deck. */
export interface Preset {
  readonly label: Text;
  /** How many of each unit, in the order of the deck before it is shuffled. */
  readonly units: readonly UnitRow[];
}

type UnitRow = readonly [count: number, qualifier: string, role: string, atk: number, def: number];

/** The units of a preset, one of each. */
export function unitsOf(preset: Preset): Card[] {
  return preset.units.map(([, qualifier, role, atk, def]) => ({ qualifier, role, atk, def }));
}

/** The whole deck of a preset, not yet shuffled. */
export function deckOf(preset: Preset): Card[] {
  const units = unitsOf(preset);
  return preset.units.flatMap(([count], at) => Array<Card>(count).fill(units[at]!));
}
