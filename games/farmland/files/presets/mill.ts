import type { Preset } from './classic.ts';

/** Values that share a divisor of 200 or 300: nearly all units fit, at a small price. */
export const mill: Preset = {
  label: { en: 'Village Mill: everyone is like-minded', de: 'Dorfmühle: alle sind gleichgesinnt' },
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
