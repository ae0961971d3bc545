import type { PlayWords } from './en.ts';

export const de: PlayWords = {
  hint: {
    inLesson: ({ move }) => `Nächster Schritt der Lektion: ${move}`,
    playIt: 'Spielen',
  },
};
