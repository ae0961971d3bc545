import type { HintsWords } from './en.ts';

export const es: HintsWords = {
  hint: 'Pista',
  inLesson: ({ move }) => `Siguiente paso de la lección: ${move}`,
  playIt: 'Jugarla',
};
