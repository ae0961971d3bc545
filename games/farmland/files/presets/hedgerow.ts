import type { Preset } from './classic.ts';

/** Few attackers and many strong defenders, which are meant to block. */
export const hedgerow: Preset = {
  label: { en: 'Hedgerow: strong in defence', de: 'Heckenland: stark in der Verteidigung' },
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
