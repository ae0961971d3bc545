import { eachLanguage, say, type Text } from '@longtable/kit';
import type { Card } from './state.ts';
import { texts } from './words/texts.ts';

/** The document's units and counts. */
export const classic: Preset = {
  label: texts.presets.classic,
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

export interface Preset {
  readonly label: Text;
  /** Copies and values of each unit, in the order of the unshuffled deck. */
  readonly units: readonly UnitRow[];
}

type UnitRow = readonly [count: number, qualifier: string, role: string, atk: number, def: number];

/** Returns each unit of a preset once. */
export function unitsOf(preset: Preset): Card[] {
  return preset.units.map(([, qualifier, role, atk, def]) => ({ qualifier, role, atk, def }));
}

/** Returns the unshuffled deck of a preset. */
export function deckOf(preset: Preset): Card[] {
  const units = unitsOf(preset);
  return preset.units.flatMap(([count], at) => Array<Card>(count).fill(units[at]!));
}

/** Pairs with crossed values: their union has equal attack and defence. */
const orchard: Preset = {
  label: texts.presets.orchard,
  units: [
    [3, 'Sweet Cherry', 'Picker', 700, 300],
    [3, 'Sour Cherry', 'Picker', 300, 700],
    [3, 'Early Apple', 'Grafter', 1100, 600],
    [3, 'Late Apple', 'Grafter', 600, 1100],
    [3, 'Sunny Plum', 'Brewer', 1300, 800],
    [3, 'Shady Plum', 'Brewer', 800, 1300],
    [3, 'Morning Pear', 'Presser', 1700, 900],
    [3, 'Evening Pear', 'Presser', 900, 1700],
    [2, 'Summer Quince', 'Keeper', 1900, 1300],
    [2, 'Winter Quince', 'Keeper', 1300, 1900],
    [2, 'Elder Walnut', 'Warden', 2300, 1400],
    [2, 'Younger Walnut', 'Warden', 1400, 2300],
    [4, 'Ladder', 'Boy', 500, 500],
    [2, 'Wasp', 'Charmer', 1600, 100],
    [1, 'Scarecrow', 'Sentry', 0, 2500],
    [1, 'Golden Apple', 'Queen', 2800, 2600],
  ],
};

/** Values with a common divisor of 200 or 300: nearly all units unite, at a small cost. */
const mill: Preset = {
  label: texts.presets.mill,
  units: [
    [4, 'Rye', 'Miller', 400, 600],
    [5, 'Oat', 'Miller', 600, 400],
    [3, 'Barley', 'Brewer', 800, 600],
    [3, 'Spelt', 'Baker', 600, 1000],
    [3, 'Poppy', 'Baker', 1000, 400],
    [3, 'Sack', 'Carrier', 200, 1400],
    [3, 'Millstone', 'Mason', 400, 1800],
    [3, 'Water', 'Wheelwright', 1000, 1200],
    [3, 'Wind', 'Wheelwright', 1400, 800],
    [3, 'Flour', 'Merchant', 1200, 1400],
    [2, 'Sourdough', 'Master', 1600, 1400],
    [2, 'Harvest', 'Bailiff', 1800, 1600],
    [1, 'Village', 'Elder', 2000, 2200],
    [1, 'Iron Ox', 'Driver', 2600, 1800],
    [1, 'Great Mill', 'Keeper', 2200, 2600],
  ],
};

/** Small units with prime hundreds, whose unions lose nothing. */
const pasture: Preset = {
  label: texts.presets.pasture,
  units: [
    [3, 'Clover', 'Shepherd', 200, 700],
    [3, 'Thistle', 'Shepherd', 300, 1100],
    [3, 'Heather', 'Shepherd', 500, 800],
    [3, 'Nettle', 'Goatherd', 700, 400],
    [3, 'Juniper', 'Goatherd', 1100, 900],
    [3, 'Willow', 'Cowherd', 1300, 600],
    [2, 'Alder', 'Cowherd', 1700, 1000],
    [2, 'Rowan', 'Cowherd', 1900, 1300],
    [3, 'Sheepdog', 'Runner', 1300, 200],
    [3, 'Bell', 'Ringer', 700, 1300],
    [3, 'Salt Lick', 'Hauler', 500, 1700],
    [3, 'Dry Stone', 'Waller', 300, 1900],
    [2, 'Bull', 'Tamer', 2300, 700],
    [2, 'Cheese', 'Alchemist', 1100, 1700],
    [1, 'Alpine', 'Duchess', 2300, 2300],
    [1, 'Thunder', 'Shepherd', 2900, 1900],
  ],
};

/** Few attackers and many strong defenders for blocking. */
const hedgerow: Preset = {
  label: texts.presets.hedgerow,
  units: [
    [4, 'Hawthorn', 'Keeper', 400, 1900],
    [4, 'Bramble', 'Keeper', 700, 1500],
    [4, 'Dry Moat', 'Digger', 500, 1700],
    [3, 'Beehive', 'Warden', 900, 1300],
    [3, 'Pumpkin', 'Roller', 1100, 700],
    [3, 'Badger', 'Friend', 1300, 1100],
    [3, 'Gatehouse', 'Goose', 800, 2100],
    [3, 'Rook', 'Watcher', 1200, 500],
    [3, 'Flail', 'Veteran', 1700, 1300],
    [2, 'Stone Wall', 'Mason', 200, 3100],
    [2, 'Hay Cart', 'Charger', 2100, 600],
    [2, 'Boar', 'Rider', 2300, 1700],
    [2, 'Oak', 'Ancient', 1600, 2900],
    [1, 'Hill Fort', 'Baron', 2600, 2700],
    [1, 'Old Dragon', 'Plough', 3100, 1900],
  ],
};

/** Many small units, half of them symbiotic, and a few very strong ones. */
const fairground: Preset = {
  label: texts.presets.fairground,
  units: [
    [5, 'Ribbon', 'Runner', 200, 400],
    [5, 'Candle', 'Carrier', 400, 200],
    [5, 'Gingerbread', 'Baker', 300, 600],
    [5, 'Kettle', 'Brewer', 600, 300],
    [5, 'Puppet', 'Master', 500, 500],
    [3, 'Market', 'Guard', 400, 1000],
    [3, 'Lantern', 'Keeper', 800, 700],
    [3, 'Carousel', 'Driver', 1000, 800],
    [2, 'Elephant', 'Tamer', 2400, 2000],
    [2, 'Ferris Wheel', 'Builder', 1800, 2600],
    [1, 'Circus', 'Queen', 2900, 2500],
    [1, 'Giant', 'Roller', 3000, 1600],
  ],
};

/** Units with high attack and low defence: the first attack wins. */
const vineyard: Preset = {
  label: texts.presets.vineyard,
  units: [
    [4, 'Cork', 'Roller', 700, 300],
    [4, 'Grape', 'Picker', 900, 200],
    [3, 'Hail', 'Watcher', 1000, 1100],
    [3, 'Barrel', 'Hauler', 1100, 300],
    [4, 'Vine', 'Grafter', 1300, 400],
    [3, 'Must', 'Presser', 1400, 300],
    [3, 'Cellar', 'Master', 1500, 700],
    [3, 'Copper', 'Brewer', 1600, 500],
    [3, 'Starling', 'Charmer', 1700, 200],
    [3, 'Vintage', 'Merchant', 1900, 600],
    [3, 'Terrace', 'Mason', 600, 1500],
    [2, 'Cask', 'Rider', 2200, 700],
    [1, 'Wine', 'Queen', 2700, 900],
    [1, 'Noble Rot', 'Duchess', 3200, 400],
  ],
};

/** Units with equal attack and defence: blocking costs nothing, and no units unite by crossed values. */
const lakeside: Preset = {
  label: texts.presets.lakeside,
  units: [
    [4, 'Reed', 'Runner', 300, 300],
    [4, 'Rowboat', 'Builder', 500, 500],
    [4, 'Duck', 'Keeper', 600, 600],
    [4, 'Carp', 'Farmer', 700, 700],
    [3, 'Net', 'Hauler', 900, 900],
    [3, 'Otter', 'Tamer', 1000, 1000],
    [3, 'Ferry', 'Master', 1100, 1100],
    [3, 'Heron', 'Watcher', 1200, 1200],
    [3, 'Ice', 'Digger', 1300, 1300],
    [2, 'Dam', 'Builder', 1500, 1500],
    [2, 'Pike', 'Rider', 1700, 1700],
    [2, 'Flood', 'Warden', 1900, 1900],
    [1, 'Lighthouse', 'Elder', 2200, 2200],
    [1, 'Lake', 'Queen', 2500, 2500],
    [1, 'Deep', 'Ancient', 2900, 2900],
  ],
};

/** Built-in decks, the document's first. */
export const PRESETS = {
  classic,
  orchard,
  mill,
  pasture,
  hedgerow,
  fairground,
  vineyard,
  lakeside,
} satisfies Record<string, Preset>;

export type PresetName = keyof typeof PRESETS;

export const PRESET_NAMES = Object.keys(PRESETS) as PresetName[];

/** Names of the built-in decks: the parts of the labels before the colon. Discord limits the total length of a command. */
export const deckTitles: Record<string, Text> = Object.fromEntries(
  PRESET_NAMES.map((name) => [
    name,
    eachLanguage((language) => say(PRESETS[name].label, language).split(':')[0]!.trim()),
  ]),
);
