import type { Preset } from './classic.ts';

/** High attack, low defence: whoever strikes first wins. */
export const vineyard: Preset = {
  label: { en: 'Vineyard: hits hard, breaks easily', de: 'Weinberg: schlägt hart zu, hält wenig aus' },
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
