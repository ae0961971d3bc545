import type { Gadget } from './gadget.ts';

/** Makes its carrier look harmless to observation. */
export const pocketLitter: Gadget = {
  name: 'POCKET_LITTER',
  title: { en: 'Pocket litter', de: 'Taschenkram' },
  about: {
    en: 'Works when carried: Observation takes you for a guest.',
    de: 'Wirkt beim Tragen: Observation hält dich für einen Gast.',
  },
  usages: null,
  supply: 'draft',
};
