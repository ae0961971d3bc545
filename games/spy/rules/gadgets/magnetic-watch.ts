import type { Gadget } from './gadget.ts';

/** Asked for by the bowler blade. */
export const magneticWatch: Gadget = {
  name: 'MAGNETIC_WATCH',
  title: { en: 'Magnetic watch', de: 'Magnetfeld-Armbanduhr' },
  about: { en: 'Carry it: thrown hats do you no harm.', de: 'Trag sie: geworfene Hüte schaden dir nicht.' },
  usages: null,
  supply: 'draft',
};
