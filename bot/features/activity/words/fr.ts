import type { ActivityWords } from './en.ts';

export const fr: ActivityWords = {
  touch: 'Toucher',
  refusals: {
    cannotLaunch: 'Discord ne peut pas ouvrir le plateau ici. Réessaie, ou continue avec les boutons.',
  },
};
