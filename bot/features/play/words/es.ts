import type { PlayWords } from './en.ts';

export const es: PlayWords = {
  hint: {
    inLesson: ({ move }) => `Siguiente paso de la lección: ${move}`,
    playIt: 'Jugarla',
  },
};
