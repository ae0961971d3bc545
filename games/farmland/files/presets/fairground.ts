import type { Preset } from './classic.ts';

/** Many tiny units, half of them symbiotic, who hold out until one of a few giants comes. */
export const fairground: Preset = {
  label: { en: 'Fairground: small fry and giants', de: 'Jahrmarkt: Knirpse und Riesen' },
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
