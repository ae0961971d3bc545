import type { Preset } from './classic.ts';

/** Pairs with crossed values: united, their attack equals their defence. */
export const orchard: Preset = {
  label: { en: 'Orchard Twins: symbiotic pairs', de: 'Obstgarten-Zwillinge: symbiotische Paare' },
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
