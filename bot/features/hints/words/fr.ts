import type { HintsWords } from './en.ts';

export const fr: HintsWords = {
  hint: 'Indice',
  inLesson: ({ move }) => `Prochaine étape de la leçon : ${move}`,
  playIt: 'Jouer ce coup',
};
