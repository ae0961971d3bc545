import type { Gadget } from './gadget.ts';

/** Asked for by observation. */
export const pocketLitter: Gadget = {
  name: 'POCKET_LITTER',
  title: { en: 'Pocket litter', de: 'Pocket Litter' },
  about: { en: 'Carry it: observation takes you for a guest.', de: 'Trag es: Observation hält dich für einen Gast.' },
  usages: null,
  supply: 'draft',
};
