import type { Preset } from './classic.ts';

/** Small units with prime hundreds, whose unions lose nothing. */
export const pasture: Preset = {
  label: { en: 'Prime Pasture: small units, big unions', de: 'Prima Weide: kleine Einheiten, große Vereinigungen' },
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
