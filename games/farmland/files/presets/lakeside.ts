import type { Preset } from './classic.ts';

/** Attack and defence are the same, so blocking costs nothing and no unit fits another by crossed values. */
export const lakeside: Preset = {
  label: { en: 'Lakeside: attack equals defence', de: 'Seeufer: Angriff gleich Verteidigung' },
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
