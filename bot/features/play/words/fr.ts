import type { PlayWords } from './en.ts';

export const fr: PlayWords = {
  hint: {
    inLesson: ({ move }) => `Prochaine étape de la leçon : ${move}`,
    playIt: 'Jouer ce coup',
  },
};
