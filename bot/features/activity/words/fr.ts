import type { ActivityWords } from './en.ts';

export const fr: ActivityWords = {
  touch: 'Ouvrir le plateau',
  refusals: {
    cannotLaunch: 'Discord ne peut pas ouvrir le plateau ici. Réessaie, ou continue avec les boutons.',
    notAllowed:
      'Pour toucher le plateau, il te faut dans ce salon la permission d’utiliser des activités. Tu peux continuer avec les boutons.',
    notEnabled: 'Les activités ne sont pas encore activées pour ce bot. Tu peux continuer avec les boutons.',
  },
};
