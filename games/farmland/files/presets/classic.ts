import type { Text } from '@longtable/kit';
import type { Card } from '../../state.ts';

/** The document's own units and counts. */
export const classic: Preset = {
  label: { en: 'Classic: a bit of everything', de: 'Klassisch: von allem etwas' },
  units: [
    [3, 'Daisy', 'Farmer', 300, 500],
    [2, 'Pig', 'Farmer', 1200, 800],
    [3, 'Pitchfork', 'Farmer', 400, 400],
    [2, 'Grain', 'Farmer', 1100, 1100],
    [1, 'Stable', 'Farmer', 500, 300],
    [2, 'Threshing', 'Maid', 1300, 1000],
    [2, 'Manure', 'Spreader', 600, 600],
    [1, 'Shield', 'Farmer', 800, 1600],
    [3, 'Potato', 'Farmer', 700, 500],
    [1, 'Barrier', 'Builder', 900, 1700],
    [2, 'Fence', 'Farmer', 300, 1000],
    [1, 'Milk Cow', 'Farmer', 1400, 1400],
    [1, 'Barn', 'Guard', 400, 900],
    [2, 'Livestock', 'Sorceress', 1500, 1200],
    [1, 'Chicken', 'Farmer', 800, 700],
    [2, 'Field Marshal', 'Farmer', 1700, 1500],
    [1, 'Tractor', 'Farmer', 900, 600],
    [1, 'Agro', 'Architect', 1900, 1800],
    [1, 'Silo', 'Operator', 500, 1100],
    [2, 'Titan Tractor', 'Farmer', 2200, 2000],
    [2, 'Beetroot', 'Farmer', 1000, 900],
    [2, 'Seed', 'Farmer', 2500, 2300],
    [1, 'Goat', 'Farmer', 1000, 1000],
    [1, 'Egg-laying Wool-Milk-Pig', 'Farmer', 3000, 3000],
  ],
};

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
