import type { HintsWords } from './en.ts';

export const fr: HintsWords = {
  hint: 'Indice',
  lastRanked: 'Indice (hors classement)',
  nowUnranked: '-# Avec cet indice, la partie ne compte plus pour le classement.',
  inLesson: ({ move }) => `Prochaine étape de la leçon : ${move}`,
  playIt: 'Jouer ce coup',
  refusals: {
    noAdvice: 'L’ordinateur ne sait pas jouer à ce jeu, il n’a donc pas d’indices. Essaie `/règles`.',
    noHint: 'L’ordinateur n’a pas trouvé d’indice à temps. Réessaie dans un instant.',
  },
};
