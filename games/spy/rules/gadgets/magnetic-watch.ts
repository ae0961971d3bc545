import type { Gadget } from './gadget.ts';

/** Protects its carrier from the bowler blade. */
export const magneticWatch: Gadget = {
  name: 'MAGNETIC_WATCH',
  title: { en: 'Magnetic watch', de: 'Magnetfeld-Armbanduhr' },
  about: {
    en: 'Works when carried: thrown bowler blades can’t hurt you.',
    de: 'Wirkt beim Tragen: Geworfene Klingen-Hüte schaden dir nicht.',
  },
  usages: null,
  supply: 'draft',
};
